import { getRequest } from "./server/request-context";

/** Next calls this for every error of a page or route: it goes to the log under the id of its request. */
export function onRequestError(error: unknown): void {
  const digest = typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;
  getRequest()?.logError(error, digest);
}
