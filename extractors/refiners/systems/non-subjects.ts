/** Names before a number that did not achieve it: asides, metrics and objects. */

import { isBracket, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isSystemNoun } from "../../words/baseline-words";
import { compoundHead, hasWordClass, isInWordClass } from "../../words/word-classes";
import { isConnector } from "../context/coordinations";

/** Participles after a system that are its own verb: "with Orion *achieving* 81%". */
export const RESULT_PARTICIPLE =
  /^(?:achieving|reaching|obtaining|attaining|yielding|scoring|delivering|outperforming|exhibiting|showing|producing)$/;

/** Returns the last name of the coordination that begins at `at`: "*A*, B and C". */
export function findListEnd(items: readonly SentenceItem[], index: number): number {
  let last = index;
  for (;;) {
    let next = last + 1;
    while (isConnector(items[next])) next++;
    const mention = next > last + 1 ? items[next]?.mention : undefined;
    if (!mention || mention.kind === "metric") return last;
    last = next;
  }
}

/** True if a result verb follows, so that the name is a subject and not the last of a list. */
export function hasVerbAfter(items: readonly SentenceItem[], index: number): boolean {
  for (let i = index + 1; i < Math.min(items.length, index + 4); i++) {
    const item = items[i] as SentenceItem;
    if (item.kind !== "word") return item.mention?.kind === "metric" && /s$/.test(item.lower);
    if (hasWordClass("score", item) || hasWordClass("gain-verb", item) || hasWordClass("move-verb", item)) return true;
    if (!/(?:ly|also|further|itself|still|even)$/.test(item.lower)) return false;
  }
  return false;
}

/**
 * True for an example in brackets that close before the number: "robots (e.g., Orion Go) to learn …", and for an
 * unknown name in a bracketed list: "graphs of three makers (Harbora, Tidal) by".
 */
export function isExample(items: readonly SentenceItem[], index: number, first: number): boolean {
  const open = items.slice(Math.max(0, index - 6), index).findLastIndex(isBracket);
  const from = Math.max(0, index - 6) + open;
  if (open < 0 || items[from]?.lower !== "(" || items[index]?.mention?.kind === "proposed") return false;
  const close = items.slice(index, first).findIndex((item) => item.lower === ")");
  const isListed =
    items[index]?.mention?.kind === "name" &&
    items.slice(from, index + close).some((item) => /^(?:,|and|\/|\+)$/.test(item.lower));
  return (
    close > 0 &&
    (isListed || items.slice(from, index).some((item) => /^(?:e\.g\.|like|including|as)$/.test(item.lower)))
  );
}

/** "(Orion) *achieving*", "(Orion) *classifier*", "(Orion) *that*": what follows refers to the name in brackets. */
const continuesName = (word: string): boolean =>
  isSystemNoun(word) || /^(?:that|which|with|trained|using|based|alone)$/.test(word);

/**
 * "the best baseline (43.9% for *Tidal*) and reduces": an unknown name in brackets that is not the subject of what
 * follows them.
 */
export function isInAside(items: readonly SentenceItem[], index: number, first: number): boolean {
  const nounBefore = items[index - 1]?.lower === "(" ? compoundHead(items[index - 2]?.lower) : "";
  if (items[index]?.mention?.kind !== "name" || isSystemNoun(nounBefore)) return false;
  let depth = 0;
  for (let i = index + 1; i < first; i++) {
    const sign = items[i]?.lower;
    if (sign === "(") depth++;
    if (sign === ")" && depth-- === 0) return !hasVerbAfter(items, i) && !continuesName(wordAt(items, i + 1));
  }
  return false;
}

/**
 * "recall and *Tidal*", "recall from 0.71 to 0.78 and *Tidal* from", "attains *Tidal* 34.8": an unknown name in the
 * position of a metric.
 */
export function isInMetricPosition(items: readonly SentenceItem[], index: number): boolean {
  if (items[index]?.mention?.kind !== "name" || hasVerbAfter(items, index)) return false;
  const before = items[index - 1];
  if (items[index + 1]?.quantity && before?.kind === "word" && hasWordClass("score", before)) return true;
  if (!/^(?:,|and|\/|&)$/.test(before?.lower ?? "")) return false;
  let i = index - 1;
  while (items[i]?.quantity || /^(?:,|and|\/|&|from|to|of|by)$/.test(wordAt(items, i))) i--;
  return items[i]?.mention?.kind === "metric";
}

/** "leverages Tide embeddings", "produces Tide files": verbs whose object is a tool or a product, not the system. */
const USE_VERB = /^(?:leverag|us|employ|utiliz|utilis|integrat|combin|adopt|produc|generat|replac)(?:es|s)$/;

/** "cuts *Qwen3-4B's* latency", "reduces *Qwen3-4B* latency": the system that a metric belongs to. */
const ownsMetric = (items: readonly SentenceItem[], index: number): boolean =>
  items[index + 1]?.lower === "'" || items[index + 1]?.mention?.kind === "metric";

/** "improves Qwen3-4B by", "boosting HunyuanVideo to": the object of a verb of change is the model that was changed. */
export function isObjectOfChange(items: readonly SentenceItem[], index: number): boolean {
  const verb = findVerbBeforeObject(items, index);
  return (
    (items[index + 1]?.lower === "by" && items[index + 2]?.kind === "quantity") ||
    isInWordClass("up-verb", verb) ||
    isInWordClass("move-verb", verb) ||
    (isInWordClass("down-verb", verb) && ownsMetric(items, index)) ||
    /^(?:restor|train|fine-tun|adapt|equip)(?:es?|ing|s|ed)$/.test(verb)
  );
}

/** "improves *Llama 3*", "leverages *Tide*", "solves *Tide*": an object of change, use or work. */
export const isObject = (items: readonly SentenceItem[], index: number): boolean =>
  !isModifiedByParticiple(items, index) &&
  (isObjectOfChange(items, index) ||
    USE_VERB.test(findVerbBeforeObject(items, index)) ||
    isObjectOfActivity(items, index));

/**
 * "an *enhanced* Orion+ reaches": a participle between article and name is an adjective, unless the name is a known
 * base model.
 */
const isModifiedByParticiple = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.mention?.kind !== "model" &&
  /ed$/.test(wordAt(items, index - 1)) &&
  /^(?:an?|the|our)$/.test(wordAt(items, index - 2));

/**
 * Words in "-ing" or "-s" that do not make the name after them an object of work: "using", "adding", "existing",
 * "showing".
 */
const NON_HANDLING_VERB =
  /^(?:existing|leading|resulting|remaining|competing|underlying|using|utilizing|applying|combining|employing|adding|adopting|introducing|leveraging|incorporating|integrating|(?:show|find|indicat|reveal|suggest|demonstrat|confirm|prov|see)(?:ing|e?s))$/;

/**
 * "solves *Tide*, achieving", "distils *Tide* routes into": an unknown name after a verb and without a verb of its
 * own is the object of that work.
 */
function isObjectOfActivity(items: readonly SentenceItem[], index: number): boolean {
  if (items[index]?.mention?.kind !== "name" || hasVerbAfter(items, index)) return false;
  const verb = findVerbBeforeObject(items, index);
  return /^[a-z]{3,}(?:ing|[^su]s)$/.test(verb) && !NON_HANDLING_VERB.test(verb);
}

/** Returns the word before a name and its determiners. */
export function findVerbBeforeObject(items: readonly SentenceItem[], index: number): string {
  let i = index - 1;
  while (/^(?:the|a|an|both|base|standard|original|vanilla|existing)$|-based$/.test(wordAt(items, i))) i--;
  return items[i]?.kind === "word" ? wordAt(items, i) : "";
}
