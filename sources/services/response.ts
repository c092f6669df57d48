import { PermanentRequestError } from "./service";

/** No answer with papers is as large. */
const MAX_RESPONSE_BYTES = 50_000_000;

const NETWORK_ERROR_CODES = new Set(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ENETDOWN"]);

/** What a failed request means, and whether it may pass. */
export function describeRequestError(
  error: unknown,
  host: string,
  timeout: number,
): { message: string; passes: boolean } {
  const { name = "", message = "", cause } = error instanceof Error ? error : {};
  if (name === "TimeoutError") return { message: `${host} takes longer than ${timeout / 1000} s`, passes: true };
  const code = getErrorCode(cause);
  if (NETWORK_ERROR_CODES.has(code))
    return { message: `no network: ${host} cannot be reached (${code})`, passes: false };
  if (code === "ECONNREFUSED") return { message: `${host} refuses the connection`, passes: false };
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return { message: `${host} does not prove who it is (${code})`, passes: false };
  return { message: `the connection with ${host} failed (${code || message})`, passes: true };
}

function getErrorCode(cause: unknown): string {
  if (cause instanceof AggregateError) return getErrorCode(cause.errors[0]);
  if (!(cause instanceof Error)) return "";
  return "code" in cause ? String(cause.code) : cause.message;
}

/** Milliseconds that a Retry-After asks for: seconds, or a date; null where it says nothing. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\s{0,9}\d{1,9}\s{0,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The text of an answer, as long as it is not too large. */
export async function readBody(response: Response): Promise<string> {
  const declaredSize = Number(response.headers.get("content-length") ?? 0);
  const chunks: Uint8Array[] = [];
  let size = declaredSize;
  if (declaredSize <= MAX_RESPONSE_BYTES) {
    size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > MAX_RESPONSE_BYTES) break;
      chunks.push(chunk);
    }
  }
  if (size > MAX_RESPONSE_BYTES) {
    await response.body?.cancel().catch(() => {});
    throw new PermanentRequestError(`an answer of more than ${MAX_RESPONSE_BYTES / 1_000_000} MB is refused`);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
