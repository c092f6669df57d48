import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { findLastMetric } from "./find-metrics";
import { type MetricSlotValue, toExtendedMetric, toMetricSlotValue } from "./metric-phrases";

/** Symbols for correlation coefficients. */
const CORRELATION_LETTER = /^[rρτ]$/;

const isCorrelation = (item: SentenceItem | undefined): boolean => /correlation/i.test(item?.mention?.surface ?? "");

/** Resolves a correlation symbol to the metric named before it: "a page correlation of *r* = 0.82", "correlation with readers (*r* = 0.82)". */
function findCorrelationOfLetter(sentence: SentenceContext, index: number): MetricSlotValue | null {
  const { items } = sentence;
  const metricIndex = CORRELATION_LETTER.test(wordAt(items, index))
    ? findLastMetric(items, Math.max(0, index - 8), index - 1)
    : null;
  if (metricIndex === null || !isCorrelation(items[metricIndex])) return null;
  return items.slice(metricIndex, index).some((item) => item.quantity)
    ? null
    : toExtendedMetric(sentence, metricIndex, Math.max(0, metricIndex - 3));
}

/** Finds the word or name before an equals sign: "recall = 0.82". */
export function findMetricBeforeEquals(candidate: CandidateClaim): MetricSlotValue | null {
  const index = candidate.first - 2;
  const name = candidateWordAt(candidate, index + 1) === "=" ? candidate.sentence.items[index] : undefined;
  if (name?.mention?.kind !== "name" && name?.kind !== "word") return null;
  return (
    findCorrelationOfLetter(candidate.sentence, index) ?? toMetricSlotValue(candidate.sentence, index, index, null)
  );
}
