import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass, triggerSign } from "../words/word-classes";
import type { SentenceItem } from "./sentence-context";

/** Finds the verb, comparative or noun of change that governs "by N": the nearest to the left in the clause, except a modifier of the opposite sign ("*outperforms* smaller models"). */
export function findHeadVerb(items: readonly SentenceItem[], index: number): number | null {
  const nearest = findNearestChangeWord(items, index);
  if (nearest === null || !isModifier(items, nearest)) return nearest;
  const over = findVerbBefore(items, nearest);
  return over !== null && triggerSign(wordAt(items, over)) !== triggerSign(wordAt(items, nearest)) ? over : nearest;
}

/** Finds the nearest word of change to the left in the clause. */
function findNearestChangeWord(items: readonly SentenceItem[], index: number): number | null {
  let crossed = 0;
  for (let i = index - 1; i >= 0 && index - i < 40; i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "sign" && /^[.;!?]$/.test(item.lower)) return null;
    if (item.kind === "word" && triggerSign(item.lower) !== 0) {
      if (hasWordClass("gain-verb", item) || hasWordClass("gain-noun", item) || hasWordClass("more", item)) return i;
    }
    if (item.kind === "word" && index - i < 9 && hasWordClass("vary-verb", item) && isUsedAsVerb(items, i)) return i;
    if (item.quantity && ++crossed > 4) return null;
  }
  return null;
}

/** True if a word is used as a verb: "can shift", "shifts"; not "the shift", "reduces shift overhead". */
const isUsedAsVerb = (items: readonly SentenceItem[], index: number): boolean => {
  const before = wordAt(items, index - 1);
  if (items[index]?.lower === "differ") return true;
  if (/(?:ed|ing|s)$/.test(wordAt(items, index))) return !/^(?:the|a|an|of|in|under|by)$/.test(before);
  return /^(?:can|could|may|might|will|would|to|not|alone|also|only|they|and)$/.test(before);
};

/** True if an item may be part of a noun phrase: no preposition, sign or number. */
const isNominal = (item: SentenceItem | undefined): boolean =>
  item?.kind === "mention" || (item?.kind === "word" && !hasWordClass("preposition", item));

/** True if a word of change modifies or names a thing: "*smaller* models", "the *reduced* variant", "plain *pruning* by". */
function isModifier(items: readonly SentenceItem[], index: number): boolean {
  const [before, word, next] = [wordAt(items, index - 1), wordAt(items, index), items[index + 1]];
  if (word.endsWith("ing")) return next?.lower === "by" && isNominal(items[index - 1]);
  if (!isNominal(next) || /^(?:to|can|not)$/.test(before)) return false;
  if (isInWordClass("more", word)) return !items.slice(index, index + 6).some((item) => item.lower === "than");
  return word.endsWith("ed") && (/^(?:a|an|the)$/.test(before) || isInWordClass("gain-verb", before));
}

/** True if an item ends the phrase that a verb governs. */
const endsPhrase = (item: SentenceItem): boolean =>
  item.kind === "sign" || item.quantity !== undefined || /^(?:and|but|or|when|if|that|which|where)$/.test(item.lower);

/** Finds the word of change before a modifier in the same phrase: "*outperforms* smaller models". */
function findVerbBefore(items: readonly SentenceItem[], index: number): number | null {
  for (let i = index - 1; i >= 0 && index - i < 12; i--) {
    const item = items[i] as SentenceItem;
    if (endsPhrase(item)) return null;
    if (item.kind === "word" && triggerSign(item.lower) !== 0 && !isModifier(items, i)) return i;
  }
  return null;
}
