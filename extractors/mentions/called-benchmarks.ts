import { DATASET_NOUN, DATASET_NOUNS, METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { nameAt } from "./name-shape";

/** Words without which no sentence calls anything a set of data; "test *set*" is written apart. */
const DATA = new Set([...DATASET_NOUN, ...DATASET_NOUNS, "set", "sets"]);
const SYSTEM_NOUNS = new Set([...MODEL_NOUNS, ...METHOD_NOUNS]);
/** "the Orion *language* model": between a name and the noun of a system. */
const OF_SYSTEM =
  /^(?:language|foundation|base|neural|vision|reasoning|embedding|diffusion|generative|multimodal|classification|detection|segmentation|optimization|training|learning|prompting)$/;
/** "the Orion *test* set", "the Orion *public* dataset": what may stand between a name and its noun. */
const BETWEEN = /^(?:test|evaluation|validation|public|image|video|question)$/;
/** "two HSI benchmark *datasets*": what the word before only describes; behind tasks and domains a name is of their kind. */
const OF_BENCHMARK = /^(?:datasets?|domains|tasks|data|problems|corpora)$/;
/** What opens a list behind its noun: "datasets (A", "benchmarks such as A", "two benchmarks: A". */
const OPENS = /^(?:[(:—]|such|as|including|namely|like|e\.g\.|i\.e\.)$/;
const JOINS = /^(?:,|and|&|\/|or|the|both|as|well)$/;
/** What stands behind a list that is closed; a verb would make its name a subject. */
const ENDS = /^(?:[,.;:)—]|and|show|demonstrate|indicate|confirm|reveal)$/;
const ACRONYM = /^\p{Lu}{2,4}$/u;
/** "a Romanian-language corpus", "a residual-MLP benchmark", "an X-to-text corpus": words that describe data. */
const DESCRIBES = /^\p{Ll}+-|-to-|-\p{Ll}+$/u;
/** "the Public dataset": one plain word may describe as well. */
const PLAIN = /^\p{Lu}\p{Ll}+$/u;

interface Name {
  readonly first: number;
  readonly last: number;
}

/** Names of a sentence by their shape, those of one list together. */
function listsIn(tokens: readonly Token[]): Name[][] {
  const lists: Name[][] = [];
  for (let at = 0; at < tokens.length; at++) {
    const last = nameAt(tokens, at);
    if (last === null) continue;
    const before = lists.at(-1)?.at(-1);
    const between = before ? tokens.slice(before.last + 1, at) : [];
    if (between.length > 0 && between.length < 5 && between.every((t) => JOINS.test(t.lower)))
      lists.at(-1)?.push({ first: at, last });
    else lists.push([{ first: at, last }]);
    at = last;
  }
  return lists;
}

/** The noun behind a list, past the short form of its last name ("the Harbour Study (HS) dataset") or its own bracket ("(A, B) benchmarks"). */
function nounBehind(tokens: readonly Token[], list: readonly Name[]): string {
  const { last } = list.at(-1) as Name;
  const short = tokens[last + 1]?.text === "(" && tokens[last + 3]?.text === ")";
  const inside = list.length > 1 && tokens[last + 1]?.text === ")" && tokens[(list[0]?.first ?? 0) - 1]?.text === "(";
  const from = short ? last + 4 : inside ? last + 2 : last + 1;
  let at = from;
  while (at < from + 2 && BETWEEN.test(wordAt(tokens, at))) at++;
  if (wordAt(tokens, at) === "benchmark" && OF_BENCHMARK.test(wordAt(tokens, at + 1))) at++;
  const noun = wordAt(tokens, at);
  return /^sets?$/.test(noun) && wordAt(tokens, at - 1) === "test" ? `test-${noun}` : noun;
}

const isAcronym = (tokens: readonly Token[], { first, last }: Name): boolean =>
  first === last && ACRONYM.test(tokens[first]?.text ?? "");

/** "a public HSI dataset", "IMU and GPS datasets": kinds of data, not names. */
function isKind(tokens: readonly Token[], list: readonly Name[]): boolean {
  if (!list.every((name) => isAcronym(tokens, name))) return false;
  const first = list[0]?.first ?? 0;
  const before = tokens.slice(Math.max(0, first - 4), first).map((t) => t.lower);
  return before.some((w) => /^(?:an?|another|largest|first)$/.test(w)) || (list.length > 1 && !before.includes("the"));
}

/** "ZetaPO and *the A* dataset", "the *A and B* dataset": a noun of one is that of the names behind the last article. */
function namesOfOne(tokens: readonly Token[], list: readonly Name[]): readonly Name[] {
  const last = list.findLastIndex((name) => wordAt(tokens, name.first - 1) === "the");
  return list.slice(Math.max(0, last));
}

/** Where the words lead that open a list before its first name: the noun of "datasets, including A" and "benchmarks (e.g., A". */
function openerOf(tokens: readonly Token[], first: number): number {
  let at = first - 1;
  while (
    at > first - 6 &&
    (OPENS.test(wordAt(tokens, at)) ||
      (wordAt(tokens, at) === "," && [at - 1, at + 1].some((k) => k < first && OPENS.test(wordAt(tokens, k)))))
  )
    at--;
  return at;
}

/** The names of a list that the words beside it call sets of data. */
function calledIn(tokens: readonly Token[], list: readonly Name[]): readonly Name[] {
  const [head] = list as [Name];
  const tail = list.at(-1) as Name;
  const noun = nounBehind(tokens, list);
  if (DATASET_NOUNS.has(noun)) return isKind(tokens, list) ? [] : list;
  if (DATASET_NOUN.has(noun)) return isKind(tokens, list) ? [] : namesOfOne(tokens, list);
  if (tokens[tail.last + 1] && !ENDS.test(wordAt(tokens, tail.last + 1)) && tokens[tail.last + 1]?.kind !== "number")
    return [];
  const at = openerOf(tokens, head.first);
  const before = wordAt(tokens, at);
  if (at < head.first - 1) return DATASET_NOUNS.has(before) ? list : [];
  if (before === "," && list.length > 1) return DATASET_NOUNS.has(wordAt(tokens, at - 1)) ? list : [];
  return DATASET_NOUN.has(before) && before !== "challenge" && wordAt(tokens, at - 1) === "the" ? list : [];
}

/** "the Orion model", of what was called data; its training set is data. */
function isSystem(tokens: readonly Token[], { last }: Name): boolean {
  const at =
    OF_SYSTEM.test(wordAt(tokens, last + 1)) && SYSTEM_NOUNS.has(wordAt(tokens, last + 2)) ? last + 2 : last + 1;
  return SYSTEM_NOUNS.has(wordAt(tokens, at)) && !/^(?:sets?|data|splits?|corpus)$/.test(wordAt(tokens, at + 1));
}

/** "HSI benchmarks", "three HSI datasets": a kind of data. */
const isKindOfSeveral = (tokens: readonly Token[], list: readonly Name[]): boolean =>
  list.length === 1 && DATASET_NOUNS.has(nounBehind(tokens, list));

/**
 * Names, as the text has them, that an abstract calls sets of data in some sentence: "the Orion dataset", "two
 * benchmarks (Orion and Iris)"; not those that it calls a system or a kind of data, too.
 */
export function findCalledBenchmarks(text: string, sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  const surface = (tokens: readonly Token[], { first, last }: Name): string =>
    text.slice(tokens[first]?.start, tokens[last]?.end);
  const called = new Set<string>();
  const others = new Set<string>();
  for (const tokens of sentences) {
    if (!tokens.some((t) => DATA.has(t.lower))) continue;
    for (const list of listsIn(tokens)) {
      if (isKindOfSeveral(tokens, list)) {
        for (const name of list) others.add(surface(tokens, name));
        continue;
      }
      for (const name of calledIn(tokens, list).map((n) => surface(tokens, n)))
        if (!DESCRIBES.test(name) && !(list.length === 1 && PLAIN.test(name))) called.add(name);
    }
  }
  if (called.size === 0) return called;
  for (const tokens of sentences)
    if (tokens.some((t) => SYSTEM_NOUNS.has(t.lower)))
      for (const n of listsIn(tokens).flat()) if (isSystem(tokens, n)) others.add(surface(tokens, n));
  for (const name of others) called.delete(name);
  return called;
}
