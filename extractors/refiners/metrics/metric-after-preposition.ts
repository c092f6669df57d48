/** Finds metrics after a preposition: "a gain of 4% in recall". */

import { isClauseEnd, type SentenceContext, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass } from "../../words/word-classes";
import { type Phrase, parseNounPhrase } from "../context/phrases";
import { findFirstMetric } from "./find-metrics";
import {
  coinedNameToMetric,
  type MetricSlotValue,
  phraseToMetric,
  toExtendedMetric,
  toMetricSlotValue,
} from "./metric-phrases";

/** Tasks, which are no metrics: "a 5% gain in *node classification*". */
const TASK_NOUN =
  /^(?:classification|recognition|detection|segmentation|manipulation|locomotion|navigation|planning|reasoning|retrieval|translation|prediction|generation|summarization|forecasting|estimation|diagnosis|prognosis|reconstruction|tracking|answering|understanding|editing|grasping|imaging)$/;

/** Fixed phrases such as "*in comparison* to B", which introduce no metric. */
const isFixedPhrase = (items: readonly SentenceItem[], index: number): boolean =>
  wordAt(items, index) === "in" &&
  /^(?:comparison|contrast|relation|addition|accordance|conjunction|combination|response)$/.test(
    wordAt(items, index + 1),
  ) &&
  /^(?:to|with)$/.test(wordAt(items, index + 2));

/** Finds the metric after a preposition: "in recall@20", "in terms of BLEU-3", "of the forecasts' MSE", "on the MSE". */
export function findMetricAfterPreposition(
  sentence: SentenceContext,
  from: number,
  to: number,
): MetricSlotValue | null {
  const { items } = sentence;
  for (let i = from; i <= Math.min(to, from + 12); i++) {
    const item = items[i];
    if (item === undefined || isClauseEnd(item) || item.kind === "quantity" || /^(?:no|without)$/.test(item.lower))
      return null;
    const isWithRespectTo = item.lower === "to" && wordAt(items, i - 1) === "respect";
    if (!(isWithRespectTo || /^(?:in|of|on)$/.test(item.lower)) || isFixedPhrase(items, i)) continue;
    const start = items[i + 1]?.lower === "terms" ? i + 3 : i + 1;
    const phrase = parseNounPhrase(items, start, Math.min(items.length, to + 1), false);
    if (!phrase) continue;
    const known = findFirstMetric(items, phrase.from, phrase.to);
    if (known !== null) return toExtendedMetric(sentence, known, phrase.from);
    const kind = i <= from + 1 ? findMetricKind(sentence, phrase) : null;
    if (kind) return kind;
    const shared = item.lower === "in" && i <= from + 1 ? findSharedHead(sentence, phrase, to) : null;
    if (shared) return shared;
    const isInTermsOf = items[i + 1]?.lower === "terms" && !/^metrics?$/.test(wordAt(items, phrase.to));
    const metricOfTerms = isInTermsOf
      ? (phraseToMetric(sentence, phrase) ?? coinedNameToMetric(sentence, phrase))
      : null;
    if (metricOfTerms) return metricOfTerms;
    if (item.lower === "in" && i <= from + 1 && !TASK_NOUN.test(wordAt(items, phrase.to))) {
      const isCounted = /^(?:number|amount|count|volume|share|proportion)$/.test(wordAt(items, phrase.to));
      const whole = isCounted ? parseNounPhrase(items, start, Math.min(items.length, to + 1)) : null;
      if (whole) return toMetricSlotValue(sentence, whole.from, whole.to, null);
      const free =
        phraseToMetric(sentence, phrase) ??
        (isObjectOfGainNoun(items, i, phrase) ? coinedNameToMetric(sentence, phrase) : null);
      if (free) return free;
    }
  }
  return null;
}

/** Words before "metrics" that do not say what is measured. */
const NON_DESCRIPTIVE_WORD =
  /^(?:most|all|other|same|different|evaluation|automatic|automated|standard|key|main|primary|common|core|major|objective|subjective|performance|quality|benchmark|target|individual|reported)$/;

/** Finds a kind of metric that the text names explicitly: "by 4% on *trustworthiness metrics*". */
function findMetricKind(sentence: SentenceContext, { from, to }: Phrase): MetricSlotValue | null {
  const word = wordAt(sentence.items, to);
  const kind = sentence.items.slice(from, to);
  if (!/^metrics?$/.test(word) || kind.length === 0 || kind.some((item) => NON_DESCRIPTIVE_WORD.test(item.lower)))
    return null;
  return toMetricSlotValue(sentence, from, word === "metric" ? to - 1 : to, null);
}

/** Finds a head noun shared by two coordinated modifiers: "gains in *clean and robust accuracy*". */
function findSharedHead(sentence: SentenceContext, { from, to }: Phrase, end: number): MetricSlotValue | null {
  const { items } = sentence;
  if (from < to || items[to]?.kind !== "word" || !/^(?:and|&|\/)$/.test(wordAt(items, to + 1))) return null;
  const second = parseNounPhrase(items, to + 2, Math.min(items.length, end + 1), false);
  const known = second?.from === to + 2 ? findFirstMetric(items, second.from, second.to) : null;
  return second && known !== null && known === second.to && known > second.from
    ? toExtendedMetric(sentence, known, second.from)
    : null;
}

/** True for the object of a gain noun, which is a metric whatever its name: "a 4% reduction *in Total Drift*". */
const isObjectOfGainNoun = (items: readonly SentenceItem[], index: number, { to }: Phrase): boolean =>
  hasWordClass("gain-noun", items[index - 1]) && !/\d/.test(wordAt(items, to)) && items[to + 1]?.lower !== "and";
