import type { Mention } from "../../mentions/mention";
import { isComparisonTrigger } from "../../rules/baseline-evidence";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import { isClauseEnd, isResultVerb, type SentenceItem } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { MODEL_NOUNS } from "../../words/head-nouns";
import { type Coordination, findCoordinations } from "../context/coordinations";
import { isSystemMention, mentionToSlotValue } from "../context/paper-context";
import { isPastConnector, type SearchWindow } from "../context/search-windows";
import { hasVerbAfter, isObjectOfChange } from "./non-subjects";
import { resolveSize } from "./sizes";
import { findChangedObject } from "./subjects";
import type { SystemSlotContext } from "./system-context";

/** Prepositions before the model that was run. */
export const BASE_MODEL_PREPOSITION = /^(?:on|for|of|with|using|to|from|across|atop|based)$/;

/** Finds models after a preposition that are no baselines: "on Qwen2.5-7B", "for the 7B / 14B models", "of Llama 3". */
export function findBaseModelCoordinations(
  candidate: CandidateClaim,
  excludedItems: ReadonlySet<number>,
): Coordination[] {
  return findCoordinations(candidate.sentence).filter(
    (coordination) =>
      coordination.kind === "system" &&
      !excludedItems.has(coordination.from) &&
      !isBaselineModel(candidate.sentence.items, coordination) &&
      coordination.mentions.every(
        (m) =>
          m.mention.kind === "model" ||
          m.mention.kind === "size" ||
          m.mention.proposedKind === "model" ||
          (m.mention.kind === "name" &&
            ((coordination.preposition === "on" && coordination.isLikeKnownModel) ||
              isNamedAsModel(candidate.sentence.items, coordination) ||
              isTargetOfMethod(candidate.sentence.items, coordination))),
      ) &&
      (coordination.preposition === null ||
        BASE_MODEL_PREPOSITION.test(coordination.preposition) ||
        isAtSize(coordination) ||
        isLoneModelAfterIn(coordination, candidate)),
  );
}

/**
 * "36% *for the TideX network*", "on the TideX and IrisY networks": a noun marks the names as models, and no verb
 * follows. After prepositions other than "on" it has to be a single name.
 */
function isNamedAsModel(items: readonly SentenceItem[], { from, to, preposition, mentions }: Coordination): boolean {
  const noun = wordAt(items, to + 1);
  if (preposition === "on" || !MODEL_NOUNS.has(noun)) return MODEL_NOUNS.has(noun);
  const isSingleModel = mentions.length === 1 && !/[^s]s$/.test(noun) && items[from - 1]?.mention === undefined;
  return isSingleModel && preposition !== "of" && !hasVerbAfter(items, to + 1);
}

/**
 * "when applied *to TideX*,", "integrated *into TideX*,": a single unknown name that the proposed method was applied
 * to.
 */
const isTargetOfMethod = (
  items: readonly SentenceItem[],
  { prepositionIndex: index, to, mentions, preposition }: Coordination,
): boolean =>
  mentions.length === 1 &&
  /^(?:to|into|with)$/.test(preposition ?? "") &&
  /^(?:applied|integrated|incorporated|plugged|combined|paired)$/.test(wordAt(items, index - 1)) &&
  /^(?:,|via|using)$/.test(wordAt(items, to + 1)) &&
  /\p{Lu}.*\p{Lu}|\d/u.test(mentions[0]?.mention.surface.split(" ", 1)[0] ?? "");

/** "1.9x *at 1B* and 4.7x *at 9B*": the model sizes of the numbers. */
const isAtSize = (coordination: Coordination): boolean =>
  coordination.preposition === "at" && coordination.mentions.every((m) => m.mention.kind === "size");

/**
 * "by 12% *in Qwen3-8B*", "an attack success of 76% *against GPT-4o*": known models that are no baselines. Excluded
 * if a model is the object already: "lifts Qwen3-8B by 5% in Claude Code".
 */
const isLoneModelAfterIn = (coordination: Coordination, { sentence: { items }, first }: CandidateClaim): boolean =>
  /^(?:in|against)$/.test(coordination.preposition ?? "") &&
  coordination.mentions.every((m) => m.mention.kind === "model") &&
  findFirstChangedModel(items) >= first;

/** Returns the first model that is the object of a verb of change, or the length of the sentence if there is none. */
const findFirstChangedModel = memoizeByKey((items: readonly SentenceItem[]): number => {
  const index = items.findIndex((item, k) => item.mention?.kind === "model" && isObjectOfChange(items, k));
  return index < 0 ? items.length : index;
});

/** "vs. 120 s for Orion", "compared with the 60% for Orion": the model that a baseline's number belongs to. */
function isBaselineModel(items: readonly SentenceItem[], { prepositionIndex: index }: Coordination): boolean {
  if (!/^(?:for|by|of)$/.test(wordAt(items, index)) || items[index - 1]?.quantity === undefined) return false;
  return isComparisonTrigger(items, index - 2);
}

/**
 * Finds the model that a number was reached on: the object of the verb, or a model after a preposition, the nearest
 * after the number first.
 */
export function resolveBaseModel(context: SystemSlotContext): SlotValue<Mention> | null {
  const { candidate, excludedItems, lowerBound, paper } = context;
  const selected = findChangedObject(candidate, excludedItems, lowerBound) ?? selectBaseModel(context);
  return selected
    ? mentionToSlotValue(
        candidate.sentence,
        selected.index,
        resolveSize(selected.mention, candidate.sentence, selected.index, paper),
      )
    : null;
}

/** "On HarborQA (Qwen3-8B), Orion reaches": a single model in brackets that follow no number and no system. */
function isBracketedModel(items: readonly SentenceItem[], { from, to, mentions }: Coordination): boolean {
  const preceding = items[from - 2];
  const isInBrackets = items[from - 1]?.lower === "(" && items[to + 1]?.lower === ")";
  const isAlone = mentions.length === 1 && mentions[0]?.mention.kind === "model";
  return isInBrackets && isAlone && !preceding?.quantity && !isSystemMention(preceding?.mention);
}

/** "an F1 of 0.4 and a recall of 0.5 *on Qwen3-8B*": no clause end, result verb or comparison before the model. */
const continuesTo = ({ sentence: { items }, last }: CandidateClaim, to: number): boolean =>
  !items
    .slice(last + 1, to + 1)
    .some((item, k) => isClauseEnd(item) || isResultVerb(item) || isComparisonTrigger(items, last + 1 + k));

function selectBaseModel({
  candidate,
  excludedItems,
  windowAfter,
  furtherWindows,
  lowerBound,
  group,
  index,
}: SystemSlotContext): Coordination["mentions"][number] | undefined {
  const coordinations = findBaseModelCoordinations(candidate, excludedItems);
  const prepositional = coordinations.filter((coordination) => coordination.preposition !== null);
  const findInWindow = ({ from, to }: SearchWindow): Coordination | undefined =>
    prepositional.find(
      (coordination) => coordination.from >= from && coordination.from <= to && coordination.preposition !== "of",
    );
  const after = findInWindow(windowAfter);
  const hasPrecedingModel = prepositional.some(
    (coordination) => coordination.to < candidate.first && coordination.from >= lowerBound,
  );
  /**
   * "on A by 4%, *and on B* by 3%": if the number has a model before it, the model after a connector belongs to the
   * next number.
   */
  const isPastConnectorOfNext =
    after !== undefined && hasPrecedingModel && isPastConnector(group.at(-1) ?? candidate, after);
  const followingInWindow =
    (isPastConnectorOfNext ? undefined : after) ?? furtherWindows.map(findInWindow).find((r) => r !== undefined);
  /** "a recall of 0.81 *on Qwen3-8B* (4% more)": between the numbers of one claim. */
  const within = prepositional.find(
    (coordination) => coordination.from > candidate.first && coordination.to < candidate.last,
  );
  const earlier = prepositional.findLast((coordination) => coordination.to < candidate.first);
  const later =
    coordinations.length === 1
      ? prepositional.find(
          (coordination) => coordination.from > windowAfter.to && continuesTo(candidate, coordination.prepositionIndex),
        )
      : undefined;
  /** In the clause of the number, not in that of another. */
  const isInClause = (coordination: Coordination): boolean =>
    coordination.to < candidate.first ? coordination.from >= lowerBound : coordination.from <= windowAfter.to;
  const bracketed = coordinations.filter(
    (coordination) => isInClause(coordination) && isBracketedModel(candidate.sentence.items, coordination),
  );
  const adjacent = prepositional.find(
    (coordination) => coordination.prepositionIndex === candidate.last + 1 && coordination.mentions.length === 1,
  );
  const selected =
    adjacent ?? within ?? followingInWindow ?? earlier ?? later ?? (bracketed.length === 1 ? bracketed[0] : undefined);
  if (selected !== adjacent && selected?.mentions.length === group.length) return selected.mentions[index];
  return selected?.mentions.length === 1 ? selected.mentions[0] : undefined;
}
