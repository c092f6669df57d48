import { type AlignedPaper, pairByNumbers } from "./aligned-papers";

/** How often a kind of gain that was annotated (outer key) was read as which kind (inner key). */
export type GainKindConfusion = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The kinds of gain, in the order of tables; "none" is a gain without a kind. */
export const CONFUSION_GAIN_KINDS = ["points", "percent", "relative", "times", "none"] as const;

/** Kinds of gain set against each other, over the claims whose numbers match and that state a gain. */
export function countGainKindConfusion(papers: readonly AlignedPaper[]): GainKindConfusion {
  const table: Record<string, Record<string, number>> = {};
  for (const [gold, found] of papers.flatMap((paper) => [...pairByNumbers(paper)])) {
    if (gold.gain === null) continue;
    table[gold.gain_kind ?? "none"] ??= {};
    const row = table[gold.gain_kind ?? "none"] as Record<string, number>;
    row[found.gain_kind ?? "none"] = (row[found.gain_kind ?? "none"] ?? 0) + 1;
  }
  return table;
}
