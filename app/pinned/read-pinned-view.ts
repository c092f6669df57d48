import { readBoard } from "@/app/_data/board";
import { formatViewTitle, readViewData } from "@/app/cite/read-view";
import { getBenchmarkNames } from "@/db/queries/display-names";
import { getComparisonFacts } from "@/db/queries/get-comparison-facts";
import { getPin, listDifferingClaims } from "@/db/queries/get-pin";
import { comparePinnedClaims } from "@/lib/claim/pinned-view";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import type { DifferenceKind } from "./explain-difference";

/** Claims that are listed of each kind of difference. */
const MAX_LISTED = 50;

const KINDS: readonly DifferenceKind[] = ["added", "removed", "changed"];

/**
 * Reads a pinned view and what differs now.
 * @param hash hexadecimal SHA-256 hash of its data
 * @returns null if this board has no such view
 */
export async function readPinnedView(hash: string) {
  const pin = /^[0-9a-f]{64}$/.test(hash) ? await readBoard((db) => getPin(db, `sha256:${hash}`)) : null;
  if (pin === null) return null;
  const { query } = parseClaimQuery(new URLSearchParams(pin.query));
  const now = await readViewData(query);
  const difference = comparePinnedClaims(pin.claims, now.claims);
  const { title, differences } = await readBoard((db) => ({
    title: formatViewTitle(query, getBenchmarkNames(db), getComparisonFacts(db)),
    differences: KINDS.map((kind) => ({
      kind,
      total: difference[kind].length,
      claims: listDifferingClaims(db, difference[kind].slice(0, MAX_LISTED), pin.pinned_at),
    })),
  }));
  return {
    title,
    query: pin.query,
    data: pin.data,
    pinnedAt: pin.pinned_at,
    program: pin.program,
    papers: pin.papers,
    claims: pin.claims.length,
    /** True if all claims are the same, in the same order. */
    isUnchanged: now.provenance.data === pin.data,
    now: { claims: now.claims.length, data: now.provenance.data },
    differences,
  };
}

export type PinnedViewData = NonNullable<Awaited<ReturnType<typeof readPinnedView>>>;
