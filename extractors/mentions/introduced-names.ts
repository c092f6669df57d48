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
  /^(?:propos(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|present(?:s|ed|ing)?|develop(?:s|ed|ing)?|releas(?:e|es|ed|ing)|design(?:s|ed)?|devise[sd]?|buil[dt]|construct(?:s|ed)?|create[sd]?|curate[sd]?|describe[s]?|offers?|unveil|contributes?|establish(?:es)?|formulate[sd]?|implement(?:s|ed)?)$/;

const NAMING = /^(?:named|called|dubbed|termed|coined|denoted|namely|name|call|term|abbreviated)$/;

const SPEAKER = /^(?:we|paper|work|study|article|this|here|authors|i|thesis|report|and|to|propose|introduce|end)$/;

const REACH = 34;
/** What follows a name that stands alone: "we present Orion, a …", "we introduce Orion (…", "Orion that". */

const AFTER_NAME = /^(?:[,(.:;—–]|a|an|which|that|to|for|as|and|with|-)$/;

/** The same for a name that is only capitalised: "we present Orion, …". */
const CLOSES_NAME = /^(?:[,(.:;—–]|which|that)$/;

const textOf = (source: string, tokens: readonly Token[], a: number, b: number): string =>
  source.slice(tokens[a]?.start, tokens[b]?.end);

/** What the words around a name say that it is: "X, a benchmark for …", "the X framework", "a model called X". */
function kindNear(tokens: readonly Token[], first: number, last: number, begin: number): OwnName["kind"] | null {
  const behind: string[] = [];
  for (let i = last + 1; i < Math.min(tokens.length, last + 16); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text) || /^(?:that|which|to|where|consisting|comprising|designed)$/.test(t.lower)) break;
    if (isClass("score", t.lower) || isClass("gain-verb", t.lower)) break;
    if (/^(?:for|with|of|on|in|by|using|based)$/.test(t.lower) && behind.length > 1) break;
    if (/^[,)]$/.test(t.text) && behind.some((w) => kindOfWord(w) !== null)) break;
    behind.push(t.lower);
  }
  const vote = (list: readonly string[]): OwnName["kind"] | null => {
    for (const w of list.toReversed()) {
      const kind = kindOfWord(w);
      if (kind) return kind;
    }
    return null;
  };
  if (
    behind.some((w) => /^(?:series|family|suite)$/.test(w)) &&
    tokens.slice(last + 1, last + 12).some((t) => /^(?:models|llms|vlms|mllms|networks)$/.test(t.lower))
  )
    return "model";
  return vote(behind) ?? vote(headBefore(tokens, first, begin));
}

/** "a framework for language models called X": the words up to the first preposition, from the verb of introducing on. */
function headBefore(tokens: readonly Token[], first: number, verb: number): string[] {
  let begin = verb + 1;
  if (NAMING.test(tokens[verb]?.lower ?? "")) {
    begin = verb - 1;
    while (begin > 0 && !INTRODUCE.test(tokens[begin]?.lower ?? "") && verb - begin < 25) begin--;
    begin++;
  }
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
    if (t.kind === "sign" && t.text !== "-" && t.text !== "/") break;
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
      if (near && isOwn(word.text))
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
    if (!isCoined(t) && !isCapitalised(t)) continue;
    const end = nameOf(tokens, i);
    const name = textOf(source, tokens, i, end);
    const next = tokens[end + 1];
    if (next?.text === "(" && COMMON_ACRONYMS.has(tokens[end + 2]?.lower ?? "")) continue;
    const acronym =
      next?.text === "(" &&
      tokens[end + 2] &&
      isCoined(tokens[end + 2] as Token) &&
      /^[),;]$/.test(tokens[end + 3]?.text ?? "")
        ? end + 2
        : null;
    const short = acronym === null ? "" : (tokens[acronym]?.text ?? "");
    if (
      acronym !== null &&
      (isOwn(short) || (lookUp(short)?.model === undefined && expansionStart(tokens, acronym - 1, short) !== null))
    ) {
      const kind = kindOfWord(name.split(/\s+/).at(-1)?.toLowerCase() ?? "") ?? kindNear(tokens, i, acronym + 1, verb);
      return [
        { name: tokens[acronym]?.text ?? "", by: "introduced", kind },
        { name, by: "spelled out", kind },
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
    if (series) return [{ name, by: "introduced", kind: "model" }];
    const told = next !== undefined && /^[,(]$/.test(next.text) && kind !== null && lookUp(name)?.model === undefined;
    if (isOwn(name) || told || (isOwnBenchmark(name, kind) && !naming)) return [{ name, by: "introduced", kind }];
  }
  return [];
}

const isOwnBenchmark = (name: string, kind: OwnName["kind"] | null): boolean =>
  kind === "benchmark" && lookUp(name)?.benchmark !== undefined;

export function introducedNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, v) => {
    const naming = NAMING.test(t.lower);
    if (!naming && !INTRODUCE.test(t.lower)) return [];
    const spoken = tokens.slice(Math.max(0, v - 5), v).some((w) => SPEAKER.test(w.lower));
    return naming || spoken ? nameAfter(source, tokens, v, naming) : [];
  });
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
