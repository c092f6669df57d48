import { foldName } from "../lexicon/fold";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import type { Mention } from "./mention";

/** Words that set a model apart as a rival or an example, just before its name. */
const BASELINE_TRIGGER =
  /^(?:than|over|outperform(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|beat(?:s|ing)?|versus|vs\.?|like|as|e\.g\.|including|rival(?:s|ing|ling)?|match(?:es|ing)?|approaching|against|compared|par|competitive|comparable|above|behind)$/;

/** "outperforms A (70.1%) and *B*": a later name of a list of rivals. */
const isListedBaseline = (tokens: readonly Token[], first: number): boolean =>
  /^(?:and|or|,|\/)$/.test(wordAt(tokens, first - 1)) &&
  tokens
    .slice(Math.max(0, first - 16), first - 1)
    .some((t) => /^(?:outperform|surpass|exceed|beat|compared|than$|versus$|vs)/.test(t.lower));

/** "outperforms *Orion-7B*": a model that the paper's own is set against. */
const isBaseline = (tokens: readonly Token[], { first }: Mention): boolean =>
  tokens.slice(Math.max(0, first - 4), first).some((t) => BASELINE_TRIGGER.test(t.lower)) ||
  isListedBaseline(tokens, first);

/** The words from one token up to another, in small letters. */
const joinWords = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map((t) => t.lower)
    .join(" ");

/** One sentence's tokens with its mentions. */
interface SentenceWithMentions {
  readonly index: number;
  readonly tokens: readonly Token[];
  readonly items: readonly { readonly lower: string; readonly mention?: Mention }[];
}

/** "GPT-4o, *Llama 3 70B* and Claude": one of several models in a row is not the one. */
function isListed(items: SentenceWithMentions["items"], at: number): boolean {
  const connector = (i: number): boolean => /^(?:,|and|or|\/|&)$/.test(wordAt(items, i));
  const isModel = (i: number): boolean => items[i]?.mention?.kind === "model";
  const before = connector(at - 1) && connector(at - 2) ? at - 3 : at - 2;
  return (connector(at - 1) && isModel(before)) || (connector(at + 1) && isModel(at + 2));
}

/** "*We adapt* GPT-4o", "*Using* GPT-4o, we", "*Powered by* GPT-4o, it": what a sentence or a clause opens with says that a model is worked with. */
const USED_MODEL_TRIGGER =
  /(?:^using|(?:^|[,;:.] )(?:we (?:adapt|adopt|evaluat|fine-tun|finetun|train|deploy|study|analy[sz])e?d?|powered by|starting from|building (?:up)?on|based on))(?: the| an?)?$/;

/** Whether a model of no size is said to be worked with, and not for a part of the work: "using GPT-4o as a judge". */
function isUsedModel(tokens: readonly Token[], { first, last }: Mention): boolean {
  const ahead = joinWords(tokens, first - 5, first);
  const behind = joinWords(tokens, last + 1, last + 4);
  if (/^as (?:the|our|an?) (?:base|backbone)\b/.test(behind)) return true;
  return USED_MODEL_TRIGGER.test(ahead) && !(ahead.startsWith("using") && /^(?:for|as|to) /.test(behind));
}

/** "*the* MobileNet *architecture*": what the work has built on, where "a MobileNet model" may be anybody's. */
const isUsedArchitecture = (tokens: readonly Token[], { first, last }: Mention): boolean =>
  /^(?:the|our)$/.test(wordAt(tokens, first - 1)) && wordAt(tokens, last + 1) === "architecture";

/** A size, or words that take up a model: all that a sentence can have to tell of the one. */
const BASE_MODEL_HINT =
  /\d ?-?[bmt](?![a-z\d])|[bm]illion|^using\b|\bwe (?:ad[ao]pt|evaluat|fine-?tun|train|deploy|study|analy[sz])|\b(?:powered by|starting from|building (?:up)?on|based on|architecture)\b|\bas (?:the|our|an?) (?:base|backbone)\b/i;

/** Whether a sentence may tell of the abstract's one model: most tell of none, and need not be read for it. */
export const mayStateBaseModel = (sentence: string): boolean => BASE_MODEL_HINT.test(sentence);

/** The model that an abstract works with, and the sentence that names it first. */
export interface BaseModel {
  readonly mention: Mention;
  readonly sentenceIndex: number;
}

/**
 * The only known model of an abstract apart from rivals and examples: "We fine-tune Llama 3.1 8B …", or the only one of no
 * size that is said to be worked with (or whose architecture is, where the paper names nothing of its own), or else the only
 * size. Null where there are none or several, be it in one list with models of no size. `named`: whether the paper names a
 * system of its own.
 */
export function findBaseModel(
  sentences: readonly SentenceWithMentions[],
  hasProposedSystem: boolean,
): BaseModel | null {
  const found = new Map<string, BaseModel>();
  const used = new Map<string, BaseModel>();
  for (const { tokens, items, index } of sentences) {
    for (const [at, { mention: m }] of items.entries()) {
      if (m?.kind !== "model" || !m.model) continue;
      if (m.size_b === undefined && !isUsedModel(tokens, m) && (hasProposedSystem || !isUsedArchitecture(tokens, m)))
        continue;
      if (isBaseline(tokens, m)) continue;
      if (isListed(items, at)) return null;
      const name = foldName(m.name);
      const into = m.size_b === undefined ? used : found;
      if (!into.has(name)) into.set(name, { mention: m, sentenceIndex: index });
    }
  }
  const only = found.size > 0 ? found : used;
  if (only.size === 0) return findOnlySize(sentences);
  return only.size === 1 ? ([...only.values()][0] ?? null) : null;
}

/** What a size is the size of: "7B*-parameter model*", "7B *LLM*". */
const MODEL_PHRASE =
  /^(?:- )?(?:parameter )?(?:[a-z-]{3,} )?(?:model|llm|vlm|backbone|policy|agent|student|reasoner|network|transformer|vla)\b/;

/** "training *a 1.4B-parameter model*": the only size in an abstract that names no model, apart from rivals. */
function findOnlySize(sentences: readonly SentenceWithMentions[]): BaseModel | null {
  const sized = sentences.flatMap(({ tokens, items, index }) =>
    items.flatMap(({ mention: m }) => (m?.kind === "size" && !isBaseline(tokens, m) ? [{ m, tokens, index }] : [])),
  );
  const [only] = sized;
  if (!only || sized.some(({ m }) => m.size_b !== only.m.size_b)) return null;
  const { m, tokens, index } = only;
  if (!MODEL_PHRASE.test(joinWords(tokens, m.last + 1, m.last + 5))) return null;
  return { mention: { ...m, kind: "model", name: `${m.surface} model` }, sentenceIndex: index };
}
