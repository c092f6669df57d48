import { wordAt } from "../text/word-at";
import { cueSign, type Item, isClass } from "./scene";

/** The verb, comparative or noun of change that governs "by N": the nearest to the left in the clause. */
export function governorOf(items: readonly Item[], at: number): number | null {
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
