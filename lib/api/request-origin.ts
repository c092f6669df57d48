/** Headers of a request that identify its sender. */
export interface RequestOrigin {
  readonly host: string | null;
  readonly origin: string | null;
  /** `Sec-Fetch-Site`, which browsers set and pages cannot change. */
  readonly fetchSite: string | null;
  /** True if the sender may change the board from another machine: it has the editor token. */
  readonly isAuthorized?: boolean;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Wildcard for every host name, for a board that is open to a network. */
export const ANY_HOST = "*";

/**
 * Whether the server responds to requests with this host name. Otherwise a foreign name that resolves to this machine
 * (DNS rebinding) would let another site read the board.
 * @param allowedNames additional host names, separated by commas
 */
export function isAllowedHost(host: string | null, allowedNames = ""): boolean {
  const names = allowedNames
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  if (names.includes(ANY_HOST)) return true;
  if (host === null) return false;
  const name = host.toLowerCase().replace(/:\d{1,5}$/, "");
  return LOOPBACK.test(host) || (name !== "" && names.includes(name));
}

/**
 * Returns why a request may not change the board, or null. Only pages of this server may: the origin must equal the
 * requested address, which must be local unless the sender is authorized, so that other sites and DNS rebinding are
 * refused. Requests without an origin do not come from a page, and are accepted unless they come from a browser.
 */
export function findWriteRefusal(request: RequestOrigin): string | null {
  const { host, origin, fetchSite: site, isAuthorized = false } = request;
  if (host === null || !(isAuthorized || LOOPBACK.test(host)))
    return "changes are accepted only at a local address of this machine";
  if (site !== null && site !== "same-origin" && site !== "none") return "the request comes from another site";
  if (origin === null) return site === null ? null : "the request does not come from a page of this server";
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase() ? null : "the request comes from another site";
  } catch {
    return "the request comes from another site";
  }
}
