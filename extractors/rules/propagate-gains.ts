import { wordAt } from "../text/word-at";
import { hasWordClass, isInWordClass } from "../words/word-classes";
import { type CandidateClaim, isFoundBy, listedTrust, newCandidate } from "./candidate-claim";
import type { QuantityStatuses } from "./classify-quantities";
import { isPrecededByMetric } from "./score-context";
import { isBracket, isClauseEnd, type SentenceContext, type SentenceItem } from "./sentence-context";

const isListConnector = (item: SentenceItem | undefined): boolean =>
  item !== undefined &&
  (/^(?:,|and|\/|&|or|to|as|well|while|also|overall|average|absolute|relative)$/.test(item.lower) ||
    item.mention?.kind === "metric");

/** "51.2% (Orion), 42.7% gains": a bracket directly after a number names only its system. */
function skipBracket(items: readonly SentenceItem[], index: number): number {
  if (items[index + 1]?.lower !== "(") return index;
  const close = items.findIndex((item, k) => k > index && (item.lower === ")" || item.quantity !== undefined));
  return items[close]?.lower === ")" ? close : index;
}

/** "a *1.7%* absolute (*14.8%* relative) improvement": the bracket states the same change in the other unit. */
const isStatedTwice = (items: readonly SentenceItem[], a: number, b: number): boolean =>
  b === a + 3 && wordAt(items, a + 2) === "(" && /^(?:absolute|relative)$/.test(wordAt(items, a + 1));

/** True if only list connectors are between two items. */
function isListBetween(items: readonly SentenceItem[], from: number, b: number): boolean {
  const a = skipBracket(items, from);
  if (b - a < 2 || b - a > 5) return false;
  if (isStatedTwice(items, a, b)) return true;
  // "a +6.5% and a +6.7% reduction"
  const haveSameArticle = items[b - 1]?.lower === items[a - 1]?.lower && /^an?$/.test(wordAt(items, b - 1));
  if (haveSameArticle && items.slice(a + 1, b - 1).every((item) => /^(?:,|and)$/.test(item.lower))) return true;
  for (let i = a + 1; i < b; i++) if (!isListConnector(items[i])) return false;
  return items.slice(a + 1, b).some((item) => /^(?:,|and|\/|&|or)$/.test(item.lower));
}

/**
 * Numbers in a list with a gain are gains too: "by 4.1, 3.9 and 2.7 points", "2% and 5% improvements",
 * "an improvement of 4.8% on A and 13.3% on B".
 */
export function propagateGains(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): CandidateClaim[] {
  return propagateForward(
    sentence,
    statuses,
    propagateBackward(sentence, statuses, candidates, () => true),
  );
}

/** "is 5.5, 5.9 and 5.3 points": the numbers before the last of such a list are points too. */
export const propagatePoints = (
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): CandidateClaim[] =>
  propagateBackward(sentence, statuses, candidates, (candidate) => isFoundBy(candidate, "gain-points"));

interface Propagation {
  readonly candidates: CandidateClaim[];
  readonly findUser: (index: number) => CandidateClaim | undefined;
  readonly freeItems: readonly number[];
  readonly copyGain: (from: CandidateClaim, index: number) => CandidateClaim;
}

function newPropagation(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): Propagation {
  const { items } = sentence;
  const out = [...candidates];
  const owner = (index: number): CandidateClaim | undefined =>
    out.find((candidate) =>
      [candidate.before, candidate.after, candidate.gain].some(
        (quantity) => quantity !== null && quantity === items[index]?.quantity,
      ),
    );
  const free = [...statuses.keys()].filter((index) => statuses.get(index)?.status === "free" && !owner(index));
  const copy = (from: CandidateClaim, index: number): CandidateClaim => ({
    ...newCandidate(sentence, from.ruleNames, listedTrust(from.ruleTrust), index, index),
    gain: items[index]?.quantity ?? null,
    sign: from.sign,
    trigger: from.trigger,
    isMultiple: from.isMultiple,
    reasons: ["listed-with-gain"],
  });
  return { candidates: out, findUser: owner, freeItems: free, copyGain: copy };
}

/** Finds the number before a gain in its list: "by *4.1*, *3.9* and 2.7 points". */
function propagateBackward(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
  from: (candidate: CandidateClaim) => boolean,
): CandidateClaim[] {
  const { items } = sentence;
  const {
    candidates: out,
    findUser: owner,
    freeItems: free,
    copyGain: copy,
  } = newPropagation(sentence, statuses, candidates);
  const quantities = [...statuses.keys()];
  for (const index of free.toReversed()) {
    const next = quantities.find((k) => k > index);
    const candidate = next === undefined ? undefined : owner(next);
    if (
      next !== undefined &&
      candidate?.gain &&
      items[index - 1]?.lower !== "=" &&
      !isScoreWithMetric(items, index, next) &&
      from(candidate) &&
      isListBetween(items, index, next) &&
      (items[index]?.quantity?.unit === items[next]?.quantity?.unit ||
        (items[index]?.quantity?.unit === "" && items[index + 1]?.lower !== ","))
    )
      out.push(copy(candidate, index));
  }
  return out.sort((a, b) => a.first - b.first);
}

/** "a hit rate of *80%* and 20% improvement", "*80%* accuracy and up to 20% gains": a score with its own metric. */
const isScoreWithMetric = (items: readonly SentenceItem[], index: number, next: number): boolean =>
  (items[index - 1]?.lower === "of" && items[index + 1]?.lower === "and" && isPrecededByMetric(items, index)) ||
  (items[index + 1]?.mention?.kind === "metric" && items[next]?.quantity?.qualifier !== null);

/** Finds the number after a gain in its list: "an improvement of 4.8% on A and *13.3%* on B". */
function propagateForward(
  sentence: SentenceContext,
  statuses: QuantityStatuses,
  candidates: readonly CandidateClaim[],
): CandidateClaim[] {
  const { items } = sentence;
  const {
    candidates: out,
    findUser: owner,
    freeItems: free,
    copyGain: copy,
  } = newPropagation(sentence, statuses, candidates);
  const quantities = [...statuses.keys()];
  for (const index of free) {
    const counts = (k: number): boolean =>
      k < index &&
      !inClosedBracket(items, k, index) &&
      (statuses.get(k)?.status === "free" || owner(k) !== undefined || /^(?:,|and)$/.test(wordAt(items, k - 1)));
    const prev = quantities.findLast(counts);
    const candidate = prev === undefined ? undefined : owner(prev);
    if (prev === undefined || !candidate?.gain) continue;
    if (
      !(
        haveCompatibleUnits(items, prev, index) ||
        (isFoundBy(candidate, "gain-by", "gain-noun-of", "gain-number-noun") &&
          items[index]?.quantity?.total === null &&
          haveParallelPrepositions(items, prev, index)) ||
        (isFoundBy(candidate, "gain-by") && isSecondMetric(items, prev, index))
      ) ||
      breaksGainList(items, prev, index) ||
      isBracketedBaseline(items, prev, index)
    )
      continue;
    if (isUnrelatedNumber(items, prev, index)) continue;
    if (isFoundBy(candidate, "gain-number-noun") && hasMetricAfter(items, index)) continue;
    if (items[index - 1]?.lower === "of" && items[index - 2]?.mention?.kind === "metric") continue;
    out.push(copy(candidate, index));
  }
  return out.sort((a, b) => a.first - b.first);
}

/** "a 7.7% gain on A, a 17.2% gain on B and *91.9% accuracy* on C": the metric directly after the last number makes it a score. */
const hasMetricAfter = (items: readonly SentenceItem[], index: number): boolean =>
  items[index + 1]?.mention?.kind === "metric" && !hasWordClass("gain-noun", items[index + 2]);

const haveCompatibleUnits = (items: readonly SentenceItem[], a: number, b: number): boolean => {
  const [x, y] = [items[a]?.quantity, items[b]?.quantity];
  if (!x || !y || y.total !== null) return false;
  const isInBrackets = items[b - 1]?.lower === "(";
  // "by 12 AUC points (0.57)": a value on another scale
  if (isInBrackets && y.unit === "" && x.decimal !== y.decimal) return false;
  // "by 0.1 points (2.3%)", but "by 1.3 points and 1.8% of the pages are lost" and "by 12 points (0.57)"
  const arePointsOfPercentages = x.unit === "points" && (y.unit === "%") === isInBrackets;
  return x.unit === y.unit || arePointsOfPercentages || y.unit === "points";
};

/** "by 4% over the plain reader (41%)": a baseline value in the bracket after a gain is a score. */
const isBracketedBaseline = (items: readonly SentenceItem[], a: number, b: number): boolean =>
  items[b - 1]?.lower === "(" &&
  items[b]?.quantity?.sign === "" &&
  items.slice(a + 1, b).some((item) => /^(?:over|than|versus|against|relative|compared)$/.test(item.lower));

/** "by 4% (chi = 89.4)", "over the best parser (Orion-4B, 40.9%)", "by 9 points in the 10% bound": the number belongs to something else. */
function isUnrelatedNumber(items: readonly SentenceItem[], a: number, b: number): boolean {
  if (/^(?:=|the)$/.test(wordAt(items, b - 1))) return items[a - 1]?.lower !== items[b - 1]?.lower;
  const between = items.slice(a + 1, b - 1);
  const open = between.findLastIndex((item) => item.lower === "(");
  return open >= 0 && !between.slice(open).some((item) => item.lower === ")");
}

/** True if a number is in a bracket that closes before a number outside it: "4.6% on A (*0.81* vs. *0.77*) and 3.2% on B". */
function inClosedBracket(items: readonly SentenceItem[], index: number, end: number): boolean {
  if (items[end - 1]?.lower === "(") return false;
  const sign = items.slice(index + 1, end).find(isBracket)?.lower;
  return sign === ")" && items.slice(0, index).findLast(isBracket)?.lower === "(";
}

/** "31% *with* a few labels and 14% *with* one", "a 9% gain *over* A and 3% *over* B": the same preposition follows both. */
function haveParallelPrepositions(items: readonly SentenceItem[], a: number, b: number): boolean {
  const word = wordAt(items, b + 1);
  if (!isInWordClass("preposition", word) || !/^(?:,|and|or)$/.test(wordAt(items, b - 1))) return false;
  const noun = items.findIndex((item, k) => k > a && hasWordClass("gain-noun", item));
  const isListed = items[b - 1]?.lower === "," || items[b - 1]?.lower === "and";
  const isLedByPreposition = hasWordClass("preposition", items[a + 1]) && isListed;
  return isLedByPreposition || (noun > 0 && noun - a < 5 && items[noun + 1]?.lower === word);
}

/** "by 1.2 dB *and 0.03*", "by +0.11 SSIM *and +6.1 dB*": two metrics of one result, each on its own scale. */
function isSecondMetric(items: readonly SentenceItem[], a: number, b: number): boolean {
  const connectors = items.slice(a + 1, b).filter((item) => item.mention?.kind !== "metric");
  const behind = items[b + 1];
  return (
    connectors.length === 1 &&
    connectors[0]?.lower === "and" &&
    items[a]?.quantity?.decimal === true &&
    items[b]?.quantity?.decimal === true &&
    (behind?.mention?.kind === "metric" || /^(?:[,.;]|respectively|on|)$/.test(wordAt(items, b + 1)))
  );
}

/** "16% *absolute gain* overall and 17% on A": counts the words after a number up to the gain noun that it measures, if the next number has its own benchmark. */
function countGainNounWords(items: readonly SentenceItem[], index: number, next: number): number {
  if (!/^(?:,|and)$/.test(wordAt(items, next - 1)) || !hasWordClass("preposition", items[next + 1])) return 0;
  const noun = items.findIndex(
    (item, k) => k > index && !(hasWordClass("adjective", item) || item.mention?.kind === "metric"),
  );
  return noun - index < 5 && hasWordClass("gain-noun", items[noun]) ? noun - index : 0;
}

const isResultVerbForm = (item: SentenceItem | undefined): boolean =>
  item !== undefined && /[^s]s$/.test(item.lower) && hasWordClass("score", item);

/** A verb of score or change, or the end of a clause, ends what a list shares. */
function breaksGainList(items: readonly SentenceItem[], a: number, b: number): boolean {
  const between = items.slice(a + 1, b).filter((_, k) => !inClosedBracket(items, a + 1 + k, b));
  if (between.length > 16) return true;
  if (!between.some((item) => /^(?:,|and|\/|&|or|\()$/.test(item.lower))) return true;
  // "and realizes 58%": a separate result
  if (items.slice(a + 1, b - 1).some((item, k) => item.lower === "and" && isResultVerbForm(items[a + 2 + k])))
    return true;
  const isParallel = haveParallelPrepositions(items, a, b) || items[b - 1]?.lower === "by";
  return between
    .slice(countGainNounWords(items, a, b))
    .some(
      (item) =>
        isClauseEnd(item) ||
        (item.kind === "word" &&
          (hasWordClass("strong-score", item) ||
            hasWordClass("keep-verb", item) ||
            (hasWordClass("gain-verb", item) && !(isParallel && hasWordClass("gain-noun", item))) ||
            (!isParallel && /^(?:from|with|is|are|was|were|at|using)$/.test(item.lower)))),
    );
}
