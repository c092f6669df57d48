import { lookUp } from "../../mentions/match-lexicon";
import { amend, type Draft } from "../../rules/draft";
import type { PaperContext } from "../context/paper-context";
import { CANONICAL } from "./metric-phrases";

/** Letters in brackets that a text gives to the words before them: "(LRS)", "(R-VES)", "(mAP)". */
const LETTERS = /\(([A-Za-z]{0,3}\p{Lu}[\p{L}\d@-]{0,8})s?\)/gu;

/** Words that a short form may leave out: "peak signal-*to*-noise ratio". */
const SMALL = /^(?:to|of|the|and|in|at|per|for|on)$/;

/** The last words of a text, the nearest first, at most eight. */
const wordsBefore = (text: string, at: number): string[] =>
  (text.slice(Math.max(0, at - 120), at).match(/[^\s(),;:]+|[(),;:]/g) ?? []).slice(-8).reverse();

/** "Letter Recovery Score" for LRS, "peak signal-to-noise ratio" for PSNR. */
function spells(words: string, letters: string): boolean {
  const parts = words.toLowerCase().split(/[\s-]+/);
  const wanted = letters.toLowerCase().replaceAll(/[^a-z]/g, "");
  const initials = (of: readonly string[]): string => of.map((w) => w[0] ?? "").join("");
  return wanted.length > 1 && [parts, parts.filter((w) => !SMALL.test(w))].some((of) => initials(of) === wanted);
}

/** "execution accuracy" for EX: no initials, but the lists know both as one metric. */
function isSameMetric(words: string, letters: string): boolean {
  const known = lookUp(letters)?.metric;
  return known !== undefined && lookUp(words)?.metric === known;
}

/** The words before a bracket that its letters stand for, by their initials as a rule; null where they are of something else. */
function wordsOf(letters: string, text: string, at: number): string | null {
  const before = wordsBefore(text, at);
  const joint = before.findIndex((w) => /^[(),;:]$/.test(w));
  const near = joint < 0 ? before : before.slice(0, joint);
  const tails = near.map((_, i) =>
    near
      .slice(0, i + 1)
      .reverse()
      .join(" "),
  );
  return tails.find((w) => spells(w, letters)) ?? tails.findLast((w) => isSameMetric(w, letters)) ?? null;
}

/** Words and letters of each measure that the abstract names both ways, under either of them. */
function pairsOf(text: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  for (const found of text.matchAll(LETTERS)) {
    const letters = found[1] as string;
    const words = wordsOf(letters, text, found.index);
    if (words === null) continue;
    const both = `${words} (${letters})`;
    pairs.set(letters, both);
    pairs.set(words.toLowerCase(), both);
  }
  return pairs;
}

/** "Letter Recovery Score (LRS)" once, then "LRS" or the words alone: one metric, which goes by both throughout the abstract. */
export function refineMetricNames(drafts: readonly Draft[], context: PaperContext): Draft[] {
  if (!drafts.some((d) => d.metric)) return [...drafts];
  const pairs = pairsOf(context.text);
  if (pairs.size === 0) return [...drafts];
  return drafts.map((d) => {
    if (!d.metric) return d;
    const { name, mention } = d.metric.value;
    const both = pairs.get(name) ?? pairs.get(name.toLowerCase());
    if (both === undefined || CANONICAL.test(mention?.metric?.id ?? "")) return d;
    return amend(d, { metric: { ...d.metric, value: { name: both, mention } } }, `metric ${name} in full: ${both}`);
  });
}
