import { isTechnique } from "../../lexicon/excluded-names";
import type { Mention } from "../../mentions/mention";
import { MODEL_NAME_PREFIX, MODEL_NAME_SUFFIX } from "../../mentions/proposed-name";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext, SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { isLearnerNoun, MODEL_NOUNS } from "../../words/head-nouns";
import { compoundHead } from "../../words/word-classes";
import { type Coordination, findCoordinations } from "../context/coordinations";
import { getProposedSystem, mentionToSlotValue, toMethodSlotValue } from "../context/paper-context";
import { phraseToSlotValue } from "../context/phrases";
import { findBaseModelCoordinations } from "./base-models";
import { isNounPartOfName } from "./part-of-name";
import { resolveSize } from "./sizes";
import type { NamedSystem } from "./subjects";
import type { SystemContext, SystemResolution } from "./system-context";

/** "Orion reaches", "Qwen2.5-7B trained with Orion reaches": a named system as the subject of the number's clause. */
export function resolveNamedSubject(context: SystemContext): SystemResolution | null {
  const index = context.subject?.index;
  const mention = context.subject?.mention;
  return index === undefined || !mention
    ? null
    : addProposedMethod(context.candidate, index, context.lowerBound, resolveSubject(context, { index, mention }));
}

/** "a 2B model fine-tuned with Orion achieves": adds the proposed method that the clause names next to a model. */
function addProposedMethod(
  candidate: CandidateClaim,
  subject: number,
  lowerBound: number,
  found: SystemResolution,
): SystemResolution {
  if (found.method || !found.model || found.model.value.kind === "proposed") return found;
  const { items } = candidate.sentence;
  for (let i = candidate.first - 1; i >= Math.max(lowerBound, subject - 10); i--) {
    const mention = items[i]?.mention;
    if (mention?.kind !== "proposed" || mention.proposedKind !== "method") continue;
    const isLedByPreposition = items
      .slice(Math.max(0, i - 3), i)
      .some((p) => /^(?:with|using|via|by|through|under|plus)$/.test(p.lower));
    if (isLedByPreposition) {
      const method = toMethodSlotValue(mentionToSlotValue(candidate.sentence, i, mention));
      return { ...found, method, addition: "proposed-method" };
    }
  }
  return found;
}

/** "*Tide and Iris* raise recall by 3%": two proposed methods that are named together are one combined method. */
function toMethodPair(sentence: SentenceContext, { from, to, mentions }: Coordination): SlotValue<string> | null {
  const areProposedMethods = mentions.every(({ mention }) => mention.proposedKind === "method");
  return areProposedMethods && to === from + 2 && /^(?:and|\/|\+)$/.test(wordAt(sentence.items, from + 1))
    ? phraseToSlotValue(sentence, { from, to })
    : null;
}

/**
 * Pairs a list of systems with a list of numbers of equal length; with another length one number holds for all
 * systems.
 */
function resolveSubject(context: SystemContext, subject: NamedSystem): SystemResolution {
  const { candidate, excludedItems, group, index, paper } = context;
  const { sentence } = candidate;
  const size = group.length;
  const includesSubject = (mentions: readonly { readonly index: number }[]): boolean =>
    mentions.some((m) => m.index === subject.index);
  const coordination = findCoordinations(sentence).find(
    (r) => r.kind === "system" && includesSubject(r.mentions) && r.mentions.length > 1,
  );
  if (coordination && coordination.mentions.length !== size)
    return {
      model: null,
      method: toMethodPair(sentence, coordination) ?? getProposedSystem(paper).method,
      reason: "one-value-for-several-systems",
    };
  const list =
    coordination ??
    findBaseModelCoordinations(candidate, excludedItems).find(
      (r) => includesSubject(r.mentions) && r.mentions.length === size && size > 1,
    );
  const member = list?.mentions[index];
  const at = member?.index ?? subject.index;
  const mention = resolveSize(member?.mention ?? subject.mention, sentence, at, paper);
  const slotValue = extendWithVariant(sentence, at, mentionToSlotValue(sentence, at, mention));
  if (slotValue.value.kind === "model" || isModelMention(mention, sentence.items, at))
    return addMethodOfChangedModel(toModelResolution(context, slotValue), member?.mention ?? subject.mention, context);
  const note = context.baseModel ? "named-subject-on-base-model" : "named-subject";
  return { model: context.baseModel, method: toMethodSlotValue(slotValue), reason: note };
}

/**
 * "Qwen3-8B rises from 40% to 52%", "GPT-4 improves by 9%": without a baseline, a known model changes because of the
 * proposed method.
 */
const isChangedByMethod = ({ candidate, baselineItems }: SystemContext): boolean =>
  candidate.before !== null || (candidate.gain !== null && baselineItems.size === 0);

/** "*a 9B model* improves": a size without a name, or a known model that changes, was run with the proposed method. */
const addMethodOfChangedModel = (
  found: SystemResolution,
  { kind, model }: Mention,
  context: SystemContext,
): SystemResolution =>
  found.method === null &&
  ((kind === "size" && /^\d/.test(found.model?.value.name ?? "")) ||
    (model !== undefined && isChangedByMethod(context)))
    ? { ...found, method: getProposedSystem(context.paper).method }
    : found;

/** Adjectives that distinguish a variant of a known system from the original. */
const VARIANT_ADJECTIVE =
  /^(?:lightweight|compact|pruned|scaled|hybrid|quantized|quantised|distilled|compressed|merged|tuned|untuned|untrained|fully-trained|retrained|modified|sparse|dense|stable|unstable|(?:two|three|four|five|multi|single|\d+)-(?:class|stage|stream|channel))$/;

/**
 * "*replay-free* Tidal Sorting", "*asymmetric* BPE": adjectives of manner, which are part of the name of a technique.
 */
const MANNER_ADJECTIVE =
  /\p{L}-(?:free|based|aware|guided|driven|informed|constrained|constraint)$|^(?:symmetric|asymmetric|deep)$/u;

/**
 * Extends a name by its variant: "a *pruned ResNet-50* reaches", "*training-free* Replay loses", "our *letter-aware
 * LoRA*", unless the paper itself introduced the name. Joins a model series with an unknown name after it: "*Claude
 * Harbour* reaches".
 */
export function extendWithVariant(
  { items, text, tokens }: SentenceContext,
  index: number,
  slotValue: SlotValue<Mention>,
): SlotValue<Mention> {
  const word = items[index - 1];
  const mention = slotValue.value;
  const modelBefore = word?.mention;
  if (mention.kind === "name" && word && modelBefore?.kind === "model" && modelBefore.size_b === undefined) {
    const name = `${modelBefore.name} ${mention.name}`;
    return { ...slotValue, first: word.first, value: { ...modelBefore, surface: name, name } };
  }
  const noun = isNounPartOfName(items, index) ? items[index + 1] : undefined;
  if (noun) return { ...slotValue, last: noun.last, value: { ...mention, name: `${mention.name} ${noun.lower}` } };
  if (!word || (mention.proposedKind !== undefined && !isTechnique(mention.name))) return slotValue;
  const hasMannerAdjective = mention.kind !== "model" && MANNER_ADJECTIVE.test(word.lower);
  const isVariant = hasMannerAdjective || (VARIANT_ADJECTIVE.test(word.lower) && items[index - 2]?.lower !== "our");
  if (!isVariant || mention.size_b !== undefined) return slotValue;
  const name = text.slice(tokens[word.first]?.start, tokens[slotValue.last]?.end);
  return { ...slotValue, first: word.first, value: { ...mention, name } };
}

/**
 * Resolves a model as the subject. It becomes the method if the base model has a known size, or if "on" connects it
 * with another model.
 */
function toModelResolution(
  { baseModel, candidate: { sentence } }: SystemContext,
  slotValue: SlotValue<Mention>,
): SystemResolution {
  const mention = slotValue.value;
  const hasBaseOfKnownSize =
    baseModel?.value.kind === "model" && baseModel.value.size_b !== undefined && mention.size_b === undefined;
  if (mention.proposedKind === "model" && baseModel && hasBaseOfKnownSize) {
    if (baseModel.value.name.startsWith(mention.name))
      return { model: baseModel, method: null, reason: "proposed-model-at-size" };
    return { model: baseModel, method: toMethodSlotValue(slotValue), reason: "proposed-on-named-model" };
  }
  const wordAfter = wordAt(sentence.tokens, slotValue.last + 1);
  if (baseModel?.value.model && baseModel.first === slotValue.last + 2 && /^(?:with|using|on)$/.test(wordAfter))
    return { model: baseModel, method: toMethodSlotValue(slotValue), reason: "system-on-model-after" };
  return { model: slotValue, method: null, reason: "named-subject" };
}

const isModelMention = (mention: Mention, items: readonly SentenceItem[], index: number): boolean =>
  mention.kind === "model" ||
  mention.proposedKind === "model" ||
  (mention.kind === "name" && isModelName(mention, items, index));

/**
 * "the Tide network", "ResNet-Tide", "TideNet-X", "Random Forest": an unknown name whose noun, prefix or suffix marks
 * it as a model.
 */
export function isModelName({ name, surface }: Mention, items: readonly SentenceItem[], index: number): boolean {
  const nounAfter = compoundHead(items[index + 1]?.lower);
  const last = /[\s-]([\p{L}]+)$/u.exec(surface)?.[1]?.toLowerCase() ?? "";
  const noun = [nounAfter, last].some((word) => MODEL_NOUNS.has(word));
  return noun || isLearnerNoun(last) || MODEL_NAME_PREFIX.test(name) || MODEL_NAME_SUFFIX.test(name);
}
