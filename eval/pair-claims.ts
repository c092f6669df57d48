import type { GoldClaim, ScoredSlots } from "./gold";
import { normalizeName } from "./name-matching";
import { SCORED_SLOT_NAMES, SLOT_CHECKS } from "./slot-checks";

/** Index of the annotated claim → index of the extracted claim, each used at most once. */
export type ClaimPairs = ReadonlyMap<number, number>;

/**
 * Pairs claims of one paper that satisfy `fits`, most similar first: by number of equal slots and by sentence; ties are
 * resolved by text order.
 */
export function pairClaims(
  gold: readonly GoldClaim[],
  found: readonly ScoredSlots[],
  isAllowed: (gold: GoldClaim, found: ScoredSlots) => boolean,
): ClaimPairs {
  const candidates = gold.flatMap((g, i) =>
    found.flatMap((f, j) => (isAllowed(g, f) ? [{ i, j, likeness: scoreSimilarity(g, f) }] : [])),
  );
  candidates.sort((a, b) => b.likeness - a.likeness);
  const pairs = new Map<number, number>();
  const pairedFound = new Set<number>();
  for (const { i, j } of candidates) {
    if (pairs.has(i) || pairedFound.has(j)) continue;
    pairs.set(i, j);
    pairedFound.add(j);
  }
  return pairs;
}

const SAME_SENTENCE_BONUS = 3;
/** Optional claims have lower priority. */
const OPTIONAL_PENALTY = -0.5;

function scoreSimilarity(gold: GoldClaim, found: ScoredSlots): number {
  const agreeing = SCORED_SLOT_NAMES.filter((slot) => SLOT_CHECKS[slot](gold, found)).length;
  return agreeing + (hasSameSentence(gold, found) ? SAME_SENTENCE_BONUS : 0) + (gold.optional ? OPTIONAL_PENALTY : 0);
}

/** Annotated sentences may be truncated or contain several extracted ones. */
function hasSameSentence(gold: ScoredSlots, found: ScoredSlots): boolean {
  const [a, b] = [normalizeName(gold.sentence), normalizeName(found.sentence)];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}
