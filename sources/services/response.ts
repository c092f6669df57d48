import { PermanentRequestError } from "./service";

/** Larger responses are rejected. */
const MAX_RESPONSE_BYTES = 50_000_000;

const NETWORK_ERROR_CODES = new Set(["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH", "EHOSTUNREACH", "ENETDOWN"]);

/** Describes a failed request, and whether a retry may succeed. */
export function describeRequestError(
  error: unknown,
  host: string,
  timeout: number,
): { message: string; passes: boolean } {
  const { name = "", message = "", cause } = error instanceof Error ? error : {};
  if (name === "TimeoutError") return { message: `${host} did not respond within ${timeout / 1000} s`, passes: true };
  const code = getErrorCode(cause);
  if (NETWORK_ERROR_CODES.has(code))
    return { message: `no network: ${host} cannot be reached (${code})`, passes: false };
  if (code === "ECONNREFUSED") return { message: `${host} refuses the connection`, passes: false };
  if (/CERT|TLS|SSL|SELF_SIGNED/.test(code))
    return { message: `${host} has an invalid certificate (${code})`, passes: false };
  return { message: `the connection with ${host} failed (${code || message})`, passes: true };
}

function getErrorCode(cause: unknown): string {
  if (cause instanceof AggregateError) return getErrorCode(cause.errors[0]);
  if (!(cause instanceof Error)) return "";
  return "code" in cause ? String(cause.code) : cause.message;
}

/** Parses Retry-After (seconds or a date) to milliseconds; null if missing or invalid. */
export function parseRetryAfter(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\s{0,9}\d{1,9}\s{0,9}$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** Reads the text of a response. @throws PermanentRequestError if it is too large */
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
    throw new PermanentRequestError(`response rejected: more than ${MAX_RESPONSE_BYTES / 1_000_000} MB`);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
