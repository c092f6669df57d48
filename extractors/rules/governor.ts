import { wordAt } from "../text/word-at";
import { cueSign, type Item, isClass } from "./scene";

/** The verb, comparative or noun of change that governs "by N": the nearest to the left in the clause, but for one that only describes and points the other way: "*outperforms* smaller models". */
export function governorOf(items: readonly Item[], at: number): number | null {
  const nearest = nearestOf(items, at);
  if (nearest === null || !describes(items, nearest)) return nearest;
  const over = verbOver(items, nearest);
  return over !== null && cueSign(wordAt(items, over)) !== cueSign(wordAt(items, nearest)) ? over : nearest;
}

/** The nearest word of change to the left in the clause. */
function nearestOf(items: readonly Item[], at: number): number | null {
  let crossed = 0;
  for (let i = at - 1; i >= 0 && at - i < 40; i--) {
    const item = items[i] as Item;
    if (item.kind === "sign" && /^[.;!?]$/.test(item.lower)) return null;
    if (item.kind === "word" && cueSign(item.lower) !== 0) {
      if (isClass("gain-verb", item.lower) || isClass("gain-noun", item.lower) || isClass("more", item.lower)) return i;
    }
    if (item.kind === "word" && at - i < 9 && isClass("vary-verb", item.lower) && isDone(items, i)) return i;
    if (item.quantity && ++crossed > 4) return null;
  }
  return null;
}

/** "can shift", "shifts", but not "the shift" and "reduces shift overhead": the word as a verb. */
const isDone = (items: readonly Item[], at: number): boolean => {
  const before = wordAt(items, at - 1);
  if (items[at]?.lower === "differ") return true;
  if (/(?:ed|ing|s)$/.test(wordAt(items, at))) return !/^(?:the|a|an|of|in|under|by)$/.test(before);
  return /^(?:can|could|may|might|will|would|to|not|alone|also|only|they|and)$/.test(before);
};

/** Whether an item is a noun or what stands before one: no preposition, sign or number. */
const isNominal = (item: Item | undefined): boolean =>
  item?.kind === "mention" || (item?.kind === "word" && !isClass("preposition", item.lower));

/** "*smaller* models", "the *reduced* variant", "plain *pruning* by": a word of change that describes or names a thing. */
function describes(items: readonly Item[], at: number): boolean {
  const [before, word, next] = [wordAt(items, at - 1), wordAt(items, at), items[at + 1]];
  if (word.endsWith("ing")) return next?.lower === "by" && isNominal(items[at - 1]);
  if (!isNominal(next) || /^(?:to|can|not)$/.test(before)) return false;
  if (isClass("more", word)) return !items.slice(at, at + 6).some((i) => i.lower === "than");
  return word.endsWith("ed") && (/^(?:a|an|the)$/.test(before) || isClass("gain-verb", before));
}

/** What ends the phrase that a verb governs. */
const endsPhrase = (item: Item): boolean =>
  item.kind === "sign" || item.quantity !== undefined || /^(?:and|but|or|when|if|that|which|where)$/.test(item.lower);

/** "*outperforms* smaller models": the word of change in the same phrase ahead that does not describe. */
function verbOver(items: readonly Item[], at: number): number | null {
  for (let i = at - 1; i >= 0 && at - i < 12; i--) {
    const item = items[i] as Item;
    if (endsPhrase(item)) return null;
    if (item.kind === "word" && cueSign(item.lower) !== 0 && !describes(items, i)) return i;
  }
  return null;
}
