import { type AlignedPaper, pairByNumbers } from "./aligned-papers";

/** Counts by annotated gain type (outer key) and extracted gain type (inner key). */
export type GainKindConfusion = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** Gain types in the order of tables; "none" is a gain without a type. */
export const CONFUSION_GAIN_KINDS = ["points", "percent", "relative", "times", "none"] as const;

/** Counts gain types over claims with matching numbers and a stated gain. */
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
