/** The parts of a request that say who sends it. */
export interface RequestOrigin {
  readonly host: string | null;
  readonly origin: string | null;
  /** `Sec-Fetch-Site`, which browsers set and pages cannot. */
  readonly fetchSite: string | null;
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/** Stands for every name, where a board is open to a network. */
export const ANY_HOST = "*";

/**
 * Whether a board is shown to who calls this machine by this name. A foreign name that leads here would let the page of
 * another site read it, because to a browser they are one site then.
 * @param allowedNames names besides those of this machine, separated by commas
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
 * Why a request may not change the board; null where it may. Only a page of this very server may: its origin has to be
 * the address that was asked, and that a name of this machine, so that neither another site nor a foreign name that
 * leads to this machine gets through. What comes without an origin is no page, and may where no browser speaks for it.
 */
export function findWriteRefusal({ host, origin, fetchSite: site }: RequestOrigin): string | null {
  if (host === null || !LOOPBACK.test(host)) return "changes are accepted only at a local address of this machine";
  if (site !== null && site !== "same-origin" && site !== "none") return "the request comes from another site";
  if (origin === null) return site === null ? null : "the request does not come from a page of this server";
  try {
    return new URL(origin).host.toLowerCase() === host.toLowerCase() ? null : "the request comes from another site";
  } catch {
    return "the request comes from another site";
  }
}
