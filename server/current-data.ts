import type { IncomingHttpHeaders } from "node:http";

/** Cookie of clients that changed the board a moment ago. */
const CHANGED_COOKIE = "claimboard_changed";
/** Seconds; slightly longer than pages may be out of date, because pages of these clients may have to be rendered again. */
const MAX_AGE_S = 5;

/** Set-Cookie header of the response to a change: the next pages of the client show it. */
export const CHANGED_COOKIE_HEADER = `${CHANGED_COOKIE}=1; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;

/** True if a client changed the board a moment ago, or asks for current data with `Cache-Control: no-cache`. */
export function wantsCurrentData({ cookie = "", "cache-control": control = "" }: IncomingHttpHeaders): boolean {
  return (
    /(?:^|,)\s{0,8}no-cache\s{0,8}(?:,|$)/i.test(control) || cookie.split(/;\s{0,8}/).includes(`${CHANGED_COOKIE}=1`)
  );
}
