import type { Grade, SlotConfidence } from "@/lib/claim/grade";
import type { GoldClaim, GoldPaper, ScoredSlots } from "./gold";
import { normalizeName } from "./name-matching";
import { pairClaims } from "./pair-claims";
import { hasSameNumbers } from "./slot-checks";

/** An extracted claim with its confidence (0 to 1), its grade and the confidence of its slots. */
export interface PredictedClaim extends ScoredSlots {
  readonly confidence?: number;
  readonly grade?: Grade | null;
  readonly slot_confidence?: SlotConfidence | null;
}

/** The extracted claims of a paper, identified by title. */
export interface PredictedPaper {
  readonly title: string;
  readonly claims: readonly PredictedClaim[];
}

/** The annotated and the extracted claims of one paper. */
export interface AlignedPaper {
  readonly title: string;
  readonly gold: readonly GoldClaim[];
  readonly found: readonly PredictedClaim[];
}

/** Pairs annotated papers with extracted claims; papers without annotation are dropped. */
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

/**
 * Lists extracted claims without an annotation; claims with the numbers of an optional annotation are not counted as
 * errors.
 */
export function listFalsePositives({ gold, found }: AlignedPaper, paired: ReadonlySet<number>): PredictedClaim[] {
  const optional = gold.filter((claim) => claim.optional);
  return found.filter((claim, j) => !paired.has(j) && !optional.some((g) => hasSameNumbers(g, claim)));
}

/** Yields each non-optional annotated claim with the extracted claim that has its numbers. */
export function* pairByNumbers({ gold, found }: AlignedPaper): Generator<readonly [GoldClaim, PredictedClaim]> {
  const pairs = pairClaims(gold, found, hasSameNumbers);
  for (const [i, claim] of gold.entries()) {
    const match = found[pairs.get(i) ?? -1];
    if (match && !claim.optional) yield [claim, match];
  }
}
