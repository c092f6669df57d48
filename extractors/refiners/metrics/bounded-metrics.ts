import { type CandidateClaim, candidateWordAt } from "../../rules/candidate-claim";
import { isInWordClass } from "../../words/word-classes";
import { findPhraseBefore } from "../context/phrases";
import type { SearchWindow } from "../context/search-windows";
import { type MetricSlotValue, subjectToMetric } from "./metric-phrases";

/** Finds the object of a result verb where the number is a bound: "attains a *sorting fairness index* above 0.9". */
export function findBoundedMetric(candidate: CandidateClaim, windowBefore: SearchWindow): MetricSlotValue | null {
  const phrase = candidate.after?.qualifier
    ? findPhraseBefore(candidate.sentence.items, candidate.first - 1, windowBefore.from)
    : null;
  if (!phrase) return null;
  const lead = /^(?:an?|the|its)$/.test(candidateWordAt(candidate, phrase.from - 1))
    ? phrase.from - 2
    : phrase.from - 1;
  return isInWordClass("score", candidateWordAt(candidate, lead)) ? subjectToMetric(candidate.sentence, phrase) : null;
}
