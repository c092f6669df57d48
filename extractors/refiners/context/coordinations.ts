import type { Mention } from "../../mentions/mention";
import {
  findBracketedMention,
  isResultVerb,
  type SentenceContext,
  type SentenceItem,
} from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS, MODEL_NOUNS, TASK_NOUNS } from "../../words/head-nouns";
import { isInWordClass, isScoreOrChangeVerb } from "../../words/word-classes";
import { classifyCoordination } from "./classify-coordination";
import { findPreposition } from "./find-preposition";
import { memoizeByKey } from "./memoize-by-key";
import { retagLikeChangedBenchmark } from "./moved-names";
import { isBenchmarkMention } from "./paper-context";
import { type Phrase, parseNounPhrase } from "./phrases";

/** Names in a row, joined by commas, "and" or slashes: "Sysbench and Multi-IF", "the 7B / 14B models". */
export interface Coordination {
  readonly from: number;
  readonly to: number;
  readonly mentions: readonly { readonly mention: Mention; readonly at: number }[];
  /** Preposition before it, or null. */
  readonly preposition: string | null;
  /** Item of that preposition. */
  readonly at: number;
  readonly kind: "benchmark" | "system";
  /** A new name that stands like a known model beside it. */
  readonly isLikeKnownModel?: true;
}

export const isConnector = (i: SentenceItem | undefined): boolean =>
  i !== undefined && /^(?:,|and|\/|&|or)$/.test(i.lower);

/** "A and the *proposed* B dataset", "the *public* A and *private* B datasets": what tells one set of data from another in a list. */
const DATASET_MODIFIER =
  /^(?:proposed|introduced|new|novel|newly|public|publicly|available|private|proprietary|in-house|internal|external|custom|curated|collected|own|real|real-world|large-scale|challenging|popular|widely-used|synthetic|standard|medical|clinical|more|larger|recent)$/;

/** Words that may stand inside a list between a name and the next joint: "the X benchmark and the Y dataset". */
const isListFiller = (i: SentenceItem | undefined): boolean =>
  i !== undefined &&
  i.kind === "word" &&
  (TASK_NOUNS.has(i.lower) ||
    MODEL_NOUNS.has(i.lower) ||
    /^(?:the|both|our|a|level|based)$/.test(i.lower) ||
    DATASET_MODIFIER.test(i.lower));

/** All runs of names of a scene, in order; read once for each scene. */
export const findCoordinations = memoizeByKey(parseCoordinations);

/** "Massive Multitask Language Understanding (MMLU)": one benchmark of the lexicon under two names. */
const isSameBenchmark = ({ benchmark }: Mention, short: Mention | undefined): boolean =>
  benchmark !== undefined && (short?.benchmark === benchmark || short?.surface === benchmark.name);

/** "the Harbour Depth Study (HDS) and …": the short form in the bracket behind a long name, which belongs to it. */
export function findShortForm(items: readonly SentenceItem[], at: number): Mention | undefined {
  const name = items[at]?.mention;
  const inside = name && /\s/.test(name.surface) ? findBracketedMention(items, at) : undefined;
  const listed = name?.benchmark !== undefined && !isSameBenchmark(name, inside);
  if ((name?.kind !== "name" && name?.kind !== "benchmark") || listed) return undefined;
  return inside && /^(?=.*\p{Lu}.*\p{Lu})[\p{L}\d-]{2,10}$/u.test(inside.surface) ? inside : undefined;
}

const skipShortForm = (items: readonly SentenceItem[], at: number): number => (findShortForm(items, at) ? at + 3 : at);

function parseCoordinations({ items }: SentenceContext): readonly Coordination[] {
  const coordinations: Coordination[] = [];
  let i = 0;
  while (i < items.length) {
    if (!isNonMetricMention(items[i]) || isHardware(items, i)) {
      i++;
      continue;
    }
    const members = [{ mention: (items[i] as SentenceItem).mention as Mention, at: i }];
    let end = skipShortForm(items, i);
    for (let j = end + 1; j < items.length && j - end < 6; j++) {
      const item = items[j] as SentenceItem;
      if (
        isNonMetricMention(item) &&
        haveSameMentionClass(members[0]?.mention, item.mention) &&
        !isNextBaseline(items, i, j) &&
        isCoordinatedWith(items, members.at(-1)?.mention, end, j)
      ) {
        members.push({ mention: item.mention as Mention, at: j });
        end = skipShortForm(items, j);
        j = end;
      } else if (!isConnector(item) && !isListFiller(item) && !/^[)"”“]$/.test(item.lower)) break;
    }
    const { word: preposition, at } = findPreposition(items, i);
    coordinations.push({
      from: i,
      to: end,
      mentions: members,
      preposition,
      at,
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

/** "On coding (A, B) and maths (C, D) benchmarks": bracketed lists of one preposition are one run, without numbers between. */
function mergeBracketedLists(items: readonly SentenceItem[], coordinations: readonly Coordination[]): Coordination[] {
  const out: Coordination[] = [];
  for (const coordination of coordinations) {
    const before = out.at(-1);
    const itemsBetween = before ? items.slice(before.to + 1, coordination.from) : [];
    const wordsBetween = itemsBetween.map((i) => i.lower);
    const areParallel =
      !itemsBetween.some((i) => i.kind === "quantity") &&
      before?.kind === "benchmark" &&
      coordination.kind === "benchmark" &&
      wordsBetween[0] === ")" &&
      wordsBetween.at(-1) === "(" &&
      wordsBetween.length < 8 &&
      wordsBetween.some((w) => /^(?:,|and)$/.test(w));
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

/** "on Iris (+0.8) and Harbora (+1.5)": what stands behind a bracketed number and a joint goes on with the list. */
function retagBracketedChains(items: readonly SentenceItem[], coordinations: readonly Coordination[]): Coordination[] {
  const out: Coordination[] = [];
  for (const coordination of coordinations) {
    const before = out.at(-1);
    const between = before ? items.slice(before.to + 1, coordination.from) : [];
    const bracketed =
      between.length < 9 &&
      between[0]?.lower === "(" &&
      between.some((i) => i.kind === "quantity") &&
      endsWithConnector(between);
    const canContinue =
      coordination.preposition === null &&
      coordination.mentions.every(({ mention }) => mention.kind === "name" || mention.kind === "benchmark");
    const continuesChain = before?.kind === "benchmark" && before.preposition !== null && bracketed && canContinue;
    out.push(continuesChain ? { ...coordination, kind: "benchmark", preposition: before.preposition } : coordination);
  }
  return out;
}

/** A bracket, closed, and then nothing but joints. */
const endsWithConnector = (between: readonly SentenceItem[]): boolean => {
  const close = between.findLastIndex((i) => i.lower === ")");
  return close > 0 && between.slice(close + 1).every(isConnector);
};

const isLedBy = (
  coordination: Coordination,
  preposition: string,
  what: Coordination["kind"],
  kind: Mention["kind"],
): boolean =>
  coordination.kind === what &&
  coordination.preposition === preposition &&
  coordination.mentions.every((m) => m.mention.kind === kind);

/** "in KITTI and 3.1% in Town-05": where one "in" leads to a known benchmark, its twins with a number in their name do; "0.9 for MNIST and 0.8 for Iris": behind numbers, those that follow it. */
const retagLikeKnownBenchmark = (
  items: readonly SentenceItem[],
  coordinations: readonly Coordination[],
): readonly Coordination[] =>
  coordinations.map((r, i) => {
    if (r.preposition === null || r.mentions.some((m) => m.mention.kind !== "name")) return r;
    const numbered = r.preposition === "in" && r.mentions.every((m) => /\d/.test(m.mention.surface));
    const behind = /^(?:in|for|with)$/.test(r.preposition) && items[r.at - 1]?.quantity !== undefined;
    const isLikeKnown = (numbered ? coordinations : behind ? coordinations.slice(0, i) : []).some((o) =>
      isLedBy(o, r.preposition ?? "", "benchmark", "benchmark"),
    );
    return isLikeKnown ? { ...r, kind: "benchmark" as const } : r;
  });

/** "on RetinaNet and +2.3% on STD": a new name behind "on" is what the known one before it is, or the one behind it: a model; not where a clause lies between. */
const retagLikeKnownModel = (
  items: readonly SentenceItem[],
  coordinations: readonly Coordination[],
): readonly Coordination[] =>
  coordinations.map((r, i) => {
    if (r.preposition !== "on" || r.mentions.length !== 1 || r.mentions[0]?.mention.kind !== "name") return r;
    const isSet = (o: Coordination): boolean => isLedBy(o, "on", "benchmark", "benchmark");
    const isModel = (o: Coordination): boolean =>
      isLedBy(o, "on", "system", "model") && !/^(?:based|built)$/.test(wordAt(items, o.at - 1));
    const nearest =
      coordinations.slice(0, i).findLast((o) => isSet(o) || isModel(o)) ?? coordinations.slice(i + 1).find(isModel);
    return nearest && isModel(nearest) && !hasClauseBetween(items, nearest, r)
      ? { ...r, kind: "system" as const, isLikeKnownModel: true as const }
      : r;
  });

/** "beats X by 3% on A and *Y by 5%* on B": with a gain before the list and one of its own, the name is the next one beaten. */
const isNextBaseline = (items: readonly SentenceItem[], from: number, at: number): boolean =>
  items[at + 1]?.lower === "by" &&
  items[at + 2]?.quantity !== undefined &&
  items
    .slice(Math.max(0, from - 6), from)
    .some((i, k, near) => i.quantity !== undefined && near[k - 1]?.lower === "by");

/** Whether a known model and a name behind "on" stand in clauses that say different things, not each with a number of its own. */
function hasClauseBetween(items: readonly SentenceItem[], model: Coordination, name: Coordination): boolean {
  const isModelFirst = model.from < name.from;
  const between = isModelFirst ? items.slice(model.to + 1, name.at) : items.slice(name.to + 1, model.at);
  const connector = between.findLastIndex((i) => /^(?:,|;|and|while|whereas|but)$/.test(i.lower));
  const valued = items[model.at - 1]?.quantity ?? between.slice(0, Math.max(0, connector)).some((i) => i.quantity);
  return between.some(isResultVerb) && !(isModelFirst && valued);
}

/** "GSM8K and the A dataset", "GSM8K and the dataset A": a noun of data beside a name. */
const isNextToDataNoun = (items: readonly SentenceItem[], at: number): boolean =>
  BENCHMARK_NOUNS.has(wordAt(items, at + 1)) || BENCHMARK_NOUNS.has(wordAt(items, at - 1));

/** Whether a name that ends at `end` and the one at `b` are parts of one list, not the end of "on X" and the subject behind its comma. */
function isCoordinatedWith(items: readonly SentenceItem[], one: Mention | undefined, end: number, b: number): boolean {
  const between = items.slice(end + 1, b);
  const other = items[b]?.mention;
  const haveDifferentClasses = getMentionClass(one) !== getMentionClass(other);
  if (!between.some(isConnector)) return false;
  const isCommaOnly = between.length === 1 && between[0]?.lower === ",";
  const hasFiller = between.some(isListFiller) && !isNextToDataNoun(items, b);
  if (haveDifferentClasses && (hasFiller || (isCommaOnly && other?.kind === "proposed"))) return false;
  const hasOnlyCommas = between.every((i) => i.lower === "," || isListFiller(i) || i.lower === ")");
  if (!hasOnlyCommas) return true;
  const behind = items.slice(b + 1, b + 4);
  const verb = behind.findIndex((i) => i.kind === "word" && isScoreOrChangeVerb(i.lower) && !/ing$/.test(i.lower));
  return verb < 0 || behind.slice(0, verb).some((i) => i.kind !== "word");
}

/** What runs, measures or plays: "on the X board". */
const HARDWARE_NOUN =
  /^(?:gpus?|cpus?|tpus?|devices?|hardware|platforms?|nodes?|machines?|servers?|processors?|chips?|boards?|fpgas?|microcontrollers?|mcus?|phones?|smartphones?|robots?|arms?|grippers?|drones?|humanoids?|quadrupeds?|clusters?|accelerators?|sensors?|cameras?|headsets?)$/;
/** "Orion", "7B": a name of a list, whatever of. */
const isNonMetricMention = (i: SentenceItem | undefined): boolean =>
  i?.mention !== undefined && i.mention.kind !== "metric";
/** "an NVIDIA H200 GPU": a machine is no model. */
const isHardware = (items: readonly SentenceItem[], at: number): boolean => HARDWARE_NOUN.test(wordAt(items, at + 1));

/** A list holds things of one sort: benchmarks with names, models with models, sizes and names. */
const getMentionClass = (m: Mention | undefined): string =>
  isBenchmarkMention(m) ? "b" : m?.kind === "name" ? "n" : "s";

function haveSameMentionClass(a: Mention | undefined, b: Mention | undefined): boolean {
  const [x, y] = [getMentionClass(a), getMentionClass(b)];
  return x === y || x === "n" || y === "n";
}

/** A description of what was evaluated on, behind a preposition: "across six math benchmarks". */
export interface TaskPhrase extends Phrase {
  readonly at: number;
  readonly preposition: string;
}

/** Every "on/in/across/for … <tasks>" of a scene that names nothing. */
export function findTaskPhrases(sentence: SentenceContext): TaskPhrase[] {
  const { items } = sentence;
  const found: TaskPhrase[] = [];
  items.forEach((item, i) => {
    if (!/^(?:on|in|across|for|over|upon|under|at|within)$/.test(item.lower)) return;
    const phrase = parseTaskPhrase(items, i + 1);
    if (phrase && !isGerundActivity(items[phrase.from])) found.push({ ...phrase, at: i, preposition: item.lower });
  });
  return found;
}

/** "across many experiments, *we* saw …", "on tasks *where* …": a clause begins, and the description is over. */
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
    if (item.kind === "word" && isInWordClass("preposition", item.lower) && item.lower !== "of") break;
    const head = item.lower.split(/[\s-]/).at(-1) ?? "";
    if (item.kind === "word" && TASK_NOUNS.has(head)) last = i;
  }
  return last < start ? parseNounPhrase(items, start, start + 6) : { from: start, to: last };
}

/** "in *handling* hard cases", "in *solving* equations": what is done, not what it was measured on. */
const isGerundActivity = (item: SentenceItem | undefined): boolean =>
  item?.kind === "word" &&
  /^\w{3,}ing$/.test(item.lower) &&
  !/^(?:existing|training|testing|challenging|remaining|competing|reasoning|grounding|coding|tracking|parsing|modeling|modelling|editing|rendering|planning|following|writing|reading|routing|forecasting|matching|captioning|streaming|imaging)$/.test(
    item.lower,
  );
