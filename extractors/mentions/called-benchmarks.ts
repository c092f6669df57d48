import { METHOD_NOUNS, MODEL_NOUNS } from "../rules/cues";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { nameAt } from "./name-shape";

const words = (list: string): ReadonlySet<string> => new Set(list.split(" "));

/** Heads of one set of data. */
const ONE = words(
  "benchmark dataset data-set leaderboard corpus challenge suite testbed test-set testset competition database",
);
/** Heads of several. */
const SEVERAL = words(
  "benchmarks datasets data-sets leaderboards corpora suites testbeds databases competitions test-sets",
);
/** Words without which no sentence calls anything a set of data; "test *set*" is written apart. */
const DATA = new Set([...ONE, ...SEVERAL, "set", "sets"]);
const SYSTEM_NOUNS = new Set([...MODEL_NOUNS, ...METHOD_NOUNS]);
/** "the Orion *test* set", "the Orion *public* dataset": what may stand between a name and its noun. */
const BETWEEN = /^(?:test|evaluation|validation|public|image|video|question)$/;
/** "the Orion benchmark *suite*", "two HSI benchmark *datasets*". */
const OF_BENCHMARK = /^(?:datasets?|suites?|domains|tasks|data|problems|corpora|collections?)$/;
/** What opens a list behind its noun: "datasets (A", "benchmarks such as A", "two benchmarks: A". */
const OPENS = /^(?:[(:—]|such|as|including|namely|like|e\.g\.|i\.e\.)$/;
const JOINS = /^(?:,|and|&|\/|or|the|both|as|well)$/;
const ENDS = /^(?:[,.;:)—]|show|demonstrate|indicate|confirm|reveal)$/;
const ACRONYM = /^\p{Lu}{2,4}$/u;
/** "a Romanian-language corpus", "the Public dataset", "an X-to-text corpus": words that describe, or head the name. */
const DESCRIBES = /^\p{Lu}?\p{Ll}+-\p{L}|^\p{Ll}+$|-to-|-\p{Ll}+$/u;
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
  let at = short ? last + 4 : inside ? last + 2 : last + 1;
  const from = at;
  while (at < from + 2 && BETWEEN.test(wordAt(tokens, at))) at++;
  if (wordAt(tokens, at) === "benchmark" && OF_BENCHMARK.test(wordAt(tokens, at + 1))) at++;
  const noun = wordAt(tokens, at);
  return noun === "set" || noun === "sets" ? wordAt(tokens, at - 1).replace("test", `test-${noun}`) : noun;
}

/** "a public HSI dataset": a kind of data, not the name of one. */
function isOneOfKind(tokens: readonly Token[], [only, ...more]: readonly Name[]): boolean {
  if (!only || more.length > 0 || only.first !== only.last || !ACRONYM.test(tokens[only.first]?.text ?? ""))
    return false;
  const before = tokens.slice(Math.max(0, only.first - 4), only.first);
  return before.some((t) => /^(?:an?|another|largest|first)$/.test(t.lower));
}

/** Whether the words beside a list say that its names are sets of data. */
function isCalled(tokens: readonly Token[], list: readonly Name[]): boolean {
  const [head] = list as [Name];
  const tail = list.at(-1) as Name;
  const noun = nounBehind(tokens, list);
  if (ONE.has(noun) || SEVERAL.has(noun)) return !isOneOfKind(tokens, list);
  let at = head.first - 1;
  while (OPENS.test(wordAt(tokens, at)) && at > head.first - 5) at--;
  if (at < head.first - 1) return SEVERAL.has(wordAt(tokens, at));
  const ends = ENDS.test(wordAt(tokens, tail.last + 1));
  if (wordAt(tokens, at) === "," && list.length > 1 && ends) return SEVERAL.has(wordAt(tokens, at - 1));
  return ONE.has(wordAt(tokens, at)) && wordAt(tokens, at - 1) === "the";
}

/** "the Orion model": what a name is that is no set of data. */
const isSystem = (tokens: readonly Token[], { last }: Name): boolean =>
  [1, 2].some((k) => SYSTEM_NOUNS.has(wordAt(tokens, last + k)));

/** "HSI benchmarks", "three HSI datasets": a kind of data. */
const isKindOfSeveral = (tokens: readonly Token[], list: readonly Name[]): boolean =>
  list.length === 1 && SEVERAL.has(nounBehind(tokens, list));

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
      const kind = isKindOfSeveral(tokens, list);
      if (!kind && !isCalled(tokens, list)) continue;
      for (const name of list.map((n) => surface(tokens, n)))
        if (kind) others.add(name);
        else if (!DESCRIBES.test(name) && !(list.length === 1 && PLAIN.test(name))) called.add(name);
    }
  }
  if (called.size === 0) return called;
  for (const tokens of sentences)
    if (tokens.some((t) => SYSTEM_NOUNS.has(t.lower)))
      for (const n of listsIn(tokens).flat()) if (isSystem(tokens, n)) others.add(surface(tokens, n));
  for (const name of others) called.delete(name);
  return called;
}
