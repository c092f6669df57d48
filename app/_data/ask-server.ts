const SILENT = "the server does not answer";

/**
 * Asks the server of this page; where it refuses or is not there, an error says so in words for people.
 * @param taken the status of a refusal that whoever asks makes something of
 */
export async function askServer(path: string, init?: RequestInit, taken?: number): Promise<Response> {
  const response = await fetch(path, init).catch((): never => {
    throw new Error(SILENT);
  });
  if (response.ok || response.status === taken) return response;
  const body = (await response.json().catch(() => ({}))) as { error?: string };
  throw new Error(body.error ?? `the server answers ${response.status}`);
}
