import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import { listDoubts, SLOTS_OF_CONFIDENCE } from "@/lib/claim/doubt";
import { GRADED_SLOTS, type GradedSlot } from "@/lib/claim/grade";

/** The doubts of a claim as texts, at the slots that show them. */
export interface PlacedDoubts {
  /** At filled slots; numbers and systems have one text at one of their slots. */
  readonly filled: ReadonlyMap<Slot, string>;
  /** Doubts about empty slots. */
  readonly empty: readonly { readonly slot: GradedSlot; readonly text: string }[];
}

const isFilled = (claim: Claim, slot: Slot): boolean => {
  const value = claim[slot];
  return Array.isArray(value) ? value.length > 0 : value !== null;
};

/** Places the doubts of a claim at its slots. The reason is left out where the provenance beside it says the same. */
export function placeDoubts(claim: Claim): PlacedDoubts {
  const doubts = listDoubts(claim);
  const filled = new Map<Slot, string>();
  const empty: { slot: GradedSlot; text: string }[] = [];
  for (const graded of GRADED_SLOTS) {
    const reason = doubts[graded];
    if (reason === undefined) continue;
    const text = `doubtful, right in about ${Math.round(100 * (claim.slot_confidence?.[graded] ?? 0))} of 100`;
    const slots = SLOTS.filter((slot) => SLOTS_OF_CONFIDENCE[graded].includes(slot) && isFilled(claim, slot));
    const inferred = slots.find((slot) => claim.inferred[slot] !== undefined);
    const at = inferred ?? slots[0];
    if (at) filled.set(at, inferred ? text : `${text}: ${reason}`);
    else empty.push({ slot: graded, text: `${text}: ${reason}` });
  }
  return { filled, empty };
}
