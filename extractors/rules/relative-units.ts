import type { RelativeUnit } from "@/lib/relative-unit";
import { type Item, isResultVerb } from "./scene";
import { SCORE_NOUN } from "./setting-row";

/** How good something is, without a measure: a percentage of it is always one of another's. */
const WORTH = /^(?:performances?|capabilit(?:y|ies)|quality|utility|fidelity|effectiveness|efficacy|abilit(?:y|ies))$/;
/** "recovers 84% of the *gap*", "99% of the performance *gains*". */
const GAP = /^(?:gaps?|gains?|improvements?|benefits?|headroom)$/;
/** What stands for the value that others are told of: "the *original* accuracy", "*full-data* recall", "the *baseline*". */
const REFERENCE =
  /^(?:full|full-[a-z]+|original|baseline|base|dense|teacher|oracle|optimal|optimum|ideal|maximum|maximal|peak|upper-bound|upper|unpruned|uncompressed|unquantized|vanilla|clean|centralized|supervised|fully-supervised|human|human-level|expert|best)$/;
const KEEPS = /^(?:retain|preserv|recover|maintain|sustain|keep)(?:e|s|es|ed|ing)?$/;
const END =
  /^(?:of|and|or|on|in|for|across|over|at|with|from|to|by|than|under|using|via|without|while|whereas|when|where|which|that|as|is|are|was|were|but|despite|after|before|per|between|against|vs\.?|versus|compared|available|attainable|achievable|achieved)$/;

const endsPhrase = (i: Item): boolean =>
  i.kind === "quantity" ||
  (i.kind === "sign" && i.lower !== "'") ||
  END.test(i.lower) ||
  (isResultVerb(i) && !GAP.test(i.lower));

/** The phrase behind "of", up to a preposition, a verb or a sign: "the teacher ' s accuracy". */
function phraseFrom(items: readonly Item[], from: number): readonly Item[] {
  const length = items.slice(from).findIndex(endsPhrase);
  return items.slice(from, length < 0 ? items.length : from + length);
}

const isMeasure = ({ lower, mention }: Item): boolean => mention?.kind === "metric" || SCORE_NOUN.test(lower);
/** "runs", "bugs", "errors": a percentage of what is counted stands for itself. */
const isCounted = (i: Item): boolean =>
  /^(?:errors|hallucinations)$/.test(i.lower) ||
  (i.kind === "word" && /[a-z]{2}[^su]s$/.test(i.lower) && !isMeasure(i));

function unitOfPhrase(phrase: readonly Item[], isKept: boolean): RelativeUnit | null {
  const head = phrase.at(-1);
  if (!head) return null;
  if (GAP.test(head.lower)) return "% of gap";
  if (WORTH.test(head.lower)) return "% of baseline";
  if (phrase.some(isCounted) || head.lower === "time") return null;
  const isOwned = phrase.some((i) => /^(?:its|their|s)$/.test(i.lower)) || isKept;
  const refers = phrase.slice(0, 3).some((i) => REFERENCE.test(i.lower));
  return refers || (isOwned && isMeasure(head)) ? "% of baseline" : null;
}

/** "98% *performance of* the dense model", "101% *relative performance*". */
function isToldOf(items: readonly Item[], at: number): boolean {
  const worth = items.slice(at + 1, at + 4).findIndex((i) => WORTH.test(i.lower)) + at + 1;
  if (worth <= at) return false;
  const between = items.slice(at + 1, worth);
  if (!between.every((i) => i.kind === "word" && !END.test(i.lower))) return false;
  return between.some((i) => i.lower === "relative") || /^(?:of|relative)$/.test(items[worth + 1]?.lower ?? "");
}

/** What the percentage at this place of a scene is a share of; null of one that stands for itself. */
export function relativeUnit(items: readonly Item[], at: number): RelativeUnit | null {
  if (items[at]?.quantity?.unit !== "%") return null;
  const next = items[at + 1]?.lower ?? "";
  // "99.7% and 100.5% of the baseline"
  if (/^(?:and|or|to|,)$/.test(next)) return relativeUnit(items, at + 2);
  if (next !== "of") return isToldOf(items, at) ? "% of baseline" : null;
  const phrase = phraseFrom(items, at + 2);
  const isKept = items.slice(Math.max(0, at - 4), at).some((i) => KEEPS.test(i.lower));
  const behind = at + 2 + phrase.length;
  // "95.8% of reading and 73.9% of writing performance"
  const listed = /^(?:and|,)$/.test(items[behind]?.lower ?? "") && items[behind + 2]?.lower === "of";
  return unitOfPhrase(phrase, isKept) ?? (listed ? relativeUnit(items, behind + 1) : null);
}
