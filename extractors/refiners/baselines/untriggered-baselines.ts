/** Finds baselines without a trigger: the owner of the quality that a number is a share of, or of the value before. */

import { hasKind } from "../../mentions/mention";
import { type CandidateClaim, isGainOnly } from "../../rules/candidate-claim";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isSystemNoun } from "../../words/baseline-words";
import { isSystemMention } from "../context/paper-context";
import { findPhraseBefore, isQualityWithOf, type Phrase, parseNounPhrase } from "../context/phrases";
import { parseBaselinePhrase } from "./baseline-phrases";
import { type Baseline, toUntriggeredBaseline } from "./find-baselines";

/**
 * Finds the baseline of a number, the last of its list: the owner of the quality that it is a share of, or of the
 * value before.
 */
export function findOwnerBaseline(candidate: CandidateClaim): Baseline | null {
  const phrase = candidate.before && candidate.after ? findOwnerOfBefore(candidate) : findShareOwner(candidate);
  return phrase && toUntriggeredBaseline(candidate.sentence, phrase, "of", "compares");
}

/**
 * "keeps 96% of the accuracy of the full model", "96% of B's accuracy", "96% of full-cache accuracy", "7 times the
 * speed of B", "7 times that of B", "96% of its full-precision counterpart".
 */
function findShareOwner(candidate: CandidateClaim): Phrase | null {
  const { items } = candidate.sentence;
  const from = findWholeStart(candidate);
  if (from === null) return null;
  if (isQualityWithOf(items, from)) return parseBaselinePhrase(items, from + 2);
  const whole = parseNounPhrase(items, from, items.length, false);
  if (whole && /^(?:counterpart|baseline)$/.test(wordAt(items, whole.to))) return whole;
  if (
    whole &&
    isReductionTo(candidate) &&
    (isSystemMention(items[whole.to]?.mention) || isSystemNoun(wordAt(items, whole.to)))
  )
    return whole;
  if (!whole || !isQualityNoun(items[whole.to])) return null;
  const possessive = items.slice(whole.from, whole.to).findIndex((item) => item.lower === "'");
  if (possessive > 0) return { from: whole.from, to: whole.from + possessive - 1 };
  const of = whole.to + 1;
  if (/^(?:of|achieved)$/.test(wordAt(items, of))) return parseBaselinePhrase(items, of + 1);
  const owner = items.slice(whole.from, whole.to).findLastIndex((item) => isReferenceModifier(item));
  return owner >= 0 ? { from: whole.from, to: whole.from + owner } : null;
}

/** "cuts its memory *to* (just) 12% of it": the number is the remaining share. */
const isReductionTo = ({ sentence: { items }, first }: CandidateClaim): boolean =>
  wordAt(items, /^(?:just|only|about)$/.test(wordAt(items, first - 1)) ? first - 2 : first - 1) === "to";

/**
 * Returns the first item after the words of a share or a multiple: "96% of *it*", "96% *performance* of it", "7 times
 * *it*", "7 times *that* of it".
 */
function findWholeStart({ sentence: { items }, after, gain, last }: CandidateClaim): number | null {
  const next = wordAt(items, last + 1);
  if (gain && (after || gain.unit !== "times")) return null;
  if (/^(?:that|those)$/.test(next)) return last + 1;
  if (gain) return next === "the" ? last + 2 : null;
  if (after?.unit !== "%") return null;
  if (next === "of") return last + 2;
  return next === "performance" && items[last + 2]?.lower === "of" ? last + 1 : null;
}

/** "*full-cache* accuracy", "*teacher* performance", "the *original* accuracy": the owner of the quality. */
const isReferenceModifier = (item: SentenceItem): boolean =>
  item.mention?.kind === "model" ||
  /^(?:full|optimal|upper-bound|best|dense|teacher|baseline|oracle|human|expert|base|original|uncompressed|unpruned|unquantized|fp16|bf16|fp32)(?:-|$)/.test(
    item.lower,
  );

const isQualityNoun = (item: SentenceItem | undefined): boolean =>
  item?.mention?.kind === "metric" ||
  /^(?:performance|quality|cost|costs|accuracy|throughput|capability|capabilities|efficacy|utility)$/.test(
    item?.lower ?? "",
  );

/** "from 41% with plain decoding to 55%", "from 0.41 (plain decoding) to 0.55". */
function findOwnerOfBefore({ sentence: { items }, before, last }: CandidateClaim): Phrase | null {
  const first = items.findIndex((item) => item.quantity === before);
  if (!/^(?:\(|with|for|using|by|of)$/.test(wordAt(items, first + 1))) return null;
  const isOpen = items[first + 1]?.lower === "(";
  const end = items.slice(first + 2, last).findIndex((item) => item.lower === (isOpen ? ")" : "to"));
  if (end < 1) return null;
  const phrase = parseNounPhrase(items, first + 2, first + 2 + end);
  if (!phrase || phrase.to !== first + 1 + end) return null;
  const inside = items.slice(phrase.from, phrase.to + 1);
  return inside.some((item) => hasKind(item.mention, "benchmark", "metric")) ? null : phrase;
}

/** "beats Iris (by 4%), Lyra (by 3%) and *sorting by hand* (by 2%)": finds the baseline before the gain in brackets. */
export function findBracketedBaseline(candidate: CandidateClaim, baselines: readonly Baseline[]): Baseline | null {
  const { items } = candidate.sentence;
  let open = candidate.first - 1;
  while (/^(?:up|to|by|over|about)$/.test(wordAt(items, open))) open--;
  if (!isGainOnly(candidate) || items[open]?.lower !== "(") return null;
  const phrase = findPhraseAfterBracket(items, open);
  let index = phrase && findBracketBefore(items, phrase.from);
  while (index && !baselines.some((baseline) => baseline.to === (index ?? 0) - 1)) {
    const before = findPhraseAfterBracket(items, index);
    index = before && findBracketBefore(items, before.from);
  }
  return phrase && index ? toUntriggeredBaseline(candidate.sentence, phrase, "and", "beats") : null;
}

/** Finds the phrase between a connector after brackets and the next brackets: "(4%), *Lyra* (3%)". */
function findPhraseAfterBracket(items: readonly SentenceItem[], open: number): Phrase | null {
  const phrase = findPhraseBefore(items, open - 1, Math.max(0, open - 9));
  return phrase && findBracketBefore(items, phrase.from) !== null ? phrase : null;
}

/** Returns the opening bracket of the brackets before a connector. */
function findBracketBefore(items: readonly SentenceItem[], from: number): number | null {
  let close = from - 1;
  while (/^(?:the|an?|and|,|or)$/.test(wordAt(items, close))) close--;
  if (close > from - 2 || items[close]?.lower !== ")") return null;
  const open = items.slice(Math.max(0, close - 14), close).findLastIndex((item) => item.lower === "(");
  return open < 0 ? null : Math.max(0, close - 14) + open;
}
