import type { Mention } from "../../mentions/mention";
import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";
import { isReportVerb, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead } from "../../words/word-classes";
import { findBaselineItems } from "../baselines/find-baselines";
import { toNameSlotValues } from "../benchmarks/benchmark-positions";
import { isConnector } from "../context/coordinations";
import { isBenchmarkMention, isSystemMention, mentionToSlotValue } from "../context/paper-context";
import { splitCoordinatedMetrics } from "./coordinated-metrics";
import { splitCoordinatedTexts } from "./coordinated-texts";

/** Pairs names with numbers in order: "A and B …, … N and M, respectively", "A and B by N and M". */

/** A name and its item. */
interface NamedItem {
  readonly index: number;
  readonly mention: Mention;
}

type NamedItems = readonly NamedItem[];

/**
 * Distributes names over the claims of a list that differ only in their numbers: each claim gets one of equally many
 * names, if the shared value is one of these names, or if the slot is empty.
 */
export function refineRespective(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (let i = 0; i < candidates.length; ) {
    const list = takeListAt(candidates, i);
    out.push(...(differOnlyInNumbers(list) ? (pairMetrics(list) ?? pairNames(list) ?? pairTexts(list) ?? list) : list));
    i += list.length;
  }
  return out;
}

/** "natural and robust accuracy by 7.1% and 6.9%, respectively": the shared metric is the last of equally many. */
function pairMetrics(list: readonly CandidateClaim[]): readonly CandidateClaim[] | null {
  const { sentence, metric } = list[0] as CandidateClaim;
  const metrics = metric && !metric.sentence ? splitCoordinatedMetrics(sentence, metric, list.length) : null;
  return (
    metrics && list.map((candidate, i) => amendCandidate(candidate, { metric: metrics[i] ?? null }, RESPECTIVELY_NOTE))
  );
}

/**
 * Returns the list of claims from an index if only connectors separate its numbers, if "respectively" follows, or if
 * a list of equal length follows; otherwise the one claim.
 */
function takeListAt(candidates: readonly CandidateClaim[], from: number): readonly CandidateClaim[] {
  let to = from + 1;
  while (to < candidates.length && isInSameList(candidates[to - 1] as CandidateClaim, candidates[to] as CandidateClaim))
    to++;
  const list = candidates.slice(from, to);
  const next = candidates[to];
  if (isTightList(list) || hasRespectively(list.at(-1) as CandidateClaim, next)) return list;
  const isFirstOfTwo =
    list.length > 1 && next?.sentence === list[0]?.sentence && takeListAt(candidates, to).length === list.length;
  return isFirstOfTwo ? list : list.slice(0, 1);
}

/** "by 7.1% and 6.9%", "4.6x/5.7x": equal units with only connectors between. */
const isTightList = (list: readonly CandidateClaim[]): boolean =>
  list.every((candidate, i) => {
    const before = list[i - 1];
    if (!before) return true;
    const unit = ({ after, gain }: CandidateClaim): string | undefined => (after ?? gain)?.unit;
    return (
      unit(candidate) === unit(before) &&
      candidate.sentence.items.slice(before.last + 1, candidate.first).every(isConnector)
    );
  });

/** True for several claims that differ only in their numbers. */
const differOnlyInNumbers = (list: readonly CandidateClaim[]): boolean =>
  list.length > 1 && new Set(list.map(toSharedSlotsKey)).size === 1;

const toSharedSlotsKey = (candidate: CandidateClaim): string =>
  JSON.stringify([
    ...[
      candidate.metric?.value.name,
      candidate.model?.value.name,
      candidate.method?.value,
      candidate.baseline?.value,
      candidate.benchmarkText?.value,
    ],
    ...candidate.benchmarks.map(({ value }) => value),
  ]);

const LIST_WORD = /^(?:,|and|\/|&|or|of|by|to|from|at|a|an|average|up)$/;

/** "0.375 *mAP and* 0.515", "0.86 *(0.80 to 0.92) and* 0.88": only connectors, the metric and brackets between. */
function isInSameList(a: CandidateClaim, b: CandidateClaim): boolean {
  if (a.sentence !== b.sentence) return false;
  if ((a.after === null) !== (b.after === null) || (a.before === null) !== (b.before === null)) return false;
  const between = a.sentence.items.slice(a.last + 1, b.first);
  let depth = 0;
  for (const item of between) {
    if (item.lower === "(") depth++;
    else if (item.lower === ")") depth--;
    else if (depth === 0 && item.mention?.kind !== "metric" && !LIST_WORD.test(item.lower)) return false;
  }
  return depth === 0 && between.length < 24 && between.some(isConnector);
}

/** True if "respectively" follows in the clause, before any number of another claim. */
function hasRespectively({ sentence, last }: CandidateClaim, next: CandidateClaim | undefined): boolean {
  const following = sentence.items.slice(last + 1, next?.sentence === sentence ? next.first : undefined);
  const index = following.findIndex((item) => item.lower === "respectively");
  return index >= 0 && !following.slice(0, index).some((item) => /^[.;:]$/.test(item.lower));
}

/** Finds all lists of names in a sentence: "Claude and the base Llama-3-8B", "SDXL/Flux". */
const findNameLists = memoizeByKey(({ items }: SentenceContext): readonly NamedItems[] => {
  const lists: NamedItem[][] = [];
  for (const [index, { mention }] of items.entries()) {
    if (!mention || mention.kind === "metric") continue;
    const list = lists.at(-1);
    const before = list?.at(-1);
    const between = before ? items.slice(before.index + 1, index) : [];
    const continuesList =
      isBetweenNames(between) && !(list && isCompleteList(items, list) && !hasFinalConnector(between));
    if (list && continuesList) list.push({ index, mention });
    else lists.push([{ index, mention }]);
  }
  return lists.filter((list) => isCompleteList(items, list));
});

const isBetweenNames = (between: readonly SentenceItem[]): boolean =>
  between.length < 7 &&
  between.some(isConnector) &&
  !between.some((item) => item.quantity || /^[.;:()]$/.test(item.lower) || isReportVerb(item));

const hasFinalConnector = (between: readonly SentenceItem[]): boolean =>
  between.some((item) => item.lower !== "," && isConnector(item));

/** "A, B *and* C", "A/B": a comma alone may also end a clause. */
function isCompleteList(items: readonly SentenceItem[], list: NamedItems): boolean {
  const [a, b] = list.slice(-2);
  return a !== undefined && b !== undefined && hasFinalConnector(items.slice(a.index + 1, b.index));
}

/** The slot that the names fill. */
type PairedSlot = "baseline" | "benchmarks" | "model";

/**
 * Returns the slot of the names: the one whose shared value is among them, or an empty one that they fit; otherwise
 * null.
 */
function findPairedSlot(list: readonly CandidateClaim[], names: NamedItems): PairedSlot | null {
  const [first, last] = [list[0] as CandidateClaim, list.at(-1) as CandidateClaim];
  const { sentence, model, baseline, benchmarks } = first;
  const [from, to] = [names[0]?.index ?? 0, names.at(-1)?.index ?? 0];
  const itemsBetween =
    to < first.first ? sentence.items.slice(to + 1, first.first) : sentence.items.slice(last.last + 1, from);
  if (itemsBetween.some((item) => item.lower === ";")) return null;
  const isOneOfNames = (slotValue: SlotValue<unknown> | undefined | null): boolean =>
    overlapsNames(slotValue, sentence, names);
  if (
    names.every(({ mention }) => isBenchmarkMention(mention) || mention.kind === "name") &&
    benchmarks.some(isOneOfNames)
  )
    return "benchmarks";
  if (!names.every(({ mention }) => isSystemMention(mention))) return null;
  const baselineItems = findBaselineItems(sentence);
  if (isOneOfNames(baseline) || (from > last.last && names.every(({ index }) => baselineItems.has(index))))
    return "baseline";
  if (isOneOfNames(model)) return "model";
  if (names.some(({ index }) => baselineItems.has(index)) || !nameSystems(sentence, names)) return null;
  const isBracketed = sentence.items[to + 1]?.lower === "(" && first.first === to + 2;
  return model === null || isBracketed ? "model" : null;
}

/**
 * True if one name is a known model, or a noun after the names marks them as models: "the TideBERT and MossBERT
 * *models*".
 */
const nameSystems = ({ items }: SentenceContext, names: NamedItems): boolean =>
  names.some(({ mention }) => mention.kind === "model") ||
  MODEL_NOUNS.has(compoundHead(items[(names.at(-1)?.index ?? 0) + 1]?.lower));

/** True if a value overlaps one of the names. */
function overlapsNames(
  slotValue: SlotValue<unknown> | undefined | null,
  sentence: SentenceContext,
  names: NamedItems,
): boolean {
  if (!slotValue || slotValue.first < 0 || (slotValue.sentence && slotValue.sentence !== sentence)) return false;
  return names.some(({ index }) => {
    const { first, last } = sentence.items[index] as SentenceItem;
    return first <= slotValue.last && last >= slotValue.first;
  });
}

const RESPECTIVELY_NOTE = "respectively";

/** Pairs the names with the claims if the sentence has a suitable list. */
function pairNames(list: readonly CandidateClaim[]): readonly CandidateClaim[] | null {
  const { sentence } = list[0] as CandidateClaim;
  for (const names of findNameLists(sentence)) {
    const slot = names.length === list.length ? findPairedSlot(list, names) : null;
    if (slot === null) continue;
    const texts = toNameSlotValues({ mentions: names }, sentence);
    const systems = names.map(({ index, mention }) => mentionToSlotValue(sentence, index, mention));
    return list.map((candidate, i) => {
      const [text, system] = [texts[i] as SlotValue<string>, systems[i] as SlotValue<Mention>];
      if (slot === "benchmarks") return amendCandidate(candidate, { benchmarks: [text] }, RESPECTIVELY_NOTE);
      if (slot === "model") return amendCandidate(candidate, { model: system }, RESPECTIVELY_NOTE);
      return amendCandidate(candidate, { baseline: text }, RESPECTIVELY_NOTE);
    });
  }
  return null;
}

/** "98% and 67% on the industrial and robotics datasets": pairs parts of a benchmark text without names. */
function pairTexts(list: readonly CandidateClaim[]): readonly CandidateClaim[] | null {
  const { sentence, benchmarkText } = list[0] as CandidateClaim;
  const texts = benchmarkText && splitCoordinatedTexts(sentence, benchmarkText, list.length);
  return (
    texts &&
    list.map((candidate, i) => amendCandidate(candidate, { benchmarkText: texts[i] ?? null }, RESPECTIVELY_NOTE))
  );
}
