/** Delimits the noun phrase of a baseline after its trigger. */

import { hasKind } from "../../mentions/mention";
import { isClauseEnd, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BASELINE_PROCEDURE, isSystemNoun } from "../../words/baseline-words";
import { hasWordClass, isScoreOrChangeVerb } from "../../words/word-classes";
import {
  isNumberOfCompound,
  isPerformanceWord,
  isQualityWithOf,
  type Phrase,
  parseNounPhrase,
} from "../context/phrases";
import { isCountOfBaselines } from "./baseline-triggers";

const BASELINE_BOUNDARY =
  /^(?:by|on|in|across|at|while|when|with|using|under|achieving|reaching|demonstrating|establishing|without|respectively|despite|as|where|from|after|through|thereby|that|which|is|are|has|have|for|to|during|upon|both|trained|yielding|showing|obtaining|delivering|reducing|improving|although|though|because|since|yet|but|scoring)$/;

/**
 * Parses the noun phrase of a baseline from an item, including lists joined by commas and "and", up to a preposition
 * or a number.
 */
export function parseBaselinePhrase(items: readonly SentenceItem[], from: number): Phrase | null {
  let start = from;
  while (/^(?:the|a|an|its|their|our|all|both|with|to|of)$/.test(wordAt(items, start)) || isQualityWithOf(items, start))
    start++;
  if (isMadeBy(items, start)) return parseBaselinePhrase(items, start + 3);
  if (BASELINE_PROCEDURE.test(wordAt(items, start))) return parseProcedure(items, start);
  let index = isCountOfBaselines(items, start) ? start + 1 : start;
  while (index < Math.min(items.length, start + 26)) {
    const next = findNextOfPhrase(items, index, start);
    if (next === null) break;
    index = next;
  }
  index = extendWithDescription(items, start, index);
  let to = index - 1;
  while (to > start && (NON_FINAL_WORD.test(wordAt(items, to)) || isDescribingParticiple(items, to))) to--;
  return to < start || (to === start && (items[start]?.kind === "quantity" || NUMBER_ADVERB.test(wordAt(items, start))))
    ? null
    : { from: start, to };
}

/** Words that cannot end a baseline. */
const NON_FINAL_WORD = /^(?:,|and|or|of|the|a|an|even|such|all|-|also|including|we|evaluated|tested|e\.g\.|i\.e\.)$/;

/**
 * "parsers *relying solely* on rules", "Iris, *driven* by rules": a participle that begins a description, which is
 * left out.
 */
const isDescribingParticiple = (items: readonly SentenceItem[], index: number): boolean => {
  if (/^[a-z]+ly$/.test(wordAt(items, index))) return isDescribingParticiple(items, index - 1);
  const [before, item] = [wordAt(items, index - 1), items[index]];
  if (item?.kind !== "word" || !/^[a-z]{3,}(?:ed|ing|en)$/.test(item.lower)) return false;
  return before === "," || (/s$/.test(before) && isSystemNoun(before));
};

/** "compared to *just* 43% for B": an adverb before a number is no baseline. */
const NUMBER_ADVERB = /^(?:just|only|about|nearly|merely)$/;

/** "*those produced by* B": the agent is the baseline; "by hand" is not one. */
const isMadeBy = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:that|those)$/.test(wordAt(items, index)) &&
  /^(?:produced|generated|obtained|achieved|reported)$/.test(wordAt(items, index + 1)) &&
  items[index + 2]?.lower === "by" &&
  !/^(?:hand|chance|far)$/.test(wordAt(items, index + 3));

/** Participles that describe how a baseline was made: "models *trained* on", "sessions *generated* by". */
const MADE_PARTICIPLE =
  /^(?:trained|tuned|fine-tuned|finetuned|built|based|designed|pretrained|pre-trained|generated|produced|used)$/;
/** "trained *exclusively* on". */
const EXCLUSIVITY_ADVERB = /^(?:exclusively|only|solely|purely|entirely|directly|separately|independently|just)$/;

/**
 * "models *using the same letters*", "a parser *without* rules", "methods built *on rules*": extends the phrase by a
 * restrictive description; "without losing accuracy" is none.
 */
function extendWithDescription(items: readonly SentenceItem[], start: number, index: number): number {
  const participle = EXCLUSIVITY_ADVERB.test(wordAt(items, index - 1)) ? index - 2 : index - 1;
  const isLed =
    MADE_PARTICIPLE.test(wordAt(items, participle)) &&
    (isDescriptionPreposition(items, index) || isAgentBy(items, index));
  const isBareNoun =
    index === start + 1 &&
    items[start]?.kind === "word" &&
    isSystemNoun(wordAt(items, start)) &&
    /^(?:without|using)$/.test(wordAt(items, index));
  if (!isLed && !isBareNoun) return index;
  const startsWithoutClause = items[index]?.lower === "without" && /ing$/.test(wordAt(items, index + 1));
  const description = startsWithoutClause
    ? null
    : parseNounPhrase(items, isLed && !isAgentBy(items, index) ? skipAmount(items, index + 1) : index + 1);
  return description ? description.to + 1 : index;
}

const isDescriptionPreposition = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:on|with|from|for|in)$/.test(wordAt(items, index));

/**
 * "generated *by older readers*", but not "outperforms all readers trained *by 3.1 points*" or "*by large margins*".
 */
const isAgentBy = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.lower === "by" &&
  !items[index + 1]?.quantity &&
  !/^(?:up|at|about|over|more|large|wide|significant|margins?)$/.test(wordAt(items, index + 1));

/** "*over 10M* samples", "*590K* examples": skips the amount. */
function skipAmount(items: readonly SentenceItem[], from: number): number {
  const index = /^(?:over|about|only|just|around|nearly)$/.test(wordAt(items, from)) ? from + 1 : from;
  return /^[kKMB]?$/.test(items[index]?.quantity?.unit ?? "-") ? index + 1 : from;
}

/** Returns the next item of the phrase; null if the item at `at` is not part of it. */
function findNextOfPhrase(items: readonly SentenceItem[], index: number, start: number): number | null {
  const item = items[index] as SentenceItem;
  if (item.lower === "such" && items[index + 1]?.lower === "as") return index + 2;
  if (endsBaseline(items, index, start)) return null;
  if (item.lower === "(") {
    const close = items.slice(index, index + 8).findIndex((i) => i.lower === ")");
    return close < 0 || items.slice(index, index + close).some((i) => i.kind === "quantity") ? null : index + close + 1;
  }
  if (item.lower !== "," && item.lower !== "and") return index + 1;
  const rest = items[index + 1]?.lower === "and" ? index + 2 : index + 1;
  return continuesList(items, rest) ? index + 1 : null;
}

function endsBaseline(items: readonly SentenceItem[], index: number, start: number): boolean {
  const item = items[index] as SentenceItem;
  if (
    (item.kind === "quantity" && !isNumberOfCompound(items, index)) ||
    isClauseEnd(item) ||
    /^[)[\]]$/.test(item.lower) ||
    startsAside(items, index)
  )
    return true;
  if (item.kind !== "word") return false;
  if (BASELINE_BOUNDARY.test(item.lower)) return !isInnerPreposition(items, index);
  if (item.lower === "compared") return index > start;
  return index > start && hasWordClass("gain-verb", item) && /s$/.test(item.lower) && !hasWordClass("gain-noun", item);
}

/** "models *trained with* B", "A *with* B": a preposition inside the phrase of a baseline. */
const isInnerPreposition = (items: readonly SentenceItem[], index: number): boolean => {
  const word = items[index]?.lower;
  const isBetweenNames = items[index + 1]?.mention !== undefined && items[index - 1]?.mention !== undefined;
  return word === "trained" || (word === "with" && isBetweenNames);
};

/** "B – achieving 90%", "B – the best so far": a dash with a clause after it, unlike the one in "solver–verifier". */
const startsAside = (items: readonly SentenceItem[], index: number): boolean => {
  const next = wordAt(items, index + 1);
  return (
    items[index]?.lower === "–" &&
    (BASELINE_BOUNDARY.test(next) || /^(?:the|a|an|even|including|up|our|its|it|,)$|ing$/.test(next))
  );
};

/** "compared with *using each step alone*": a baseline that is a procedure. */
function parseProcedure(items: readonly SentenceItem[], from: number): Phrase | null {
  const index = /^(?:on|with)$/.test(wordAt(items, from + 1)) ? from + 2 : from + 1;
  const procedure = parseNounPhrase(items, index);
  return procedure ? { from, to: procedure.to } : null;
}

/**
 * True if another name or noun phrase follows a comma, and neither a clause nor the proposed system: "Compared to B,
 * *Orion* runs".
 */
function continuesList(items: readonly SentenceItem[], index: number): boolean {
  const item = items[index];
  if (item === undefined || item.kind === "quantity" || item.kind === "sign") return false;
  for (let i = index + 1; i < Math.min(items.length, index + 5); i++) {
    const next = items[i] as SentenceItem;
    if (next.kind === "sign" || next.kind === "quantity" || hasWordClass("preposition", next)) break;
    if (next.kind === "word" && isScoreOrChangeVerb(next.lower) && !/(?:ed|ing)$/.test(next.lower)) return false;
  }
  if (item.mention?.kind === "proposed" && wordAt(items, index - 1) === ",") return false;
  if (item.mention) return item.mention.kind !== "metric";
  if (isScoreOrChangeVerb(item.lower) || hasWordClass("preposition", item)) return false;
  if (/^(?:including|such)$/.test(item.lower)) return true;
  return !CLAUSE_OPENER.test(item.lower) && !isParticipleOrAdverb(item.lower);
}

/** Verbs, connectors and determiners after a comma that begin a clause, not another baseline. */
const CLAUSE_OPENER =
  /^(?:needs?|requires?|uses?|has|have|is|are|was|were|takes?|gives?|shows?|can|remains?|keeps?|brings?|does|do|with|reaches|achieves|improves?|and|while|but|which|it|we|our|this|thus|even|up|more|less|also|particularly|especially|yet|a|an|the|its|their)$/;

/**
 * ", *reaching* 71%", ", *notably*": a word about the result or the manner; "existing" and "leading" are adjectives
 * of baselines.
 */
const isParticipleOrAdverb = (word: string): boolean =>
  /(?:ing|ed|ly)$/.test(word) && !word.includes("-") && !/^(?:existing|leading|competing|prompting)$/.test(word);

/** Nouns of performance after the name of a baseline: "B *accuracy*", "the baseline *performance*". */
const PERFORMANCE_NOUN = /^(?:performance|accuracy|quality|speed|scores?|results?)$/;

const isNamedSystem = (item: SentenceItem | undefined): boolean =>
  (item?.mention !== undefined && hasKind(item.mention, "model", "proposed", "size", "name")) ||
  isSystemNoun(item?.lower ?? "");

/** "*B*'s F1 score", "*B* accuracy": removes the metric from a baseline; keeps "a maker's model". */
export function trimOwnedValue(items: readonly SentenceItem[], { from, to }: Phrase): Phrase {
  const possessive = items.slice(from + 1, to + 1).findLastIndex((item) => item.lower === "'");
  const hasWordsAfter = possessive >= 0 && from + possessive + 2 < to;
  const endsInPerformance =
    possessive < 0 && to > from && isNamedSystem(items[to - 1]) && PERFORMANCE_NOUN.test(wordAt(items, to));
  if (endsInPerformance) return { from, to: to - 1 };
  return possessive < 0 || (hasWordsAfter && items[to]?.mention?.kind !== "metric" && !isPerformanceWord(items[to]))
    ? { from, to }
    : { from, to: from + possessive };
}
