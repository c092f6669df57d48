import type { GoldClaim, ScoredSlots } from "./gold";
import { foldName } from "./names";
import { SLOT_CHECKS, SLOT_NAMES } from "./slots";

/** Which annotated claim (by index) goes with which extracted one, each at most once. */
export type Pairs = ReadonlyMap<number, number>;

/**
 * Pairs the claims of one paper among those that `fits` allows, the likest first: by the number of slots that agree and
 * by coming from the same sentence. Among as like ones the order of the text decides.
 */
export function pairClaims(
  gold: readonly GoldClaim[],
  found: readonly ScoredSlots[],
  fits: (gold: GoldClaim, found: ScoredSlots) => boolean,
): Pairs {
  const candidates = gold.flatMap((g, i) =>
    found.flatMap((f, j) => (fits(g, f) ? [{ i, j, likeness: likeness(g, f) }] : [])),
  );
  candidates.sort((a, b) => b.likeness - a.likeness);
  const pairs = new Map<number, number>();
  const taken = new Set<number>();
  for (const { i, j } of candidates) {
    if (pairs.has(i) || taken.has(j)) continue;
    pairs.set(i, j);
    taken.add(j);
  }
  return pairs;
}

const SAME_SENTENCE = 3;
/** An optional claim gives way to one that counts. */
const OPTIONAL = -0.5;

function likeness(gold: GoldClaim, found: ScoredSlots): number {
  const agreeing = SLOT_NAMES.filter((slot) => SLOT_CHECKS[slot](gold, found)).length;
  return agreeing + (fromSameSentence(gold, found) ? SAME_SENTENCE : 0) + (gold.optional ? OPTIONAL : 0);
}

/** Annotated sentences may be cut, or hold more than one of ours. */
function fromSameSentence(gold: ScoredSlots, found: ScoredSlots): boolean {
  const [a, b] = [foldName(gold.sentence), foldName(found.sentence)];
  return a !== "" && b !== "" && (a.includes(b) || b.includes(a));
}
