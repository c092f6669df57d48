import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { createTriggerTest } from "../text/word-test";
import { METHOD_NOUNS, MODEL_NOUNS, PLURAL_DATASET_NOUNS, SINGULAR_DATASET_NOUNS } from "../words/head-nouns";
import { matchName } from "./name-shape";

/** Dataset nouns. A sentence without one names no dataset. "Set" is there for "test set". */
const isDatasetWord = createTriggerTest(
  ({ lower }) => SINGULAR_DATASET_NOUNS.has(lower) || PLURAL_DATASET_NOUNS.has(lower) || /^sets?$/.test(lower),
);
const SYSTEM_NOUNS = new Set([...MODEL_NOUNS, ...METHOD_NOUNS]);
const isSystemNoun = createTriggerTest(({ lower }) => SYSTEM_NOUNS.has(lower));
/** "the Orion *language* model": words between a name and a system noun. */
const SYSTEM_MODIFIER =
  /^(?:language|foundation|base|neural|vision|reasoning|embedding|diffusion|generative|multimodal|classification|detection|segmentation|optimization|training|learning|prompting)$/;
/** "the Orion *test* set", "the Orion *public* dataset": words between a name and a dataset noun. */
const DATASET_MODIFIER = /^(?:test|evaluation|validation|public|image|video|question)$/;
/** "two HSI benchmark *datasets*": nouns that "benchmark" only modifies. */
const BENCHMARK_COMPOUND_HEAD = /^(?:datasets?|domains|tasks|data|problems|corpora)$/;
/** Words between a noun and the list after it: "datasets (A", "benchmarks such as A", "two benchmarks: A". */
const LIST_OPENER = /^(?:[(:—]|such|as|including|namely|like|e\.g\.|i\.e\.)$/;
const LIST_CONNECTOR = /^(?:,|and|&|\/|or|the|both|as|well)$/;
/** Words after the end of a list. A verb would make the name a subject. */
const LIST_END = /^(?:[,.;:)—]|and|show|demonstrate|indicate|confirm|reveal)$/;
const ACRONYM = /^\p{Lu}{2,4}$/u;
/** "a Romanian-language corpus", "a residual-MLP benchmark", "an X-to-text corpus": words that describe data. */
const DESCRIPTIVE_COMPOUND = /^\p{Ll}+-|-to-|-\p{Ll}+$/u;
/** "the Public dataset": a single capitalised word may be an adjective. */
const PLAIN_CAPITALISED_WORD = /^\p{Lu}\p{Ll}+$/u;

interface NameSpan {
  readonly first: number;
  readonly last: number;
}

/** Finds the names of a sentence by their shape, grouped into lists. */
function findNameLists(tokens: readonly Token[]): NameSpan[][] {
  const lists: NameSpan[][] = [];
  for (let index = 0; index < tokens.length; index++) {
    const last = matchName(tokens, index);
    if (last === null) continue;
    const before = lists.at(-1)?.at(-1);
    const between = before ? tokens.slice(before.last + 1, index) : [];
    if (between.length > 0 && between.length < 5 && between.every((token) => LIST_CONNECTOR.test(token.lower)))
      lists.at(-1)?.push({ first: index, last });
    else lists.push([{ first: index, last }]);
    index = last;
  }
  return lists;
}

/** Returns the noun after a list, past the short form of its last name ("the Harbour Study (HS) dataset") or the closing bracket ("(A, B) benchmarks"). */
function findNounAfter(tokens: readonly Token[], list: readonly NameSpan[]): string {
  const { last } = list.at(-1) as NameSpan;
  const isBeforeShortForm = tokens[last + 1]?.text === "(" && tokens[last + 3]?.text === ")";
  const isListInBrackets =
    list.length > 1 && tokens[last + 1]?.text === ")" && tokens[(list[0]?.first ?? 0) - 1]?.text === "(";
  const from = isBeforeShortForm ? last + 4 : isListInBrackets ? last + 2 : last + 1;
  let index = from;
  while (index < from + 2 && DATASET_MODIFIER.test(wordAt(tokens, index))) index++;
  if (wordAt(tokens, index) === "benchmark" && BENCHMARK_COMPOUND_HEAD.test(wordAt(tokens, index + 1))) index++;
  const noun = wordAt(tokens, index);
  return /^sets?$/.test(noun) && wordAt(tokens, index - 1) === "test" ? `test-${noun}` : noun;
}

const isAcronym = (tokens: readonly Token[], { first, last }: NameSpan): boolean =>
  first === last && ACRONYM.test(tokens[first]?.text ?? "");

/** "a public HSI dataset", "IMU and GPS datasets": kinds of data, not names. */
function isDatasetKind(tokens: readonly Token[], list: readonly NameSpan[]): boolean {
  if (!list.every((name) => isAcronym(tokens, name))) return false;
  const first = list[0]?.first ?? 0;
  const before = tokens.slice(Math.max(0, first - 4), first).map((token) => token.lower);
  return (
    before.some((word) => /^(?:an?|another|largest|first)$/.test(word)) || (list.length > 1 && !before.includes("the"))
  );
}

/** "ZetaPO and *the A* dataset", "the *A and B* dataset": a singular noun belongs to the names after the last article. */
function namesAfterLastArticle(tokens: readonly Token[], list: readonly NameSpan[]): readonly NameSpan[] {
  const last = list.findLastIndex((name) => wordAt(tokens, name.first - 1) === "the");
  return list.slice(Math.max(0, last));
}

/** Returns the token before the words that introduce a list: the noun of "datasets, including A" and "benchmarks (e.g., A". */
function findListOpener(tokens: readonly Token[], first: number): number {
  let index = first - 1;
  while (
    index > first - 6 &&
    (LIST_OPENER.test(wordAt(tokens, index)) ||
      (wordAt(tokens, index) === "," &&
        [index - 1, index + 1].some((k) => k < first && LIST_OPENER.test(wordAt(tokens, k)))))
  )
    index--;
  return index;
}

/** Returns the names of a list that the words around it call datasets. */
function findNamedDatasets(tokens: readonly Token[], list: readonly NameSpan[]): readonly NameSpan[] {
  const [head] = list as [NameSpan];
  const tail = list.at(-1) as NameSpan;
  const noun = findNounAfter(tokens, list);
  if (PLURAL_DATASET_NOUNS.has(noun)) return isDatasetKind(tokens, list) ? [] : list;
  if (SINGULAR_DATASET_NOUNS.has(noun)) return isDatasetKind(tokens, list) ? [] : namesAfterLastArticle(tokens, list);
  if (
    tokens[tail.last + 1] &&
    !LIST_END.test(wordAt(tokens, tail.last + 1)) &&
    tokens[tail.last + 1]?.kind !== "number"
  )
    return [];
  const index = findListOpener(tokens, head.first);
  const before = wordAt(tokens, index);
  if (index < head.first - 1) return PLURAL_DATASET_NOUNS.has(before) ? list : [];
  if (before === "," && list.length > 1) return PLURAL_DATASET_NOUNS.has(wordAt(tokens, index - 1)) ? list : [];
  return SINGULAR_DATASET_NOUNS.has(before) && before !== "challenge" && wordAt(tokens, index - 1) === "the"
    ? list
    : [];
}

/** "the Orion model", a name before a system noun, but not in "the Orion model data". */
function isNamedSystem(tokens: readonly Token[], { last }: NameSpan): boolean {
  const index =
    SYSTEM_MODIFIER.test(wordAt(tokens, last + 1)) && SYSTEM_NOUNS.has(wordAt(tokens, last + 2)) ? last + 2 : last + 1;
  return SYSTEM_NOUNS.has(wordAt(tokens, index)) && !/^(?:sets?|data|splits?|corpus)$/.test(wordAt(tokens, index + 1));
}

/** "HSI benchmarks", "three HSI datasets": a kind of data. */
const isPluralDatasetKind = (tokens: readonly Token[], list: readonly NameSpan[]): boolean =>
  list.length === 1 && PLURAL_DATASET_NOUNS.has(findNounAfter(tokens, list));

/**
 * Finds the names, as written, that an abstract calls datasets or benchmarks: "the Orion dataset", "two benchmarks (Orion
 * and Iris)". Excludes names that it also calls a system, or uses for a kind of data.
 */
export function findUnlistedBenchmarks(text: string, sentences: readonly (readonly Token[])[]): ReadonlySet<string> {
  const surface = (tokens: readonly Token[], { first, last }: NameSpan): string =>
    text.slice(tokens[first]?.start, tokens[last]?.end);
  const benchmarks = new Set<string>();
  const others = new Set<string>();
  for (const tokens of sentences) {
    if (!tokens.some(isDatasetWord)) continue;
    for (const list of findNameLists(tokens)) {
      if (isPluralDatasetKind(tokens, list)) {
        for (const name of list) others.add(surface(tokens, name));
        continue;
      }
      for (const name of findNamedDatasets(tokens, list).map((span) => surface(tokens, span)))
        if (!DESCRIPTIVE_COMPOUND.test(name) && !(list.length === 1 && PLAIN_CAPITALISED_WORD.test(name)))
          benchmarks.add(name);
    }
  }
  if (benchmarks.size === 0) return benchmarks;
  for (const tokens of sentences)
    if (tokens.some(isSystemNoun))
      for (const span of findNameLists(tokens).flat())
        if (isNamedSystem(tokens, span)) others.add(surface(tokens, span));
  for (const name of others) benchmarks.delete(name);
  return benchmarks;
}
