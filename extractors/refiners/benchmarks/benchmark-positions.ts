import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import type { SimpleStepReason } from "../../rules/step-reason";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { isInWordClass } from "../../words/word-classes";
import { findBaselineTriggers } from "../baselines/baseline-triggers";
import {
  type Coordination,
  findCoordinations,
  findShortForm,
  findTaskPhrases,
  type TaskPhrase,
} from "../context/coordinations";
import { isBenchmarkMention } from "../context/paper-context";
import { isTaskPhrase, phraseToSlotValue } from "../context/phrases";
import type { SearchWindow } from "../context/search-windows";
import { findSplitAfter } from "./benchmark-splits";
import { isOnlyTrainingData } from "./training-data";

/** A position in the sentence that states the evaluation data: by name or by description. */
export interface BenchmarkPosition {
  readonly from: number;
  readonly to: number;
  readonly prepositionIndex: number;
  readonly coordination: Coordination | null;
  readonly taskPhrase: TaskPhrase | null;
}

export const isInWindow = (position: BenchmarkPosition, searchWindow: SearchWindow): boolean =>
  position.prepositionIndex >= searchWindow.from && position.from <= searchWindow.to;

/** Finds the full name for a later short form ("On Harbora Maps 2012, …, and by 3% on *Harbora*"), unless it is another known benchmark; null if both are in one list. */
function findFullName(
  items: readonly SentenceItem[],
  index: number,
  coordination: Pick<Coordination, "mentions">,
): string | null {
  const short = items[index]?.mention;
  if (!short) return null;
  const isFull = ({ mention }: SentenceItem): boolean =>
    mention?.kind === "benchmark" &&
    ` ${mention.name}`.includes(` ${short.name} `) &&
    (short.benchmark === undefined || short.benchmark === mention.benchmark || / \d{4}$| \d\.\d$/.test(mention.name)) &&
    !coordination.mentions.some((m) => m.mention === mention);
  const names = new Set(items.slice(0, index).flatMap((item) => (isFull(item) ? (item.mention?.name ?? []) : [])));
  return names.size === 1 ? ([...names][0] ?? null) : null;
}

/** Converts benchmark names to slot values, with canonical names where the lexicon has them. */
export function toNameSlotValues(
  coordination: Pick<Coordination, "mentions">,
  sentence: SentenceContext,
): SlotValue<string>[] {
  const { items } = sentence;
  return coordination.mentions.map(({ mention, index }) => {
    const short = findShortForm(items, index);
    if (short) return { value: short.name, first: short.first, last: short.last };
    const splitName = findSplitAfter(sentence, index);
    const value = splitName
      ? `${mention.name} ${splitName}`
      : (findFullName(items, index, coordination) ?? mention.name);
    return { value, first: items[index]?.first ?? 0, last: items[index]?.last ?? 0 };
  });
}

/** Words allowed between a description and the names of its source. */
const SOURCE_WORD = /^(?:drawn|taken|sampled|derived|selected|collected|from|of|in|within|the|both)$/;

/** Moves source names to the position of the preceding description: "on the hardest tasks in the X suite", "on questions from A and B". */
function resolveDataSource(
  items: readonly SentenceItem[],
  coordination: Coordination,
  tasks: readonly TaskPhrase[],
): Coordination {
  if (coordination.mentions.some(({ mention }) => mention.kind !== "name" && mention.kind !== "benchmark"))
    return coordination;
  const task = tasks.find((taskPhrase) => taskPhrase.to < coordination.from && coordination.from - taskPhrase.to <= 5);
  if (!task || coordination.kind === "system") return coordination;
  const between = items.slice(task.to + 1, coordination.from).map((item) => item.lower);
  if (!between.every((word) => SOURCE_WORD.test(word)) || /^(?:the|both)$/.test(between[0] ?? "the"))
    return coordination;
  return { ...coordination, prepositionIndex: task.prepositionIndex, preposition: task.preposition, kind: "benchmark" };
}

/**
 * True for names that a verb changes by a number after the benchmark of that number; these are metrics: "On Orion, it
 * raises *SummZ and FactZ* by 9 and 4". A benchmark before another number says nothing of them.
 */
function isChangedMeasure(
  items: readonly SentenceItem[],
  coordination: Coordination,
  coordinations: readonly Coordination[],
): boolean {
  const verb = wordAt(items, coordination.from - 1);
  if (coordination.preposition !== null || wordAt(items, coordination.to + 1) !== "by") return false;
  if (!isInWordClass("up-verb", verb) && !isInWordClass("down-verb", verb)) return false;
  const [evaluation] = coordinations.filter((r) => r !== coordination && r.preposition !== null);
  if (!evaluation || !/^(?:on|across)$/.test(evaluation.preposition ?? "")) return false;
  return !items.slice(evaluation.to, coordination.from).some(({ quantity }) => quantity);
}

/** Returns the benchmark positions of a sentence in order, computed once per sentence. */
export const findBenchmarkPositions = ({ sentence }: Pick<CandidateClaim, "sentence">): readonly BenchmarkPosition[] =>
  getPositions(sentence);

const getPositions = memoizeByKey(collectPositions);

function collectPositions(sentence: SentenceContext): readonly BenchmarkPosition[] {
  const baselines = findBaselineTriggers(sentence.items);
  const isKnown = (coordination: Coordination): boolean =>
    coordination.mentions.some((m) => isBenchmarkMention(m.mention));
  const isBaseline = (index: number): boolean =>
    baselines.some(
      (r) =>
        index >= r.phraseStart - 1 && index < r.phraseStart + 3 && !hasEvaluationPreposition(sentence.items, index),
    );
  const taskPhrases = findTaskPhrases(sentence);
  const allCoordinations = findCoordinations(sentence);
  const coordinations = allCoordinations
    .map((coordination) => resolveDataSource(sentence.items, coordination, taskPhrases))
    .filter(
      (coordination) =>
        coordination.kind === "benchmark" &&
        (isKnown(coordination) || !isBaseline(coordination.prepositionIndex)) &&
        !isOnlyTrainingData(sentence.items, coordination, allCoordinations, taskPhrases),
    );
  const tasks = taskPhrases.filter(
    (taskPhrase) => !coordinations.some((coordination) => isCoveredByName(sentence.items, coordination, taskPhrase)),
  );
  const positions: BenchmarkPosition[] = [
    ...coordinations
      .filter((coordination) => !isChangedMeasure(sentence.items, coordination, coordinations))
      .map(
        (coordination): BenchmarkPosition => ({
          from: coordination.from,
          to: coordination.to,
          prepositionIndex: coordination.prepositionIndex,
          coordination,
          taskPhrase: null,
        }),
      ),
    ...tasks
      .filter(
        (taskPhrase) =>
          isTaskPhrase(sentence.items, taskPhrase) && sentence.items[taskPhrase.from]?.quantity?.unit !== "%",
      )
      .map(
        (task): BenchmarkPosition => ({
          from: task.from,
          to: task.to,
          prepositionIndex: task.prepositionIndex,
          coordination: null,
          taskPhrase: task,
        }),
      ),
  ];
  return positions.sort((a, b) => a.from - b.from);
}

/** True if a name makes a description redundant: "Tests on hard tasks show …, with 71% on Orion". */
const isCoveredByName = (items: readonly SentenceItem[], coordination: Coordination, task: TaskPhrase): boolean =>
  coordination.prepositionIndex === task.prepositionIndex ||
  (task.from <= coordination.to &&
    (coordination.from <= task.to + 1 || !items.slice(0, task.from).some((item) => item.quantity)));

const hasEvaluationPreposition = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:on|across|in)$/.test(wordAt(items, index));

export function fillBenchmark(
  candidate: CandidateClaim,
  position: BenchmarkPosition,
  reason: SimpleStepReason,
): CandidateClaim {
  if (position.coordination)
    return amendCandidate(
      candidate,
      { benchmarks: toNameSlotValues(position.coordination, candidate.sentence) },
      reason,
    );
  return amendCandidate(
    candidate,
    { benchmarkText: phraseToSlotValue(candidate.sentence, position.taskPhrase as TaskPhrase) },
    reason,
  );
}

/** True if a verb of improving or beating follows, so that the name is not the benchmark: "Orion improves models by 3%", "Orion outperforms older maps". */
export function hasImprovementVerb(items: readonly SentenceItem[], index: number): boolean {
  const verb = items.slice(index + 1, index + 4).find((item) => !/ly$/.test(item.lower))?.lower ?? "";
  return isInWordClass("up-verb", verb) || isInWordClass("beat-verb", verb);
}

export const hasBenchmark = (candidate: CandidateClaim): boolean =>
  candidate.benchmarks.length > 0 || candidate.benchmarkText !== null;

/** Counted parts of data named elsewhere: "63 held-out tasks", "a 19-scenario subset". */
const COUNTED_SUBSET =
  /^(?:\d[\d,]{0,9}|two|three|four|five|six)(?:-\p{Ll}{1,20})? (?:(?:held-out |test )?(?:samples|problems|questions|images|instances|games|subset)|(?:held-out|test) tasks)$/iu;

/** Modifiers that do not identify data: "the official", "all three", "both seen and unseen". */
const VAGUE_MODIFIERS =
  "the|this|our|both|all|these|those|and|two|three|four|several|many|multiple|various|different|diverse|other|same|above|" +
  "main|final|official|shared|joint|full|entire|whole|complete|completely|resulting|new|proposed|evaluated|challenging|" +
  "extensive|comprehensive|blind|held|out|held-out|seen|unseen";

const DATA_MODIFIERS =
  "test|testing|validation|held-out|evaluation|development|dev|public|real-world|standard|benchmark|data";

const DATA_NOUNS =
  "sets?|splits?|datasets?|settings?|tasks?|scenarios?|conditions?|data|cases|experiments|tests?|benchmarks?|problems|" +
  "leaderboards?|evaluations?|competitions?|challenges?|contests?";

const VAGUE_DESCRIPTION = new RegExp(
  `^(?:(?:${VAGUE_MODIFIERS})\\s{1,3}){0,8}(?:${DATA_MODIFIERS})?[\\s-]{0,3}(?:${DATA_NOUNS})$`,
  "i",
);

/** True for a description that identifies no data: "across datasets", "the test split", "the shared task". */
export const isVagueDescription = (text: string): boolean =>
  VAGUE_DESCRIPTION.test(text.trim()) || COUNTED_SUBSET.test(text.trim());
