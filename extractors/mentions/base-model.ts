import { foldName } from "../lexicon/fold";
import type { Token } from "../text/tokens";
import { wordAt } from "../text/word-at";
import type { Mention } from "./mention";

/** Words before the name of a model that mark it as a baseline or an example. */
const BASELINE_TRIGGER =
  /^(?:than|over|outperform(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|beat(?:s|ing)?|versus|vs\.?|like|as|e\.g\.|including|rival(?:s|ing|ling)?|match(?:es|ing)?|approaching|against|compared|par|competitive|comparable|above|behind)$/;

/** "outperforms A (70.1%) and *B*": a later name in a list of baselines. */
const isListedBaseline = (tokens: readonly Token[], first: number): boolean =>
  /^(?:and|or|,|\/)$/.test(wordAt(tokens, first - 1)) &&
  tokens
    .slice(Math.max(0, first - 16), first - 1)
    .some((token) => /^(?:outperform|surpass|exceed|beat|compared|than$|versus$|vs)/.test(token.lower));

/** "outperforms *Orion-7B*": a model that the proposed system is compared with. */
const isBaseline = (tokens: readonly Token[], { first }: Mention): boolean =>
  tokens.slice(Math.max(0, first - 4), first).some((token) => BASELINE_TRIGGER.test(token.lower)) ||
  isListedBaseline(tokens, first);

/** Joins the lower-case words from token `from` up to, but not including, token `to`. */
const joinWords = (tokens: readonly Token[], from: number, to: number): string =>
  tokens
    .slice(Math.max(0, from), to)
    .map((token) => token.lower)
    .join(" ");

/** Tokens and mentions of a sentence. */
interface SentenceWithMentions {
  readonly index: number;
  readonly tokens: readonly Token[];
  readonly items: readonly { readonly lower: string; readonly mention?: Mention }[];
}

/** "GPT-4o, *Llama 3 70B* and Claude": a model in a list of models. */
function isListed(items: SentenceWithMentions["items"], index: number): boolean {
  const connector = (i: number): boolean => /^(?:,|and|or|\/|&)$/.test(wordAt(items, i));
  const isModel = (i: number): boolean => items[i]?.mention?.kind === "model";
  const before = connector(index - 1) && connector(index - 2) ? index - 3 : index - 2;
  return (connector(index - 1) && isModel(before)) || (connector(index + 1) && isModel(index + 2));
}

/** "*We adapt* GPT-4o", "*Using* GPT-4o, we", "*Powered by* GPT-4o, it": the beginning of a clause that states which model the work uses. */
const USED_MODEL_TRIGGER =
  /(?:^using|(?:^|[,;:.] )(?:we (?:adapt|adopt|evaluat|fine-tun|finetun|train|deploy|study|analy[sz])e?d?|powered by|starting from|building (?:up)?on|based on))(?: the| an?)?$/;

/** True if the text states that the work uses a model of unstated size, unless for a part of the work only: "using GPT-4o as a judge". */
function isUsedModel(tokens: readonly Token[], { first, last }: Mention): boolean {
  const before = joinWords(tokens, first - 5, first);
  const after = joinWords(tokens, last + 1, last + 4);
  if (/^as (?:the|our|an?) (?:base|backbone)\b/.test(after)) return true;
  return USED_MODEL_TRIGGER.test(before) && !(before.startsWith("using") && /^(?:for|as|to) /.test(after));
}

/** "*the* MobileNet *architecture*": an architecture that the work builds on. "A MobileNet model" may be a baseline. */
const isUsedArchitecture = (tokens: readonly Token[], { first, last }: Mention): boolean =>
  /^(?:the|our)$/.test(wordAt(tokens, first - 1)) && wordAt(tokens, last + 1) === "architecture";

/** A size or a phrase that states the use of a model: a sentence without either states no base model. */
const BASE_MODEL_HINT =
  /\d ?-?[bmt](?![a-z\d])|[bm]illion|^using\b|\bwe (?:ad[ao]pt|evaluat|fine-?tun|train|deploy|study|analy[sz])|\b(?:powered by|starting from|building (?:up)?on|based on|architecture)\b|\bas (?:the|our|an?) (?:base|backbone)\b/i;

/** True if a sentence may state the base model. A cheap test that skips most sentences. */
export const mayStateBaseModel = (sentence: string): boolean => BASE_MODEL_HINT.test(sentence);

/** The model that the work builds on, and the sentence that names it first. */
export interface BaseModel {
  readonly mention: Mention;
  readonly sentenceIndex: number;
}

/**
 * Finds the one model that the work builds on, apart from baselines and examples: the only model with a size ("We
 * fine-tune Llama 3.1 8B …"), else the only one whose use is stated, else the only size without a name. If the paper has
 * no proposed system, the stated use of an architecture counts as well. Returns null if there are none or several, or if
 * the model is in a list of models.
 */
export function findBaseModel(
  sentences: readonly SentenceWithMentions[],
  hasProposedSystem: boolean,
): BaseModel | null {
  const found = new Map<string, BaseModel>();
  const used = new Map<string, BaseModel>();
  for (const { tokens, items, index } of sentences) {
    for (const [at, { mention }] of items.entries()) {
      if (mention?.kind !== "model" || !mention.model) continue;
      if (
        mention.size_b === undefined &&
        !isUsedModel(tokens, mention) &&
        (hasProposedSystem || !isUsedArchitecture(tokens, mention))
      )
        continue;
      if (isBaseline(tokens, mention)) continue;
      if (isListed(items, at)) return null;
      const name = foldName(mention.name);
      const target = mention.size_b === undefined ? used : found;
      if (!target.has(name)) target.set(name, { mention, sentenceIndex: index });
    }
  }
  const only = found.size > 0 ? found : used;
  if (only.size === 0) return findOnlySize(sentences);
  return only.size === 1 ? ([...only.values()][0] ?? null) : null;
}

/** Nouns after a size: "7B*-parameter model*", "7B *LLM*". */
const MODEL_PHRASE =
  /^(?:- )?(?:parameter )?(?:[a-z-]{3,} )?(?:model|llm|vlm|backbone|policy|agent|student|reasoner|network|transformer|vla)\b/;

/** "training *a 1.4B-parameter model*": the only size in an abstract that names no base model, without those of baselines. */
function findOnlySize(sentences: readonly SentenceWithMentions[]): BaseModel | null {
  const sized = sentences.flatMap(({ tokens, items, index }) =>
    items.flatMap(({ mention }) =>
      mention?.kind === "size" && !isBaseline(tokens, mention) ? [{ mention, tokens, index }] : [],
    ),
  );
  const [only] = sized;
  if (!only || sized.some(({ mention }) => mention.size_b !== only.mention.size_b)) return null;
  const { mention, tokens, index } = only;
  if (!MODEL_PHRASE.test(joinWords(tokens, mention.last + 1, mention.last + 5))) return null;
  return { mention: { ...mention, kind: "model", name: `${mention.surface} model` }, sentenceIndex: index };
}
