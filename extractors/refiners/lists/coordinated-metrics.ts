import { type Item, itemText, type Scene } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { type Phrase, phraseBefore } from "../context/phrases";
import { type Metric, named } from "../metrics/metric-phrases";

/** Words before a metric that are no part of its name. */
const NO_PART = /^(?:the|an?|its|our|their|\w+ing)$/;
/** Words of a quality, which is whole without the last word of the list: "*efficiency* and page accuracy". */
const QUALITY = /(?:ity|ness|cy|calibration|trust)$/;
const AND = /^(?:and|&|\/)$/;

/** The metric and those before it in its list, just so many; null where they are more or fewer. */
export function coordinated(scene: Scene, metric: Metric, count: number): Metric[] | null {
  const { items } = scene;
  const at = items.findIndex((i) => i.first === metric.first);
  if (at < 1) return null;
  // "and *rotation* accuracy": said of one of two, the word was left off the metric of both.
  const isShared =
    AND.test(wordAt(items, at - 2)) && items[at - 1]?.kind === "word" && !NO_PART.test(wordAt(items, at - 1));
  const from = isShared ? at - 1 : at;
  const last = isShared ? { ...metric, first: items[from]?.first ?? 0 } : metric;
  const metrics: Metric[] = [isShared ? asMetric(scene, { from, to: from }, last) : metric];
  let phrase = phraseBehindJoint(items, from, AND);
  while (phrase) {
    metrics.unshift(asMetric(scene, phrase, last));
    phrase = phraseBehindJoint(items, phrase.from, /^,$/);
  }
  // "image- and pixel-level AUROC" leaves off more than the last word.
  return metrics.length === count && !metrics.some(({ value }) => /-(?: |$)/.test(value.name)) ? metrics : null;
}

/** The phrase before the joint that stands before an item. */
function phraseBehindJoint(items: readonly Item[], at: number, joint: RegExp): Phrase | null {
  if (!joint.test(wordAt(items, at - 1))) return null;
  const end = wordAt(items, at - 2) === "," ? at - 3 : at - 2;
  const phrase = phraseBefore(items, end, Math.max(0, end - 3));
  return phrase && !items.slice(phrase.from, phrase.to + 1).some((i) => i.quantity) ? phrase : null;
}

/** "*response delay* and retraining time" is whole; "*training* and inference time" and "*Top-1* and Top-5 accuracy" lack the last word. */
function asMetric(scene: Scene, { from, to }: Phrase, metric: Metric): Metric {
  const item = scene.items[to] as Item;
  const known = item.mention?.kind === "metric" ? item.mention : null;
  const head = headOf(scene, metric);
  const lacks =
    known === null
      ? metric.first < metric.last && !QUALITY.test(item.lower)
      : known.metric?.name.toLowerCase().endsWith(` ${head.toLowerCase()}`);
  if (from < to || !lacks) return named(scene, from, to, known);
  return {
    value: { name: `${itemText(scene, from, to)} ${head}`, mention: known ?? metric.value.mention },
    first: item.first,
    last: item.last,
    inferred: "the last word of its list",
  };
}

/** "time" of "retraining time", "Hit Rate" of "cell-level Hit Rate"; an ending of many is taken off: "accuracies". */
function headOf({ text, tokens, items }: Scene, { first, last }: Metric): string {
  const item = items.find((i) => i.last === last);
  const from = item?.mention && item.first > first ? item.first : last;
  return text.slice(tokens[from]?.start, tokens[last]?.end).replace(/cies$/, "cy");
}
