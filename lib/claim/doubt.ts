import type { Claim, Slot } from "./claim";
import { type GradedSlot, listDoubtfulSlots } from "./grade";
import { formatProvenancePhrase } from "./provenance";

/** Doubtful slots of a claim, each with the reason as a phrase: "carried from the sentence before". */
export type Doubts = Readonly<Partial<Record<GradedSlot, string>>>;

type DoubtedClaim = Pick<
  Claim,
  "method" | "model" | "benchmarks" | "metric" | "baseline" | "inferred" | "slot_confidence" | "status"
>;

/** The slots of a claim that a confidence is about. */
export const SLOTS_OF_CONFIDENCE: Readonly<Record<GradedSlot, readonly Slot[]>> = {
  numbers: ["before", "after", "of", "gain", "gain_max"],
  benchmarks: ["benchmarks", "benchmark_text"],
  system: ["method", "model"],
  metric: ["metric"],
  baseline: ["baseline"],
};

const EMPTY_REASONS: Readonly<Record<GradedSlot, string>> = {
  numbers: "",
  benchmarks: "none found for this number",
  system: "none found for this number",
  metric: "none found for this number",
  baseline: "none found for this number",
};

const STATED_REASONS: Readonly<Record<GradedSlot, string>> = {
  numbers: "may not be a result, or not one result",
  benchmarks: "named in the sentence, but perhaps not for this number",
  system: "named in the sentence, but perhaps not for this number",
  metric: "named in the sentence, but perhaps not for this number",
  baseline: "named in the sentence, but perhaps not for this number",
};

const isEmpty = (slot: GradedSlot, claim: DoubtedClaim): boolean => {
  if (slot === "numbers") return false;
  if (slot === "system") return claim.method === null && claim.model === null;
  return slot === "benchmarks" ? claim.benchmarks.length === 0 : claim[slot] === null;
};

function getReason(slot: GradedSlot, claim: DoubtedClaim): string {
  const phrases = SLOTS_OF_CONFIDENCE[slot].flatMap((one) => formatProvenancePhrase(claim.inferred[one] ?? "") ?? []);
  return phrases[0] ?? (isEmpty(slot, claim) ? EMPTY_REASONS[slot] : STATED_REASONS[slot]);
}

/** Lists the doubtful slots of a claim with their reasons; none for a claim without a grade, or that a person has decided on. */
export const listDoubts = (claim: DoubtedClaim): Doubts =>
  claim.status === "extracted"
    ? Object.fromEntries(listDoubtfulSlots(claim.slot_confidence).map((slot) => [slot, getReason(slot, claim)]))
    : {};
