import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BENCHMARK_NOUNS, MODEL_NOUNS, TASK_NOUNS } from "../../words/head-nouns";
import { hasWordClass, isScoreOrChangeVerb } from "../../words/word-classes";

/** Finds the preposition that governs a name and its item; skips determiners, adjectives and list head nouns. */
export function findPreposition(items: readonly SentenceItem[], from: number): { word: string | null; index: number } {
  for (let i = from - 1; i >= Math.max(0, from - 9); i--) {
    const item = items[i] as SentenceItem;
    if (item.kind === "quantity" && i === from - 1) {
      if (isCountOfNames(items, i)) continue;
      return { word: null, index: from };
    }
    if (item.kind === "word" && /^(?:including|namely|e\.g\.|like|i\.e\.|as)$/.test(item.lower)) continue;
    if (item.kind === "word" && hasWordClass("preposition", item))
      return isPurposeClause(items, i) ? { word: null, index: from } : { word: item.lower, index: i };
    if (item.kind === "sign" && !/^[,(:.—-]$/.test(item.lower)) return { word: null, index: from };
    if (i === from - 1 && isNameInBracket(items, i)) continue;
    if (item.kind === "sign" && /^[,(:—]$/.test(item.lower) && !hasListHeadBefore(items, i))
      return { word: null, index: from };
    if (item.kind === "word" && isScoreOrChangeVerb(item.lower) && !isParticipleModifier(items, i))
      return { word: null, index: from };
  }
  return { word: null, index: from };
}

/** "on *100* Orion letters": a count between a preposition and a name, unless models are counted. */
const isCountOfNames = (items: readonly SentenceItem[], index: number): boolean =>
  items[index]?.quantity?.unit === "" &&
  /^(?:on|across|over|to|in)$/.test(wordAt(items, index - 1)) &&
  !MODEL_NOUNS.has(wordAt(items, index + 2));

/** "on torn letters (*Orion*) and old maps (*Iris*)": a bracketed name that specifies a preceding plural noun. */
const isNameInBracket = (items: readonly SentenceItem[], open: number): boolean =>
  items[open]?.lower === "(" &&
  items[open + 1]?.mention?.kind === "name" &&
  items[open + 2]?.lower === ")" &&
  /^[a-z-]{3,}s$/.test(wordAt(items, open - 1));

/** "*To* study this problem, we built Orion": an initial purpose clause does not govern the names after it. */
const isPurposeClause = (items: readonly SentenceItem[], index: number): boolean =>
  index === 0 && wordAt(items, index) === "to";

/** "on the *advanced* MMLU", "on *expanded* Orion": a participle that modifies the name, after a preposition and an article, or after "on". */
const isParticipleModifier = (items: readonly SentenceItem[], index: number): boolean =>
  (/(?:ed|ing)$/.test(wordAt(items, index)) && /^(?:on|across|over)$/.test(wordAt(items, index - 1))) ||
  (/ed$/.test(wordAt(items, index)) &&
    /^(?:the|an?|our|its|this)$/.test(wordAt(items, index - 1)) &&
    hasWordClass("preposition", items[index - 2]));

/** "on two benchmarks, A and B", "on four tasks (A, B)": a task noun before the punctuation mark is the head of the list; not in "on the A dataset, B reaches". */
const hasListHeadBefore = (items: readonly SentenceItem[], sign: number): boolean => {
  for (let i = sign - 1; i >= Math.max(0, sign - 7); i--) {
    const word = wordAt(items, i);
    if (TASK_NOUNS.has(word) || BENCHMARK_NOUNS.has(word))
      return items[sign]?.lower !== "," || items[i - 1]?.mention?.kind !== "name";
    if (!/^(?:e\.g\.|\.|,|\(|such|i\.e\.|as|including|namely)$/.test(word)) return false;
  }
  return false;
};
