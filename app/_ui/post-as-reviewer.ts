import { fetchOrThrow } from "@/app/_data/fetch-or-throw";
import { readReviewerName } from "./reviewer-name";

/**
 * Sends a change as JSON, with the name of the reviewer that is saved in this browser.
 * @param allowedStatus error status that the caller handles
 * @throws Error with a message for the user
 */
export function postAsReviewer(path: string, change: object, allowedStatus?: number): Promise<Response> {
  const by = readReviewerName();
  const body = JSON.stringify({ ...change, ...(by !== "" && { by }) });
  return fetchOrThrow(path, { method: "POST", headers: { "Content-Type": "application/json" }, body }, allowedStatus);
}
