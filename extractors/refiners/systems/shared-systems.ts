import type { Mention } from "../../mentions/mention";
import { amendCandidate, type CandidateClaim, haveSameRules, type SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import type { SystemReasonCode } from "../../rules/step-reason";
import { wordAt } from "../../text/word-at";
import { isPluralQuantifier } from "../../words/triggers";
import { findBaselineItems } from "../baselines/find-baselines";
import { findCoordinations, isConnector } from "../context/coordinations";
import { mentionToSlotValue, type PaperContext } from "../context/paper-context";

/** "It also exceeds …" right behind a claim: "it" is the system of that claim. */
export function refineCarriedSystems(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const d of candidates) {
    const before = out.findLast(
      (p) => p.role === "own" && p.sentence.index === d.sentence.index - 1 && p.model !== null && p.model.first >= 0,
    );
    const pronoun = /^(?:it|these)$/.test(wordAt(d.sentence.items, 0));
    const open =
      d.role === "own" && (d.model === null || d.model.first < 0) && (d.method === null || d.method.first < 0);
    if (before?.model && pronoun && open) {
      const provenance = { sentence: before.sentence, inferred: "system-of-previous-sentence" } as const;
      const method = before.method && { ...provenance, ...before.method, inferred: provenance.inferred };
      out.push(amendCandidate(d, { model: { ...before.model, ...provenance }, method }, "system-of-previous-sentence"));
    } else out.push(d);
  }
  return out;
}

/** Nouns for systems of which a sentence tells in the plural. */
const PLURAL_SYSTEM_NOUN = /^(?:models|llms|vlms|mllms|lvlms|slms|backbones|families|agents)$/;

/** "across *five models*", "*models* reach": the sentence speaks of several models, and not as rivals. */
function mentionsSeveralSystems(sentence: SentenceContext): boolean {
  const { items } = sentence;
  return items.some((item, at) => {
    if (!PLURAL_SYSTEM_NOUN.test(item.lower)) return false;
    const ahead = items.slice(Math.max(0, at - 5), at);
    const counted = ahead.some((i) => i.quantity || isPluralQuantifier(i.lower) || /^(?:most|across)$/.test(i.lower));
    const bare = at === 0 || /^(?:,|:|;|and|that|—)$/.test(wordAt(items, at - 1));
    return (counted || bare) && !findBaselineItems(sentence).has(at);
  });
}

/** "*Qwen3*, 14B and 30B", "GR00T and *Cosmos*": one of several in a row. */
function isCoordinated(items: readonly SentenceItem[], at: number): boolean {
  const isConnectedTo = (connector: number, other: number): boolean =>
    isConnector(items[connector]) && items[other]?.mention !== undefined;
  return isConnectedTo(at - 1, at - 2) || isConnectedTo(at + 1, at + 2);
}

/** "GPT-4o (42.8%)", "42.8% (GPT-4o)": a model beside a number is that number's. "GPT-4o's parser": a part of it. */
function belongsToOtherNumber(items: readonly SentenceItem[], at: number): boolean {
  const [next, behind] = [items[at + 1], items[at + 2]];
  const valued = next?.lower === "(" && behind?.quantity !== undefined;
  const values = items[at - 1]?.lower === "(" && items[at - 2]?.quantity !== undefined;
  return valued || values || next?.lower === "'";
}

/** "the *original* Orion", "the Orion *baseline*": what the paper's method was put on, and is compared to. */
const isBaseOfMethod = (items: readonly SentenceItem[], at: number): boolean =>
  /^(?:original|base|vanilla|unmodified)$/.test(wordAt(items, at - 1)) ||
  [1, 2].some((k) => /^(?:baselines?|backbones?)$/.test(wordAt(items, at + k)));

/** The one known model of the claim's own sentence, where it is no rival: "Orion reaches 4.1 when backed by GPT-4o". */
function findOnlyModelOfSentence({ sentence, first, last }: CandidateClaim): SlotValue<Mention> | null {
  const { items } = sentence;
  const found = items.flatMap((i, at) => (i.mention?.kind === "model" ? [{ mention: i.mention, at }] : []));
  const [only] = found;
  if (!only || found.length > 1 || !isSpecificModel(only.mention)) return null;
  const between = items.slice(Math.min(last, only.at), Math.max(first, only.at));
  if (between.some((i) => i.lower === ";")) return null;
  const isExcluded =
    (findBaselineItems(sentence).has(only.at) && !isBaseOfMethod(items, only.at)) ||
    isCoordinated(items, only.at) ||
    belongsToOtherNumber(items, only.at);
  return isExcluded ? null : mentionToSlotValue(sentence, only.at, only.mention);
}

/** "Qwen3-8B", "GPT-4.1": one model by its size or its version, not a line of them or an architecture ("DiT"). */
const isSpecificModel = ({ name, model, size_b }: Mention): boolean =>
  size_b !== undefined || (/^(?:llm|diffusion|rl)$/.test(model?.kind ?? "") && /\d/.test(name));

/** "*GPT-4.1* reaches 74%, and Orion reaches 81%": the model has a number of its own, without the method that has the other. */
const hasNumberWithoutMethod = (other: CandidateClaim, d: CandidateClaim, { first }: SlotValue<Mention>): boolean =>
  other.sentence === d.sentence && isStated(d.method) && other.method === null && other.model?.first === first;

/** A claim that names no model was made on the one model that the abstract works with, or on the only one of its sentence. */
export function refineBaseModels(candidates: readonly CandidateClaim[], context: PaperContext): CandidateClaim[] {
  const withoutModel = new Set(
    candidates.filter(
      (d) => !d.model && d.role === "own" && !isSharedBySeveral(d) && !mentionsSeveralSystems(d.sentence),
    ),
  );
  if (withoutModel.size === 0) return [...candidates];
  const base = context.findBaseModel();
  const numbered = new Set(candidates.map((d) => d.sentence.index));
  return candidates.map((d) => {
    if (!withoutModel.has(d)) return d;
    if (
      base &&
      appliesTo(base.sentenceIndex, d.sentence, numbered) &&
      (base.mention.model || canHaveSizeOnly(d, base.sentenceIndex))
    ) {
      const model = { value: base.mention, first: -1, last: -1, inferred: "only-model-of-abstract" } as const;
      return amendCandidate(d, { model }, "only-model-of-abstract");
    }
    const onlyModel = findOnlyModelOfSentence(d);
    return onlyModel && !candidates.some((other) => hasNumberWithoutMethod(other, d, onlyModel))
      ? amendCandidate(d, { model: onlyModel }, "only-model-of-sentence")
      : d;
  });
}

/** "Orion trains a 7B model. It reaches 81%.": a size without a name is that of a method, in its sentence or the next. */
const canHaveSizeOnly = ({ method, sentence }: CandidateClaim, sentenceIndex: number): boolean =>
  method !== null && sentence.index <= sentenceIndex + 1;

/** "We tune Orion-3B. Recall rises by 4%.": what is said before any number holds for those that follow; "On Orion-3B, recall rises by 4%." tells only whose number that one is. */
const appliesTo = (sentenceIndex: number, sentence: SentenceContext, numbered: ReadonlySet<number>): boolean =>
  sentenceIndex === sentence.index || (sentenceIndex < sentence.index && !numbered.has(sentenceIndex));

/** Stated by the claim's own clause, not inferred. */
const isStated = (slot: { readonly first: number } | null | undefined): boolean => (slot?.first ?? -1) >= 0;

/** Later numbers of a sentence that name no system of their own go on with the one before: "…, 8.3% on B and 7.3% on C". */
export function refineSharedSystems(candidates: readonly CandidateClaim[]): CandidateClaim[] {
  const out: CandidateClaim[] = [];
  for (const d of candidates) {
    const before = d.role === "own" ? out.findLast((p) => p.sentence === d.sentence && p.role === "own") : undefined;
    out.push(before ? shareSystem(d, before) : d);
  }
  return out;
}

/** True if the system was found for one of these reasons, and nothing was added to it. */
const hasSystemReason = ({ reasons }: CandidateClaim, ...codes: readonly SystemReasonCode[]): boolean =>
  reasons.some((r) => typeof r === "object" && r.code === "system" && r.addition === null && codes.includes(r.reason));

const isSharedBySeveral = (d: CandidateClaim): boolean => hasSystemReason(d, "one-value-for-several-systems");

const isOnBaseModel = (d: CandidateClaim): boolean =>
  hasSystemReason(d, "base-model-only", "proposed-on-base-model", "named-subject-on-base-model");

/** "Orion reaches 93%, while *Tidal, Iris and Kestrel* reach 91%": a row behind the number before says whose this one is. */
const hasSeparateCoordination = (d: CandidateClaim, before: CandidateClaim): boolean =>
  isSharedBySeveral(d) &&
  findCoordinations(d.sentence).some(
    (r) => r.kind === "system" && r.mentions.length > 1 && r.from > before.last && r.to < d.first,
  );

function shareSystem(d: CandidateClaim, before: CandidateClaim): CandidateClaim {
  if (hasSeparateCoordination(d, before)) return d;
  const lacksMethod = !isStated(d.method);
  const areParallel =
    (d.trigger === before.trigger && d.trigger !== null) || (d.before !== null && before.before !== null);
  const onBase = isOnBaseModel(d);
  const both = { model: before.model, method: before.method };
  if (lacksMethod && !isStated(d.model) && (isStated(before.model) || isStated(before.method)))
    return amendCandidate(d, both, "system-of-claim-before");
  // "lifts Qwen3-4B by 11%, beating Tidal by 2%": the paper's own is still on the model that it was put on
  if (d.method === null && before.model && before.method?.value === d.model?.value.name)
    return amendCandidate(d, both, "system-of-claim-before");
  if (lacksMethod && onBase && (areParallel || haveSameRules(d, before)) && isStated(before.method))
    return amendCandidate(d, { method: before.method }, "method-of-claim-before");
  if (
    d.method === null &&
    isKnownModel(d) &&
    isKnownModel(before) &&
    (areParallel || d.ruleNames.at(-1) === "score-list")
  )
    return amendCandidate(d, { method: before.method }, "method-of-claim-before");
  if (d.model === null && before.model && areParallel && d.method?.value === before.method?.value)
    return amendCandidate(d, { model: before.model }, "model-of-claim-before");
  return d;
}

/** "lifts Qwen3-4B to 45% and *Llama 3* to 47%", with or without "from 40%": models that one method was used on. */
const isKnownModel = ({ model }: CandidateClaim): boolean => isStated(model) && model?.value.kind === "model";
