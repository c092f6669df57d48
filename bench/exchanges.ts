import { isClass } from "../extractors/rules/scene";
import type { ExtractedClaim } from "../lib/claim";
import { foldName } from "../lib/scoring/names";
import { numbersOf, readAsWritten, type Written } from "./rewordings";

/** A claim whose slot should follow the exchange, and what was read instead; null where no claim has its numbers any more. */
export interface Astray {
  readonly sentence: string;
  readonly numbers: string;
  readonly wanted: string;
  readonly got: string | null;
}

/** What was asked of the claims of a paper. */
export interface Exchanged {
  readonly claims: number;
  readonly astray: readonly Astray[];
}

/** One thing in the place of another: what stands there should be read in the same way. */
export type Exchange = (written: Written) => Exchanged;

const NOTHING: Exchanged = { claims: 0, astray: [] };
const MODELS = ["GPT-4o", "Llama-3.1-8B", "Claude-3.5-Sonnet", "Qwen2.5-7B", "Gemma-2-9B", "Mistral-7B"];

const methodOf = ({ method }: ExtractedClaim): string => method ?? "";

const sentenceAt = ({ paper, sentences }: Written, index: number): string =>
  paper.abstract.slice(...(sentences[index] ?? [0, 0]));

/** The claims of a text in which a sentence and all behind it read otherwise. */
const readAgain = ({ paper, sentences }: Written, from: number, change: (text: string) => string, to?: number) => {
  const [start] = sentences[from] ?? [0, 0];
  const end = to === undefined ? paper.abstract.length : (sentences[to]?.[1] ?? 0);
  const abstract =
    paper.abstract.slice(0, start) + change(paper.abstract.slice(start, end)) + paper.abstract.slice(end);
  return readAsWritten({ ...paper, abstract });
};

/** Which of the claims, by sentence and numbers, no longer have what is wanted of them. */
function compare(
  again: Written,
  asked: readonly { readonly claim: ExtractedClaim; readonly wanted: string }[],
  slot: (claim: ExtractedClaim) => string,
): Astray[] {
  return asked.flatMap(({ claim, wanted }): Astray[] => {
    const alike = again.claims.filter(
      (other) => other.sentence_index === claim.sentence_index && numbersOf(other) === numbersOf(claim),
    );
    if (alike.some((other) => foldName(slot(other)) === foldName(wanted))) return [];
    const [first] = alike;
    const sentence = sentenceAt(again, claim.sentence_index);
    return [{ sentence, numbers: numbersOf(claim), wanted, got: first ? slot(first) : null }];
  });
}

/**
 * Known models in the place of benchmarks, in sentences that measure on several, each claim on one: a number that was
 * measured "on A" is now of the model A.
 */
export function modelsForBenchmarks(written: Written): Exchanged {
  const outcomes = [...new Set(written.claims.map((claim) => claim.sentence_index))].map((index): Exchanged => {
    const claims = written.claims.filter((claim) => claim.sentence_index === index);
    const names = [...new Set(claims.flatMap(({ benchmarks }) => benchmarks))];
    const sentence = sentenceAt(written, index);
    const plain =
      names.length > 1 &&
      names.length <= MODELS.length &&
      names.every(
        (name) => sentence.includes(name) && !names.some((other) => other !== name && other.includes(name)),
      ) &&
      claims.every(({ benchmarks, model }) => benchmarks.length < 2 && model === null);
    if (!plain) return NOTHING;
    const model = (name: string): string => MODELS[names.indexOf(name)] ?? "";
    const again = readAgain(written, index, (text) => names.reduce((t, n) => t.replaceAll(n, model(n)), text), index);
    const asked = claims.flatMap((claim) => claim.benchmarks.map((name) => ({ claim, wanted: model(name) })));
    return { claims: asked.length, astray: compare(again, asked, (claim) => claim.model ?? "") };
  });
  return {
    claims: outcomes.reduce((sum, { claims }) => sum + claims, 0),
    astray: outcomes.flatMap(({ astray }) => astray),
  };
}

/** Whether a sentence tells of a name that it reached or changed something. */
const acts = (name: string, sentence: string): boolean =>
  sentence
    .split(name)
    .slice(1)
    .some((rest) => {
      const verb = /^(?: (?:\w{2,20}ly|also|further))? (\w+)/.exec(rest)?.[1] ?? "";
      return isClass("gain-verb", verb) || isClass("strong-score", verb);
    });

/**
 * "Our method" in the place of the one method that acts in the results of a paper, from there on: it is still that name, as
 * far as the text before says it.
 */
export function oursForName(written: Written): Exchanged {
  const own = written.claims.filter(
    (claim) => claim.role === "own" && claim.method && acts(claim.method, sentenceAt(written, claim.sentence_index)),
  );
  const [name, ...more] = [...new Set(own.map(methodOf))];
  const first = Math.min(...own.map((claim) => claim.sentence_index));
  const before = written.paper.abstract.slice(0, written.sentences[first]?.[0] ?? 0);
  if (name === undefined || more.length > 0 || !before.includes(name)) return NOTHING;
  const again = readAgain(written, first, (text) =>
    text.replaceAll(name, "our method").replace(/(^|[.!?]\s{1,3})our method/g, "$1Our method"),
  );
  const asked = own.map((claim) => ({ claim, wanted: name }));
  return { claims: asked.length, astray: compare(again, asked, methodOf) };
}

export const EXCHANGES: Readonly<Record<string, Exchange>> = {
  "models for benchmarks": modelsForBenchmarks,
  '"our method" for its name': oursForName,
};
