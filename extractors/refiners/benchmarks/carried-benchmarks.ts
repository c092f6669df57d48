import type { ProvenanceCode } from "@/lib/claim/provenance";
import {
  amendCandidate,
  type CandidateClaim,
  isCostMetric,
  isGainOnly,
  type SlotValue,
} from "../../rules/candidate-claim";
import type { SentenceContext } from "../../rules/sentence-context";
import type { CarriedBenchmarkProvenance } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS } from "../../words/head-nouns";
import { isSharedTask } from "../context/classify-coordination";
import { type Coordination, findCoordinations } from "../context/coordinations";
import { isBenchmarkMention, type PaperContext } from "../context/paper-context";
import { groupListedCandidates } from "../context/search-windows";
import { isVagueDescription, toNameSlotValues } from "./benchmark-positions";
import { findProposedBenchmark, isOnProposedTasks, isUsedForTraining } from "./proposed-benchmark";
import { isFromHumanStudy, isFromRealWorld } from "./real-world";
import { isTrainedOn } from "./training-data";

type CarriedBenchmark = SlotValue<string> & { readonly inferred: CarriedBenchmarkProvenance };

/** First words of a sentence that continues the previous one. */
const CONTINUATION_OPENER =
  /^(?:it|its|these|moreover|additionally|furthermore|further|meanwhile|also|they|and|notably|specifically|similarly)$/;
/** First words of a sentence that may continue the previous one. */
const POSSIBLE_CONTINUATION_OPENER = /^(?:this|the|in|compared|finally|even|with)$/;

/** Verbs and nouns of evaluation and of data use. */
const EVALUATION_VERB =
  /^(?:evaluat|experiment|benchmark|test(?:s|ed|ing)?$|assess|validat|results?$|measur|compar|analy[sz]|conduct|appl(?:y|ied)$|us(?:e|ed|ing)$)/;

/** True if the sentence describes the evaluation that later sentences report: "We evaluate on A.", "Experiments across A and B", "We use A". */
const describesEvaluation = (sentence: SentenceContext): boolean =>
  sentence.items.some((item) => EVALUATION_VERB.test(item.lower));

/** True for a benchmark known from the lexicon, from the paper or by an adjacent noun: "on Orion, a suite of …", "two datasets (A, B)". */
const isKnownBenchmark = ({ mentions, from, to }: Coordination, { items }: SentenceContext): boolean => {
  if (mentions.some(({ mention }) => isBenchmarkMention(mention))) return true;
  const preceding = /^[,(:]$|^(?:including|e\.g\.|i\.e\.|namely)$/.test(wordAt(items, from - 1))
    ? items.slice(Math.max(0, from - 5), from)
    : [];
  const following = items.slice(to + 1, to + (/^[,(]$/.test(wordAt(items, to + 1)) ? 8 : 2));
  return [...preceding, ...following].some((item) => BENCHMARK_NOUNS.has(item.lower));
};

/** Finds the single benchmark of one of the two sentences before (for a gain, only the previous one): "We evaluate on A. Moreover, our method …". Skips training data and ambiguous cases. */
function findEvaluatedBefore(
  candidate: CandidateClaim,
  candidates: readonly CandidateClaim[],
  context: PaperContext,
): readonly CarriedBenchmark[] {
  const isContinuation = CONTINUATION_OPENER.test(wordAt(candidate.sentence.items, 0));
  for (const back of isGainOnly(candidate) ? [1] : [1, 2]) {
    const sentence = context.getSentence(candidate.sentence.index - back);
    const coordinations = sentence ? findCoordinations(sentence).filter((r) => r.kind === "benchmark") : [];
    if (!sentence || coordinations.length === 0) continue;
    const isNextSentence = back === 1 && isContinuation;
    const coordination = coordinations.findLast((r) =>
      isNextSentence ? /^(?:on|across)$/.test(r.preposition ?? "") : isKnownBenchmark(r, sentence),
    );
    const canCarry =
      isNextSentence || (describesEvaluation(sentence) && candidates.every((o) => o.sentence.index !== sentence.index));
    if (!coordination || !canCarry || /^(?:to|in|upon|by)$/.test(coordination.preposition ?? "")) return [];
    if (isTrainedOn(sentence.items, coordination)) return [];
    if (
      coordinations.some((r) => r !== coordination && isKnownBenchmark(r, sentence) && !isTrainedOn(sentence.items, r))
    )
      return [];
    if (
      coordination.mentions.some(
        ({ mention }) => mention.proposedKind === "benchmark" && isUsedForTraining(mention.name, candidate, context),
      )
    )
      return [];
    return toCarriedBenchmarks(coordination, sentence, "evaluated-on");
  }
  return [];
}

const toCarriedBenchmarks = (
  coordination: Coordination,
  sentence: SentenceContext,
  inferred: CarriedBenchmarkProvenance,
): readonly CarriedBenchmark[] =>
  toNameSlotValues(coordination, sentence).map((name) => ({ ...name, sentence, inferred }));

/** True if the spelling alone marks a name: "RetinaSet-2", not "Western". */
const isCoinedName = ({ mention }: Coordination["mentions"][number]): boolean =>
  /\p{Ll}\p{Lu}|\p{Lu}{2}|\d/u.test(mention.surface);

/** True if evaluated items come from a source: "We read 200 sessions from Orion". */
const isDataSource = ({ preposition, prepositionIndex: index }: Coordination, { items }: SentenceContext): boolean =>
  preposition === "from" && /^[a-z-]{3,}[^s]s$/.test(wordAt(items, index - 1));

const CONTEST_NOUN = /^(?:challenge|competition)$/;

/** True for a shared task or challenge, where the results of the paper were measured: "our entry to the Orion 2025 shared task", "the Orion 2025 challenge", "the ORION2025 Reading Challenge". */
const isContest = ({ to, mentions }: Coordination, { items }: SentenceContext): boolean =>
  isSharedTask(items, to + 1) ||
  mentions.every(
    ({ mention: { surface } }) =>
      /shared task(?: \d{1,2})?$/i.test(surface) ||
      (/20\d\d(?!\d)/.test(surface) &&
        (/ (?:challenge|competition)$/i.test(surface) || CONTEST_NOUN.test(wordAt(items, to + 1)))),
  );

/** True if a sentence states its evaluation data: "On Orion, …" with a known benchmark of others, or a coined name in a sentence about evaluation. */
function isMeasuredOn(coordination: Coordination, sentence: SentenceContext): boolean {
  const isKnown =
    coordination.mentions.every(({ mention }) => mention.kind !== "proposed") &&
    isKnownBenchmark(coordination, sentence);
  if (isContest(coordination, sentence)) return true;
  if (coordination.preposition === null) return isKnown && describesEvaluation(sentence);
  if (isKnown && isDataSource(coordination, sentence)) return true;
  return (
    /^(?:on|across|using)$/.test(coordination.preposition) &&
    (isKnown || (describesEvaluation(sentence) && coordination.mentions.every(isCoinedName)))
  );
}

/** Returns the only benchmark named before the claim, if there is exactly one. */
function findOnlyBenchmarkBefore(candidate: CandidateClaim, context: PaperContext): readonly CarriedBenchmark[] {
  const names = new Set<string>();
  let best: readonly CarriedBenchmark[] = [];
  for (let i = 0; i < candidate.sentence.index; i++) {
    const sentence = context.getSentence(i);
    for (const coordination of sentence ? findCoordinations(sentence) : []) {
      if (!sentence || coordination.kind !== "benchmark") continue;
      for (const { mention } of coordination.mentions) names.add(mention.name);
      if (names.size > 1) return [];
      if (isMeasuredOn(coordination, sentence) && !isTrainedOn(sentence.items, coordination))
        best = toCarriedBenchmarks(coordination, sentence, "only-benchmark-before");
    }
  }
  return best;
}

const listProposedBenchmark = (candidate: CandidateClaim, context: PaperContext): readonly CarriedBenchmark[] => {
  const name = findProposedBenchmark(candidate, context);
  return name === null ? [] : [{ value: name, first: -1, last: -1, inferred: "proposed-benchmark" }];
};

/** True if the sentence continues a previous sentence without claims: "We evaluate on A. Specifically, Orion is 3 times faster". */
const continuesEvaluation = ({ sentence }: CandidateClaim, all: readonly CandidateClaim[]): boolean =>
  (CONTINUATION_OPENER.test(wordAt(sentence.items, 0)) || sentence.items[0]?.mention?.kind === "proposed") &&
  all.every((o) => o.sentence.index !== sentence.index - 1);

/** True if the sentence reports only costs, which usually apply to no particular benchmark: "It also cuts latency by 30%". */
const reportsOnlyCost = ({ sentence }: CandidateClaim, all: readonly CandidateClaim[]): boolean =>
  all.every((o) => o.sentence !== sentence || isCostMetric(o));

/** True for a multiple or a count without a metric, which only a proposed benchmark may report: "It is called 5 times as often", "it answers 4 of 45". */
const hasUncountedValue = (candidate: CandidateClaim): boolean =>
  candidate.metric === null && (candidate.gain?.unit === "times" || typeof candidate.after?.total === "number");

/** True for a relative gain without a score, which may cover more than one benchmark: "It lifts recall by 12%", "by 3 times"; not for "from 60 to 72, by 12%" or "72, 12% ahead of Iris". */
const isRelativeGain = (candidate: CandidateClaim): boolean =>
  isGainOnly(candidate) && /^(?:%|times)$/.test(candidate.gain?.unit ?? "");

/** True if the sentence starts with a setting that names neither a benchmark nor a model: "For letter repair, …", "On torn letters, …". */
function startsWithOtherSetting({ sentence: { items }, benchmarkText }: CandidateClaim): boolean {
  if (
    benchmarkText !== null ||
    !/^(?:for|on)$/.test(wordAt(items, 0)) ||
    /^(?:example|instance|average|top)$/.test(wordAt(items, 1))
  )
    return false;
  return wordAt(items, 2) !== "other" && items[1]?.mention?.kind !== "model";
}

/** True if the claims differ in their benchmarks: "It gains 3% on Orion and 2% on Iris". */
const haveDifferentBenchmarks = (candidates: readonly CandidateClaim[]): boolean =>
  new Set(candidates.map((candidate) => candidate.benchmarks.map((b) => b.value).join())).size > 1;

/** True if the sentence starts with the proposed system: "On Iris, Orion reaches 71%. *Orion* keeps 64% at night". */
function startsWithProposedName({ sentence: { items } }: CandidateClaim): boolean {
  const first = items[0]?.mention;
  return first?.kind === "proposed" && first.proposedKind !== "benchmark";
}

/** Finds the benchmark of a claim in other sentences: the nearest one continued, else the only one of the abstract, else the proposed one. */
function findCarriedBenchmarks(
  candidate: CandidateClaim,
  before: readonly CandidateClaim[],
  all: readonly CandidateClaim[],
  context: PaperContext,
): readonly CarriedBenchmark[] {
  const isOnlyCost = reportsOnlyCost(candidate, all);
  if (isOnlyCost || startsWithOtherSetting(candidate)) {
    const evaluated =
      isOnlyCost && continuesEvaluation(candidate, all) ? findEvaluatedBefore(candidate, all, context) : [];
    return evaluated.length > 0 ? evaluated : listProposedBenchmark(candidate, context);
  }
  const previousClaims = before.filter((p) => p.sentence.index === candidate.sentence.index - 1);
  const opening = wordAt(candidate.sentence.items, 0);
  if (opening !== "these" && haveDifferentBenchmarks(previousClaims)) return [];
  const source = previousClaims.at(-1);
  if (
    source &&
    (CONTINUATION_OPENER.test(opening) ||
      POSSIBLE_CONTINUATION_OPENER.test(opening) ||
      startsWithProposedName(candidate))
  )
    return source.benchmarks.map((b) => ({
      ...b,
      sentence: b.sentence ?? source.sentence,
      inferred: "carried-sentence",
    }));
  const evaluated = findEvaluatedBefore(candidate, all, context);
  if (evaluated.length > 0) return evaluated;
  const only =
    hasUncountedValue(candidate) || (isRelativeGain(candidate) && !isWholeOrPart(candidate))
      ? []
      : findOnlyBenchmarkBefore(candidate, context);
  return only.length > 0 ? only : listProposedBenchmark(candidate, context);
}

/** True if the sentence names a benchmark that is not carried: "It gains 3% in tests and 2% on Iris". */
const namesOtherBenchmark = ({ sentence }: CandidateClaim, carried: readonly CarriedBenchmark[]): boolean =>
  findCoordinations(sentence).some(
    ({ kind, preposition, mentions }) =>
      kind === "benchmark" &&
      (/^(?:on|across)$/.test(preposition ?? "") || mentions.every((m) => m.mention.kind === "benchmark")) &&
      mentions.some((m) => carried.every((b) => b.value !== m.mention.name)),
  );

/** Narrows several carried benchmarks to those that the sentence names: "We test on Orion and Iris. It beats old readers by 3% on Iris". */
function narrowToNamed(
  carried: readonly CarriedBenchmark[],
  { sentence }: CandidateClaim,
): readonly CarriedBenchmark[] {
  const coordinations = findCoordinations(sentence).filter(
    (coordination) => coordination.kind === "benchmark" && /^(?:on|across)$/.test(coordination.preposition ?? ""),
  );
  const names = new Set(coordinations.flatMap((coordination) => coordination.mentions.map((m) => m.mention.name)));
  const named = carried.filter((b) => names.has(b.value));
  return named.length > 0 ? named : carried;
}

const WHOLE_DATASET = /^(?:full|entire|whole|complete|same|original)\b[^,\d]{0,40}(?:set|dataset|benchmark|split)$/i;
const DATASET_PART = /\b(?:settings?|conditions?|regimes?|subset|split|protocol)$/;
const SEPARATE_SETTING = /[,\d]|\b(?:real|simulation|zero-shot|clinical)\b/i;

/** True for the whole or a part of named data: "on the full dataset", "under the night setting"; "in a letter setting" is a separate setting. */
function isWholeOrPart({ sentence: { tokens }, benchmarkText }: CandidateClaim): boolean {
  const text = benchmarkText?.value ?? "";
  if (/^an?$/.test(tokens[(benchmarkText?.first ?? 0) - 1]?.lower ?? "")) return false;
  return WHOLE_DATASET.test(text) || (DATASET_PART.test(text) && !SEPARATE_SETTING.test(text));
}

/** Fills missing benchmarks from other sentences: "It also exceeds …". */
export function refineCarriedBenchmarks(
  candidates: readonly CandidateClaim[],
  context: PaperContext,
): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const text = candidate.benchmarkText?.value;
    const isDescribed = text !== undefined && !isVagueDescription(text) && !isWholeOrPart(candidate);
    const lacksBenchmark = candidate.benchmarks.length === 0;
    const canCarry =
      lacksBenchmark &&
      !isFromRealWorld(candidate) &&
      !isFromHumanStudy(candidate) &&
      (!isDescribed || isOnProposedTasks(candidate, context));
    const carried = canCarry
      ? narrowToNamed(findCarriedBenchmarks(candidate, out, candidates, context), candidate)
      : [];
    const provenance = namesOtherBenchmark(candidate, carried) ? undefined : carried[0]?.inferred;
    out.push(
      provenance
        ? amendCandidate(candidate, { benchmarks: carried }, { code: "benchmark-inferred", provenance })
        : candidate,
    );
  }
  return groupListedCandidates(out).flatMap(pairCarriedBenchmarks);
}

const isFromEarlierSentence = (provenance: ProvenanceCode | undefined): boolean =>
  provenance === "evaluated-on" || provenance === "carried-sentence" || provenance === "only-benchmark-before";

/** Pairs a list of scores with as many carried benchmarks in order: "We test on A, B and C. It scores 83.7, 84.6 and 79.7". */
function pairCarriedBenchmarks(group: readonly CandidateClaim[]): readonly CandidateClaim[] {
  const canPair = group.every(
    (candidate) =>
      candidate.gain === null &&
      candidate.benchmarks.length === group.length &&
      candidate.benchmarks.every((b) => isFromEarlierSentence(b.inferred)),
  );
  if (group.length < 2 || !canPair) return group;
  return group.map((candidate, i) =>
    amendCandidate(candidate, { benchmarks: candidate.benchmarks.slice(i, i + 1) }, "paired-in-order"),
  );
}
