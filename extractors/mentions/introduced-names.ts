import { COMMON_ACRONYMS } from "../rules/cues";
import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { lookUp } from "./match-lexicon";
import { familyOf } from "./model-grammar";
import { isCapitalised, isCoined, nameOf } from "./name-shape";
import { isOwn, kindOfWord, type OwnName } from "./own-name";

/** A name as one sentence gives it, before the votes are counted. */
export interface Found {
  readonly name: string;
  readonly by: OwnName["by"];
  readonly kind: OwnName["kind"] | null;
}

const INTRODUCE =
  /^(?:propos(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|present(?:s|ed|ing)?|develop(?:s|ed|ing)?|releas(?:e|es|ed|ing)|design(?:s|ed)?|devise[sd]?|buil[dt]|construct(?:s|ed)?|create[sd]?|curate[sd]?|describe[s]?|offers?|unveil|contributes?|establish(?:es)?|formulate[sd]?|implement(?:s|ed)?|extend(?:s|ed)?)$/;

export const NAMING = /^(?:named|called|dubbed|termed|coined|denoted|namely|name|call|term|abbreviated)$/;

const SPEAKER = /^(?:we|paper|work|study|article|this|here|authors|i|thesis|report|and|to|propose|introduce|end)$/;

const REACH = 34;
/** What follows a name that stands alone: "we present Orion, a …", "we introduce Orion (…", "Orion that". */

const AFTER_NAME = /^(?:[,(.:;—–]|a|an|which|that|to|for|as|and|with|-)$/;

/** The same for a name that is only capitalised: "we present Orion, …". */
const CLOSES_NAME = /^(?:[,(.:;—–]|which|that)$/;

const textOf = (source: string, tokens: readonly Token[], a: number, b: number): string =>
  source.slice(tokens[a]?.start, tokens[b]?.end);

/** "a date inference task for evaluating …", "a method to assess …": what is made to measure others is a benchmark. */
function measuresOthers(tokens: readonly Token[], last: number): boolean {
  for (let i = last + 1; i < Math.min(tokens.length - 2, last + 14); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text)) return false;
    if (!/^(?:for|to|designed|that)$/.test(t.lower)) continue;
    const goal = tokens
      .slice(i + 1, i + 4)
      .find((w) => !/^(?:to|for|systematically|rigorously|comprehensively|the)$/.test(w.lower));
    return /^(?:evaluat|assess|measur|benchmark|diagnos|stress-test|test(?:ing)?$)/.test(goal?.lower ?? "");
  }
  return false;
}

const DETERMINER = /^(?:an?|the|our|one|novel|new)$/;

/** Past the bracket that begins at `at`; `at` itself where none does. */
function pastBracket(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.text !== "(") return at;
  const close = tokens.slice(at, at + 12).findIndex((t) => t.text === ")");
  return close < 0 ? at : at + close + 1;
}

/** What stands beside a name and says what it is: ", a large model-driven agent that", " framework", " is a network". */
export function appositionOf(tokens: readonly Token[], last: number): { aside: boolean; words: string[] } {
  let i = pastBracket(tokens, last + 1);
  if (tokens[i]?.text === ")") i++;
  const aside = /^(?:[,:—–-]|is|are)$/.test(tokens[i]?.lower ?? "");
  if (aside) i++;
  if (aside && !DETERMINER.test(tokens[i]?.lower ?? "")) {
    const second = tokens.slice(i, i + 6).findIndex((t) => t.text === ",");
    if (second < 0 || !DETERMINER.test(tokens[i + second + 1]?.lower ?? "")) return { aside, words: [] };
    i += second + 1;
  }
  let words: string[] = [];
  for (const end = i + 14; i < Math.min(tokens.length, end); i++) {
    const past = pastBracket(tokens, i);
    if (past > i) {
      if (tokens[past]?.text.startsWith("-")) words = [];
      i = past;
    }
    const t = tokens[i];
    if (t === undefined || /^[.;)]$/.test(t.text)) break;
    const said = lastKind(words) !== null;
    if (said && (t.text === "," || /(?:ing|ed)$/.test(t.lower))) break;
    if (/^(?:that|which|to|where|consisting|comprising|designed)$/.test(t.lower)) break;
    const verb = isClass("score", t.lower) || isClass("gain-verb", t.lower);
    if (verb && kindOfWord(t.lower) === null && !/ing$/.test(t.lower)) break;
    const members = t.lower === "of" && /^(?:family|series)$/.test(words.at(-1) ?? "");
    if (
      !members &&
      /^(?:for|with|of|on|in|by|using|based|upon|over|from|via|through|atop|under|across|at|into|built)$/.test(t.lower)
    )
      break;
    words.push(t.lower);
  }
  return { aside, words };
}

function lastKind(words: readonly string[]): OwnName["kind"] | null {
  for (const w of words.toReversed()) {
    const kind = kindOfWord(w);
    if (kind) return kind;
  }
  return null;
}

/** What the words around a name say that it is: "X, a benchmark for …", "the X framework", "a model called X". */
function kindNear(tokens: readonly Token[], first: number, last: number, begin: number): OwnName["kind"] | null {
  const behind = appositionOf(tokens, last).words;
  const ahead = headBefore(tokens, first, begin);
  if (
    behind.some((w) => /^(?:series|family|suite)$/.test(w)) &&
    tokens.slice(last + 1, last + 12).some((t) => /^(?:models|llms|vlms|mllms|networks)$/.test(t.lower))
  )
    return "model";
  const measure = [...ahead, ...behind].some((w) =>
    /^(?:task|method|environment|suite|protocol|testbed|game|framework|set)$/.test(w),
  );
  if (measure && measuresOthers(tokens, last)) return "benchmark";
  const inside = tokens.slice(last + 1, pastBracket(tokens, last + 1)).map((t) => t.lower);
  return lastKind(behind) ?? lastKind(ahead) ?? lastKind(inside);
}

/** "a framework for language models called X": the words up to the first preposition, from the verb of introducing on. */
function headBefore(tokens: readonly Token[], first: number, verb: number): string[] {
  let begin = verb + 1;
  if (NAMING.test(tokens[verb]?.lower ?? "")) {
    begin = verb - 1;
    while (begin > 0 && !INTRODUCE.test(tokens[begin]?.lower ?? "") && verb - begin < 25) begin--;
    begin++;
  }
  const called = tokens.slice(Math.max(begin, verb - 3), verb).map((t) => t.lower);
  if (begin < verb && lastKind(called) !== null) return called;
  const words = tokens.slice(begin, first).map((t) => t.lower);
  const stop = words.findIndex((w) => isClass("preposition", w));
  return stop < 0 ? words : words.slice(0, stop);
}

/** Whether the letters of an acronym begin the words before its bracket, and where those words begin. */
function expansionStart(tokens: readonly Token[], open: number, acronym: string): number | null {
  const letters = acronym.replace(/[^A-Za-z]/g, "").toLowerCase();
  let need = letters.length - 1;
  let start: number | null = null;
  for (let i = open - 1; i >= Math.max(0, open - 12) && need >= 0; i--) {
    const t = tokens[i] as Token;
    if (t.kind === "sign" && !/^[-/"”’']$/.test(t.text)) break;
    const parts = t.lower.split(/[-/]/).reverse();
    for (const part of parts) {
      const at = letters.lastIndexOf(part[0] ?? "?", need);
      if (at >= 0 && need - at < 3) {
        need = at - 1;
        start = i;
      }
    }
  }
  return start;
}

interface ShortForm {
  readonly name: string;
  readonly open: number;
  readonly close: number;
}

/** Words between a name and the bracket that holds its short form: "Adaptive GNN (AGNN)", "“Hybrid Head-VFL” (PH-VFL)". */
const BEFORE_BRACKET = /^(?:["”’']|\p{L}[\p{L}-]*)$/u;

/** The short form in brackets behind a name: "Adaptive Pruning (AMP)", "Hole-aware Model Translator (HA-MT)". */
function shortForm(source: string, tokens: readonly Token[], first: number, last: number): ShortForm | null {
  let open = last + 1;
  while (
    open < last + 4 &&
    BEFORE_BRACKET.test(tokens[open]?.text ?? "") &&
    !isClass("preposition", tokens[open]?.lower ?? "")
  )
    open++;
  if (tokens[open]?.text !== "(") return null;
  const close = tokens.slice(open, open + 5).findIndex((t) => /^[),;]$/.test(t.text)) + open;
  const inside = tokens.slice(open + 1, close);
  if (inside.length === 0 || inside.length > 2 || !inside.every((t) => t.kind === "word" && /^\p{Lu}/u.test(t.text)))
    return null;
  if (!inside.some((t) => isCoined(t))) return null;
  const name = textOf(source, tokens, open + 1, close - 1);
  const spells = (expansionStart(tokens, open, name) ?? Number.POSITIVE_INFINITY) <= last;
  if (open === last + 1 && inside.length === 1) {
    const fits = isOwn(name) || (lookUp(name)?.model === undefined && spells);
    return fits ? { name, open, close } : null;
  }
  return spells && isOwn(name) && (expansionStart(tokens, open, name) ?? 0) >= first - 2 ? { name, open, close } : null;
}

/** The name that a phrase of introducing leads to: the first coined name, or the acronym of what is introduced. */
function nameAfter(source: string, tokens: readonly Token[], verb: number, naming: boolean): Found[] {
  for (let i = verb + 1; i < Math.min(tokens.length, verb + REACH); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text)) return [];
    if (
      t.text === "(" &&
      tokens[i + 1] &&
      isCoined(tokens[i + 1] as Token) &&
      /^[),;]$/.test(tokens[i + 2]?.text ?? "")
    ) {
      const word = tokens[i + 1] as Token;
      const start = expansionStart(tokens, i, word.text);
      const near =
        start !== null && !tokens.slice(verb + 1, start).some((w) => isClass("preposition", w.lower) || w.text === ",");
      if (near && lookUp(word.text)?.model === undefined && lookUp(word.text)?.metric === undefined)
        return [
          {
            name: word.text,
            by: "acronym",
            kind: kindOfWord(tokens[i - 1]?.lower ?? "") ?? kindNear(tokens, i + 1, i + 2, verb),
          },
        ];
    }
    if (/^(?:that|which|where|outperforming|achieving|to|by|via|based)$/.test(t.lower)) return [];
    if (isClass("preposition", t.lower) && !/^(?:of|for)$/.test(t.lower) && i > verb + 2) return [];
    const shouted = /^\p{Lu}{3,8}$/u.test(t.text) && tokens[i + 1]?.text === "(" && i - verb < 3;
    if (!isCoined(t) && !isCapitalised(t) && !shouted) continue;
    const end = shouted ? i : nameOf(tokens, i);
    const name = textOf(source, tokens, i, end);
    const next = tokens[end + 1];
    if (next?.text === "(" && COMMON_ACRONYMS.has(tokens[end + 2]?.lower ?? "")) continue;
    const short = shortForm(source, tokens, i, end);
    if (short) {
      const kind = kindOfWord(tokens[short.open - 1]?.lower ?? "") ?? kindNear(tokens, i, short.close, verb);
      const [brief, long] = name.length < short.name.length ? [name, short.name] : [short.name, name];
      return [
        { name: brief, by: "introduced", kind },
        { name: long, by: "spelled out", kind },
      ];
    }
    const inner = /[a-z][A-Z]|\d|[A-Z]{2}|[+*]/.test(t.text);
    const alone =
      next === undefined || (inner ? AFTER_NAME : CLOSES_NAME).test(next.lower) || kindOfWord(next.lower) !== null;
    const strong = isCoined(t) || end > i || naming;
    if (!strong && !alone) continue;
    if (!inner && !alone) continue;
    const modifier =
      isCoined(t) &&
      end === i &&
      next?.kind === "word" &&
      kindOfWord(next.lower) === null &&
      !AFTER_NAME.test(next.lower) &&
      !isClass("preposition", next.lower);
    if (modifier) continue;
    const kind = kindNear(tokens, i, end, verb);
    const series =
      lookUp(name)?.model !== undefined &&
      i - verb <= 3 &&
      next !== undefined &&
      /^[,(]$/.test(next.text) &&
      !/\d[BM]\b/.test(name);
    if (series) return [{ name, by: "introduced", kind: kind === "method" ? "method" : "model" }];
    const told = next !== undefined && /^[,(]$/.test(next.text) && kind !== null && lookUp(name)?.model === undefined;
    if (isOwn(name) || told || (isOwnBenchmark(name, kind) && !naming)) return [{ name, by: "introduced", kind }];
  }
  return [];
}

const isOwnBenchmark = (name: string, kind: OwnName["kind"] | null): boolean =>
  kind === "benchmark" && lookUp(name)?.benchmark !== undefined;

/** Names that a sentence introduces; where it proposes a thing and then says how it is called, the call wins. */
export function introducedNames(source: string, tokens: readonly Token[]): Found[] {
  const found: Found[] = [];
  let proposed = Number.NEGATIVE_INFINITY;
  tokens.forEach((t, v) => {
    const naming = NAMING.test(t.lower);
    if (!naming && !INTRODUCE.test(t.lower)) return;
    const spoken = tokens.slice(Math.max(0, v - 5), v).some((w) => SPEAKER.test(w.lower));
    const names = naming || spoken ? nameAfter(source, tokens, v, naming) : [];
    const before = found.at(-1);
    if (naming && names.length > 0 && before && v - proposed < 16)
      found[found.length - 1] = { ...before, by: "spelled out" };
    if (!naming && names.length > 0) proposed = v;
    found.push(...names);
  });
  return found;
}

/** Names that do something where nothing was introduced: "MedCBR achieves …"; a name used once needs a verb of result. */
export function subjectNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, i) => {
    if (!isCoined(t) || (tokens[i - 1] && isCoined(tokens[i - 1] as Token))) return [];
    const end = nameOf(tokens, i);
    let verb = end + 1;
    while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(tokens[verb]?.lower ?? "")) verb++;
    const next = tokens[verb];
    const before = tokens[i - 1]?.lower ?? "";
    if (next?.kind !== "word" || isClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before)) return [];
    const name = textOf(source, tokens, i, end);
    const result =
      (isClass("gain-verb", next.lower) || isClass("strong-score", next.lower) || isClass("move-verb", next.lower)) &&
      /(?:s|ed)$/.test(next.lower);
    const acts =
      /^[a-z]+(?:s|ed)$/.test(next.text) &&
      !/(?:ss|ness|ods|els|tems|asks|ings|ions|ents)$/.test(next.text) &&
      (i === 0 || /^[,.:;]$/.test(before));
    if (!result && !(acts && (i === 0 || source.split(name).length > 2))) return [];
    return isOwn(name) && familyOf(name) === null ? [{ name, by: "subject" as const, kind: null }] : [];
  });
}
