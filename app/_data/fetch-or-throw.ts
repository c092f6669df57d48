const NO_RESPONSE_MESSAGE = "the server does not answer";

/**
 * Asks the server of this page; where it refuses or is not there, an error says so in words for people.
 * @param allowedStatus the status of a refusal that whoever asks makes something of
 */
export async function fetchOrThrow(path: string, init?: RequestInit, allowedStatus?: number): Promise<Response> {
  const response = await fetch(path, init).catch((): never => {
    throw new Error(NO_RESPONSE_MESSAGE);
  });
  if (response.ok || response.status === allowedStatus) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(body.error ?? `the server answers ${response.status}`);
}
