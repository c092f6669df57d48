import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import { isClass } from "../rules/scene";
import type { Token } from "../text/tokens";
import { lookUp } from "./match-lexicon";
import { familyOf } from "./model-grammar";
import { isCapitalised, isCoined, nameOf } from "./name-shape";

/** A name that the paper gives to something of its own. */
export interface OwnName {
  readonly name: string;
  readonly kind: "model" | "method" | "benchmark";
  /** How it was found, for `explain`. */
  readonly by: "title" | "introduced" | "acronym" | "spelled out" | "subject";
}

/** A name as one sentence gives it, before the votes are counted. */
interface Found {
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

function kindOfWord(word: string): OwnName["kind"] | null {
  const head = word.split("-").at(-1) ?? word;
  if (BENCHMARK_NOUNS.has(head) && !/^(?:split|track|competition|challenge|collection)s?$/.test(head)) return "benchmark";
  if (METHOD_NOUNS.has(head) || /^(?:architecture|encoder|decoder|backbone|policy|generator|predictor|harness|metric|extension|variant|strategy)$/.test(head)) return "method";
  return MODEL_NOUNS.has(head) ? "model" : null;
}

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
  if (behind.some((w) => /^(?:series|family|suite)$/.test(w)) && tokens.slice(last + 1, last + 12).some((t) => /^(?:models|llms|vlms|mllms|networks)$/.test(t.lower))) return "model";
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
    if (t.text === "(" && tokens[i + 1] && isCoined(tokens[i + 1] as Token) && /^[),;]$/.test(tokens[i + 2]?.text ?? "")) {
      const word = tokens[i + 1] as Token;
      const start = expansionStart(tokens, i, word.text);
      const near = start !== null && !tokens.slice(verb + 1, start).some((w) => isClass("preposition", w.lower) || w.text === ",");
      if (near && isOwn(word.text)) return [{ name: word.text, by: "acronym", kind: kindOfWord(tokens[i - 1]?.lower ?? "") ?? kindNear(tokens, i + 1, i + 2, verb) }];
    }
    if (/^(?:that|which|where|outperforming|achieving|to|by|via|based)$/.test(t.lower)) return [];
    if (isClass("preposition", t.lower) && !/^(?:of|for)$/.test(t.lower) && i > verb + 2) return [];
    if (!isCoined(t) && !isCapitalised(t)) continue;
    const end = nameOf(tokens, i);
    const name = textOf(source, tokens, i, end);
    const next = tokens[end + 1];
    const acronym = next?.text === "(" && tokens[end + 2] && isCoined(tokens[end + 2] as Token) && /^[),;]$/.test(tokens[end + 3]?.text ?? "") ? end + 2 : null;
    const short = acronym === null ? "" : (tokens[acronym]?.text ?? "");
    if (acronym !== null && (isOwn(short) || (lookUp(short)?.model === undefined && expansionStart(tokens, acronym - 1, short) !== null))) {
      const kind = kindOfWord(name.split(/\s+/).at(-1)?.toLowerCase() ?? "") ?? kindNear(tokens, i, acronym + 1, verb);
      return [
        { name: tokens[acronym]?.text ?? "", by: "introduced", kind },
        { name, by: "spelled out", kind },
      ];
    }
    const inner = /[a-z][A-Z]|\d|[A-Z]{2}|[+*]/.test(t.text);
    const alone = next === undefined || (inner ? AFTER_NAME : CLOSES_NAME).test(next.lower) || kindOfWord(next.lower) !== null;
    const strong = isCoined(t) || end > i || naming;
    if (!strong && !alone) continue;
    if (!inner && !alone) continue;
    const modifier = isCoined(t) && end === i && next?.kind === "word" && kindOfWord(next.lower) === null && !AFTER_NAME.test(next.lower) && !isClass("preposition", next.lower);
    if (modifier) continue;
    const kind = kindNear(tokens, i, end, verb);
    const series = lookUp(name)?.model !== undefined && i - verb <= 3 && next !== undefined && /^[,(]$/.test(next.text) && !/\d[BM]\b/.test(name);
    if (series) return [{ name, by: "introduced", kind: "model" }];
    const told = next !== undefined && /^[,(]$/.test(next.text) && kind !== null && lookUp(name)?.model === undefined;
    if (isOwn(name) || told || (isOwnBenchmark(name, kind) && !naming)) return [{ name, by: "introduced", kind }];
  }
  return [];
}

function introducedNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, v) => {
    const naming = NAMING.test(t.lower);
    if (!naming && !INTRODUCE.test(t.lower)) return [];
    const spoken = tokens.slice(Math.max(0, v - 5), v).some((w) => SPEAKER.test(w.lower));
    return naming || spoken ? nameAfter(source, tokens, v, naming) : [];
  });
}

/** Names that do something where nothing was introduced: "MedCBR achieves …"; a name used once needs a verb of result. */
function subjectNames(source: string, tokens: readonly Token[]): Found[] {
  return tokens.flatMap((t, i) => {
    if (!isCoined(t) || (tokens[i - 1] && isCoined(tokens[i - 1] as Token))) return [];
    const end = nameOf(tokens, i);
    let verb = end + 1;
    while (/(?:ly|also|instead|then|further|framework|model|method|approach)$/.test(tokens[verb]?.lower ?? "")) verb++;
    const next = tokens[verb];
    const before = tokens[i - 1]?.lower ?? "";
    if (next?.kind !== "word" || isClass("preposition", before) || /^(?:and|or|than|&|\/)$/.test(before)) return [];
    const name = textOf(source, tokens, i, end);
    const result = (isClass("gain-verb", next.lower) || isClass("strong-score", next.lower) || isClass("move-verb", next.lower)) && /(?:s|ed)$/.test(next.lower);
    const acts = /^[a-z]+(?:s|ed)$/.test(next.text) && !/(?:ss|ness|ods|els|tems|asks|ings|ions|ents)$/.test(next.text) && (i === 0 || /^[,.:;]$/.test(before));
    if (!result && !(acts && (i === 0 || source.split(name).length > 2))) return [];
    return isOwn(name) && familyOf(name) === null ? [{ name, by: "subject" as const, kind: null }] : [];
  });
}

/** "… ability in VibeThinker-1.5B": a sized name of the title that no list holds is the paper's own model. */
function sizedTitleName(title: string): string | null {
  const found = /(?:^|\s)([A-Z][\w.+-]*-\d{1,3}(?:\.\d+)?B)(?=$|[\s:,])/.exec(title)?.[1];
  return found && familyOf(found) === null ? found : null;
}

/** A known benchmark, model or metric is nobody's new name. */
const isOwn = (name: string): boolean => name.length > 1 && lookUp(name) === null;
/** A known benchmark may still be this paper's own: it says so itself. */
const isOwnBenchmark = (name: string, kind: OwnName["kind"] | null): boolean => kind === "benchmark" && lookUp(name)?.benchmark !== undefined;

const stripLatex = (s: string): string => s.replace(/\\?text(?:sc|bf|it|tt)\b|[$\\{}]/g, "").trim();

/** The title before the colon, where it is a name: a coined word, or used as one in the abstract. */
function titleName(title: string, abstract: string): { name: string; rest: string } | null {
  const colon = title.search(/:\s|:(?=[A-Z])/);
  if (colon < 2) return plainTitleName(title, abstract);
  const name = stripLatex(title.slice(0, colon));
  const words = name.split(/\s+/);
  if (words.length > 4 || /[?!.,]$/.test(name)) return null;
  const coined = words.length <= 2 && words.some((w) => /[A-Z].*[A-Z]|\d|\+/.test(w) || (words.length === 1 && /^[A-Z]/.test(w)));
  const used = new RegExp(`(?<![\\p{L}])${escapeRegExp(name)}(?![\\p{L}])`, "u").test(abstract);
  return coined || used ? { name, rest: title.slice(colon + 1) } : null;
}

/** "Relation-Aware LNN-Transformer for …": what stands before the first preposition, where the abstract uses it as a name. */
function plainTitleName(title: string, abstract: string): { name: string; rest: string } | null {
  const at = title.search(/\s(?:for|via|with|in|on|towards?|to|through|by|as|of|and)\s/i);
  if (at < 3) return null;
  const name = stripLatex(title.slice(0, at));
  const words = name.split(/\s+/);
  const capitals = words.every((w) => /^[A-Z]/.test(w)) && words.length <= 4 && (words.length > 1 || /[A-Z].*[A-Z]|\d/.test(name));
  const used = new RegExp(`(?<![\\p{L}])${escapeRegExp(name)}(?![\\p{L}])`, "u").test(abstract);
  return capitals && used && isOwn(name) ? { name, rest: title.slice(at) } : null;
}

const escapeRegExp = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const TITLE_BENCHMARK = /\b(?:benchmark|dataset|corpus|leaderboard|testbed|test suite)\b/i;
const TITLE_MODEL = /^(?:\s+(?!(?:in|for|of|with|via|on|to|by|towards?|and|through|using)\s)\S+){0,6}\s+(?:models?|networks?|transformers?|LLMs?|VLMs?|MLLMs?|detectors?|classifiers?)(?:$|\s+(?:for|with|via|that|to|toward|towards|in|of|by))/i;

/** What the abstract calls its own: "our model" against "our method", beside the name itself. */
function voteKind(name: string, abstract: string): OwnName["kind"] | null {
  if (/bench(?:mark)?$|dataset$/i.test(name)) return "benchmark";
  if (familyOf(name) !== null || /\d(?:\.\d+)?[BM]\b/.test(name)) return "model";
  const count = (pattern: string): number => abstract.match(new RegExp(pattern, "giu"))?.length ?? 0;
  const own = escapeRegExp(name);
  const model = 3 * count(`${own}(?:-\\S+)? (?:models?|network|LLM|detector|classifier|transformer)\\b`);
  const method = 3 * count(`${own} (?:framework|method|approach|algorithm|pipeline|system|agent|strategy|technique)\\b`);
  if (count(`${own} (?:dataset|benchmark|corpus|test set)s?\\b`) > 0 && model < 4 && method < 4) return "benchmark";
  if (model === method) return null;
  return model > method ? "model" : "method";
}

const fold = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/** The surface by which the abstract itself spells a name of the title. */
const spelledIn = (name: string, abstract: string): string =>
  abstract.includes(name) ? name : (new RegExp(`(?<![\\p{L}\\d./-])${escapeRegExp(name)}(?![\\p{L}\\d])`, "iu").exec(abstract)?.[0] ?? name);

/** "Adaptive Pruning (AMP)" in the abstract: the acronym by which a spelled-out name goes on. */
function acronymOf(name: string, abstract: string): string | null {
  const found = new RegExp(`${escapeRegExp(name)}\\s?\\(([A-Z][\\w+-]{1,14})\\)`, "i").exec(abstract)?.[1];
  return found && isOwn(found) ? found : null;
}

/**
 * The names that a paper introduces, the most likely system first: from the title before the colon, from
 * "we propose X", "called X", "(ACRONYM)", and, where all these are silent, from who achieves something.
 */
export function findOwnNames(title: string, source: string, sentences: readonly (readonly Token[])[]): OwnName[] {
  const introduced = sentences.flatMap((tokens) => introducedNames(source, tokens));
  const subjects = sentences.flatMap((tokens) => subjectNames(source, tokens));
  const head = titleName(title, source);
  const names: OwnName[] = [];
  const add = (name: string, by: OwnName["by"], kind: OwnName["kind"]): void => {
    if (!names.some((n) => fold(n.name) === fold(name))) names.push({ name, kind, by });
  };
  if (head) {
    const said = introduced.find((n) => fold(n.name) === fold(head.name))?.kind;
    const known = lookUp(head.name)?.benchmark !== undefined;
    const benchmark = said === "benchmark" || /bench(?:mark)?$/i.test(head.name) || /^\s*(?:An?|The|Towards?)\b[^:]{0,60}\b(?:benchmark|dataset|corpus)\b/i.test(head.rest) || ((known || said == null) && TITLE_BENCHMARK.test(head.rest));
    if (!known || benchmark) {
      const guess = voteKind(head.name, source) ?? (TITLE_MODEL.test(head.rest) ? "model" : "method");
      const kind = benchmark ? "benchmark" : (said ?? guess);
      const short = acronymOf(head.name, source);
      if (short) add(short, "title", kind);
      add(spelledIn(head.name, source), short ? "spelled out" : "title", kind);
    }
  }
  const acting = new Set(subjects.map((n) => fold(n.name)));
  const ranked = introduced
    .map((n, i) => ({ n, rank: (acting.has(fold(n.name)) ? 8 : 0) + (n.by === "spelled out" ? -12 : 0) - i }))
    .sort((a, b) => b.rank - a.rank);
  for (const { n } of ranked) add(n.name, n.by, isDataset(n.name, source) ? "benchmark" : (n.kind ?? voteKind(n.name, source) ?? "method"));
  const sized = sizedTitleName(title);
  if (sized) add(sized, "title", "model");
  for (const n of subjects) if (!isGeneric(n.name, source)) add(n.name, "subject", voteKind(n.name, source) ?? "method");
  return names;
}

/** "the CVBL dataset": the abstract itself calls the name a data set, and nothing else. */
function isDataset(name: string, abstract: string): boolean {
  const own = escapeRegExp(name);
  return new RegExp(`${own} (?:dataset|benchmark|corpus|test set)s?\\b`, "i").test(abstract) && !new RegExp(`${own} (?:model|framework|method|network|system|agent|pipeline)`, "i").test(abstract);
}

/** "Doppler velocity log (DVL)": an acronym spelled out in small letters is a thing of the trade, not a name. */
function isGeneric(name: string, abstract: string): boolean {
  const at = abstract.indexOf(`(${name})`);
  if (at < 0) return false;
  const words = abstract.slice(Math.max(0, at - 60), at).trim().split(/\s+/).slice(-Math.max(2, name.length));
  const small = words.slice(-2).every((w) => /^[a-z-]+$/.test(w));
  const introduced = /(?:propose|introduce|present|develop|call|name|our|novel|new)/i.test(abstract.slice(Math.max(0, at - 110), at));
  return small && !introduced;
}
