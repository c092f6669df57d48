import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";

/** Splits that are reported as separate benchmarks; the test set is the benchmark itself. */
const SPLIT_NAME = /^(?:[vV]\d{1,2}(?:\.\d)?|unseen|dev|Hard|Easy|Medium|Small|Large|[Tt]est-mini|testmini)$/;

/** Splits named in brackets: "Orion (val)", "Orion (clean)". */
const BRACKETED_SPLIT = /^(?:val|validation|test|dev|clean|final|easy|medium|hard|lite|mini)$/;

/** Skips nouns between a name and its split: "the Orion benchmark's", "the Orion hold-out". */
function skipBenchmarkNoun(items: readonly SentenceItem[], index: number): number {
  let i = index;
  while (/^(?:benchmark|dataset|leaderboard|corpus|hold-out|held-out|official)$/.test(wordAt(items, i))) i++;
  return items[i]?.lower === "'" ? i + 2 : i;
}

const getItemText = ({ tokens }: SentenceContext, item: SentenceItem): string =>
  tokens
    .slice(item.first, item.last + 1)
    .map((token) => token.text)
    .join("");

/** Returns the split named after a benchmark, or null: "the Orion development set", "the Orion law-subset". */
export function findSplitAfter(sentence: SentenceContext, index: number): string | null {
  const { items } = sentence;
  const next = items[index + 1];
  if (next?.kind === "word" && SPLIT_NAME.test(getItemText(sentence, next))) return getItemText(sentence, next);
  if (next?.lower === "(" && items[index + 3]?.lower === ")" && BRACKETED_SPLIT.test(wordAt(items, index + 2)))
    return wordAt(items, index + 2);
  const first = items[skipBenchmarkNoun(items, index + 1)];
  if (first?.kind !== "word") return null;
  if (/^(?:dev|development)$/.test(first.lower)) return "dev";
  if (/^(?:val|validation)$/.test(first.lower)) return first.lower;
  return /-subset$/.test(first.lower) ? getItemText(sentence, first) : null;
}

/** Plural nouns for splits: "the easy and hard splits". */
const SPLIT_NOUN = /^(?:splits|subsets|sets|tracks|partitions|subtasks|portions)$/;

/** Finds two coordinated splits in order: "the easy and hard splits of Orion", "Orion easy and hard subsets", "on their dev and test sets". */
export function findTwoSplits(sentence: SentenceContext): readonly string[] | null {
  const { items } = sentence;
  const head = items.findIndex((item) => SPLIT_NOUN.test(item.lower));
  const [one, and, two] = [items[head - 3], items[head - 2], items[head - 1]];
  if (!one || !two || and?.lower !== "and") return null;
  return [one, two].map((item) => (item.lower === "development" ? "dev" : getItemText(sentence, item)));
}
