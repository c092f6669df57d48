import type { Mention } from "../../mentions/mention";
import { amendCandidate, type CandidateClaim, haveSameRules, type SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import type { SystemReasonCode } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { lowerTest } from "../../text/word-test";
import { isPluralQuantifier } from "../../words/number-words";
import { findBaselineItems } from "../baselines/find-baselines";
import { findCoordinations, isConnector } from "../context/coordinations";
import { mentionToSlotValue, type PaperContext } from "../context/paper-context";

/** "It also exceeds …" directly after a claim: "it" is the system of that claim. */
export function refineCarriedSystems(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const before = out.findLast(
      (p) =>
        p.role === "own" && p.sentence.index === candidate.sentence.index - 1 && p.model !== null && p.model.first >= 0,
    );
    const isPronoun = /^(?:it|these)$/.test(wordAt(candidate.sentence.items, 0));
    const lacksSystem =
      candidate.role === "own" &&
      (candidate.model === null || candidate.model.first < 0) &&
      (candidate.method === null || candidate.method.first < 0);
    if (before?.model && isPronoun && lacksSystem) {
      const provenance = { sentence: before.sentence, inferred: "system-of-previous-sentence" } as const;
      const method = before.method && { ...provenance, ...before.method, inferred: provenance.inferred };
      out.push(
        amendCandidate(candidate, { model: { ...before.model, ...provenance }, method }, "system-of-previous-sentence"),
      );
    } else out.push(candidate);
  }
  return out;
}

/** Plural nouns for systems. */
const isPluralSystemNoun = lowerTest(/^(?:models|llms|vlms|mllms|lvlms|slms|backbones|families|agents)$/);

/** "across *five models*", "*models* reach": the sentence is about several models that are no baselines. */
function mentionsSeveralSystems(sentence: SentenceContext): boolean {
  const { items } = sentence;
  return items.some((item, index) => {
    if (!isPluralSystemNoun(item)) return false;
    const preceding = items.slice(Math.max(0, index - 5), index);
    const isQuantified = preceding.some(
      (i) => i.quantity || isPluralQuantifier(i.lower) || /^(?:most|across)$/.test(i.lower),
    );
    const isUnmodified = index === 0 || /^(?:,|:|;|and|that|—)$/.test(wordAt(items, index - 1));
    return (isQuantified || isUnmodified) && !findBaselineItems(sentence).has(index);
  });
}

/** "*Qwen3*, 14B and 30B", "GR00T and *Cosmos*": one of several coordinated systems. */
function isCoordinated(items: readonly SentenceItem[], index: number): boolean {
  const isConnectedTo = (connector: number, other: number): boolean =>
    isConnector(items[connector]) && items[other]?.mention !== undefined;
  return isConnectedTo(index - 1, index - 2) || isConnectedTo(index + 1, index + 2);
}

/**
 * "GPT-4o (42.8%)", "42.8% (GPT-4o)": the number belongs to the model next to it. "GPT-4o's parser": the model is
 * part of another name.
 */
function belongsToOtherNumber(items: readonly SentenceItem[], index: number): boolean {
  const [next, behind] = [items[index + 1], items[index + 2]];
  const hasValueAfter = next?.lower === "(" && behind?.quantity !== undefined;
  const hasValueBefore = items[index - 1]?.lower === "(" && items[index - 2]?.quantity !== undefined;
  return hasValueAfter || hasValueBefore || next?.lower === "'";
}

/** "the *original* Orion", "the Orion *baseline*": the system that the method was applied to and is compared with. */
const isBaseOfMethod = (items: readonly SentenceItem[], index: number): boolean =>
  /^(?:original|base|vanilla|unmodified)$/.test(wordAt(items, index - 1)) ||
  [1, 2].some((k) => /^(?:baselines?|backbones?)$/.test(wordAt(items, index + k)));

/**
 * Finds the only known model of the claim's sentence that is no baseline: "Orion reaches 4.1 when backed by GPT-4o".
 */
function findOnlyModelOfSentence({ sentence, first, last }: CandidateClaim): SlotValue<Mention> | null {
  const { items } = sentence;
  const found = items.flatMap((item, index) =>
    item.mention?.kind === "model" ? [{ mention: item.mention, at: index }] : [],
  );
  const [only] = found;
  if (!only || found.length > 1 || !isSpecificModel(only.mention)) return null;
  const between = items.slice(Math.min(last, only.at), Math.max(first, only.at));
  if (between.some((item) => item.lower === ";")) return null;
  const isExcluded =
    (findBaselineItems(sentence).has(only.at) && !isBaseOfMethod(items, only.at)) ||
    isCoordinated(items, only.at) ||
    belongsToOtherNumber(items, only.at);
  return isExcluded ? null : mentionToSlotValue(sentence, only.at, only.mention);
}

/** "Qwen3-8B", "GPT-4.1": one model with its size or version, not a series or an architecture ("DiT"). */
const isSpecificModel = ({ name, model, size_b }: Mention): boolean =>
  size_b !== undefined || (/^(?:llm|diffusion|rl)$/.test(model?.kind ?? "") && /\d/.test(name));

/** "*GPT-4.1* reaches 74%, and Orion reaches 81%": the model has its own number, without the method of the other. */
const hasNumberWithoutMethod = (
  other: CandidateClaim,
  candidate: CandidateClaim,
  { first }: SlotValue<Mention>,
): boolean =>
  other.sentence === candidate.sentence &&
  isStated(candidate.method) &&
  other.method === null &&
  other.model?.first === first;

/** Fills a missing model with the only model that the abstract works with, or the only one of the sentence. */
export function refineBaseModels(candidates: readonly CandidateClaim[], paper: PaperContext): CandidateClaim[] {
  const withoutModel = new Set(
    candidates.filter(
      (candidate) =>
        !candidate.model &&
        candidate.role === "own" &&
        !isSharedBySeveral(candidate) &&
        !mentionsSeveralSystems(candidate.sentence),
    ),
  );
  if (withoutModel.size === 0) return [...candidates];
  const base = paper.findBaseModel();
  const sentencesWithClaims = new Set(candidates.map((candidate) => candidate.sentence.index));
  return candidates.map((candidate) => {
    if (!withoutModel.has(candidate)) return candidate;
    if (
      base &&
      appliesTo(base.sentenceIndex, candidate.sentence, sentencesWithClaims) &&
      (base.mention.model || canHaveSizeOnly(candidate, base.sentenceIndex))
    ) {
      const model = { value: base.mention, first: -1, last: -1, inferred: "only-model-of-abstract" } as const;
      return amendCandidate(candidate, { model }, "only-model-of-abstract");
    }
    const onlyModel = findOnlyModelOfSentence(candidate);
    return onlyModel && !candidates.some((other) => hasNumberWithoutMethod(other, candidate, onlyModel))
      ? amendCandidate(candidate, { model: onlyModel }, "only-model-of-sentence")
      : candidate;
  });
}

/**
 * "Orion trains a 7B model. It reaches 81%.": a size without a name needs a method, in the same sentence or the next.
 */
const canHaveSizeOnly = ({ method, sentence }: CandidateClaim, sentenceIndex: number): boolean =>
  method !== null && sentence.index <= sentenceIndex + 1;

/**
 * "We tune Orion-3B. Recall rises by 4%.": a model named in a sentence without claims holds for later sentences. "On
 * Orion-3B, recall rises by 4%." holds for its own number only.
 */
const appliesTo = (
  sentenceIndex: number,
  sentence: SentenceContext,
  sentencesWithClaims: ReadonlySet<number>,
): boolean =>
  sentenceIndex === sentence.index || (sentenceIndex < sentence.index && !sentencesWithClaims.has(sentenceIndex));

/** True if the claim's clause itself states the value. */
const isStated = (slot: { readonly first: number } | null | undefined): boolean => (slot?.first ?? -1) >= 0;

/**
 * A later number of a sentence without its own system takes that of the claim before it: "…, 8.3% on B and 7.3% on
 * C".
 */
export function refineSharedSystems(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const candidate of candidates) {
    const before =
      candidate.role === "own" ? out.findLast((p) => p.sentence === candidate.sentence && p.role === "own") : undefined;
    out.push(before ? shareSystem(candidate, before) : candidate);
  }
  return out;
}

/** True if the system was found for one of these reasons, and nothing was added to it. */
const hasSystemReason = ({ reasons }: CandidateClaim, ...codes: readonly SystemReasonCode[]): boolean =>
  reasons.some((r) => typeof r === "object" && r.code === "system" && r.addition === null && codes.includes(r.reason));

const isSharedBySeveral = (candidate: CandidateClaim): boolean =>
  hasSystemReason(candidate, "one-value-for-several-systems");

const isOnBaseModel = (candidate: CandidateClaim): boolean =>
  hasSystemReason(candidate, "base-model-only", "proposed-on-base-model", "named-subject-on-base-model");

/**
 * "Orion reaches 93%, while *Tidal, Iris and Kestrel* reach 91%": a coordination after the number before is the
 * subject of this one.
 */
const hasSeparateCoordination = (candidate: CandidateClaim, before: CandidateClaim): boolean =>
  isSharedBySeveral(candidate) &&
  findCoordinations(candidate.sentence).some(
    (coordination) =>
      coordination.kind === "system" &&
      coordination.mentions.length > 1 &&
      coordination.from > before.last &&
      coordination.to < candidate.first,
  );

function shareSystem(candidate: CandidateClaim, before: CandidateClaim): CandidateClaim {
  if (hasSeparateCoordination(candidate, before)) return candidate;
  const lacksMethod = !isStated(candidate.method);
  const areParallel =
    (candidate.trigger === before.trigger && candidate.trigger !== null) ||
    (candidate.before !== null && before.before !== null);
  const onBase = isOnBaseModel(candidate);
  const both = { model: before.model, method: before.method };
  if (lacksMethod && !isStated(candidate.model) && (isStated(before.model) || isStated(before.method)))
    return amendCandidate(candidate, both, "system-of-claim-before");
  // "lifts Qwen3-4B by 11%, beating Tidal by 2%": the proposed method still runs on the model of the claim before it
  if (candidate.method === null && before.model && before.method?.value === candidate.model?.value.name)
    return amendCandidate(candidate, both, "system-of-claim-before");
  if (lacksMethod && onBase && (areParallel || haveSameRules(candidate, before)) && isStated(before.method))
    return amendCandidate(candidate, { method: before.method }, "method-of-claim-before");
  if (
    candidate.method === null &&
    isKnownModel(candidate) &&
    isKnownModel(before) &&
    (areParallel || candidate.ruleNames.at(-1) === "score-list")
  )
    return amendCandidate(candidate, { method: before.method }, "method-of-claim-before");
  if (candidate.model === null && before.model && areParallel && candidate.method?.value === before.method?.value)
    return amendCandidate(candidate, { model: before.model }, "model-of-claim-before");
  return candidate;
}

/** "lifts Qwen3-4B to 45% and *Llama 3* to 47%", with or without "from 40%": models that one method was used on. */
const isKnownModel = ({ model }: CandidateClaim): boolean => isStated(model) && model?.value.kind === "model";
