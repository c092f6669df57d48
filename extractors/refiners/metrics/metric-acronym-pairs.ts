import { findLexiconEntry } from "../../lexicon/match-lexicon";
import { amendCandidate, type CandidateClaim } from "../../rules/candidate-claim";
import type { PaperContext } from "../context/paper-context";
import { CANONICAL_METRIC_ID } from "./metric-phrases";

/** Bracketed acronyms after their long form: "(LRS)", "(R-VES)", "(mAP)". */
const BRACKETED_ACRONYM = /\(([A-Za-z]{0,3}\p{Lu}[\p{L}\d@-]{0,8})s?\)/gu;

/** Function words that an acronym may skip: "peak signal-*to*-noise ratio". */
const FUNCTION_WORD = /^(?:to|of|the|and|in|at|per|for|on)$/;

/** Returns up to eight words before a position, nearest first. */
const listWordsBefore = (text: string, offset: number): string[] =>
  (text.slice(Math.max(0, offset - 120), offset).match(/[^\s(),;:]+|[(),;:]/g) ?? []).slice(-8).reverse();

/** True if the letters are the initials of the words: "Letter Recovery Score" for LRS, "peak signal-to-noise ratio" for PSNR. */
function isAcronymOf(words: string, letters: string): boolean {
  const parts = words.toLowerCase().split(/[\s-]+/);
  const wanted = letters.toLowerCase().replaceAll(/[^a-z]/g, "");
  const initials = (of: readonly string[]): string => of.map((word) => word[0] ?? "").join("");
  return (
    wanted.length > 1 &&
    [parts, parts.filter((word) => !FUNCTION_WORD.test(word))].some((of) => initials(of) === wanted)
  );
}

/** True if the lexicon lists both forms as one metric, though the letters are not initials: "execution accuracy" for EX. */
function isSameMetric(words: string, letters: string): boolean {
  const metric = findLexiconEntry(letters)?.metric;
  return metric !== undefined && findLexiconEntry(words)?.metric === metric;
}

/** Finds the long form of a bracketed acronym in the words before it; null if there is none. */
function findLongForm(letters: string, text: string, offset: number): string | null {
  const before = listWordsBefore(text, offset);
  const boundary = before.findIndex((word) => /^[(),;:]$/.test(word));
  const near = boundary < 0 ? before : before.slice(0, boundary);
  const suffixes = near.map((_, i) =>
    near
      .slice(0, i + 1)
      .reverse()
      .join(" "),
  );
  return (
    suffixes.find((suffix) => isAcronymOf(suffix, letters)) ??
    suffixes.findLast((suffix) => isSameMetric(suffix, letters)) ??
    null
  );
}

/** Maps the long form and the acronym of each metric to the combined name. */
function findAcronymPairs(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const found of text.matchAll(BRACKETED_ACRONYM)) {
    const letters = found[1] as string;
    const words = findLongForm(letters, text, found.index);
    if (words === null) continue;
    const combined = `${words} (${letters})`;
    pairs.set(letters, combined);
    pairs.set(words.toLowerCase(), combined);
  }
  return pairs;
}

/** Gives a metric the combined name "Letter Recovery Score (LRS)" wherever the abstract uses the long form or the acronym alone. */
export function refineMetricNames(candidates: readonly CandidateClaim[], context: PaperContext): CandidateClaim[] {
  if (!candidates.some((candidate) => candidate.metric)) return [...candidates];
  const pairs = findAcronymPairs(context.text);
  if (pairs.size === 0) return [...candidates];
  return candidates.map((candidate) => {
    if (!candidate.metric) return candidate;
    const { name, mention } = candidate.metric.value;
    const combined = pairs.get(name) ?? pairs.get(name.toLowerCase());
    if (combined === undefined || CANONICAL_METRIC_ID.test(mention?.metric?.id ?? "")) return candidate;
    return amendCandidate(
      candidate,
      { metric: { ...candidate.metric, value: { name: combined, mention } } },
      { code: "metric-in-full", name, full: combined },
    );
  });
}
