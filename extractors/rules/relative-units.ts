import type { RelativeUnit } from "@/lib/claim/relative-unit";
import { SCORE_NOUN } from "../quantities/non-result-row";
import { isResultVerb, type SentenceItem } from "./sentence-context";

/** Nouns of quality in general: a percentage of one is always relative to another system. */
const QUALITY_NOUN =
  /^(?:performances?|capabilit(?:y|ies)|quality|utility|fidelity|effectiveness|efficacy|abilit(?:y|ies))$/;
/** "recovers 84% of the *gap*", "99% of the performance *gains*". */
const GAP_NOUN = /^(?:gaps?|gains?|improvements?|benefits?|headroom)$/;
/** Words for a reference value: "the *original* accuracy", "*full-data* recall", "the *baseline*". */
const REFERENCE_ADJECTIVE =
  /^(?:full|full-[a-z]+|original|baseline|base|dense|teacher|oracle|optimal|optimum|ideal|maximum|maximal|peak|upper-bound|upper|unpruned|uncompressed|unquantized|vanilla|clean|centralized|supervised|fully-supervised|human|human-level|expert|best)$/;
const RETENTION_VERB = /^(?:retain|preserv|recover|maintain|sustain|keep)(?:e|s|es|ed|ing)?$/;
const PHRASE_END =
  /^(?:of|and|or|on|in|for|across|over|at|with|from|to|by|than|under|using|via|without|while|whereas|when|where|which|that|as|is|are|was|were|but|despite|after|before|per|between|against|vs\.?|versus|compared|available|attainable|achievable|achieved)$/;

const endsPhrase = (item: SentenceItem): boolean =>
  item.kind === "quantity" ||
  (item.kind === "sign" && item.lower !== "'") ||
  PHRASE_END.test(item.lower) ||
  (isResultVerb(item) && !GAP_NOUN.test(item.lower));

/** Returns the phrase after "of", up to a preposition, a verb or a sign: "the teacher ' s accuracy". */
function getPhrase(items: readonly SentenceItem[], from: number): readonly SentenceItem[] {
  const length = items.slice(from).findIndex(endsPhrase);
  return items.slice(from, length < 0 ? items.length : from + length);
}

const isMetricItem = ({ lower, mention }: SentenceItem): boolean =>
  mention?.kind === "metric" || SCORE_NOUN.test(lower);
/** "runs", "bugs", "errors": a percentage of counted things is a plain share. */
const isCountNoun = (item: SentenceItem): boolean =>
  /^(?:errors|hallucinations)$/.test(item.lower) ||
  (item.kind === "word" && /[a-z]{2}[^su]s$/.test(item.lower) && !isMetricItem(item));

function findUnitOfPhrase(phrase: readonly SentenceItem[], isKept: boolean): RelativeUnit | null {
  const head = phrase.at(-1);
  if (!head) return null;
  if (GAP_NOUN.test(head.lower)) return "% of gap";
  if (QUALITY_NOUN.test(head.lower)) return "% of baseline";
  if (phrase.some(isCountNoun) || head.lower === "time") return null;
  const isOwned = phrase.some((item) => /^(?:its|their|s)$/.test(item.lower)) || isKept;
  const isReference = phrase.slice(0, 3).some((item) => REFERENCE_ADJECTIVE.test(item.lower));
  return isReference || (isOwned && isMetricItem(head)) ? "% of baseline" : null;
}

/** "98% *performance of* the dense model", "101% *relative performance*". */
function isStatedAsRelative(items: readonly SentenceItem[], index: number): boolean {
  const worth = items.slice(index + 1, index + 4).findIndex((item) => QUALITY_NOUN.test(item.lower)) + index + 1;
  if (worth <= index) return false;
  const between = items.slice(index + 1, worth);
  if (!between.every((item) => item.kind === "word" && !PHRASE_END.test(item.lower))) return false;
  return between.some((item) => item.lower === "relative") || /^(?:of|relative)$/.test(items[worth + 1]?.lower ?? "");
}

/** Returns what the percentage at an item is relative to; null for a plain percentage. */
export function findRelativeUnit(items: readonly SentenceItem[], index: number): RelativeUnit | null {
  if (items[index]?.quantity?.unit !== "%") return null;
  const next = items[index + 1]?.lower ?? "";
  // "99.7% and 100.5% of the baseline"
  if (/^(?:and|or|to|,)$/.test(next)) return findRelativeUnit(items, index + 2);
  if (next !== "of") return isStatedAsRelative(items, index) ? "% of baseline" : null;
  const phrase = getPhrase(items, index + 2);
  const isKept = items.slice(Math.max(0, index - 4), index).some((item) => RETENTION_VERB.test(item.lower));
  const behind = index + 2 + phrase.length;
  // "95.8% of reading and 73.9% of writing performance"
  const isListed = /^(?:and|,)$/.test(items[behind]?.lower ?? "") && items[behind + 2]?.lower === "of";
  return findUnitOfPhrase(phrase, isKept) ?? (isListed ? findRelativeUnit(items, behind + 1) : null);
}
