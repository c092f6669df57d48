import type { Mention } from "../../mentions/mention";
import {
  findBracketedMention,
  isResultVerb,
  type SentenceContext,
  type SentenceItem,
} from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { lowerTest } from "../../text/word-test";
import { BENCHMARK_NOUNS, MODEL_NOUNS, TASK_NOUNS } from "../../words/head-nouns";
import { hasWordClass, isScoreOrChangeVerb } from "../../words/word-classes";
import { classifyCoordination } from "./classify-coordination";
import { findPreposition } from "./find-preposition";
import { retagLikeChangedBenchmark } from "./moved-names";
import { isBenchmarkMention } from "./paper-context";
import { type Phrase, parseNounPhrase } from "./phrases";

/** Coordinated names, joined by commas, "and" or slashes: "Sysbench and Multi-IF", "the 7B / 14B models". */
export interface Coordination {
  readonly from: number;
  readonly to: number;
  readonly mentions: readonly { readonly mention: Mention; readonly index: number }[];
  /** The preposition that governs the names, or null. */
  readonly preposition: string | null;
  /** Item of that preposition. */
  readonly prepositionIndex: number;
  readonly kind: "benchmark" | "system";
  /** True for a new name that was classified by a parallel known model. */
  readonly isLikeKnownModel?: true;
}

/** True for an item that joins list members: a comma, "and", "or", "&" or a slash. */
export const isConnector = (item: SentenceItem | undefined): boolean =>
  item !== undefined && /^(?:,|and|\/|&|or)$/.test(item.lower);

/** "A and the *proposed* B dataset", "the *public* A and *private* B datasets": words that modify a dataset in a list. */
const DATASET_MODIFIER =
  /^(?:proposed|introduced|new|novel|newly|public|publicly|available|private|proprietary|in-house|internal|external|custom|curated|collected|own|real|real-world|large-scale|challenging|popular|widely-used|synthetic|standard|medical|clinical|more|larger|recent)$/;

/** Words that may occur in a list between a name and the next connector: "the X benchmark and the Y dataset". */
const isListFiller = (item: SentenceItem | undefined): boolean =>
  item !== undefined &&
  item.kind === "word" &&
  (TASK_NOUNS.has(item.lower) ||
    MODEL_NOUNS.has(item.lower) ||
    /^(?:the|both|our|a|level|based)$/.test(item.lower) ||
    DATASET_MODIFIER.test(item.lower));

/** Finds all coordinations of a sentence, in order; cached by sentence. */
export const findCoordinations = memoizeByKey(parseCoordinations);

/** "Massive Multitask Language Understanding (MMLU)": two names of one benchmark of the lexicon. */
const isSameBenchmark = ({ benchmark }: Mention, short: Mention | undefined): boolean =>
  benchmark !== undefined && (short?.benchmark === benchmark || short?.surface === benchmark.name);

/** "the Harbour Depth Study (HDS) and …": finds the bracketed short form of a long name. */
export function findShortForm(items: readonly SentenceItem[], index: number): Mention | undefined {
  const name = items[index]?.mention;
  const inside = name && /\s/.test(name.surface) ? findBracketedMention(items, index) : undefined;
  const isListed = name?.benchmark !== undefined && !isSameBenchmark(name, inside);
  if ((name?.kind !== "name" && name?.kind !== "benchmark") || isListed) return undefined;
  return inside && /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d-]{2,10}$/u.test(inside.surface) ? inside : undefined;
}

const skipShortForm = (items: readonly SentenceItem[], index: number): number =>
  findShortForm(items, index) ? index + 3 : index;

function parseCoordinations({ items }: SentenceContext): readonly Coordination[] {
  const coordinations: Coordination[] = [];
  let i = 0;
  while (i < items.length) {
    if (!isNonMetricMention(items[i]) || isHardware(items, i)) {
      i++;
      continue;
    }
    const members = [{ mention: (items[i] as SentenceItem).mention as Mention, index: i }];
    let end = skipShortForm(items, i);
    for (let j = end + 1; j < items.length && j - end < 6; j++) {
      const item = items[j] as SentenceItem;
      if (
        isNonMetricMention(item) &&
        haveSameMentionClass(members[0]?.mention, item.mention) &&
        !isNextBaseline(items, i, j) &&
        isCoordinatedWith(items, members.at(-1)?.mention, end, j)
      ) {
        members.push({ mention: item.mention as Mention, index: j });
        end = skipShortForm(items, j);
        j = end;
      } else if (!isConnector(item) && !isListFiller(item) && !/^[)"”“]$/.test(item.lower)) break;
    }
    const { word: preposition, index } = findPreposition(items, i);
    coordinations.push({
      from: i,
      to: end,
      mentions: members,
      preposition,
      prepositionIndex: index,
      kind: classifyCoordination(items, members, preposition),
    });
    i = end + 1;
  }
  return retagLikeKnownModel(
    items,
    retagLikeKnownBenchmark(
      items,
      retagLikeChangedBenchmark(items, retagBracketedChains(items, mergeBracketedLists(items, coordinations))),
    ),
  );
}

/** "On coding (A, B) and maths (C, D) benchmarks": merges bracketed lists of one preposition into one coordination if no number separates them. */
function mergeBracketedLists(items: readonly SentenceItem[], coordinations: readonly Coordination[]): Coordination[] {
  const out: Coordination[] = [];
  for (const coordination of coordinations) {
    const before = out.at(-1);
    const itemsBetween = before ? items.slice(before.to + 1, coordination.from) : [];
    const wordsBetween = itemsBetween.map((item) => item.lower);
    const areParallel =
      !itemsBetween.some((item) => item.kind === "quantity") &&
      before?.kind === "benchmark" &&
      coordination.kind === "benchmark" &&
      wordsBetween[0] === ")" &&
      wordsBetween.at(-1) === "(" &&
      wordsBetween.length < 8 &&
      wordsBetween.some((word) => /^(?:,|and)$/.test(word));
    if (before && areParallel)
      out[out.length - 1] = {
        ...before,
        to: coordination.to,
        mentions: [...before.mentions, ...coordination.mentions],
      };
    else out.push(coordination);
  }
  return out;
}

/** "on Iris (+0.8) and Harbora (+1.5)": the name after a bracketed number and a connector continues the list. */
function retagBracketedChains(items: readonly SentenceItem[], coordinations: readonly Coordination[]): Coordination[] {
  const out: Coordination[] = [];
  for (const coordination of coordinations) {
    const before = out.at(-1);
    const between = before ? items.slice(before.to + 1, coordination.from) : [];
    const isInBrackets =
      between.length < 9 &&
      between[0]?.lower === "(" &&
      between.some((item) => item.kind === "quantity") &&
      endsWithConnector(between);
    const canContinue =
      coordination.preposition === null &&
      coordination.mentions.every(({ mention }) => mention.kind === "name" || mention.kind === "benchmark");
    const continuesChain = before?.kind === "benchmark" && before.preposition !== null && isInBrackets && canContinue;
    out.push(continuesChain ? { ...coordination, kind: "benchmark", preposition: before.preposition } : coordination);
  }
  return out;
}

/** True if only connectors follow the last closing bracket. */
const endsWithConnector = (between: readonly SentenceItem[]): boolean => {
  const close = between.findLastIndex((item) => item.lower === ")");
  return close > 0 && between.slice(close + 1).every(isConnector);
};

const isLedBy = (
  coordination: Coordination,
  preposition: string,
  kind: Coordination["kind"],
  mentionKind: Mention["kind"],
): boolean =>
  coordination.kind === kind &&
  coordination.preposition === preposition &&
  coordination.mentions.every((m) => m.mention.kind === mentionKind);

/** "in KITTI and 3.1% in Town-05": a name with a digit after "in" is a benchmark if a known benchmark also follows "in". "0.9 for MNIST and 0.8 for Iris": so is a name whose preposition follows a number, after a known benchmark. */
const retagLikeKnownBenchmark = (
  items: readonly SentenceItem[],
  coordinations: readonly Coordination[],
): readonly Coordination[] =>
  coordinations.map((coordination, i) => {
    if (coordination.preposition === null || coordination.mentions.some((m) => m.mention.kind !== "name"))
      return coordination;
    const hasDigits =
      coordination.preposition === "in" && coordination.mentions.every((m) => /\d/.test(m.mention.surface));
    const followsNumber =
      /^(?:in|for|with)$/.test(coordination.preposition) &&
      items[coordination.prepositionIndex - 1]?.quantity !== undefined;
    const isLikeKnown = (hasDigits ? coordinations : followsNumber ? coordinations.slice(0, i) : []).some((other) =>
      isLedBy(other, coordination.preposition ?? "", "benchmark", "benchmark"),
    );
    return isLikeKnown ? { ...coordination, kind: "benchmark" as const } : coordination;
  });

/** "on RetinaNet and +2.3% on STD": a new name after "on" is a model if the nearest known name after "on" is one and no clause separates them. */
const retagLikeKnownModel = (
  items: readonly SentenceItem[],
  coordinations: readonly Coordination[],
): readonly Coordination[] =>
  coordinations.map((coordination, i) => {
    if (
      coordination.preposition !== "on" ||
      coordination.mentions.length !== 1 ||
      coordination.mentions[0]?.mention.kind !== "name"
    )
      return coordination;
    const isBenchmark = (other: Coordination): boolean => isLedBy(other, "on", "benchmark", "benchmark");
    const isModel = (other: Coordination): boolean =>
      isLedBy(other, "on", "system", "model") && !/^(?:based|built)$/.test(wordAt(items, other.prepositionIndex - 1));
    const nearest =
      coordinations.slice(0, i).findLast((other) => isBenchmark(other) || isModel(other)) ??
      coordinations.slice(i + 1).find(isModel);
    return nearest && isModel(nearest) && !hasClauseBetween(items, nearest, coordination)
      ? { ...coordination, kind: "system" as const, isLikeKnownModel: true as const }
      : coordination;
  });

/** "beats X by 3% on A and *Y by 5%* on B": if a gain precedes the list and another follows the name, the name is the next baseline. */
const isNextBaseline = (items: readonly SentenceItem[], from: number, index: number): boolean =>
  items[index + 1]?.lower === "by" &&
  items[index + 2]?.quantity !== undefined &&
  items
    .slice(Math.max(0, from - 6), from)
    .some((item, k, near) => item.quantity !== undefined && near[k - 1]?.lower === "by");

/** True if a known model and a name after "on" are in clauses of different content, unless each has its own number. */
function hasClauseBetween(items: readonly SentenceItem[], model: Coordination, name: Coordination): boolean {
  const isModelFirst = model.from < name.from;
  const between = isModelFirst
    ? items.slice(model.to + 1, name.prepositionIndex)
    : items.slice(name.to + 1, model.prepositionIndex);
  const connector = between.findLastIndex((item) => /^(?:,|;|and|while|whereas|but)$/.test(item.lower));
  const hasValue =
    items[model.prepositionIndex - 1]?.quantity ??
    between.slice(0, Math.max(0, connector)).some((item) => item.quantity);
  return between.some(isResultVerb) && !(isModelFirst && hasValue);
}

/** "GSM8K and the A dataset", "GSM8K and the dataset A": a data noun next to a name. */
const isNextToDataNoun = (items: readonly SentenceItem[], index: number): boolean =>
  BENCHMARK_NOUNS.has(wordAt(items, index + 1)) || BENCHMARK_NOUNS.has(wordAt(items, index - 1));

/** True if the name that ends at `end` and the name at `b` are in one list; false if the second is the subject of the next clause. */
function isCoordinatedWith(
  items: readonly SentenceItem[],
  previous: Mention | undefined,
  end: number,
  b: number,
): boolean {
  const between = items.slice(end + 1, b);
  const other = items[b]?.mention;
  const haveDifferentClasses = getMentionClass(previous) !== getMentionClass(other);
  if (!between.some(isConnector)) return false;
  const isCommaOnly = between.length === 1 && between[0]?.lower === ",";
  const hasFiller = between.some(isListFiller) && !isNextToDataNoun(items, b);
  if (haveDifferentClasses && (hasFiller || (isCommaOnly && other?.kind === "proposed"))) return false;
  const hasOnlyCommas = between.every((item) => item.lower === "," || isListFiller(item) || item.lower === ")");
  if (!hasOnlyCommas) return true;
  const itemsAfter = items.slice(b + 1, b + 4);
  const verb = itemsAfter.findIndex(
    (item) => item.kind === "word" && isScoreOrChangeVerb(item.lower) && !/ing$/.test(item.lower),
  );
  return verb < 0 || itemsAfter.slice(0, verb).some((item) => item.kind !== "word");
}

/** Hardware: "on the X board". */
const HARDWARE_NOUN =
  /^(?:gpus?|cpus?|tpus?|devices?|hardware|platforms?|nodes?|machines?|servers?|processors?|chips?|boards?|fpgas?|microcontrollers?|mcus?|phones?|smartphones?|robots?|arms?|grippers?|drones?|humanoids?|quadrupeds?|clusters?|accelerators?|sensors?|cameras?|headsets?)$/;
/** "Orion", "7B": a mention that can be a list member. */
const isNonMetricMention = (item: SentenceItem | undefined): boolean =>
  item?.mention !== undefined && item.mention.kind !== "metric";
/** "an NVIDIA H200 GPU": hardware is not a model. */
const isHardware = (items: readonly SentenceItem[], index: number): boolean =>
  HARDWARE_NOUN.test(wordAt(items, index + 1));

/** Lists contain mentions of one class: benchmarks and names, or models, sizes and names. */
const getMentionClass = (mention: Mention | undefined): string =>
  isBenchmarkMention(mention) ? "b" : mention?.kind === "name" ? "n" : "s";

function haveSameMentionClass(a: Mention | undefined, b: Mention | undefined): boolean {
  const [x, y] = [getMentionClass(a), getMentionClass(b)];
  return x === y || x === "n" || y === "n";
}

/** A description of evaluation tasks after a preposition: "across six math benchmarks". */
export interface TaskPhrase extends Phrase {
  readonly prepositionIndex: number;
  readonly preposition: string;
}

const introducesTask = lowerTest(/^(?:on|in|across|for|over|upon|under|at|within)$/);

/** Finds every task description of a sentence after "on", "in", "across", "for" and the like. */
export function findTaskPhrases(sentence: SentenceContext): TaskPhrase[] {
  const { items } = sentence;
  const found: TaskPhrase[] = [];
  items.forEach((item, i) => {
    if (!introducesTask(item)) return;
    const phrase = parseTaskPhrase(items, i + 1);
    if (phrase && !isGerundActivity(items[phrase.from]))
      found.push({ from: phrase.from, to: phrase.to, prepositionIndex: i, preposition: item.lower });
  });
  return found;
}

/** "across many experiments, *we* saw …", "on tasks *where* …": the start of a clause ends the description. */
const CLAUSE_OPENER = /^(?:we|it|they|which|that|where|when|while|whose|because|can)$/;

function parseTaskPhrase(items: readonly SentenceItem[], from: number): Phrase | null {
  let start = from;
  while (/^(?:the|a|an|both|our|its|their)$/.test(wordAt(items, start))) start++;
  let last = -1;
  for (let i = start; i < Math.min(items.length, start + 12); i++) {
    const item = items[i] as SentenceItem;
    if (item.kind === "sign" && item.lower !== "-" && item.lower !== "," && item.lower !== "/") break;
    if (item.kind === "quantity" && item.quantity?.unit !== "" && i > start) break;
    if (isResultVerb(item) || CLAUSE_OPENER.test(item.lower)) break;
    if (item.kind === "word" && hasWordClass("preposition", item) && item.lower !== "of") break;
    const head = item.lower.split(/[\s-]/).at(-1) ?? "";
    if (item.kind === "word" && TASK_NOUNS.has(head)) last = i;
  }
  return last < start ? parseNounPhrase(items, start, start + 6) : { from: start, to: last };
}

/** "in *handling* hard cases", "in *solving* equations": an activity, not evaluation data. */
const isGerundActivity = (item: SentenceItem | undefined): boolean =>
  item?.kind === "word" &&
  /^\w{3,}ing$/.test(item.lower) &&
  !/^(?:existing|training|testing|challenging|remaining|competing|reasoning|grounding|coding|tracking|parsing|modeling|modelling|editing|rendering|planning|following|writing|reading|routing|forecasting|matching|captioning|streaming|imaging)$/.test(
    item.lower,
  );
