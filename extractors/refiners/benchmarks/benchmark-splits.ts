import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";

/** Parts of a benchmark that are results of their own; its test set is the benchmark itself. */
const SPLIT_NAME = /^(?:[vV]\d{1,2}(?:\.\d)?|unseen|dev|Hard|Easy|Medium|Small|Large|[Tt]est-mini|testmini)$/;

/** "Orion (val)", "Orion (clean)": a part in a bracket of its own. */
const BRACKETED_SPLIT = /^(?:val|validation|test|dev|clean|final|easy|medium|hard|lite|mini)$/;

/** "the Orion benchmark's", "the Orion hold-out": what stands between a name and its part. */
function skipBenchmarkNoun(items: readonly SentenceItem[], at: number): number {
  let i = at;
  while (/^(?:benchmark|dataset|leaderboard|corpus|hold-out|held-out|official)$/.test(wordAt(items, i))) i++;
  return items[i]?.lower === "'" ? i + 2 : i;
}

const getItemText = ({ tokens }: SentenceContext, item: SentenceItem): string =>
  tokens
    .slice(item.first, item.last + 1)
    .map((t) => t.text)
    .join("");

/** The words behind a name that say which part of it: "the Orion development set", "the Orion law-subset". */
export function findSplitAfter(sentence: SentenceContext, at: number): string | null {
  const { items } = sentence;
  const next = items[at + 1];
  if (next?.kind === "word" && SPLIT_NAME.test(getItemText(sentence, next))) return getItemText(sentence, next);
  if (next?.lower === "(" && items[at + 3]?.lower === ")" && BRACKETED_SPLIT.test(wordAt(items, at + 2)))
    return wordAt(items, at + 2);
  const first = items[skipBenchmarkNoun(items, at + 1)];
  if (first?.kind !== "word") return null;
  if (/^(?:dev|development)$/.test(first.lower)) return "dev";
  if (/^(?:val|validation)$/.test(first.lower)) return first.lower;
  return /-subset$/.test(first.lower) ? getItemText(sentence, first) : null;
}

/** Heads of several parts: "the easy and hard splits". */
const SPLIT_NOUN = /^(?:splits|subsets|sets|tracks|partitions|subtasks|portions)$/;

/** "the easy and hard splits of Orion", "Orion easy and hard subsets", "on their dev and test sets": two parts, in order. */
export function findTwoSplits(sentence: SentenceContext): readonly string[] | null {
  const { items } = sentence;
  const head = items.findIndex((i) => SPLIT_NOUN.test(i.lower));
  const [one, and, two] = [items[head - 3], items[head - 2], items[head - 1]];
  if (!one || !two || and?.lower !== "and") return null;
  return [one, two].map((i) => (i.lower === "development" ? "dev" : getItemText(sentence, i)));
}
