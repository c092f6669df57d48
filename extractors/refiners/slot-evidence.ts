import type { GradedSlot } from "@/lib/claim/grade";
import type { ProvenanceCode } from "@/lib/claim/provenance";
import { type CandidateClaim, isGainOnly, isScoreOnly, type SlotValue } from "../rules/candidate-claim";
import type { SentenceContext } from "../rules/sentence-context";
import { memoizeByKey } from "../text/memoize-by-key";
import { lowerTest } from "../text/word-test";
import { isSystemMention, type PaperContext } from "./context/paper-context";
import { type Evidence, toLogOdds } from "./evidence";

/** A claim with the other claims of its abstract (itself included) and the paper. */
export interface ClaimInAbstract {
  readonly candidate: CandidateClaim;
  readonly all: readonly CandidateClaim[];
  readonly paper: PaperContext;
}

/** The evidence of a slot, and its log-odds without any of it. */
export interface SlotModel {
  readonly prior: number;
  /** The weights are fitted by `bench/fit-slot-confidence.ts`. */
  readonly evidence: readonly Evidence<ClaimInAbstract>[];
}

const isStated = (slot: SlotValue<unknown> | null | undefined): boolean =>
  slot != null && slot.inferred === undefined && slot.first >= 0;
const wasInferred = (slot: SlotValue<unknown> | null | undefined, ...codes: readonly ProvenanceCode[]): boolean =>
  slot?.inferred !== undefined && codes.includes(slot.inferred);

const getSystemName = ({ model, method }: CandidateClaim): string =>
  JSON.stringify([model?.value.name ?? null, method?.value ?? null]);
/** True if the claims of an abstract have several systems; cached, since every claim needs it. */
const haveSeveralSystems = memoizeByKey((all: readonly CandidateClaim[]) => new Set(all.map(getSystemName)).size > 1);

const countNumbers = memoizeByKey(({ items }: SentenceContext) => items.filter(({ quantity }) => quantity).length);

/** Compared with something: "higher than", "over the baseline". */
const isComparisonWord = lowerTest(
  /^(?:compared|than|over|against|relative|versus|vs\.?)$|^(?:outperform|surpass|exceed)/,
);
const hasComparison = ({ items }: SentenceContext): boolean => items.some(isComparisonWord);
/** Systems in the plural, which a sentence about results compares. */
const isSystemPlural = lowerTest(/^(?:models|llms|vlms|mllms|agents|systems|methods|baselines|approaches)$/);
const namesSystemClass = ({ items }: SentenceContext): boolean => items.some(isSystemPlural);
const saysRespectively = ({ items }: SentenceContext): boolean => items.some(({ lower }) => lower === "respectively");

/** True if the numbers of a claim are in brackets. */
function isInBrackets({ sentence: { items }, first }: CandidateClaim): boolean {
  let depth = 0;
  for (let i = 0; i < first; i++) depth += items[i]?.lower === "(" ? 1 : items[i]?.lower === ")" ? -1 : 0;
  return depth > 0;
}

/** True if the sentence has names of systems in no slot of the claim. */
function hasOtherName({ sentence, model, method, baseline }: CandidateClaim): boolean {
  const used = [model?.value.name, method?.value, baseline?.value];
  return sentence.items.some(({ mention }) => isSystemMention(mention) && !used.includes(mention.name));
}

const statesSystem = ({ model, method }: CandidateClaim): boolean => isStated(model) || isStated(method);

/** True if the clause names the system that the paper proposes. */
function statesProposedSystem({ candidate: { role, model, method }, paper }: ClaimInAbstract): boolean {
  const stated = [isStated(model) ? model?.value.name : undefined, isStated(method) ? method?.value : undefined];
  return role === "own" && paper.proposedNames.some(({ name }) => stated.includes(name));
}

const hasSystemReason = ({ reasons }: CandidateClaim, test: RegExp): boolean =>
  reasons.some((reason) => typeof reason === "object" && reason.code === "system" && test.test(reason.reason));

const lacksBenchmark = ({ candidate }: ClaimInAbstract): boolean => candidate.benchmarks.length === 0;

/** True if the stated benchmark is known from the lexicon. */
const isListedBenchmark = ({ sentence: { items }, benchmarks: [first] }: CandidateClaim): boolean =>
  first !== undefined &&
  isStated(first) &&
  items.some(({ mention }) => mention?.benchmark !== undefined && mention.name === first.value);

const isRelativeOrMultiple = (candidate: CandidateClaim): boolean =>
  isGainOnly(candidate) && /^(?:%|times)$/.test(candidate.gain?.unit ?? "");

const NUMBERS: SlotModel = {
  prior: 0.15,
  evidence: [
    { label: "reliability of the rule", weight: 0.7, getAmount: ({ candidate }) => toLogOdds(candidate.ruleTrust) },
    { label: "in brackets", weight: -0.65, getAmount: ({ candidate }) => isInBrackets(candidate) },
    { label: '"under"', weight: -0.85, getAmount: ({ candidate }) => candidate.qualifier?.value === "under" },
    {
      label: "1 to 3 numbers in the sentence",
      weight: 0.65,
      getAmount: ({ candidate }) => countNumbers(candidate.sentence) <= 3,
    },
    {
      label: "gain in percent",
      weight: 0.55,
      getAmount: ({ candidate }) => isGainOnly(candidate) && candidate.gain?.unit === "%",
    },
    { label: "benchmark stated", weight: 0.55, getAmount: ({ candidate }) => isStated(candidate.benchmarks[0]) },
    { label: "system stated", weight: 0.6, getAmount: ({ candidate }) => statesSystem(candidate) },
    {
      label: "systems named as a class",
      weight: 0.95,
      getAmount: ({ candidate }) => namesSystemClass(candidate.sentence),
    },
  ],
};

const BENCHMARKS: SlotModel = {
  prior: 0.95,
  evidence: [
    {
      label: "none, and none in the abstract",
      weight: 1.35,
      getAmount: (claim) => lacksBenchmark(claim) && !claim.paper.namesBenchmark(),
    },
    {
      label: "none, and none in the abstract, nor described",
      weight: 0.95,
      getAmount: (claim) =>
        lacksBenchmark(claim) && claim.candidate.benchmarkText === null && !claim.paper.namesBenchmark(),
    },
    {
      label: "from another part of the sentence",
      weight: -0.4,
      getAmount: ({ candidate }) => wasInferred(candidate.benchmarks[0], "same-sentence"),
    },
    {
      label: "from an earlier sentence, without evaluation verb",
      weight: -1.1,
      getAmount: ({ candidate }) => wasInferred(candidate.benchmarks[0], "only-benchmark-before", "carried-sentence"),
    },
    {
      label: "paired with the numbers in order",
      weight: 0.75,
      getAmount: ({ candidate: { reasons } }) =>
        reasons.some((reason) => /^(?:paired-in-order|benchmark-before-bracket|respectively)$/.test(String(reason))),
    },
    { label: "a known benchmark", weight: 0.95, getAmount: ({ candidate }) => isListedBenchmark(candidate) },
    {
      label: "gain in percent or times",
      weight: 0.6,
      getAmount: ({ candidate }) => isRelativeOrMultiple(candidate),
    },
  ],
};

const SYSTEM: SlotModel = {
  prior: 1.65,
  evidence: [
    { label: "the proposed system, stated", weight: 0.85, getAmount: statesProposedSystem },
    {
      label: "none",
      weight: -0.9,
      getAmount: ({ candidate: { model, method } }) => model === null && method === null,
    },
    {
      label: "stated with its base model",
      weight: 0.55,
      getAmount: ({ candidate }) => hasSystemReason(candidate, /^named-subject-on-base-model$/),
    },
    {
      label: "described without a name",
      weight: -0.35,
      getAmount: ({ candidate }) => hasSystemReason(candidate, /^unnamed-/),
    },
    { label: "no other name in the sentence", weight: 0.7, getAmount: ({ candidate }) => !hasOtherName(candidate) },
    {
      label: "the title names the proposed system",
      weight: 0.55,
      getAmount: ({ paper }) => paper.proposedNames.some(({ foundBy }) => foundBy === "title"),
    },
    {
      label: "2 or more proposed names",
      weight: -0.55,
      getAmount: ({ paper }) => paper.proposedNames.filter(({ kind }) => kind !== "benchmark").length >= 2,
    },
    {
      label: "claims of several systems in the abstract",
      weight: -0.65,
      getAmount: ({ all }) => haveSeveralSystems(all),
    },
    { label: "compared with something", weight: 0.25, getAmount: ({ candidate }) => hasComparison(candidate.sentence) },
    { label: '"respectively"', weight: 0.4, getAmount: ({ candidate }) => saysRespectively(candidate.sentence) },
    { label: "benchmark stated", weight: -0.65, getAmount: ({ candidate }) => isStated(candidate.benchmarks[0]) },
    { label: "score only", weight: -0.55, getAmount: ({ candidate }) => isScoreOnly(candidate) },
  ],
};

const METRIC: SlotModel = {
  prior: 1.95,
  evidence: [
    { label: "none", weight: -0.7, getAmount: ({ candidate }) => candidate.metric === null },
    {
      label: "none for a multiple",
      weight: -0.55,
      getAmount: ({ candidate }) => candidate.metric === null && candidate.gain?.unit === "times",
    },
    {
      label: "a known metric",
      weight: 1.45,
      getAmount: ({ candidate }) => candidate.metric?.value.mention?.metric !== undefined,
    },
    {
      label: "from another part of the sentence",
      weight: -0.5,
      getAmount: ({ candidate }) => wasInferred(candidate.metric, "same-sentence"),
    },
    { label: "numbers in brackets", weight: -0.4, getAmount: ({ candidate }) => isInBrackets(candidate) },
  ],
};

const BASELINE: SlotModel = {
  prior: 2.2,
  evidence: [
    {
      label: "none, and nothing is compared",
      weight: 0.7,
      getAmount: ({ candidate }) => candidate.baseline === null && !hasComparison(candidate.sentence),
    },
    {
      label: "none for a gain, although something is compared",
      weight: -0.75,
      getAmount: ({ candidate }) =>
        candidate.baseline === null && candidate.gain !== null && hasComparison(candidate.sentence),
    },
    { label: "inferred", weight: -0.15, getAmount: ({ candidate }) => candidate.baseline?.inferred !== undefined },
    {
      label: "stated without a comparison",
      weight: -0.35,
      getAmount: ({ candidate }) => isStated(candidate.baseline) && !hasComparison(candidate.sentence),
    },
    { label: "score only", weight: 0.15, getAmount: ({ candidate }) => isScoreOnly(candidate) },
  ],
};

/** The evidence for each slot; the weights of a slot add up. */
export const SLOT_MODELS: Readonly<Record<GradedSlot, SlotModel>> = {
  numbers: NUMBERS,
  benchmarks: BENCHMARKS,
  system: SYSTEM,
  metric: METRIC,
  baseline: BASELINE,
};
