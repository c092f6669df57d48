const NO_RESPONSE_MESSAGE = "the server does not respond";

/**
 * Sends a request to the server of this page. Throws an error with a readable message if it fails or is refused.
 * @param allowedStatus error status that the caller handles: the response is returned
 */
export async function fetchOrThrow(path: string, init?: RequestInit, allowedStatus?: number): Promise<Response> {
  const response = await fetch(path, init).catch((): never => {
    throw new Error(NO_RESPONSE_MESSAGE);
  });
  if (response.ok || response.status === allowedStatus) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  const id = response.headers.get("x-request-id");
  throw new Error(body.error ?? `the server returned status ${response.status}${id ? ` (error ${id})` : ""}`);
}
