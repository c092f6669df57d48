import { pairNumbers, type SideBySide } from "./side-by-side";

/** How often a kind of gain that was annotated (outer key) was read as which kind (inner key). */
export type Confusion = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The kinds of gain, in the order of tables; "none" is a gain without a kind. */
export const GAIN_KINDS = ["points", "percent", "relative", "times", "none"] as const;

/** Kinds of gain set against each other, over the claims whose numbers match and that state a gain. */
export function confuseKinds(papers: readonly SideBySide[]): Confusion {
  const table: Record<string, Record<string, number>> = {};
  for (const [gold, found] of papers.flatMap((paper) => [...pairNumbers(paper)])) {
    if (gold.gain === null) continue;
    table[gold.gain_kind ?? "none"] ??= {};
    const row = table[gold.gain_kind ?? "none"] as Record<string, number>;
    row[found.gain_kind ?? "none"] = (row[found.gain_kind ?? "none"] ?? 0) + 1;
  }
  return table;
}
