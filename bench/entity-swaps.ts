import { normalizeName } from "@/eval/name-matching";
import { isInWordClass } from "@/extractors/words/word-classes";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { type ExtractedText, extractText, toNumbersKey } from "./paraphrases";

/** A claim whose slot does not follow the swap: expected and actual value; null if no claim has its numbers. */
export interface Deviation {
  readonly sentence: string;
  readonly numbers: string;
  readonly expected: string;
  readonly actual: string | null;
}

/** Number of tested claims of a paper, and deviations. */
export interface SwapOutcome {
  readonly claims: number;
  readonly deviations: readonly Deviation[];
}

/** Swaps entities in a text; extraction should follow. */
export type EntitySwap = (written: ExtractedText) => SwapOutcome;

const NO_CLAIMS: SwapOutcome = { claims: 0, deviations: [] };
const MODELS = ["GPT-4o", "Llama-3.1-8B", "Claude-3.5-Sonnet", "Qwen2.5-7B", "Gemma-2-9B", "Mistral-7B"];

const getMethod = ({ method }: ExtractedClaim): string => method ?? "";

const getSentence = ({ paper, sentences }: ExtractedText, index: number): string =>
  paper.abstract.slice(...(sentences[index] ?? [0, 0]));

/** Extracts the claims of a text after a change from one sentence on. */
const extractChanged = (
  { paper, sentences }: ExtractedText,
  from: number,
  change: (text: string) => string,
  to?: number,
) => {
  const [start] = sentences[from] ?? [0, 0];
  const end = to === undefined ? paper.abstract.length : (sentences[to]?.[1] ?? 0);
  const abstract =
    paper.abstract.slice(0, start) + change(paper.abstract.slice(start, end)) + paper.abstract.slice(end);
  return extractText({ ...paper, abstract });
};

/** Returns the claims, matched by sentence and numbers, whose slot differs from the expected value. */
function findDeviations(
  changed: ExtractedText,
  expectations: readonly { readonly claim: ExtractedClaim; readonly expected: string }[],
  slot: (claim: ExtractedClaim) => string,
): Deviation[] {
  return expectations.flatMap(({ claim, expected }): Deviation[] => {
    const sameNumbers = changed.claims.filter(
      (other) => other.sentence_index === claim.sentence_index && toNumbersKey(other) === toNumbersKey(claim),
    );
    if (sameNumbers.some((other) => normalizeName(slot(other)) === normalizeName(expected))) return [];
    const [first] = sameNumbers;
    const sentence = getSentence(changed, claim.sentence_index);
    return [{ sentence, numbers: toNumbersKey(claim), expected, actual: first ? slot(first) : null }];
  });
}

/**
 * Replaces benchmarks by known models in sentences with several benchmarks and one benchmark per claim: a number
 * measured "on A" then belongs to model A.
 */
export function swapModelsForBenchmarks(written: ExtractedText): SwapOutcome {
  const outcomes = [...new Set(written.claims.map((claim) => claim.sentence_index))].map((index): SwapOutcome => {
    const claims = written.claims.filter((claim) => claim.sentence_index === index);
    const names = [...new Set(claims.flatMap(({ benchmarks }) => benchmarks))];
    const sentence = getSentence(written, index);
    const plain =
      names.length > 1 &&
      names.length <= MODELS.length &&
      names.every(
        (name) => sentence.includes(name) && !names.some((other) => other !== name && other.includes(name)),
      ) &&
      claims.every(({ benchmarks, model }) => benchmarks.length < 2 && model === null);
    if (!plain) return NO_CLAIMS;
    const model = (name: string): string => MODELS[names.indexOf(name)] ?? "";
    const again = extractChanged(
      written,
      index,
      (text) => names.reduce((t, n) => t.replaceAll(n, model(n)), text),
      index,
    );
    const expectations = claims.flatMap((claim) => claim.benchmarks.map((name) => ({ claim, expected: model(name) })));
    return {
      claims: expectations.length,
      deviations: findDeviations(again, expectations, (claim) => claim.model ?? ""),
    };
  });
  return {
    claims: outcomes.reduce((sum, { claims }) => sum + claims, 0),
    deviations: outcomes.flatMap(({ deviations }) => deviations),
  };
}

/** Whether a name is the subject of a result in a sentence. */
const isSubjectOfResult = (name: string, sentence: string): boolean =>
  sentence
    .split(name)
    .slice(1)
    .some((rest) => {
      const verb = /^(?: (?:\w{2,20}ly|also|further))? (\w+)/.exec(rest)?.[1] ?? "";
      return isInWordClass("gain-verb", verb) || isInWordClass("strong-score", verb);
    });

/**
 * Replaces the only method that is the subject of results by "our method", from its first result on. The extracted name
 * should stay the same if the preceding text introduces it.
 */
export function swapNameForOurMethod(written: ExtractedText): SwapOutcome {
  const proposedClaims = written.claims.filter(
    (claim) =>
      claim.role === "own" &&
      claim.method &&
      isSubjectOfResult(claim.method, getSentence(written, claim.sentence_index)),
  );
  const [name, ...more] = [...new Set(proposedClaims.map(getMethod))];
  const first = Math.min(...proposedClaims.map((claim) => claim.sentence_index));
  const before = written.paper.abstract.slice(0, written.sentences[first]?.[0] ?? 0);
  if (name === undefined || more.length > 0 || !before.includes(name)) return NO_CLAIMS;
  const again = extractChanged(written, first, (text) =>
    text.replaceAll(name, "our method").replace(/(^|[.!?]\s{1,3})our method/g, "$1Our method"),
  );
  const expectations = proposedClaims.map((claim) => ({ claim, expected: name }));
  return { claims: expectations.length, deviations: findDeviations(again, expectations, getMethod) };
}

export const ENTITY_SWAPS: Readonly<Record<string, EntitySwap>> = {
  "models for benchmarks": swapModelsForBenchmarks,
  '"our method" for its name': swapNameForOurMethod,
};
