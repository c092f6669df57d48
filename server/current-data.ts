import type { IncomingHttpHeaders } from "node:http";

/** Cookie of clients that changed the board a moment ago. */
const CHANGED_COOKIE = "claimboard_changed";
const CHANGED = new RegExp(`(?:^|;\\s{0,8})${CHANGED_COOKIE}=(\\d{1,15})(?:;|$)`);
/** Seconds; summaries of a large board may be out of date for a minute. */
const MAX_AGE_S = 60;

/** The first millisecond that is certainly later. */
const after = (time: number): number => time + 1;

/** Returns the Set-Cookie header of the response to a change that was just stored: the next pages of the client show it. */
export const toChangedCookie = (now = Date.now()): string =>
  `${CHANGED_COOKIE}=${after(now)}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;

/**
 * Returns the time from which data must be for a client, in milliseconds since 1970: that of its last change, or now if it
 * asks for current data with `Cache-Control: no-cache`; 0 without either.
 */
export function findOldestData(
  { cookie = "", "cache-control": control = "" }: IncomingHttpHeaders,
  now = Date.now(),
): number {
  if (/(?:^|,)\s{0,8}no-cache\s{0,8}(?:,|$)/i.test(control)) return after(now);
  const changed = CHANGED.exec(cookie)?.[1] ?? 0;
  return Math.min(Number(changed), after(now));
}
