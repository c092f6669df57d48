import { findLexiconEntry } from "../../lexicon/match-lexicon";
import { amendCandidate, type CandidateClaim } from "../../rules/candidate-claim";
import type { PaperContext } from "../context/paper-context";
import { CANONICAL_METRIC_ID } from "./metric-phrases";

/** Letters in brackets that a text gives to the words before them: "(LRS)", "(R-VES)", "(mAP)". */
const BRACKETED_ACRONYM = /\(([A-Za-z]{0,3}\p{Lu}[\p{L}\d@-]{0,8})s?\)/gu;

/** Words that a short form may leave out: "peak signal-*to*-noise ratio". */
const FUNCTION_WORD = /^(?:to|of|the|and|in|at|per|for|on)$/;

/** The last words of a text, the nearest first, at most eight. */
const listWordsBefore = (text: string, at: number): string[] =>
  (text.slice(Math.max(0, at - 120), at).match(/[^\s(),;:]+|[(),;:]/g) ?? []).slice(-8).reverse();

/** "Letter Recovery Score" for LRS, "peak signal-to-noise ratio" for PSNR. */
function isAcronymOf(words: string, letters: string): boolean {
  const parts = words.toLowerCase().split(/[\s-]+/);
  const wanted = letters.toLowerCase().replaceAll(/[^a-z]/g, "");
  const initials = (of: readonly string[]): string => of.map((w) => w[0] ?? "").join("");
  return (
    wanted.length > 1 && [parts, parts.filter((w) => !FUNCTION_WORD.test(w))].some((of) => initials(of) === wanted)
  );
}

/** "execution accuracy" for EX: no initials, but the lists know both as one metric. */
function isSameMetric(words: string, letters: string): boolean {
  const metric = findLexiconEntry(letters)?.metric;
  return metric !== undefined && findLexiconEntry(words)?.metric === metric;
}

/** The words before a bracket that its letters stand for, by their initials as a rule; null where they are of something else. */
function findLongForm(letters: string, text: string, at: number): string | null {
  const before = listWordsBefore(text, at);
  const boundary = before.findIndex((w) => /^[(),;:]$/.test(w));
  const near = boundary < 0 ? before : before.slice(0, boundary);
  const suffixes = near.map((_, i) =>
    near
      .slice(0, i + 1)
      .reverse()
      .join(" "),
  );
  return suffixes.find((w) => isAcronymOf(w, letters)) ?? suffixes.findLast((w) => isSameMetric(w, letters)) ?? null;
}

/** Words and letters of each measure that the abstract names both ways, under either of them. */
function findAcronymPairs(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const found of text.matchAll(BRACKETED_ACRONYM)) {
    const letters = found[1] as string;
    const words = findLongForm(letters, text, found.index);
    if (words === null) continue;
    const both = `${words} (${letters})`;
    pairs.set(letters, both);
    pairs.set(words.toLowerCase(), both);
  }
  return pairs;
}

/** "Letter Recovery Score (LRS)" once, then "LRS" or the words alone: one metric, which goes by both throughout the abstract. */
export function refineMetricNames(candidates: readonly CandidateClaim[], context: PaperContext): CandidateClaim[] {
  if (!candidates.some((d) => d.metric)) return [...candidates];
  const pairs = findAcronymPairs(context.text);
  if (pairs.size === 0) return [...candidates];
  return candidates.map((d) => {
    if (!d.metric) return d;
    const { name, mention } = d.metric.value;
    const both = pairs.get(name) ?? pairs.get(name.toLowerCase());
    if (both === undefined || CANONICAL_METRIC_ID.test(mention?.metric?.id ?? "")) return d;
    return amendCandidate(
      d,
      { metric: { ...d.metric, value: { name: both, mention } } },
      { code: "metric-in-full", name, full: both },
    );
  });
}
