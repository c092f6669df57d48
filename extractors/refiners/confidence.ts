import type { ProvenanceCode } from "@/lib/claim/provenance";
import { findModelFamily } from "../mentions/model-grammar";
import { type CandidateClaim, isGainOnly, isScoreOnly, type SlotValue } from "../rules/candidate-claim";
import type { SentenceContext } from "../rules/sentence-context";
import { memoizeByKey } from "./context/memoize-by-key";

/** What speaks for a claim or against it: how often claims of which this holds were right. */
interface ConfidenceEvidence {
  readonly label: string;
  /** In log-odds: 0.7 makes a claim twice as likely to be right, -0.7 half as likely. Fitted, see `bench/fit-confidence.ts`. */
  readonly weight: number;
  /** How much of it there is; most is there or is not. */
  readonly getAmount: (candidate: CandidateClaim) => number | boolean;
}

const toLogOdds = (share: number): number => Math.log(share / (1 - share));

/** Numbers and names of others in a sentence; asked for each claim of it, counted once. */
const getSentenceCounts = memoizeByKey(({ items }: SentenceContext) => ({
  numbers: items.filter(({ quantity }) => quantity !== undefined).length,
  systems: items.filter(({ mention }) => mention?.kind === "model" || mention?.kind === "name").length,
}));
const countNumbers = ({ sentence }: CandidateClaim): number => getSentenceCounts(sentence).numbers;
const countOtherSystems = ({ sentence }: CandidateClaim): number => getSentenceCounts(sentence).systems;
const isProperName = (name: string | undefined): boolean => name !== undefined && /\p{Lu}/u.test(name);

/** Every row is a question to the claim and its sentence; rows add up. */
export const CONFIDENCE_EVIDENCE: readonly ConfidenceEvidence[] = [
  { label: "reliability of the rule", weight: 0.17, getAmount: (d) => toLogOdds(d.ruleTrust) },
  { label: "two statements merged", weight: -0.35, getAmount: (d) => d.ruleNames.length > 1 },
  { label: "a score", weight: -0.2, getAmount: isScoreOnly },
  { label: "a gain alone", weight: 0.15, getAmount: isGainOnly },
  { label: "a gain in points", weight: -0.2, getAmount: (d) => d.gain?.unit === "points" },
  {
    label: "1 to 3 numbers in its sentence",
    weight: 0.3,
    getAmount: (d) => countNumbers(d) >= 1 && countNumbers(d) <= 3,
  },
  { label: "6 and more numbers in its sentence", weight: -0.15, getAmount: (d) => countNumbers(d) >= 6 },
  { label: "no other name in its sentence", weight: 0.65, getAmount: (d) => countOtherSystems(d) === 0 },
  { label: "3 and more other names in its sentence", weight: -0.25, getAmount: (d) => countOtherSystems(d) >= 3 },
  { label: "no system", weight: -0.8, getAmount: (d) => d.model === null && d.method === null },
  {
    label: "the method is named elsewhere",
    weight: -0.35,
    getAmount: (d) => d.method?.inferred !== undefined,
  },
  { label: "the model is named elsewhere", weight: -0.6, getAmount: (d) => d.model?.inferred !== undefined },
  {
    label: "a model of a known family",
    weight: 0.2,
    getAmount: (d) => d.model !== null && isKnownModel(d.model.value),
  },
  {
    label: "a method without a name",
    weight: -0.35,
    getAmount: (d) => d.method !== null && !isProperName(d.method.value),
  },
  { label: "3 and more benchmarks", weight: -0.2, getAmount: (d) => d.benchmarks.length >= 3 },
  {
    label: "the benchmark from elsewhere in its sentence",
    weight: -0.2,
    getAmount: (d) => hasProvenance(d.benchmarks[0], ["same-sentence"]),
  },
  {
    label: "the benchmark from an earlier sentence",
    weight: -0.2,
    getAmount: (d) => hasProvenance(d.benchmarks[0], ["evaluated-on", "carried-sentence"]),
  },
  {
    label: "the only benchmark named before it",
    weight: -1.05,
    getAmount: (d) => hasProvenance(d.benchmarks[0], ["only-benchmark-before"]),
  },
  { label: "no metric", weight: -0.3, getAmount: (d) => d.metric === null },
  {
    label: "the metric from elsewhere in its sentence",
    weight: 0.35,
    getAmount: (d) => hasProvenance(d.metric, ["same-sentence", "same-list"]),
  },
  {
    label: "the only possible metric",
    weight: -0.45,
    getAmount: (d) =>
      hasProvenance(d.metric, ["only-decibel-metric", "only-quality-metric", "only-metric-of-sentence"]),
  },
  { label: "a baseline", weight: 0.2, getAmount: (d) => d.baseline !== null },
];
/** The log-odds of a claim of which nothing of the above holds. */
export const PRIOR_LOG_ODDS = 0.2;

/** True if the value of a slot was inferred in one of these ways. */
const hasProvenance = (slot: SlotValue<unknown> | null | undefined, codes: readonly ProvenanceCode[]): boolean =>
  slot?.inferred !== undefined && codes.includes(slot.inferred);

function isKnownModel({ name, model }: { name: string; model?: object | undefined }): boolean {
  return model !== undefined || findModelFamily(name) !== null;
}

/** What speaks for or against a claim, with the log-odds that each adds, in the order of the rows. */
export function weighEvidence(candidate: CandidateClaim): { readonly label: string; readonly logOdds: number }[] {
  return CONFIDENCE_EVIDENCE.flatMap(({ label, weight, getAmount }) => {
    const logOdds = weight * Number(getAmount(candidate));
    return logOdds === 0 ? [] : [{ label, logOdds }];
  });
}

/**
 * How likely the numbers, the benchmarks and the system of a claim are all right, 0 to 1: the share that was right
 * among claims like it in abstracts that no rule was written from.
 */
export function computeConfidence(candidate: CandidateClaim): number {
  const odds = weighEvidence(candidate).reduce((sum, { logOdds }) => sum + logOdds, PRIOR_LOG_ODDS);
  return Math.round(100 / (1 + Math.exp(-odds))) / 100;
}
