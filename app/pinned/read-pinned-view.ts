import { browseBoard } from "@/app/_data/board";
import { formatDataQuery, formatViewTitle, openViewData } from "@/app/cite/read-view";
import type { Db } from "@/db/open";
import { getBenchmarkNames } from "@/db/queries/display-names";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { getFirstPin, getPin, listDifferingClaims, type Pin } from "@/db/queries/get-pin";
import { createReadCache } from "@/db/queries/versioned-cache";
import { comparePinnedClaims } from "@/lib/claim/pinned-view";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import type { DifferenceKind } from "./explain-difference";

/** Claims that are listed of each kind of difference. */
const MAX_LISTED = 50;

const KINDS: readonly DifferenceKind[] = ["added", "removed", "changed"];

/** Comparisons in memory; each takes a few kilobytes. */
const cacheComparison = createReadCache<ReturnType<typeof compareWithNow>>("pinned views", 64);

/** Finds the view of an address. Older addresses have no query, because the hash of the data was the only key. */
function findPin(db: Db, data: string, params: URLSearchParams): Pin | null {
  const query = formatDataQuery(parseClaimQuery(params).query);
  return getPin(db, data, query) ?? (query === "" ? getFirstPin(db, data) : null);
}

/** Reads all claims of the view as they are now and compares them with the pinned ones. */
async function compareWithNow(pin: Pin) {
  const { claims, provenance } = openViewData(parseClaimQuery(pin.query).query);
  const difference = await comparePinnedClaims(pin.claims, claims, MAX_LISTED);
  return { difference, now: provenance() };
}

/**
 * Reads a pinned view and what differs now. Until the board changes, its claims are read and hashed only once for all
 * clients.
 * @param hash hexadecimal SHA-256 hash of its data
 * @param params its query
 * @returns null if this board has no such view
 */
export async function readPinnedView(hash: string, params: URLSearchParams) {
  if (!/^[0-9a-f]{64}$/.test(hash)) return null;
  return browseBoard(async (db) => {
    const pin = findPin(db, `sha256:${hash}`, params);
    if (pin === null) return null;
    const { difference, now } = await cacheComparison(db, `${pin.data} ${pin.query}`, () => compareWithNow(pin));
    return {
      title: formatViewTitle(parseClaimQuery(pin.query).query, getBenchmarkNames(db), getComparisonFacts(db)),
      query: pin.query,
      data: pin.data,
      pinnedAt: pin.pinned_at,
      program: pin.program,
      papers: pin.papers,
      claims: pin.claims.length,
      /** True if all claims are the same, in the same order. */
      isUnchanged: now.data === pin.data,
      now,
      differences: KINDS.map((kind) => ({
        kind,
        total: difference[kind].total,
        claims: listDifferingClaims(db, difference[kind].ids, pin.pinned_at),
      })),
    };
  });
}

export type PinnedViewData = NonNullable<Awaited<ReturnType<typeof readPinnedView>>>;
