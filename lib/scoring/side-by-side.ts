import type { GoldClaim, GoldPaper, ScoredSlots } from "./gold";
import { pairClaims } from "./match";
import { foldName } from "./names";
import { sameNumbers } from "./slots";

/** An extracted claim, with how sure the extractor was of it (0 to 1). */
export interface FoundClaim extends ScoredSlots {
  readonly confidence?: number;
}

/** The claims that were extracted from a paper, by its title. */
export interface ScoredPaper {
  readonly title: string;
  readonly claims: readonly FoundClaim[];
}

/** One paper with what was annotated and what was extracted. */
export interface SideBySide {
  readonly title: string;
  readonly gold: readonly GoldClaim[];
  readonly found: readonly FoundClaim[];
}

/** Annotated papers with what was extracted from each; papers without annotation are left out. */
export function setSideBySide(gold: readonly GoldPaper[], found: readonly ScoredPaper[]): SideBySide[] {
  const papers = new Map<string, { title: string; gold: GoldClaim[]; found: FoundClaim[] }>();
  for (const { title, claims } of gold) {
    const paper = papers.get(foldName(title)) ?? { title, gold: [], found: [] };
    paper.gold.push(...claims);
    papers.set(foldName(title), paper);
  }
  for (const { title, claims } of found) papers.get(foldName(title))?.found.push(...claims);
  return [...papers.values()];
}

/** Extracted claims that nothing was annotated for; one with the numbers of an optional claim is no fault. */
export function listExtras({ gold, found }: SideBySide, paired: ReadonlySet<number>): FoundClaim[] {
  const optional = gold.filter((claim) => claim.optional);
  return found.filter((claim, j) => !paired.has(j) && !optional.some((g) => sameNumbers(g, claim)));
}

/** Claims that count, each with the extracted one that has its numbers. */
export function* pairNumbers({ gold, found }: SideBySide): Generator<readonly [GoldClaim, FoundClaim]> {
  const pairs = pairClaims(gold, found, sameNumbers);
  for (const [i, claim] of gold.entries()) {
    const match = found[pairs.get(i) ?? -1];
    if (match && !claim.optional) yield [claim, match];
  }
}
