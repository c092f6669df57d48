import type { ProvenanceCode } from "@/lib/claim/provenance";
import { findModelFamily } from "../mentions/model-grammar";
import { type CandidateClaim, isGainOnly, isScoreOnly, type SlotValue } from "../rules/candidate-claim";
import type { SentenceContext } from "../rules/sentence-context";
import { memoizeByKey } from "../text/memoize-by-key";
import { computeProbability, type Evidence, listEvidence, toLogOdds, type WeighedEvidence } from "./evidence";

/** Counts the numbers and the names of other systems in a sentence; cached, since every claim of the sentence needs them. */
const getSentenceCounts = memoizeByKey(({ items }: SentenceContext) => ({
  numbers: items.filter(({ quantity }) => quantity !== undefined).length,
  systems: items.filter(({ mention }) => mention?.kind === "model" || mention?.kind === "name").length,
}));
const countNumbers = ({ sentence }: CandidateClaim): number => getSentenceCounts(sentence).numbers;
const countOtherSystems = ({ sentence }: CandidateClaim): number => getSentenceCounts(sentence).systems;
const isProperName = (name: string | undefined): boolean => name !== undefined && /\p{Lu}/u.test(name);

/** The evidence of a claim and its sentence. The weights are fitted by `bench/fit-confidence.ts`. */
export const CONFIDENCE_EVIDENCE: readonly Evidence<CandidateClaim>[] = [
  { label: "reliability of the rule", weight: 0.17, getAmount: (candidate) => toLogOdds(candidate.ruleTrust) },
  { label: "two statements merged", weight: -0.35, getAmount: (candidate) => candidate.ruleNames.length > 1 },
  { label: "score only", weight: -0.2, getAmount: isScoreOnly },
  { label: "gain only", weight: 0.15, getAmount: isGainOnly },
  { label: "gain in points", weight: -0.2, getAmount: (candidate) => candidate.gain?.unit === "points" },
  {
    label: "1 to 3 numbers in the sentence",
    weight: 0.3,
    getAmount: (candidate) => countNumbers(candidate) >= 1 && countNumbers(candidate) <= 3,
  },
  { label: "6 or more numbers in the sentence", weight: -0.15, getAmount: (candidate) => countNumbers(candidate) >= 6 },
  {
    label: "no other name in the sentence",
    weight: 0.65,
    getAmount: (candidate) => countOtherSystems(candidate) === 0,
  },
  {
    label: "3 or more other names in the sentence",
    weight: -0.25,
    getAmount: (candidate) => countOtherSystems(candidate) >= 3,
  },
  { label: "no system", weight: -0.8, getAmount: (candidate) => candidate.model === null && candidate.method === null },
  {
    label: "method inferred",
    weight: -0.35,
    getAmount: (candidate) => candidate.method?.inferred !== undefined,
  },
  { label: "model inferred", weight: -0.6, getAmount: (candidate) => candidate.model?.inferred !== undefined },
  {
    label: "model of a known family",
    weight: 0.2,
    getAmount: (candidate) => candidate.model !== null && isKnownModel(candidate.model.value),
  },
  {
    label: "method without a proper name",
    weight: -0.35,
    getAmount: (candidate) => candidate.method !== null && !isProperName(candidate.method.value),
  },
  { label: "3 or more benchmarks", weight: -0.2, getAmount: (candidate) => candidate.benchmarks.length >= 3 },
  {
    label: "benchmark from another part of the sentence",
    weight: -0.2,
    getAmount: (candidate) => hasProvenance(candidate.benchmarks[0], ["same-sentence"]),
  },
  {
    label: "benchmark from an earlier sentence",
    weight: -0.2,
    getAmount: (candidate) => hasProvenance(candidate.benchmarks[0], ["evaluated-on", "carried-sentence"]),
  },
  {
    label: "only benchmark mentioned before the claim",
    weight: -1.05,
    getAmount: (candidate) => hasProvenance(candidate.benchmarks[0], ["only-benchmark-before"]),
  },
  { label: "no metric", weight: -0.3, getAmount: (candidate) => candidate.metric === null },
  {
    label: "metric from another part of the sentence",
    weight: 0.35,
    getAmount: (candidate) => hasProvenance(candidate.metric, ["same-sentence", "same-list"]),
  },
  {
    label: "only possible metric",
    weight: -0.45,
    getAmount: (candidate) =>
      hasProvenance(candidate.metric, ["only-decibel-metric", "only-quality-metric", "only-metric-of-sentence"]),
  },
  { label: "baseline stated", weight: 0.2, getAmount: (candidate) => candidate.baseline !== null },
];
/** The log-odds of a claim without any of this evidence. */
export const PRIOR_LOG_ODDS = 0.2;

/** True if the value of a slot was inferred in one of these ways. */
const hasProvenance = (slot: SlotValue<unknown> | null | undefined, codes: readonly ProvenanceCode[]): boolean =>
  slot?.inferred !== undefined && codes.includes(slot.inferred);

function isKnownModel({ name, model }: { name: string; model?: object | undefined }): boolean {
  return model !== undefined || findModelFamily(name) !== null;
}

/** Lists the evidence that applies to a claim, with its log-odds, in the order of `CONFIDENCE_EVIDENCE`. */
export const weighEvidence = (candidate: CandidateClaim): WeighedEvidence[] =>
  listEvidence(CONFIDENCE_EVIDENCE, candidate);

/**
 * Estimates the probability, 0 to 1, that the numbers, the benchmarks and the system of a claim are all correct. The
 * weights are fitted on abstracts that were not used to write rules.
 */
export const computeConfidence = (candidate: CandidateClaim): number =>
  computeProbability(PRIOR_LOG_ODDS, CONFIDENCE_EVIDENCE, candidate);
