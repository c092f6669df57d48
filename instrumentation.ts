import { getRequest } from "./server/request-context";

/** Next calls this once, before the server listens. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs" || !process.env.CLAIMBOARD_DB) return;
  const { warmUp } = await import("./app/_data/warm-up");
  void warmUp(process.env.CLAIMBOARD_DB);
}

/** Next calls this for every error of a page or route: it goes to the log under the id of its request. */
export function onRequestError(error: unknown): void {
  const digest = typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;
  getRequest()?.logError(error, digest);
}
