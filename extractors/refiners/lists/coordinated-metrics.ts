import { type SentenceContext, type SentenceItem, sliceItems } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { findPhraseBefore, type Phrase } from "../context/phrases";
import { type MetricSlotValue, toMetricSlotValue } from "../metrics/metric-phrases";

/** Words before a metric that are not part of its name. */
const NON_METRIC_WORD = /^(?:the|an?|its|our|their|\w+ing)$/;
/** Nouns of qualities, which are complete without the head noun of the list: "*efficiency* and page accuracy". */
const QUALITY_NOUN = /(?:ity|ness|cy|calibration|trust)$/;
const FINAL_CONNECTOR = /^(?:and|&|\/)$/;

/** Splits a metric at the end of a list into exactly `count` metrics; null if the list has another length. */
export function splitCoordinatedMetrics(
  sentence: SentenceContext,
  metric: MetricSlotValue,
  count: number,
): MetricSlotValue[] | null {
  const { items } = sentence;
  const index = items.findIndex((item) => item.first === metric.first);
  if (index < 1) return null;
  // "and *rotation* accuracy": the head noun is stated once for two metrics.
  const isShared =
    FINAL_CONNECTOR.test(wordAt(items, index - 2)) &&
    items[index - 1]?.kind === "word" &&
    !NON_METRIC_WORD.test(wordAt(items, index - 1));
  const from = isShared ? index - 1 : index;
  const last = isShared ? { ...metric, first: items[from]?.first ?? 0 } : metric;
  const metrics: MetricSlotValue[] = [isShared ? toMetric(sentence, { from, to: from }, last) : metric];
  let phrase = findPhraseBeforeConnector(items, from, FINAL_CONNECTOR);
  while (phrase) {
    metrics.unshift(toMetric(sentence, phrase, last));
    phrase = findPhraseBeforeConnector(items, phrase.from, /^,$/);
  }
  // "image- and pixel-level AUROC" omits more than the last word.
  return metrics.length === count && !metrics.some(({ value }) => /-(?: |$)/.test(value.name)) ? metrics : null;
}

/** Finds the phrase before the connector that precedes an item. */
function findPhraseBeforeConnector(items: readonly SentenceItem[], index: number, connector: RegExp): Phrase | null {
  if (!connector.test(wordAt(items, index - 1))) return null;
  const end = wordAt(items, index - 2) === "," ? index - 3 : index - 2;
  const phrase = findPhraseBefore(items, end, Math.max(0, end - 3));
  return phrase && !items.slice(phrase.from, phrase.to + 1).some((item) => item.quantity) ? phrase : null;
}

/**
 * "*response delay* and retraining time" is complete; "*training* and inference time" and "*Top-1* and Top-5
 * accuracy" omit the head noun.
 */
function toMetric(sentence: SentenceContext, { from, to }: Phrase, metric: MetricSlotValue): MetricSlotValue {
  const item = sentence.items[to] as SentenceItem;
  const known = item.mention?.kind === "metric" ? item.mention : null;
  const head = getMetricHead(sentence, metric);
  const lacksHead =
    known === null
      ? metric.first < metric.last && !QUALITY_NOUN.test(item.lower)
      : known.metric?.name.toLowerCase().endsWith(` ${head.toLowerCase()}`);
  if (from < to || !lacksHead) return toMetricSlotValue(sentence, from, to, known);
  return {
    value: { name: `${sliceItems(sentence, from, to)} ${head}`, mention: known ?? metric.value.mention },
    first: item.first,
    last: item.last,
    inferred: "shared-head-noun",
  };
}

/** "time" of "retraining time", "Hit Rate" of "cell-level Hit Rate"; a plural becomes singular: "accuracies". */
function getMetricHead({ text, tokens, items }: SentenceContext, { first, last }: MetricSlotValue): string {
  const item = items.find((i) => i.last === last);
  const from = item?.mention && item.first > first ? item.first : last;
  return text.slice(tokens[from]?.start, tokens[last]?.end).replace(/cies$/, "cy");
}
