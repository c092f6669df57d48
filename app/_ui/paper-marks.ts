import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import type { TextMark } from "./marked-text";

/** A place in an abstract, the slot that stands there, and the claims that it belongs to. */
export interface PaperMark {
  readonly slot: Slot;
  readonly claims: readonly string[];
}

/** Slots that are the figures of a claim, and not only what it is about. */
const NUMBER_SLOTS: ReadonlySet<Slot> = new Set(["before", "after", "of", "gain", "gain_max"]);
export const isNumberSlot = (slot: Slot): boolean => NUMBER_SLOTS.has(slot);

/**
 * The marks of all claims of a paper: what several claims share is marked once. Where one place fills two slots, as
 * when the after of one claim is the before of the next, the first claim names it and both are kept.
 */
export function toPaperMarks(claims: readonly Pick<Claim, "id" | "spans">[]): TextMark<PaperMark>[] {
  const marksByPosition = new Map<string, { span: readonly [number, number]; slot: Slot; claims: Set<string> }>();
  for (const claim of claims) {
    for (const slot of SLOTS) {
      const span = claim.spans[slot];
      if (span === undefined) continue;
      const key = `${span[0]} ${span[1]} ${isNumberSlot(slot) ? "figure" : slot}`;
      const mark = marksByPosition.get(key) ?? { span, slot, claims: new Set<string>() };
      mark.claims.add(claim.id);
      marksByPosition.set(key, mark);
    }
  }
  return [...marksByPosition.values()].map(({ span, slot, claims: ids }) => ({
    span,
    label: { slot, claims: [...ids] },
  }));
}
