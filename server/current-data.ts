import type { IncomingHttpHeaders } from "node:http";
import type { Db } from "@/db/open";
import { SLOW_READ, toLenientDb } from "@/db/queries/versioned-cache";
import { getRequest } from "./request-context";

/** Cookie with the time of the last change of a client. */
const CHANGED_COOKIE = "claimboard_changed";
const CHANGED = new RegExp(`(?:^|;\\s{0,8})${CHANGED_COOKIE}=(\\d{1,15})(?:;|$)`);
/** Older reads are not used for anybody. */
const MAX_AGE_S = SLOW_READ.limit / 1000;

/** The first millisecond that is certainly later. */
const after = (time: number): number => time + 1;

/** Returns the Set-Cookie header of the response to a change that was just stored: the next pages of the client show it. */
export const toChangedCookie = (now = Date.now()): string =>
  `${CHANGED_COOKIE}=${after(now)}; Path=/; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`;

/**
 * Returns the time of the oldest data that a client may get, in milliseconds since 1970: that of its last change, or now if
 * it requests current data with `Cache-Control: no-cache`; 0 without either.
 */
export function findOldestData(
  { cookie = "", "cache-control": control = "" }: IncomingHttpHeaders,
  now = Date.now(),
): number {
  if (/(?:^|,)\s{0,8}no-cache\s{0,8}(?:,|$)/i.test(control)) return after(now);
  const changed = CHANGED.exec(cookie)?.[1] ?? 0;
  return Math.min(Number(changed), after(now));
}

/**
 * Returns the handle for the pages of the current request: what they show may be a little late, but not from before the
 * last change of the client. Outside of requests, reads are exact.
 */
export function toPageDb(db: Db): Db {
  const request = getRequest();
  return request === undefined ? db : toLenientDb(db, request.oldestData);
}
