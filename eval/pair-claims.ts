import type { GoldClaim, ScoredSlots } from "./gold";
import { normalizeName } from "./name-matching";
import { SCORED_SLOT_NAMES, SLOT_CHECKS } from "./slot-checks";

/** Which annotated claim (by index) goes with which extracted one, each at most once. */
export type ClaimPairs = ReadonlyMap<number, number>;

/**
 * Pairs the claims of one paper among those that `fits` allows, the likest first: by the number of slots that agree and
 * by coming from the same sentence. Among as like ones the order of the text decides.
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
/** An optional claim gives way to one that counts. */
const OPTIONAL_PENALTY = -0.5;

function scoreSimilarity(gold: GoldClaim, found: ScoredSlots): number {
  const agreeing = SCORED_SLOT_NAMES.filter((slot) => SLOT_CHECKS[slot](gold, found)).length;
  return agreeing + (hasSameSentence(gold, found) ? SAME_SENTENCE_BONUS : 0) + (gold.optional ? OPTIONAL_PENALTY : 0);
}

/** Annotated sentences may be cut, or hold more than one of ours. */
function hasSameSentence(gold: ScoredSlots, found: ScoredSlots): boolean {
  const [a, b] = [normalizeName(gold.sentence), normalizeName(found.sentence)];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}
