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
function findNextInList(items: readonly SentenceItem[], index: number): number {
  let next = index + 1;
  while (next < index + 3 && /^(?:,|and|or|to|\/)$/.test(wordAt(items, next))) next++;
  return next > index + 1 && items[next]?.quantity ? next : -1;
}

/** "using only *1%*, *3%*, and 5% of the pixels": a number coordinated with a share of data is one too, unless a verb states it as a result. */
function propagateShares(items: readonly SentenceItem[], statuses: Map<number, ClassifiedQuantity>): void {
  for (const index of [...statuses.keys()].reverse()) {
    const next = findNextInList(items, index);
    const share = statuses.get(next);
    const quantity = items[index]?.quantity;
    if (!quantity || statuses.get(index)?.status !== "free" || !isShare(share?.reason)) continue;
    const areBothPercentages =
      quantity.unit === "%" && items[next]?.quantity?.unit === "%" && quantity.sign === "" && quantity.max === null;
    const isStatedAsResult =
      isPrecededByMetric(items, index) ||
      items.slice(Math.max(0, index - 4), index).some((item) => isScoreOrChangeVerb(item.lower));
    if (share && areBothPercentages && !isStatedAsResult) statuses.set(index, share);
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
