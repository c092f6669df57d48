/** Where a sentence announces a rival: "over", "compared with", "outperforms", a row for each cue. */

import { compilePattern, matchPattern } from "../../rules/pattern";
import { BASE_ADJECTIVES, isRivalNoun, isSystemNoun, RIVAL_ADJECTIVES } from "../../rules/rival-words";
import { type Item, isClass } from "../../rules/scene";
import { wordAt } from "../../text/word-at";
import { oncePer } from "../context/once-per";
import { readPhrase, withoutMetric } from "../context/phrases";
import { CUE_CONDITIONS, leadsToSystem } from "./rival-conditions";

/** How a cue sets its rival: beaten, as good, better, compared with, or made better by the system. */
export type CueKind = "beats" | "equals" | "lags" | "compares" | "than" | "improves";

/** Where the sentence says that rivals follow: the item behind the cue, the cue's first word and its kind. */
export interface RivalCue {
  /** The first item of the cue itself. */
  readonly first: number;
  readonly at: number;
  readonly cue: string;
  readonly kind: CueKind;
}

/** A cue: its words (see `pattern.ts`), what must hold beside them, an example. */
interface CueRow {
  readonly pattern: string;
  readonly kind: CueKind;
  readonly only?: keyof typeof CUE_CONDITIONS;
  readonly example: string;
}

const ROWS: readonly CueRow[] = [
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
    only: "names a system",
    example: "a quality close to the full model",
  },
  {
    pattern: "same ~{0,4} as",
    kind: "equals",
    only: "names a system",
    example: "at the same quality as the full model",
  },
  { pattern: "as _{1,2} as", kind: "equals", only: "as good as a system", example: "as accurate as the full model" },
  {
    pattern: "respect to",
    kind: "compares",
    only: "no measure",
    example: "gains with respect to the first draft",
  },
  { pattern: "wrt", kind: "compares", only: "no measure", example: "gains wrt the first draft" },
  { pattern: "w . r . t .", kind: "compares", only: "no measure", example: "gains w.r.t. the first draft" },
  { pattern: "w . r . t", kind: "compares", only: "no measure", example: "gains w.r.t the first draft" },
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
    only: "a system or how far",
    example: "rises above the best model",
  },
  { pattern: "below|behind", kind: "lags", only: "a system or how far", example: "stays below the best model" },
  { pattern: "<lags-rival> _? behind", kind: "lags", example: "lags behind the best model" },
  { pattern: "<lags-rival>", kind: "lags", only: "no adjective", example: "trails the best model" },
  { pattern: "<up-verb> upon", kind: "beats", only: "names a system", example: "improves upon the best model" },
  {
    pattern: "improve|improves|improved|improving on",
    kind: "beats",
    only: "says a rival",
    example: "improves on the best baseline",
  },
  {
    pattern: "comparable|similar|equal|close|par to|with or|and _ than",
    kind: "than",
    example: "comparable to or better than the best model",
  },
  { pattern: "<beats-rival>", kind: "beats", only: "beaten by a verb", example: "outperforms the best model" },
  {
    pattern: "match|matches|matched|rivals|rivaled|equals",
    kind: "equals",
    only: "does so to a system",
    example: "matches the best model",
  },
  { pattern: "against", kind: "compares", only: "nothing checked", example: "wins against the best model" },
  { pattern: "than", kind: "than", only: "a comparison", example: "better than the best model" },
  {
    pattern: "rivaling|matching|approaching",
    kind: "equals",
    only: "a verb or a system",
    example: "nearly matching the best model",
  },
  { pattern: "versus|vs|vs.", kind: "compares", only: "no classes", example: "gains versus the best model" },
  { pattern: "unlike", kind: "compares", only: "a name or a number", example: "unlike the best model (41%)" },
  { pattern: "upon", kind: "compares", only: "right behind a gain", example: "gains upon the best model" },
  { pattern: "over", kind: "compares", only: "a gain or a system", example: "gains over the best model" },
  {
    pattern: "best|highest|lowest ~{0,4} among",
    kind: "compares",
    only: "names a system",
    example: "the highest recall among all compared parsers",
  },
];

const COMPILED = ROWS.map((row) => ({ row, pattern: compilePattern(row.pattern) }));

/** Every place of a scene where a rival is announced: "over", "than", "compared with", "outperforming". */
export const findRivalCues = oncePer((items: readonly Item[]): readonly RivalCue[] =>
  items.flatMap((item, at) => (item.kind === "word" ? readCue(items, at) : readQualified(items, at)) ?? []),
);

function readCue(items: readonly Item[], first: number): RivalCue | null {
  const cue = wordAt(items, first);
  for (const { row, pattern } of COMPILED) {
    const match = matchPattern(pattern, items, first);
    if (!match) continue;
    const next = match.last + 1;
    // "comparable to or exceeding B", "outperforms or matches B": the second one leads to the rival
    if (/^(?:or|and)$/.test(wordAt(items, next))) continue;
    if (!row.only || CUE_CONDITIONS[row.only]({ items, first, next })) return { first, at: next, cue, kind: row.kind };
  }
  if ((!isClass("up-verb", cue) && !isClass("down-verb", cue)) || ADVANCES.test(cue)) return null;
  const at = improvedRival(items, first + 1);
  return at === null ? null : { first, at, cue, kind: "improves" };
}

/** "advances the state of the art", "extends existing models": nothing that was measured before. */
const ADVANCES = /^(?:advanc|push|exten|expan)/;

/** A cue that a number has taken in as its qualifier: "over 7 baselines", "within 1% of the full model". */
const readQualified = (items: readonly Item[], at: number): RivalCue | null =>
  overMany(items, at) ?? withinOf(items, at);

/** "*within 1% of* the full model": as good as it, or nearly. */
function withinOf(items: readonly Item[], at: number): RivalCue | null {
  if (items[at]?.quantity?.qualifier !== "under" || items[at + 1]?.lower !== "of") return null;
  return leadsToSystem(items, at + 2) ? { first: at, at: at + 2, cue: "within", kind: "equals" } : null;
}

/** "its gains *over 7* baselines": "over" and the count of rivals are one item, as in "more than 7". */
function overMany(items: readonly Item[], at: number): RivalCue | null {
  const count = items[at]?.quantity;
  if (count?.qualifier !== "over" || count.unit !== "" || count.decimal) return null;
  const before = items.slice(Math.max(0, at - 3), at).some((i) => isClass("gain-noun", i.lower));
  return before && countedRivals(items, at) ? { first: at, at, cue: "over", kind: "compares" } : null;
}

/** "*12 baselines*", "*three* competing models": how many rivals there are belongs to them. */
export function countedRivals(items: readonly Item[], at: number): boolean {
  const count = items[at]?.quantity;
  if (count?.unit !== "" || count.decimal) return false;
  return items.slice(at + 1, at + 5).some((i) => /s$/.test(i.lower) && isSystemNoun(i.lower));
}

/** "boosts (the performance of) *strong baselines* by 4%", "lifts *base model* accuracy": what is improved is a rival. */
function improvedRival(items: readonly Item[], from: number): number | null {
  const phrase = readPhrase(items, from);
  if (phrase === null) return null;
  const inside = items.slice(phrase.from, phrase.to);
  if (inside.some((i) => /^(?:above|below|behind|beyond|near|past)$/.test(i.lower))) return null;
  const of = inside.findIndex((i) => i.lower === "of");
  const start = phrase.from + of + 1;
  const { to } = withoutMetric(items, { from: start, to: phrase.to });
  const head = wordAt(items, to);
  const known = items.slice(start, to).some((i) => RIVAL_ADJECTIVES.has(i.lower) || BASE_ADJECTIVES.has(i.lower));
  return isRivalNoun(head) || (known && isSystemNoun(head)) ? start : null;
}
