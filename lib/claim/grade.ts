/** How far a claim can be trusted: the confidence of its slots, and the grade that follows from it. */

/** Grades, best first. */
export const GRADES = ["certain", "likely", "check"] as const;
export type Grade = (typeof GRADES)[number];

/** What each grade means, for tooltips and the evidence. */
const GRADE_MEANINGS: Readonly<Record<Grade, string>> = {
  certain: "about 95 of 100 such claims are accepted by a careful reader",
  likely: "most such claims are right; look at the sentence before you rely on one",
  check: "about half of such claims have a wrong benchmark or system; read the sentence",
};

/** What a claim without a grade needs. */
const UNGRADED_MEANING = "extracted by a version without grades; re-extract to grade it (claimboard reextract)";

/** Slots with a confidence of their own. "numbers" are before, after and gain together; "system" is method and model. */
export const GRADED_SLOTS = ["numbers", "benchmarks", "system", "metric", "baseline"] as const;
export type GradedSlot = (typeof GRADED_SLOTS)[number];

/**
 * Probability, 0 to 1, that a slot is right, an empty one included. That of the numbers is the probability that the
 * numbers are one result; those of the other slots hold if the numbers are right.
 */
export type SlotConfidence = Readonly<Record<GradedSlot, number>>;

/** Least probability that numbers, benchmarks and system are all right, for each grade but the last. */
const LEAST_CERTAIN = 0.77;
const LEAST_LIKELY = 0.6;

/** Below this confidence a slot is doubtful and marked where it is shown. */
const DOUBTFUL_BELOW = 0.7;

/** Returns the probability that numbers, benchmarks and system are all right. */
const multiplySlots = ({ numbers, benchmarks, system }: SlotConfidence): number => numbers * benchmarks * system;

/** Returns the grade of a claim. A claim whose stated gain contradicts its values is never better than "check". */
export function gradeClaim(confidence: SlotConfidence, check: "ok" | "mismatch" | null): Grade {
  if (check === "mismatch") return "check";
  const whole = multiplySlots(confidence);
  if (whole >= LEAST_CERTAIN) return "certain";
  return whole >= LEAST_LIKELY ? "likely" : "check";
}

/** Lists the slots that are doubtful, in their fixed order. */
export const listDoubtfulSlots = (confidence: SlotConfidence | null): GradedSlot[] =>
  confidence === null ? [] : GRADED_SLOTS.filter((slot) => confidence[slot] < DOUBTFUL_BELOW);

/** "certain"; "not graded" for a claim of an extractor without grades. */
export const formatGrade = (grade: Grade | null): string => grade ?? "not graded";

/** Explains a grade in words. */
export const explainGrade = (grade: Grade | null): string =>
  grade === null ? UNGRADED_MEANING : GRADE_MEANINGS[grade];

/** Names of the slots for readers. */
export const GRADED_SLOT_LABELS: Readonly<Record<GradedSlot, string>> = {
  numbers: "numbers",
  benchmarks: "benchmark",
  system: "system",
  metric: "metric",
  baseline: "baseline",
};

/** Formats a probability in whole percent: "87%". */
export const formatShareOfHundred = (share: number): string => `${Math.round(100 * share)}%`;
