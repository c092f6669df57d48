/** Finds the triggers of baselines: "over", "compared with", "outperforms", one table row per trigger. */

import { compilePattern, indexByFirstItem, matchPattern } from "../../rules/pattern";
import type { SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { BASE_MODEL_ADJECTIVES, BASELINE_ADJECTIVES, isBaselineNoun, isSystemNoun } from "../../words/baseline-words";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { parseNounPhrase, trimMetric } from "../context/phrases";
import { leadsToSystem, TRIGGER_CONDITIONS } from "./trigger-conditions";

/** How a trigger relates the system to its baseline; "improves" means that the system improves the baseline itself. */
export type ComparisonKind = "beats" | "equals" | "lags" | "compares" | "than" | "improves";

/** A trigger in a sentence: its first word, its kind and the item after it, where the baseline begins. */
export interface BaselineTrigger {
  /** First item of the trigger. */
  readonly first: number;
  readonly phraseStart: number;
  readonly word: string;
  readonly kind: ComparisonKind;
}

/** A trigger: its words (see `pattern.ts`), a condition on its context and an example. */
interface TriggerPattern {
  readonly pattern: string;
  readonly kind: ComparisonKind;
  readonly condition?: keyof typeof TRIGGER_CONDITIONS;
  readonly example: string;
}

const TRIGGER_PATTERNS: readonly TriggerPattern[] = [
  { pattern: "compared|comparing to|with|against", kind: "compares", example: "compared with plain decoding" },
  {
    pattern: "comparing _{1,4} to|with|against",
    kind: "compares",
    example: "comparing our parser with plain decoding",
  },
  { pattern: "comparison to|with", kind: "compares", example: "in comparison to plain decoding" },
  { pattern: "relative to", kind: "compares", example: "relative to the base model" },
  { pattern: "contrast to", kind: "compares", example: "in contrast to earlier parsers" },
  { pattern: "comparable|competitive to|with", kind: "equals", example: "competitive with larger parsers" },
  {
    pattern: "comparable|competitive result|results|performance|accuracy|quality|score|scores to|with",
    kind: "equals",
    example: "with comparable results to larger parsers",
  },
  {
    pattern: "similar|equivalent|identical|equal|close|closest _{0,2} to|with",
    kind: "equals",
    condition: "names-system",
    example: "a quality close to the full model",
  },
  {
    pattern: "same ~{0,4} as",
    kind: "equals",
    condition: "names-system",
    example: "at the same quality as the full model",
  },
  {
    pattern: "as _{1,2} as",
    kind: "equals",
    condition: "as-good-as-system",
    example: "as accurate as the full model",
  },
  {
    pattern: "respect to",
    kind: "compares",
    condition: "not-metric",
    example: "gains with respect to the first draft",
  },
  { pattern: "wrt", kind: "compares", condition: "not-metric", example: "gains wrt the first draft" },
  { pattern: "w . r . t .", kind: "compares", condition: "not-metric", example: "gains w.r.t. the first draft" },
  { pattern: "w . r . t", kind: "compares", condition: "not-metric", example: "gains w.r.t the first draft" },
  { pattern: "par|parity|level with", kind: "equals", example: "on par with larger parsers" },
  { pattern: "on-par _{0,2} with", kind: "equals", example: "on-par results with larger parsers" },
  { pattern: "indistinguishable from", kind: "equals", example: "indistinguishable from larger parsers" },
  { pattern: "superior to", kind: "than", example: "far superior to plain decoding" },
  { pattern: "advantage over", kind: "than", example: "a clear advantage over plain decoding" },
  { pattern: "ahead of", kind: "than", example: "two points ahead of the baseline" },
  { pattern: "short of", kind: "lags", example: "falls short of the baseline" },
  {
    pattern: "above|past|beyond",
    kind: "than",
    condition: "system-or-distance",
    example: "rises above the best model",
  },
  { pattern: "below|behind", kind: "lags", condition: "system-or-distance", example: "stays below the best model" },
  { pattern: "<lags-baseline> _? behind", kind: "lags", example: "lags behind the best model" },
  { pattern: "<lags-baseline>", kind: "lags", condition: "not-adjective", example: "trails the best model" },
  { pattern: "<up-verb> upon", kind: "beats", condition: "names-system", example: "improves upon the best model" },
  {
    pattern: "improve|improves|improved|improving on",
    kind: "beats",
    condition: "names-baseline",
    example: "improves on the best baseline",
  },
  {
    pattern: "comparable|similar|equal|close|par to|with or|and _ than",
    kind: "than",
    example: "comparable to or better than the best model",
  },
  { pattern: "<beats-baseline>", kind: "beats", condition: "transitive-verb", example: "outperforms the best model" },
  {
    pattern: "match|matches|matched|rivals|rivaled|equals",
    kind: "equals",
    condition: "verb-with-system",
    example: "matches the best model",
  },
  { pattern: "against", kind: "compares", condition: "not-validation", example: "wins against the best model" },
  { pattern: "than", kind: "than", condition: "real-comparison", example: "better than the best model" },
  {
    pattern: "rivaling|matching|approaching",
    kind: "equals",
    condition: "verb-or-system",
    example: "nearly matching the best model",
  },
  { pattern: "versus|vs|vs.", kind: "compares", condition: "not-classes", example: "gains versus the best model" },
  { pattern: "unlike", kind: "compares", condition: "name-or-number", example: "unlike the best model (41%)" },
  { pattern: "upon", kind: "compares", condition: "after-gain", example: "gains upon the best model" },
  { pattern: "over", kind: "compares", condition: "gain-or-system", example: "gains over the best model" },
  {
    pattern: "best|highest|lowest ~{0,4} among",
    kind: "compares",
    condition: "names-system",
    example: "the highest recall among all compared parsers",
  },
];

const findPatternsStartingAt = indexByFirstItem(
  TRIGGER_PATTERNS.map((row) => ({ row, pattern: compilePattern(row.pattern) })),
  ({ pattern }) => pattern,
);

/** Finds all triggers of a sentence in order: "over", "than", "compared with", "outperforming". */
export const findBaselineTriggers = memoizeByKey((items: readonly SentenceItem[]): readonly BaselineTrigger[] => {
  const triggers: BaselineTrigger[] = [];
  for (const [index, { kind }] of items.entries()) {
    const trigger = kind === "word" ? matchTrigger(items, index) : matchQualifierTrigger(items, index);
    if (trigger) triggers.push(trigger);
  }
  return triggers;
});

function matchTrigger(items: readonly SentenceItem[], first: number): BaselineTrigger | null {
  const word = wordAt(items, first);
  for (const { row, pattern } of findPatternsStartingAt(items[first] as SentenceItem)) {
    const match = matchPattern(pattern, items, first);
    if (!match) continue;
    const next = match.last + 1;
    // "comparable to or exceeding B", "outperforms or matches B": the second trigger precedes the baseline
    if (/^(?:or|and)$/.test(wordAt(items, next))) continue;
    if (!row.condition || TRIGGER_CONDITIONS[row.condition]({ items, first, next }))
      return { first, phraseStart: next, word, kind: row.kind };
  }
  if ((!isInWordClass("up-verb", word) && !isInWordClass("down-verb", word)) || ADVANCE_VERB.test(word)) return null;
  const index = findImprovedBaseline(items, first + 1);
  return index === null ? null : { first, phraseStart: index, word, kind: "improves" };
}

/** "advances the state of the art", "extends existing models": nothing that was measured before. */
const ADVANCE_VERB = /^(?:advanc|push|exten|expan)/;

/** A trigger inside the qualifier of a number: "over 7 baselines", "within 1% of the full model". */
const matchQualifierTrigger = (items: readonly SentenceItem[], index: number): BaselineTrigger | null =>
  matchOverMany(items, index) ?? matchWithinOf(items, index);

/** "*within 1% of* the full model": as good, or nearly. */
function matchWithinOf(items: readonly SentenceItem[], index: number): BaselineTrigger | null {
  if (items[index]?.quantity?.qualifier !== "under" || items[index + 1]?.lower !== "of") return null;
  return leadsToSystem(items, index + 2)
    ? { first: index, phraseStart: index + 2, word: "within", kind: "equals" }
    : null;
}

/** "its gains *over 7* baselines": "over" and the count are one quantity, as in "more than 7". */
function matchOverMany(items: readonly SentenceItem[], index: number): BaselineTrigger | null {
  const count = items[index]?.quantity;
  if (count?.qualifier !== "over" || count.unit !== "" || count.decimal) return null;
  const isAfterGainNoun = items.slice(Math.max(0, index - 3), index).some((item) => hasWordClass("gain-noun", item));
  return isAfterGainNoun && isCountOfBaselines(items, index)
    ? { first: index, phraseStart: index, word: "over", kind: "compares" }
    : null;
}

/** "*12 baselines*", "*three* competing models": the count is part of the baseline. */
export function isCountOfBaselines(items: readonly SentenceItem[], index: number): boolean {
  const count = items[index]?.quantity;
  if (count?.unit !== "" || count.decimal) return false;
  return items.slice(index + 1, index + 5).some((item) => /s$/.test(item.lower) && isSystemNoun(item.lower));
}

/**
 * "boosts (the performance of) *strong baselines* by 4%", "lifts *base model* accuracy": what is improved is a
 * baseline.
 */
function findImprovedBaseline(items: readonly SentenceItem[], from: number): number | null {
  const phrase = parseNounPhrase(items, from);
  if (phrase === null) return null;
  const inside = items.slice(phrase.from, phrase.to);
  if (inside.some((item) => /^(?:above|below|behind|beyond|near|past)$/.test(item.lower))) return null;
  const of = inside.findIndex((item) => item.lower === "of");
  const start = phrase.from + of + 1;
  const { to } = trimMetric(items, { from: start, to: phrase.to });
  const head = wordAt(items, to);
  const isKnown = items
    .slice(start, to)
    .some((item) => BASELINE_ADJECTIVES.has(item.lower) || BASE_MODEL_ADJECTIVES.has(item.lower));
  return isBaselineNoun(head) || (isKnown && isSystemNoun(head)) ? start : null;
}
