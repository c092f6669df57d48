import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import { coverSpans, type Span } from "@/lib/claim/span";
import type { EvidenceData } from "../_data/evidence-data";
import type { TextMark } from "./marked-text";

/** A sentence that the evidence shows. */
export interface ShownSentence {
  readonly span: Span;
  /** True if sentences are omitted before it. */
  readonly afterGap: boolean;
}

/** Position of a claim in its abstract, and the marks there. */
export interface Evidence {
  /** Span of the sentence; all spans are offsets into the abstract. */
  readonly sentence: Span;
  /** The sentence, its neighbors and every sentence with a slot, in text order. */
  readonly shown: readonly ShownSentence[];
  readonly marks: readonly TextMark<Slot>[];
}

/** Origin of a slot value. */
export type SlotOrigin = "stated" | "inferred" | "implied";

/** Returns "stated" if the slot has a span, "inferred" if a refiner set it, else "implied" by other slots. */
export function getSlotOrigin({ spans, inferred }: Pick<Claim, "spans" | "inferred">, slot: Slot): SlotOrigin {
  if (spans[slot] !== undefined) return "stated";
  return inferred[slot] === undefined ? "implied" : "inferred";
}

export function toSlotMarks({ spans }: Pick<Claim, "spans">): TextMark<Slot>[] {
  return SLOTS.flatMap((slot) => {
    const span = spans[slot];
    return span === undefined ? [] : [{ span, label: slot }];
  });
}

/** Finds the sentence of a claim: the stored span, else the occurrence of its text nearest to the slots. */
export function findClaimSentence(claim: Claim, abstract: string, sentences: readonly Span[]): Span {
  const stored = sentences[claim.sentence_index];
  if (stored && abstract.slice(...stored) === claim.sentence) return stored;
  const near = coverSpans(Object.values(claim.spans).filter((s) => s !== undefined));
  const from = near === null ? 0 : Math.max(0, near[1] - claim.sentence.length);
  const at = abstract.indexOf(claim.sentence, from);
  const start = at >= 0 ? at : abstract.indexOf(claim.sentence);
  if (start >= 0 && claim.sentence !== "") return [start, start + claim.sentence.length];
  return near ?? [0, 0];
}

/** Finds the evidence of a claim in the abstract of its paper. */
export function toEvidence(claim: Claim, abstract: string, sentences: readonly Span[]): Evidence {
  const sentence = findClaimSentence(claim, abstract, sentences);
  const index = sentences.findIndex(([start, end]) => start === sentence[0] && end === sentence[1]);
  const marks = toSlotMarks(claim);
  if (index < 0) return { sentence, shown: [{ span: sentence, afterGap: false }], marks };
  const holdsMark = ([start, end]: Span): boolean => marks.some(({ span: [from, to] }) => from >= start && to <= end);
  const seen = sentences.flatMap((span, at) => (Math.abs(at - index) <= 1 || holdsMark(span) ? [{ span, at }] : []));
  const shown = seen.map(({ span, at }, n) => ({ span, afterGap: n > 0 && at - (seen[n - 1]?.at ?? 0) > 1 }));
  return { sentence, shown, marks };
}

/**
 * Returns the newer of two states of one claim's evidence, the second if they are equally new. The history of a claim
 * only grows, so its length gives the order.
 */
export function selectNewerEvidence<T extends Pick<EvidenceData, "review">>(one: T, other: T): T {
  return one.review.history.length > other.review.history.length ? one : other;
}
