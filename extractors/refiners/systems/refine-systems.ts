import type { Mention } from "../../mentions/mention";
import { amendCandidate, type CandidateClaim, type SlotValue } from "../../rules/candidate-claim";
import type { SentenceContext } from "../../rules/sentence-context";
import { memoizeByKey } from "../../text/memoize-by-key";
import { wordAt } from "../../text/word-at";
import { findBaselineItems } from "../baselines/find-baselines";
import { hasImprovementVerb } from "../benchmarks/benchmark-positions";
import { isTrainedOn } from "../benchmarks/training-data";
import { findCoordinations } from "../context/coordinations";
import {
  getProposedSystem,
  isBeforeProposedNames,
  isSystemMention,
  mentionToSlotValue,
  type PaperContext,
  toMethodSlotValue,
  toModelSlotValue,
} from "../context/paper-context";
import { phraseToSlotValue } from "../context/phrases";
import { EMPTY_WINDOW, getWindowsAfter, groupListedCandidates } from "../context/search-windows";
import { BASE_MODEL_PREPOSITION } from "./base-models";
import { resolveBaselineSubject, toBaselineMention } from "./baseline-subject";
import { findBracketOwner } from "./bracket-owner";
import { resolveClauseSubject } from "./clause-subject";
import { findDescribedSubject, splitCoordinatedSubjects } from "./described-subject";
import { findIntroducedTechnique } from "./introduced-technique";
import { resolveNamedSubject } from "./named-subject";
import { findOtherSubject } from "./other-subject";
import { findProposedPhrase } from "./proposed-phrase";
import { findBracketedSize, resolveSize } from "./sizes";
import { type SystemContext, type SystemResolution, type SystemSlotContext, toSystemContext } from "./system-context";

/** Tried in this order; the first that returns a resolution determines the system. */
const RESOLVERS: readonly ((context: SystemContext) => SystemResolution | null)[] = [
  resolveBaselineSubject,
  resolveBracketedSize,
  resolveBracketedName,
  resolveNameAfterFor,
  resolveOtherSystem,
  resolveCoordinatedSubject,
  resolveDescribedSubject,
  resolveProposedSubject,
  resolveNamedSubject,
  resolveClauseSubject,
  resolveIntroducedTechnique,
  resolveBaseModelOnly,
  resolveProposedSystem,
];

/** "Orion reaches 65.4% (3B)": the proposed system at the size in brackets. */
function resolveBracketedSize({ candidate, paper }: SystemContext): SystemResolution | null {
  const sized = findBracketedSize(candidate);
  if (sized === null) return null;
  const size = resolveSize(sized.mention, candidate.sentence, sized.at, paper);
  return {
    model: mentionToSlotValue(candidate.sentence, sized.at, size),
    method: getProposedSystem(paper).method,
    reason: "size-in-brackets",
  };
}

/**
 * "GPT-5 (75.2)": the name that brackets connect with the number; after "on" it is the base model of the proposed
 * system.
 */
function resolveBracketedName({ candidate, excludedItems, paper }: SystemContext): SystemResolution | null {
  const owner = findBracketOwner(candidate);
  if (!owner || excludedItems.has(owner.index)) return null;
  const slotValue = mentionToSlotValue(candidate.sentence, owner.index, owner.mention);
  const note = "name-tied-by-brackets";
  if (owner.mention.proposedKind === "method")
    return { model: null, method: toMethodSlotValue(slotValue), reason: note };
  const isBaseModel = owner.preposition !== null && BASE_MODEL_PREPOSITION.test(owner.preposition);
  return { model: slotValue, method: isBaseModel ? getProposedSystem(paper).method : null, reason: note };
}

/**
 * "91% for Orion and 84% *for Tidal*": two or more numbers have their system after "for", one of them the proposed
 * system. Otherwise "for" precedes a base model.
 */
function resolveNameAfterFor({ candidate: { sentence, last }, excludedItems }: SystemContext): SystemResolution | null {
  const { items } = sentence;
  const ownedNumbers = items.flatMap((item, index) =>
    item.quantity && wordAt(items, index + 1) === "for" && isSystemMention(items[index + 2]?.mention) ? [index] : [],
  );
  const mention = items[last + 2]?.mention;
  const includesProposed = ownedNumbers.some((index) => items[index + 2]?.mention?.kind === "proposed");
  if (
    ownedNumbers.length < 2 ||
    !includesProposed ||
    !ownedNumbers.includes(last) ||
    !mention ||
    mention.kind === "model" ||
    excludedItems.has(last + 2)
  )
    return null;
  const slotValue = mentionToSlotValue(sentence, last + 2, mention);
  const note = "name-after-for";
  return mention.proposedKind === "model"
    ? { model: slotValue, method: null, reason: note }
    : { model: null, method: toMethodSlotValue(slotValue), reason: note };
}

const proposesSystem = ({ proposedNames }: PaperContext): boolean =>
  proposedNames.some((proposed) => proposed.kind !== "benchmark");

/** "while the baseline stays at 54.4%": a system without a name that is not the proposed one. */
function resolveOtherSystem({ candidate, excludedItems, paper }: SystemContext): SystemResolution | null {
  const other = findOtherSubject(candidate);
  if (!other || excludedItems.has(other.from)) return null;
  const phrase = phraseToSlotValue(candidate.sentence, other);
  return {
    model: other.isMethod ? null : toBaselineMention(candidate.sentence, phrase),
    method: other.isMethod ? phrase : null,
    reason: "unnamed-other-system",
    ...(proposesSystem(paper) ? { role: "baseline" as const } : {}),
  };
}

/** Returns the proposed system; if it has no name, the phrase that the sentence uses for it. */
function getProposedSystemInSentence(
  candidate: CandidateClaim,
  paper: PaperContext,
): Pick<SystemResolution, "model" | "method"> {
  const proposed = getProposedSystem(paper);
  const inSentence = proposed.model || proposed.method ? null : findProposedPhrase(candidate);
  if (!inSentence) return proposed;
  return inSentence.isModel
    ? { model: toModelSlotValue(inSentence.phrase), method: null }
    : { model: null, method: inSentence.phrase };
}

/**
 * "It reaches", "our method improves Qwen2.5-7B": the proposed system, on the model of the clause unless it is a
 * model itself.
 */
function resolveProposedSubject({ candidate, subject, baseModel, paper }: SystemContext): SystemResolution | null {
  if (subject?.mention !== null) return null;
  const proposed = getProposedSystemInSentence(candidate, paper);
  if (!proposed.model)
    return baseModel
      ? { model: baseModel, method: proposed.method, reason: "proposed-on-base-model" }
      : { ...proposed, reason: "proposed-subject" };
  if (baseModel?.value.size_b === undefined || proposed.model.value.size_b !== undefined)
    return { ...proposed, reason: "proposed-subject" };
  return baseModel.value.name.startsWith(proposed.model.value.name)
    ? { model: baseModel, method: null, reason: "proposed-model-at-size" }
    : {
        model: baseModel,
        method: toMethodSlotValue(proposed.model),
        reason: "proposed-on-base-model",
      };
}

/** "the *best model* reaches": if the paper proposes a system and no benchmark, its best configuration. */
const BEST_CONFIGURATION =
  /^(?:best|best-performing|top-performing) (?:model|configuration|variant|version|setting|setup)$/;
const proposesBenchmark = ({ proposedNames }: PaperContext): boolean =>
  proposedNames.some((proposed) => proposed.kind === "benchmark");

/** "*Plain and careful sorting* reach 41% and 52%": the subject at the same position as the number. */
function resolveCoordinatedSubject({
  candidate,
  lowerBound,
  baseModel,
  paper,
  group,
  index,
}: SystemContext): SystemResolution | null {
  if (group.length < 2) return null;
  const last = findDescribedSubject(group[0] ?? candidate, lowerBound, proposesSystem(paper));
  const subjects =
    last && !last.isModel ? splitCoordinatedSubjects(candidate.sentence.items, last, group.length) : null;
  const subject = subjects?.[index];
  if (!subject) return null;
  const method = phraseToSlotValue(candidate.sentence, subject);
  return { model: baseModel ?? getProposedSystem(paper).model, method, reason: "coordinated-unnamed-subject" };
}

/** "small parsers do badly (41% *for GPT-4o*)": the model is named after its number. */
const isAfterNumber = ({ first }: SlotValue<Mention>, { sentence, last }: CandidateClaim): boolean =>
  first > (sentence.items[last]?.last ?? 0);

/** "Prompt rewriting raises accuracy": a described subject without a name, on the proposed model if there is one. */
function resolveDescribedSubject({
  candidate,
  lowerBound,
  baseModel,
  subject,
  paper,
}: SystemContext): SystemResolution | null {
  const described = findDescribedSubject(candidate, lowerBound, proposesSystem(paper));
  if (!described || (subject && (subject.index > described.from || !described.isReliable))) return null;
  const proposedMethod =
    BEST_CONFIGURATION.test(described.phrase.value) && !proposesBenchmark(paper)
      ? getProposedSystem(paper).method
      : null;
  if (proposedMethod && !described.isModel)
    return { model: baseModel, method: proposedMethod, reason: "best-configuration" };
  if (described.isModel && baseModel && isAfterNumber(baseModel, candidate))
    return {
      model: baseModel,
      method: getProposedSystem(paper).method,
      reason: "model-after-described-number",
    };
  return described.isModel
    ? { model: toModelSlotValue(described.phrase), method: proposedMethod, reason: "unnamed-model" }
    : { model: baseModel ?? getProposedSystem(paper).model, method: described.phrase, reason: "unnamed-subject" };
}

/** "for Qwen2.5-7B, accuracy rises": no subject, but a model that the proposed system was run on. */
function resolveBaseModelOnly({ baseModel, paper }: SystemContext): SystemResolution | null {
  return baseModel && { model: baseModel, method: getProposedSystem(paper).method, reason: "base-model-only" };
}

/** "We introduce a voting step that reads twice, raising recall by 4%." */
function resolveIntroducedTechnique({ candidate, baseModel, paper }: SystemContext): SystemResolution | null {
  const technique = findIntroducedTechnique(candidate);
  return (
    technique && {
      model: baseModel ?? getProposedSystem(paper).model,
      method: technique,
      reason: "introduced-in-sentence",
    }
  );
}

function resolveProposedSystem({ candidate, paper }: SystemContext): SystemResolution {
  if (isBeforeProposedNames(candidate.sentence, paper))
    return { model: null, method: null, reason: "before-proposed-names" };
  return { ...getProposedSystemInSentence(candidate, paper), reason: "proposed-by-default" };
}

/** Names in the position of a benchmark: they achieved nothing. */
const findBenchmarkItems = (sentence: SentenceContext): number[] =>
  findCoordinations(sentence)
    .filter(
      (coordination) =>
        coordination.kind === "benchmark" && coordination.preposition !== null && coordination.preposition !== "of",
    )
    .flatMap((coordination) => coordination.mentions.map((m) => m.index));

/** "an ETTR of 80%", "CC = 0.92": an unknown name directly before its value is a metric. */
const findMetricNameItems = ({ items }: SentenceContext): number[] =>
  items.flatMap((item, index) =>
    item.mention?.kind === "name" && /^(?:of|=)$/.test(wordAt(items, index + 1)) && items[index + 2]?.quantity
      ? [index]
      : [],
  );

/** Items of baselines, benchmarks and metrics, computed once per sentence. */
const findExcludedItems = memoizeByKey(
  (sentence: SentenceContext): ReadonlySet<number> =>
    new Set([...findBaselineItems(sentence), ...findBenchmarkItems(sentence), ...findMetricNameItems(sentence)]),
);

/**
 * "Fine-tuning on OrionSet improves", "OrionSet improves": the proposed data are the method if the clause has no
 * other.
 */
function addProposedData(
  found: SystemResolution,
  { candidate: { sentence, first } }: SystemSlotContext,
): SystemResolution {
  const canAddMethod = found.role !== "baseline" && (found.method === null || found.method.first < 0);
  if (!canAddMethod || found.model?.value.kind === "proposed") return found;
  const { items } = sentence;
  const isProposedBenchmark = (index: number): boolean => items[index]?.mention?.proposedKind === "benchmark";
  const trainedOn =
    found.method === null
      ? findCoordinations(sentence).find(
          (coordination) =>
            coordination.from < first &&
            coordination.mentions.length === 1 &&
            isProposedBenchmark(coordination.from) &&
            isTrainedOn(items, coordination),
        )
      : undefined;
  const index =
    trainedOn?.from ?? items.findIndex((_, i) => i < first && isProposedBenchmark(i) && hasImprovementVerb(items, i));
  const data = items[index]?.mention;
  if (!data) return found;
  const method = toMethodSlotValue(mentionToSlotValue(sentence, index, data));
  return { ...found, method, addition: "proposed-data" };
}

function resolveSystem(context: SystemSlotContext): CandidateClaim {
  const systemContext = toSystemContext(context);
  for (const resolver of RESOLVERS) {
    const resolution = resolver(systemContext);
    if (!resolution) continue;
    const completed = addProposedData(resolution, context);
    const { model, method, reason, addition = null, role = context.candidate.role } = completed;
    return amendCandidate(context.candidate, { model, method, role }, { code: "system", reason, addition });
  }
  return context.candidate;
}

/**
 * Fills the model and method of each claim: the subject of its clause, a base model, a baseline, or the proposed
 * system.
 */
export function refineSystems(candidates: readonly CandidateClaim[], paper: PaperContext): CandidateClaim[] {
  const groups = groupListedCandidates(candidates);
  return groups.flatMap((group, groupIndex) => {
    const first = group[0] as CandidateClaim;
    const baselineItems = findBaselineItems(first.sentence);
    const excludedItems = findExcludedItems(first.sentence);
    const [windowAfter = EMPTY_WINDOW, ...furtherWindows] = getWindowsAfter(groups, groupIndex);
    const before = groups[groupIndex - 1]?.at(-1);
    const lowerBound = before && before.sentence === first.sentence ? before.last + 1 : 0;
    const earlier = groups.slice(0, groupIndex).flat();
    return group.map((candidate, index) =>
      resolveSystem({
        candidate,
        group,
        index,
        earlier,
        windowAfter,
        furtherWindows,
        lowerBound,
        baselineItems,
        excludedItems,
        paper,
      }),
    );
  });
}
