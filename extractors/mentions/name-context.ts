import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import { lowerTest } from "../text/word-test";
import { SINGULAR_DATASET_NOUNS } from "../words/head-nouns";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { classifyNoun, type ProposedName } from "./proposed-name";

/** "we *propose* Orion". */
export const isIntroducingVerb = lowerTest(
  /^(?:propos(?:e|es|ed|ing)|introduc(?:e|es|ed|ing)|present(?:s|ed|ing)?|develop(?:s|ed|ing)?|releas(?:e|es|ed|ing)|design(?:s|ed)?|devise[sd]?|buil[dt]|construct(?:s|ed)?|create[sd]?|curate[sd]?|describe[s]?|offers?|unveils?|showcases?|contributes?|establish(?:es)?|formulate[sd]?|implement(?:s|ed)?|extend(?:s|ed)?)$/,
);

/** "a framework *called* Orion". */
export const isNamingVerb = lowerTest(
  /^(?:named|called|dubbed|termed|coined|denoted|namely|name|call|term|abbreviated)$/,
);

/** "a date inference task for evaluating …", "a method to assess …": something made for evaluation is a benchmark. */
function isEvaluationPurpose(tokens: readonly Token[], last: number): boolean {
  for (let i = last + 1; i < Math.min(tokens.length - 2, last + 14); i++) {
    const token = tokens[i] as Token;
    if (/^[.;]$/.test(token.text)) return false;
    if (!/^(?:for|to|designed|that)$/.test(token.lower)) continue;
    const goal = tokens
      .slice(i + 1, i + 4)
      .find((w) => !/^(?:to|for|systematically|rigorously|comprehensively|the)$/.test(w.lower));
    const hasEvaluatedNoun = tokens.slice(i + 1, i + 16).some((w) => EVALUATED_NOUN.test(w.lower));
    return (
      hasEvaluatedNoun &&
      /^(?:evaluat|assess|measur|benchmark|diagnos|stress-test|test(?:ing)?$)/.test(goal?.lower ?? "")
    );
  }
  return false;
}

/** Objects of an evaluation that mark a benchmark: models and their capabilities. A tool that assesses patients is a system. */
const EVALUATED_NOUN =
  /(?:llm|vlm|lm|gpt|model|agent|assistant|system|capabilit(?:y|ie)|abilit(?:y|ie))s?$|^(?:ai|understanding|reasoning|generalization|robustness|safety|bias(?:es)?)$/;

const DETERMINER = /^(?:an?|the|our|one|novel|new)$/;

/** Returns the token after the bracket that opens at `at`, or `at` itself if none does. */
export function skipBracket(tokens: readonly Token[], index: number): number {
  if (tokens[index]?.text !== "(") return index;
  const close = tokens.slice(index, index + 12).findIndex((token) => token.text === ")");
  return close < 0 ? index : index + close + 1;
}

/** Words after the last noun of a phrase. */
const PHRASE_END = /^(?:[,.;:()]|that|which|for|to|on|with|of|in|by|and|[a-z]+ed)$/;

/** "an agent-driven auto-tuning framework", "a model merging method that": a participle that modifies the noun after it. */
const modifiesNoun = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text.includes("-") ||
  (classifyNoun(tokens[index + 1]?.text ?? "") !== null &&
    !tokens[index + 1]?.text.endsWith("s") &&
    PHRASE_END.test(tokens[index + 2]?.lower ?? "."));

/** "a transformer *based* framework": a compound without its hyphen, not "a network based on". */
const isOpenCompound = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "based" && !/^(?:on|upon|in)$/.test(wordAt(tokens, index + 1));

/** Parses the words after a name that state its kind: ", a large model-driven agent that", " framework", " is a network". */
export function parseApposition(tokens: readonly Token[], last: number): { aside: boolean; words: string[] } {
  let i = skipBracket(tokens, last + 1);
  if (tokens[i]?.text === ")") i++;
  const isAppositionOpener = /^(?:[,:—–-]|is|are)$/.test(wordAt(tokens, i));
  if (isAppositionOpener) i++;
  if (isAppositionOpener && !DETERMINER.test(wordAt(tokens, i))) {
    const second = tokens.slice(i, i + 6).findIndex((token) => token.text === ",");
    const isClause = tokens.slice(i, i + second).some((token) => /^(?:we|it|they)$/.test(token.lower));
    if (second < 0 || isClause || !DETERMINER.test(wordAt(tokens, i + second + 1)))
      return { aside: isAppositionOpener, words: [] };
    i += second + 1;
  }
  const words: string[] = [];
  for (const end = i + 14; i < Math.min(tokens.length, end); i++) {
    i = skipBracket(tokens, i);
    const token = tokens[i];
    if (token === undefined || /^[.;)]$/.test(token.text)) break;
    if (isOpenCompound(tokens, i)) continue;
    const hasKind = findLastKind(words) !== null;
    if (hasKind && (token.text === "," || (/(?:ing|ed)$/.test(token.lower) && !modifiesNoun(tokens, i)))) break;
    if (/^(?:that|which|to|where|consisting|comprising|designed)$/.test(token.lower)) break;
    const isVerb = hasWordClass("score", token) || hasWordClass("gain-verb", token);
    const isAdjective = /ed$/.test(token.lower) && !hasKind;
    if (isVerb && classifyNoun(token.lower) === null && !/ing$/.test(token.lower) && !isAdjective) break;
    const isFamilyMember = token.lower === "of" && /^(?:family|series)$/.test(words.at(-1) ?? "");
    if (
      !isFamilyMember &&
      /^(?:for|with|of|on|in|by|using|based|upon|over|from|via|through|atop|under|across|at|into|built)$/.test(
        token.lower,
      )
    )
      break;
    words.push(token.lower);
  }
  return { aside: isAppositionOpener, words };
}

function findLastKind(words: readonly string[]): ProposedName["kind"] | null {
  for (const word of words.toReversed()) {
    const kind = classifyNoun(word);
    if (kind) return kind;
  }
  return null;
}

const EVALUATION = /^(?:evaluation|benchmarking|assessment)$/;

/** "we construct Orion for systematic evaluation". */
const isForEvaluation = (tokens: readonly Token[], last: number): boolean =>
  wordAt(tokens, last + 1) === "for" && [2, 3].some((k) => EVALUATION.test(wordAt(tokens, last + k)));

/** Words that end a phrase about source data. */
const ENDS_SOURCE = /^(?:with|by|to|for|that|which|and|[,.;])$/;

/** "Orion, extending the Iris dataset with", "Orion, an extension of the Iris dataset": an extension of a dataset is a dataset. */
function extendsData(tokens: readonly Token[], last: number): boolean {
  if (tokens[last + 1]?.text !== ",") return false;
  const words = tokens.slice(last + 2, last + 12).map((token) => token.lower);
  const verb = words.slice(0, 4).findIndex((word) => /^(?:extending|extension)$/.test(word));
  const source = verb < 0 ? [] : words.slice(verb);
  const stop = source.findIndex((word) => ENDS_SOURCE.test(word));
  return source.slice(0, stop < 0 ? undefined : stop).some((word) => SINGULAR_DATASET_NOUNS.has(word));
}

/** Determines the kind of a name from the words around it: "X, a benchmark for …", "the X framework", "a model called X". */
export function classifyNameByContext(
  tokens: readonly Token[],
  first: number,
  last: number,
  begin: number,
): ProposedName["kind"] | null {
  const after = parseApposition(tokens, last).words;
  const before = findWordsBefore(tokens, first, begin);
  if (
    after.some((word) => /^(?:series|family|suite)$/.test(word)) &&
    tokens.slice(last + 1, last + 12).some((token) => /^(?:models|llms|vlms|mllms|networks)$/.test(token.lower))
  )
    return "model";
  const mayEvaluate = [...before, ...after].some((word) =>
    /^(?:task|method|environment|suite|protocol|testbed|game|framework|set)$/.test(word),
  );
  if (mayEvaluate && isEvaluationPurpose(tokens, last)) return "benchmark";
  if (isForEvaluation(tokens, last) || extendsData(tokens, last)) return "benchmark";
  const inside = tokens.slice(last + 1, skipBracket(tokens, last + 1)).map((token) => token.lower);
  return findLastKind(after) ?? findLastKind(before) ?? findLastKind(inside);
}

/** "a framework for language models called X": the words from the introducing verb up to the first preposition. */
function findWordsBefore(tokens: readonly Token[], first: number, verb: number): string[] {
  let begin = verb + 1;
  if (isNamingVerb(tokens[verb])) {
    begin = verb - 1;
    while (begin > 0 && !isIntroducingVerb(tokens[begin]) && verb - begin < 25) begin--;
    begin++;
  }
  const wordsBeforeVerb = tokens.slice(Math.max(begin, verb - 3), verb).map((token) => token.lower);
  if (begin < verb && findLastKind(wordsBeforeVerb) !== null) return wordsBeforeVerb;
  const words = tokens.slice(begin, first).map((token) => token.lower);
  const stop = words.findIndex((word) => isInWordClass("preposition", word));
  return stop < 0 ? words : words.slice(0, stop);
}
