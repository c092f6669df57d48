import { BENCHMARK_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import type { Token } from "../text/tokens";
import { lookUp } from "./match-lexicon";
import { isCapitalised, isCoined, nameOf } from "./name-shape";

/** A name that the paper gives to something of its own. */
export interface OwnName {
  readonly name: string;
  readonly kind: "model" | "method" | "benchmark";
  /** How it was found, for `explain`. */
  readonly by: string;
}

const INTRODUCE =
  /^(?:propose|proposes|proposed|introduce|introduces|introduced|introducing|present|presents|presented|presenting|develop|develops|developed|developing|release|releases|releasing|design|devise|build|construct|create|curate|name|named|call|called|dubbed|termed|coined|denoted|namely|describe|offer|unveil|contribute|establish|proposing|abbreviated)$/;
const NAMING = /^(?:named|called|dubbed|termed|coined|denoted|namely|name|call|abbreviated)$/;
const REACH = 34;

const textOf = (source: string, tokens: readonly Token[], a: number, b: number): string =>
  source.slice(tokens[a]?.start, tokens[b]?.end);

/** What the words around a name say that it is: "X, a benchmark for …", "the X framework", "a model called X". */
function kindNear(tokens: readonly Token[], first: number, last: number, begin: number): OwnName["kind"] | null {
  const behind: string[] = [];
  for (let i = last + 1; i < Math.min(tokens.length, last + 16); i++) {
    const t = tokens[i] as Token;
    if (/^[.;]$/.test(t.text) || /^(?:that|which|to|where|consisting|comprising|designed|achieves?|outperforms?)$/.test(t.lower)) break;
    if (/^(?:for|with|of|on|in|by|using|based)$/.test(t.lower) && behind.length > 1) break;
    behind.push(t.lower);
  }
  const before = tokens.slice(begin, first).map((t) => t.lower);
  const vote = (list: readonly string[]): OwnName["kind"] | null => {
    for (const w of list.toReversed()) {
      const head = w.split("-").at(-1) ?? w;
      if (BENCHMARK_NOUNS.has(head) && head !== "split" && head !== "track") return "benchmark";
      if (METHOD_NOUNS.has(head)) return "method";
      if (MODEL_NOUNS.has(head)) return "model";
    }
    return null;
  };
  return vote(behind) ?? vote(before);
}

/** "We propose Deep Noise (DN), …": the name, or its acronym in brackets, that follows a verb of introducing. */
function introducedNames(source: string, tokens: readonly Token[]): OwnName[] {
  const found: OwnName[] = [];
  for (let v = 0; v < tokens.length; v++) {
    if (!INTRODUCE.test(tokens[v]?.lower ?? "")) continue;
    const naming = NAMING.test(tokens[v]?.lower ?? "");
    const subject = tokens.slice(Math.max(0, v - 5), v).some((t) => /^(?:we|paper|work|study|article|this|here|authors|i)$/.test(t.lower));
    if (!naming && !subject) continue;
    for (let i = v + 1; i < Math.min(tokens.length, v + REACH); i++) {
      const t = tokens[i] as Token;
      if (/^[.;]$/.test(t.text)) break;
      if (/^(?:that|which|where|outperforming|achieving|to)$/.test(t.lower)) break;
      if (!isCoined(t) && !isCapitalised(t)) continue;
      const end = nameOf(tokens, i);
      const acronym = acronymAfter(tokens, end);
      const at = acronym ?? i;
      const last = acronym ?? end;
      const name = textOf(source, tokens, at, last);
      if (isOwn(name)) found.push({ name, kind: kindNear(tokens, i, acronym === null ? last : last + 1, v) ?? "method", by: "introduced" });
      if (acronym !== null && isOwn(textOf(source, tokens, i, end))) {
        found.push({ name: textOf(source, tokens, i, end), kind: kindNear(tokens, i, last + 1, v) ?? "method", by: "spelled out" });
      }
      break;
    }
    const bracket = lowercaseAcronym(tokens, v);
    if (bracket !== null) found.push({ name: tokens[bracket]?.text ?? "", kind: kindNear(tokens, bracket, bracket + 1, v) ?? "method", by: "acronym" });
  }
  return found;
}

/** "Full Name (FN)": the token of the acronym. */
function acronymAfter(tokens: readonly Token[], last: number): number | null {
  const [open, word, close] = [tokens[last + 1], tokens[last + 2], tokens[last + 3]];
  if (open?.text === "(" && word && close && /^[),]$/.test(close.text) && isCoined(word)) return last + 2;
  return null;
}

/** "we propose a reward of reasoning patterns (RPR)": an acronym in the first bracket after the verb. */
function lowercaseAcronym(tokens: readonly Token[], verb: number): number | null {
  for (let i = verb + 1; i < Math.min(tokens.length, verb + REACH); i++) {
    const t = tokens[i] as Token;
    if (/^[.;,]$/.test(t.text) || /^(?:that|which|where)$/.test(t.lower)) return null;
    const word = tokens[i + 1];
    if (t.text === "(" && word && isCoined(word) && /^[),;]$/.test(tokens[i + 2]?.text ?? "")) return isOwn(word.text) ? i + 1 : null;
  }
  return null;
}

/** A known benchmark, model or metric is nobody's new name. */
const isOwn = (name: string): boolean => name.length > 1 && lookUp(name) === null;

/** "MM-UPT: Unsupervised …" and "…: the X benchmark": the title before the colon, where it is used as a name. */
function titleName(title: string, abstract: string): { name: string; rest: string } | null {
  const colon = title.search(/:\s/);
  if (colon < 2) return null;
  const name = title.slice(0, colon).replace(/[$\\{}]|text(?:sc|bf|it|tt)/g, "").trim();
  if (name.split(/\s+/).length > 5 || !isOwn(name)) return null;
  const words = name.split(/\s+/);
  const coined = words.length <= 2 && words.some((w) => /[A-Z].*[A-Z]|\d/.test(w) || (words.length === 1 && /^[A-Z]/.test(w)));
  const used = abstract.toLowerCase().includes(name.toLowerCase());
  return coined || used ? { name, rest: title.slice(colon + 1) } : null;
}

const KIND_IN_TITLE: readonly (readonly [RegExp, OwnName["kind"]])[] = [
  [/\b(?:benchmark(?:ing)?|dataset|corpus|leaderboard|testbed|test suite)\b/i, "benchmark"],
  [/\b(?:framework|method|approach|algorithm|system|agents?|pipeline|via|through|with|by|training|learning|towards?)\b/i, "method"],
  [/\b(?:models?|networks?|transformers?|LLMs?|VLMs?|MLLMs?|detector|classifier)\b/i, "model"],
];

const fold = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{N}+]/gu, "");

/**
 * The names that a paper introduces, the most likely system first: from "we propose X", "called X", "(ACRONYM)",
 * and from the title before the colon.
 */
export function findOwnNames(title: string, source: string, sentences: readonly (readonly Token[])[]): OwnName[] {
  const named = sentences.flatMap((tokens) => introducedNames(source, tokens));
  const head = titleName(title, source);
  const names: OwnName[] = [];
  if (head) {
    const said = named.find((n) => fold(n.name) === fold(head.name));
    const guess = KIND_IN_TITLE.find(([p]) => p.test(head.rest))?.[1] ?? "method";
    const spelled = source.match(new RegExp(head.name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"), "i"))?.[0];
    names.push({ name: spelled ?? head.name, kind: said && said.by !== "acronym" ? said.kind : guess, by: "title" });
  }
  for (const n of named) if (!names.some((m) => fold(m.name) === fold(n.name))) names.push(n);
  return names;
}
