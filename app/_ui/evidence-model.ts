import { type Claim, SLOTS, type Slot } from "@/lib/claim/claim";
import { coverSpans, type Span } from "@/lib/claim/span";
import type { EvidenceData } from "../_data/evidence-data";
import type { TextMark } from "./marked-text";

/** A sentence that the evidence shows. */
export interface ShownSentence {
  readonly span: Span;
  /** Others stand between it and the one that is shown before it. */
  readonly afterGap: boolean;
}

/** Where a claim stands in its abstract, and what is to be marked there. */
export interface Evidence {
  /** The sentence; all spans count in the abstract. */
  readonly sentence: Span;
  /** It, its neighbours and every sentence that holds a slot's words, in the order of the text. */
  readonly shown: readonly ShownSentence[];
  readonly marks: readonly TextMark<Slot>[];
}

/** How a slot came by its value. */
export type SlotOrigin = "stated" | "inferred" | "implied";

/** Stated where it has a place in the text, inferred where a refiner says so, else implied by the other slots. */
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

/** The sentence of a claim: the stored one of its number, else the occurrence of its text nearest to its slots. */
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

/** The evidence of a claim in the abstract of its paper. */
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
 * The later of two states of one claim's evidence; the second where they are of one time. What became of a claim only
 * ever grows, so it tells them apart.
 */
export function selectNewerEvidence<T extends Pick<EvidenceData, "review">>(one: T, other: T): T {
  return one.review.history.length > other.review.history.length ? one : other;
}
