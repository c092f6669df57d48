import type { ProvenanceCode } from "@/lib/claim/provenance";

/** Reasons of steps that need no parameters, as `explain` shows them. */
const STEP_DESCRIPTIONS = {
  "paired-lists": "two lists of equal length pair in order",
  "further-end-of-change": "another end value of the change before it",
  "listed-with-gain": "in one list with a gain",
  "paired-scores-and-gains": "a list of scores and a list of gains pair in order",
  "merged-statements": "two statements of one result were merged",
  "score-of-gain": "the gain belongs to this score",
  "split-from-baseline-value": "the number next to it is the baseline's",
  "baseline-value": "this is the baseline's number",
  "gain-kind-of-list": "the kind of gain is stated once for the list",
  "qualifier-of-list": "the qualifier is stated once for the list",
  respectively: "the numbers and the names pair in order",
  "paired-in-order": "the list and the numbers pair in order",
  "metric-of-list": "the metric is stated once for the list",
  "metric-by-list-position": "metric at the same position of the list before",
  "metric-words-are-baseline": "these words name the baseline, not a metric",
  "metric-by-unit": "the only metric with this unit",
  "vague-metric-next-to-metric": "a general word used as a metric, next to another metric",
  "metric-after-list": "metric stated after the list",
  "metric-of-sentence": "the only metric of the sentence",
  "metric-of-claim-before": "metric of the claim before it",
  "metric-of-previous-sentence": "metric of the previous sentence",
  "paired-splits": "the splits and the numbers pair in order",
  "repeated-order": "same order as the benchmarks before",
  "benchmark-before-bracket": "the number is in brackets after the benchmark",
  "benchmark-between-values": "benchmark between the two values",
  "benchmark-before-number": "benchmark directly before the number",
  "benchmark-after-number": "benchmark after the number in its clause",
  "benchmark-of-described-part": "benchmark that the described part belongs to",
  "benchmark-after-list": "benchmark stated after the list",
  "benchmark-of-claim-before": "benchmark of the claim before it",
  "benchmark-earlier-in-sentence": "benchmark stated earlier in the sentence",
  "benchmark-at-sentence-start": "benchmark at the start of the sentence",
  "benchmark-after-next-number": "benchmark stated after the next number, which continues this one",
  "only-benchmark-of-sentence": "the only benchmark of the sentence",
  "benchmark-described-later": "described later in the sentence",
  "system-of-previous-sentence": "system of the previous sentence",
  "only-model-of-abstract": "the only model that the abstract works with",
  "only-model-of-sentence": "the only model of the sentence",
  "system-of-claim-before": "system of the claim before it",
  "method-of-claim-before": "method of the claim before it",
  "model-of-claim-before": "model of the claim before it",
  "not-its-own-baseline": "a system is not compared with itself",
  "compared-with-next-number": "compared with the baseline's number after it",
  "baseline-of-sentence": "baseline named before in the sentence",
  "baseline-of-previous-sentence": "baseline of the previous sentence, with details here",
} as const satisfies Readonly<Record<string, string>>;

/** How the system of a claim was found, as `explain` shows it. */
const SYSTEM_DESCRIPTIONS = {
  "baseline-value-in-brackets": "the number in brackets is the baseline's",
  "baseline-tied-by-brackets": "brackets connect the number with this baseline",
  "baseline-in-brackets-after": "the baseline is in brackets after the number",
  "baseline-before-value": "the baseline is directly before its number",
  "baseline-after-value": "the baseline is after its number",
  "last-baseline-named": "the last baseline named before the number",
  "baseline-beaten-by-verb": "the system that the verb says was beaten",
  "size-in-brackets": "the model size in brackets after the number",
  "name-tied-by-brackets": "brackets connect the number with this name",
  "name-after-for": 'the name after "for"',
  "unnamed-other-system": "the clause speaks of another system without a name",
  "proposed-on-base-model": "the proposed system on the model after a preposition",
  "proposed-subject": "the clause speaks of the proposed system",
  "proposed-model-at-size": "the proposed model at this size",
  "coordinated-unnamed-subject": "one of several subjects without a name",
  "best-configuration": "the best configuration of the proposed system",
  "model-after-described-number": "the model named after the number",
  "unnamed-model": "a described model without a name",
  "unnamed-subject": "a described subject without a name",
  "base-model-only": "the model after a preposition",
  "introduced-in-sentence": "what the sentence introduces",
  "before-proposed-names": "the sentence precedes the first name of the proposed system",
  "proposed-by-default": "the clause names no system, so it is the proposed one",
  "one-value-for-several-systems": "one number for several systems",
  "named-subject-on-base-model": "the subject of the clause, on the model after a preposition",
  "named-subject": "the subject of the clause",
  "proposed-on-named-model": "the proposed system on a named base model",
  "system-on-model-after": "a system on the model named after it",
} as const satisfies Readonly<Record<string, string>>;

const ADDITION_DESCRIPTIONS = {
  "proposed-method": "with the proposed method",
  "proposed-data": "with the proposed data",
} as const;

const CARRIED_BENCHMARK_DESCRIPTIONS = {
  "proposed-benchmark": "the proposed benchmark",
  "evaluated-on": "benchmark of the evaluation described before",
  "only-benchmark-before": "the only benchmark named before",
  "carried-sentence": "benchmark of the previous sentence",
} as const satisfies Partial<Record<ProvenanceCode, string>>;

export type SystemReasonCode = keyof typeof SYSTEM_DESCRIPTIONS;
export type SystemReasonAddition = keyof typeof ADDITION_DESCRIPTIONS;
export type CarriedBenchmarkProvenance = keyof typeof CARRIED_BENCHMARK_DESCRIPTIONS;
export type SimpleStepReason = keyof typeof STEP_DESCRIPTIONS;

/** Why a refiner changed a candidate: a code, with parameters where the explanation names something of the text. */
export type StepReason =
  | SimpleStepReason
  | { readonly code: "metric-of-clause" | "metric-of-verb-before" | "parallel-metric"; readonly name: string }
  | { readonly code: "metric-in-full"; readonly name: string; readonly full: string }
  | { readonly code: "benchmark-inferred"; readonly provenance: CarriedBenchmarkProvenance }
  | { readonly code: "baseline-after-trigger"; readonly trigger: string }
  | { readonly code: "baseline-of-claim"; readonly position: "before" | "after" }
  | { readonly code: "system"; readonly reason: SystemReasonCode; readonly addition: SystemReasonAddition | null };

/** Describes a reason as a phrase: "metric accuracy in its clause". */
export function formatStepReason(reason: StepReason): string {
  if (typeof reason === "string") return STEP_DESCRIPTIONS[reason];
  switch (reason.code) {
    case "metric-of-clause":
      return `metric ${reason.name} in its clause`;
    case "metric-of-verb-before":
      return `metric ${reason.name} of the verb before the gain`;
    case "parallel-metric":
      return `metric ${reason.name}, in the same position as the metric before it`;
    case "metric-in-full":
      return `${reason.name} in full: ${reason.full}`;
    case "benchmark-inferred":
      return CARRIED_BENCHMARK_DESCRIPTIONS[reason.provenance];
    case "baseline-after-trigger":
      return `baseline after "${reason.trigger}"`;
    case "baseline-of-claim":
      return `baseline of the claim ${reason.position} it`;
    case "system": {
      const description = SYSTEM_DESCRIPTIONS[reason.reason];
      return reason.addition ? `${description}, ${ADDITION_DESCRIPTIONS[reason.addition]}` : description;
    }
  }
}
