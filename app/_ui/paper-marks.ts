import { type Claim, isNumberSlot, SLOTS, type Slot } from "@/lib/claim/claim";
import type { TextMark } from "./marked-text";

/** A marked slot in an abstract, and the claims that it belongs to. */
export interface PaperMark {
  readonly slot: Slot;
  readonly claims: readonly string[];
}

/**
 * Returns the marks of all claims of a paper. A span shared by several claims is marked once. If it fills two slots
 * (the after value of one claim and the before value of the next), the first claim determines the label.
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
