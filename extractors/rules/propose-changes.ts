import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass, triggerSign } from "../words/word-classes";
import { type CandidateClaim, newCandidate } from "./candidate-claim";
import type { QuantityStatuses } from "./classify-quantities";
import { findHeadVerb } from "./head-verb";
import { proposeFurtherEnds, proposeListChanges } from "./list-changes";
import { matchPattern, type PatternMatch } from "./pattern";
import { RULE_CONDITIONS } from "./rule-conditions";
import { findRulesStartingAt, type RULES } from "./rules";
import type { SentenceContext, SentenceItem } from "./sentence-context";

interface RankedCandidate {
  readonly candidate: CandidateClaim;
  readonly usedItems: readonly number[];
  readonly priority: number;
  readonly length: number;
}

const quantityAt = (items: readonly SentenceItem[], index: number | undefined): Quantity | null =>
  index === undefined ? null : (items[index]?.quantity ?? null);

const sameScale = (a: Quantity, b: Quantity): boolean => (a.unit === "times") === (b.unit === "times");

/** "narrows from 6x to 2x": two multiples are the ends of a change only after a trigger. */
const isStatedChange = (items: readonly SentenceItem[], { first }: PatternMatch): boolean =>
  findHeadVerb(items, first) !== null;

/** Finds the trigger of a match and its sign; null if the rule needs a trigger and the sentence has none. */
function findTriggerAndSign(
  items: readonly SentenceItem[],
  rule: (typeof RULES)[number],
  match: PatternMatch,
): Pick<CandidateClaim, "trigger" | "sign"> | null {
  const trigger =
    rule.sign === "head-verb"
      ? findHeadVerb(items, match.first)
      : rule.sign === "trigger"
        ? (match.captures.c ?? null)
        : null;
  if (typeof rule.sign === "number") return { trigger, sign: rule.sign };
  if (trigger === null) return rule.sign ? null : { trigger, sign: 0 };
  const word = wordAt(items, trigger);
  return { trigger, sign: isInWordClass("vary-verb", word) ? 1 : triggerSign(word) };
}

/** True if a number is a non-result: for certain, or, for a gain, probably and without the unit of a gain. */
function isNonResult(
  items: readonly SentenceItem[],
  statuses: QuantityStatuses,
  rule: (typeof RULES)[number],
  index: number,
): boolean {
  const status = statuses.get(index)?.status ?? "hard";
  return status === "hard" || (status === "soft" && rule.kind === "gain" && !hasGainUnit(items[index]?.quantity));
}

/** Returns the match of a rule as a candidate, or null if its numbers do not fit. */
function toRankedCandidate(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  rule: (typeof RULES)[number],
  match: PatternMatch,
): RankedCandidate | null {
  const { items } = sentence;
  const uses = [match.captures.b, match.captures.a, match.captures.g].filter((x): x is number => x !== undefined);
  if (uses.some((usedItem) => isNonResult(items, statuses, rule, usedItem))) return null;
  const before = quantityAt(items, match.captures.b);
  const after = quantityAt(items, match.captures.a);
  const gain = quantityAt(items, match.captures.g);
  const place = {
    items,
    statuses,
    first: match.first,
    last: match.last,
    trigger: match.captures.c ?? -1,
    gain: match.captures.g ?? -1,
  };
  if (rule.conditions?.some((condition) => !RULE_CONDITIONS[condition](place))) return null;
  if (
    rule.kind === "change" &&
    uses.every((usedItem) => statuses.get(usedItem)?.status === "soft") &&
    match.captures.c === undefined &&
    findHeadVerb(items, match.first) === null
  )
    return null;
  if (before && after && !(sameScale(before, after) && (before.unit !== "times" || isStatedChange(items, match))))
    return null;
  if (gain && gain.total !== null) return null;
  const signed = findTriggerAndSign(items, rule, match);
  if (signed === null) return null;
  const from = Math.min(...uses);
  const candidate: CandidateClaim = {
    ...newCandidate(sentence, [rule.name], rule.trust, from, Math.max(...uses)),
    before,
    after,
    gain,
    ...signed,
    isMultiple: rule.isMultiple === true,
  };
  return { candidate, usedItems: uses, priority: rule.priority, length: match.last - match.first };
}

/** True for a change in seconds or tokens, which is a gain; false for a count or a size. */
const hasGainUnit = (quantity: Quantity | undefined): boolean =>
  quantity !== undefined && quantity.unit !== "" && !/^[BbMKkT]$/.test(quantity.unit);

/** "r = +0.92", "a correlation of +0.05": the sign belongs to a coefficient and states no gain. */
const isCorrelation = (items: readonly SentenceItem[], index: number): boolean =>
  /^[=≈]$/.test(wordAt(items, index - 1)) ||
  (/^(?:of|is|was|were|are)$/.test(wordAt(items, index - 1)) &&
    items
      .slice(Math.max(0, index - 5), index)
      .some((item) => /correlation|cosine|coefficient|skew|rho|kappa/.test(item.lower)));

/** "costs (-51.5%)", "recall -3.1%", "-7.2% perplexity": a decrease of a metric; after "of" the number would be a value. */
const isSignedDecrease = (items: readonly SentenceItem[], index: number, quantity: Quantity): boolean =>
  quantity.sign === "-" &&
  /^(?:%|points)$/.test(quantity.unit) &&
  (/^[(,):]$/.test(wordAt(items, index - 1)) ||
    items[index - 1]?.mention?.kind === "metric" ||
    items[index + 1]?.mention?.kind === "metric");

/**
 * "variations of 2-8 pp": points state a difference of two results, whatever the noun; but not "a 5-point scale", nor
 * "earns 50 points", which is a score.
 */
const isPointDifference = ({ tokens, items }: SentenceContext, index: number, quantity: Quantity): boolean =>
  (quantity.max !== null || tokens[quantity.numberAt + 1]?.text !== "-") &&
  !hasWordClass("strong-score", items[index - 1]);

/** "compression rates (up to 90x)", "zoom levels (2x to 8x)": the bracket lists the settings tested. */
function isInNonResultList(items: readonly SentenceItem[], index: number): boolean {
  const from = Math.max(0, index - 4);
  const open = items.slice(from, index).findLastIndex((item) => item.lower === "(");
  return open >= 0 && /(?:rates|ratios|levels|factors|accelerations)$/.test(items[from + open - 1]?.lower ?? "");
}

/** "reaches 2.5 with 2x training steps", "for 8x compression", "sizes (1-20x)": a multiple that the experiment sets. */
const isConfiguredMultiple = (items: readonly SentenceItem[], index: number, quantity: Quantity): boolean =>
  (quantity.value === 1 && quantity.max !== null) ||
  isInNonResultList(items, index) ||
  (/^(?:with|using|for|than)$/.test(wordAt(items, index - 1)) &&
    quantity.qualifier === null &&
    /^[a-z]{4,}/.test(wordAt(items, index + 1)));

/** "5.2 F1 points": the metric may precede the unit. */
const isInPoints = (items: readonly SentenceItem[], index: number, quantity: Quantity): boolean =>
  quantity.unit === "points" ||
  (quantity.unit === "" &&
    items[index + 1]?.mention?.kind === "metric" &&
    /^(?:points?|pts|pp)$/.test(wordAt(items, index + 2)));

/** "reduces memory *and achieves* 6x", "a gap *while preserving* 4x": the verb of another result begins a new phrase. */
const startsOtherPhrase = (items: readonly SentenceItem[], index: number): boolean =>
  wordAt(items, index) === "which" ||
  hasWordClass("keep-verb", items[index]) ||
  (hasWordClass("strong-score", items[index]) && /^(?:and|while|but)$/.test(wordAt(items, index - 1)));

/** True if a new phrase begins between a trigger and the multiple after it, so that they are unrelated. */
const isInOtherPhrase = (items: readonly SentenceItem[], trigger: number, index: number, { unit }: Quantity): boolean =>
  unit === "times" && items.slice(trigger + 1, index).some((_, k) => startsOtherPhrase(items, trigger + 1 + k));

/** "values such as +1 for success", "the +1 rule": a reward or label, with no metric nearby. */
const isAssignedScore = (items: readonly SentenceItem[], index: number, quantity: Quantity): boolean =>
  quantity.sign === "+" &&
  quantity.unit === "" &&
  quantity.value === 1 &&
  !quantity.decimal &&
  quantity.max === null &&
  items[index + 1]?.mention?.kind !== "metric";

/** A signed number ("+6.1", "+1.2 dB"), a number in points and a multiple are gains even if no rule found a trigger. */
function proposeBareGain(sentence: SentenceContext, index: number, quantity: Quantity): CandidateClaim | null {
  if (quantity.sign === "+" && quantity.unit === "" && isCorrelation(sentence.items, index)) return null;
  if (isAssignedScore(sentence.items, index, quantity)) return null;
  const isInPointsOnly = isInPoints(sentence.items, index, quantity);
  const isFall = isSignedDecrease(sentence.items, index, quantity);
  const isSignedIncrease = quantity.sign === "+" && /^(?:%|dB)?$/.test(quantity.unit);
  if (quantity.total !== null || !(isSignedIncrease || isFall || isInPointsOnly || quantity.unit === "times"))
    return null;
  if (
    quantity.unit === "times" &&
    (quantity.qualifier === "under" || isConfiguredMultiple(sentence.items, index, quantity))
  )
    return null;
  if (
    isInPointsOnly &&
    quantity.sign === "" &&
    findHeadVerb(sentence.items, index) === null &&
    !isPointDifference(sentence, index, quantity)
  )
    return null;
  const isSigned = quantity.sign === "+" || isFall;
  const rule = isSigned ? "gain-signed" : isInPointsOnly ? "gain-points" : "gain-multiple";
  const trigger = isSigned ? null : findHeadVerb(sentence.items, index);
  const sign = isFall
    ? -1
    : trigger === null || isInOtherPhrase(sentence.items, trigger, index, quantity)
      ? 1
      : triggerSign(wordAt(sentence.items, trigger));
  const trust = isSigned ? 0.9 : isInPointsOnly ? 0.8 : 0.7;
  return { ...newCandidate(sentence, [rule], trust, index, index), gain: quantity, sign, trigger };
}

/** Matches every rule at every position up to the last number that may be a result. */
function matchRules(sentence: SentenceContext, statuses: QuantityStatuses): RankedCandidate[] {
  const { items } = sentence;
  const candidates: RankedCandidate[] = [];
  const end = [...statuses].findLast(([, { status }]) => status !== "hard")?.[0] ?? -1;
  for (let index = 0; index <= end; index++) {
    for (const rule of findRulesStartingAt(items[index] as SentenceItem)) {
      const match = matchPattern(rule.compiled, items, index);
      const candidate = match ? toRankedCandidate(sentence, statuses, rule, match) : null;
      if (candidate) candidates.push(candidate);
    }
  }
  return candidates.sort(
    (a, b) => b.priority - a.priority || a.length - b.length || (a.usedItems[0] ?? 0) - (b.usedItems[0] ?? 0),
  );
}

/** Returns the items of the quantities that candidates use. */
function findUsedItems({ items }: SentenceContext, candidates: readonly CandidateClaim[]): Set<number> {
  const used = new Set<number>();
  if (candidates.length === 0) return used;
  const listed = new Set(candidates.flatMap((candidate) => [candidate.before, candidate.after]));
  items.forEach((item, index) => {
    if (item.quantity && listed.has(item.quantity)) used.add(index);
  });
  return used;
}

/** Returns candidates of changes and gains: of all matches of rules, the best that share no quantity. */
export function proposeChanges(sentence: SentenceContext, statuses: QuantityStatuses): CandidateClaim[] {
  const lists = proposeListChanges(sentence, statuses);
  const taken = findUsedItems(sentence, lists);
  const chosen: CandidateClaim[] = [...lists];
  for (const candidate of matchRules(sentence, statuses)) {
    if (candidate.usedItems.some((usedItem) => taken.has(usedItem))) continue;
    for (const usedItem of candidate.usedItems) taken.add(usedItem);
    chosen.push(candidate.candidate);
  }
  return [...chosen, ...proposeFurtherEnds(sentence, statuses, chosen)].sort((a, b) => a.first - b.first);
}

/** Returns candidates of gains without a trigger: "+6.1", "2.3 points", "3x". */
export function proposeBareGains(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): CandidateClaim[] {
  const used = new Set(candidates.flatMap((candidate) => [candidate.before, candidate.after, candidate.gain]));
  const bare = sentence.items.flatMap((item, index) => {
    if (!item.quantity || used.has(item.quantity) || statuses.get(index)?.status !== "free") return [];
    return proposeBareGain(sentence, index, item.quantity) ?? [];
  });
  return [...candidates, ...bare].sort((a, b) => a.first - b.first);
}
