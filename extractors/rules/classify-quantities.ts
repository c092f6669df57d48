import type { NonResultCode } from "../quantities/non-result-code";
import { findNonResult } from "../quantities/non-results";
import { wordAt } from "../text/word-at";
import { isScoreOrChangeVerb } from "../words/word-classes";
import { isPrecededByMetric } from "./score-context";
import type { SentenceContext, SentenceItem } from "./sentence-context";

type QuantityStatus = "free" | "soft" | "hard";

interface ClassifiedQuantity {
  readonly status: QuantityStatus;
  /** Why it is not a result; null where it is free. */
  readonly reason: NonResultCode | null;
}

export type QuantityStatuses = ReadonlyMap<number, ClassifiedQuantity>;

const isShare = (reason: NonResultCode | null | undefined): boolean =>
  reason === "share-of-data" || reason === "retained-share";

/** The quantity that a list joins behind an item: "*1%*, 3%, and 5%", "*0.1%* to 1%"; -1 where none is. */
function findNextInList(items: readonly SentenceItem[], at: number): number {
  let next = at + 1;
  while (next < at + 3 && /^(?:,|and|or|to|\/)$/.test(wordAt(items, next))) next++;
  return next > at + 1 && items[next]?.quantity ? next : -1;
}

/** "using only *1%*, *3%*, and 5% of the pixels": what a list joins to a share of data is one too, unless a verb tells it. */
function propagateShares(items: readonly SentenceItem[], statuses: Map<number, ClassifiedQuantity>): void {
  for (const at of [...statuses.keys()].reverse()) {
    const next = findNextInList(items, at);
    const share = statuses.get(next);
    const quantity = items[at]?.quantity;
    if (!quantity || statuses.get(at)?.status !== "free" || !isShare(share?.reason)) continue;
    const areBothPercentages =
      quantity.unit === "%" && items[next]?.quantity?.unit === "%" && quantity.sign === "" && quantity.max === null;
    const isStatedAsResult =
      isPrecededByMetric(items, at) ||
      items.slice(Math.max(0, at - 4), at).some((item) => isScoreOrChangeVerb(item.lower));
    if (share && areBothPercentages && !isStatedAsResult) statuses.set(at, share);
  }
}

/** Judges every quantity of a scene: free, soft (only the end of a stated change) or no result at all. */
export function classifyQuantities({ items, tokens }: SentenceContext): QuantityStatuses {
  const statuses = new Map<number, ClassifiedQuantity>();
  items.forEach((item, i) => {
    if (!item.quantity) return;
    const nonResult = findNonResult(tokens, item.quantity);
    const status = nonResult === null ? "free" : nonResult.soft ? "soft" : "hard";
    statuses.set(i, { status, reason: nonResult?.code ?? null });
  });
  propagateShares(items, statuses);
  return statuses;
}
