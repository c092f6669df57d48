import type { GoldClaim, GoldPaper, ScoredSlots } from "./gold";
import { normalizeName } from "./name-matching";
import { pairClaims } from "./pair-claims";
import { hasSameNumbers } from "./slot-checks";

/** An extracted claim, with how sure the extractor was of it (0 to 1). */
export interface PredictedClaim extends ScoredSlots {
  readonly confidence?: number;
}

/** The claims that were extracted from a paper, by its title. */
export interface PredictedPaper {
  readonly title: string;
  readonly claims: readonly PredictedClaim[];
}

/** One paper with what was annotated and what was extracted. */
export interface AlignedPaper {
  readonly title: string;
  readonly gold: readonly GoldClaim[];
  readonly found: readonly PredictedClaim[];
}

/** Annotated papers with what was extracted from each; papers without annotation are left out. */
export function alignPapers(gold: readonly GoldPaper[], found: readonly PredictedPaper[]): AlignedPaper[] {
  const papers = new Map<string, { title: string; gold: GoldClaim[]; found: PredictedClaim[] }>();
  for (const { title, claims } of gold) {
    const paper = papers.get(normalizeName(title)) ?? { title, gold: [], found: [] };
    paper.gold.push(...claims);
    papers.set(normalizeName(title), paper);
  }
  for (const { title, claims } of found) papers.get(normalizeName(title))?.found.push(...claims);
  return [...papers.values()];
}

/** Extracted claims that nothing was annotated for; one with the numbers of an optional claim is no fault. */
export function listFalsePositives({ gold, found }: AlignedPaper, paired: ReadonlySet<number>): PredictedClaim[] {
  const optional = gold.filter((claim) => claim.optional);
  return found.filter((claim, j) => !paired.has(j) && !optional.some((g) => hasSameNumbers(g, claim)));
}

/** Claims that count, each with the extracted one that has its numbers. */
export function* pairByNumbers({ gold, found }: AlignedPaper): Generator<readonly [GoldClaim, PredictedClaim]> {
  const pairs = pairClaims(gold, found, hasSameNumbers);
  for (const [i, claim] of gold.entries()) {
    const match = found[pairs.get(i) ?? -1];
    if (match && !claim.optional) yield [claim, match];
  }
}
