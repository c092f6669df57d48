import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { findLastMetric, type MetricSlotValue, toExtendedMetric, toMetricSlotValue } from "./metric-phrases";

/** Letters that statistics write for a correlation. */
const CORRELATION_LETTER = /^[rρτ]$/;

const isCorrelation = (item: SentenceItem | undefined): boolean => /correlation/i.test(item?.mention?.surface ?? "");

/** "a page correlation of *r* = 0.82", "correlation with readers (*r* = 0.82)": the letter stands for the metric that its sentence has just named. */
function findCorrelationOfLetter(sentence: SentenceContext, at: number): MetricSlotValue | null {
  const { items } = sentence;
  const metricIndex = CORRELATION_LETTER.test(wordAt(items, at))
    ? findLastMetric(items, Math.max(0, at - 8), at - 1)
    : null;
  if (metricIndex === null || !isCorrelation(items[metricIndex])) return null;
  return items.slice(metricIndex, at).some((i) => i.quantity)
    ? null
    : toExtendedMetric(sentence, metricIndex, Math.max(0, metricIndex - 3));
}

/** "recall = 0.82": the word or the name before the sign. */
export function findMetricBeforeEquals(d: CandidateClaim): MetricSlotValue | null {
  const at = d.first - 2;
  const name = candidateWordAt(d, at + 1) === "=" ? d.sentence.items[at] : undefined;
  if (name?.mention?.kind !== "name" && name?.kind !== "word") return null;
  return findCorrelationOfLetter(d.sentence, at) ?? toMetricSlotValue(d.sentence, at, at, null);
}
