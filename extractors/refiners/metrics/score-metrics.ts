import { type CandidateClaim, candidateWordAt, isFoundBy } from "../../rules/candidate-claim";
import { isBracket, isReportVerb, type SentenceItem, sliceItems } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { isSystemMention } from "../context/paper-context";
import { findPhraseBefore, isNonMetricNoun, parseNounPhrase } from "../context/phrases";
import type { SearchWindow } from "../context/search-windows";
import { findAdjectiveMetric } from "./adjective-metrics";
import { findBoundedMetric } from "./bounded-metrics";
import { findDistantMetricBefore } from "./distant-metrics";
import { findFirstMetric, findLastMetric, isMetricAt } from "./find-metrics";
import { findMetricAfterPreposition } from "./metric-after-preposition";
import {
  coinedNameToMetric,
  type MetricSlotValue,
  phraseToMetric,
  subjectToMetric,
  toExtendedMetric,
  toMetricSlotValue,
} from "./metric-phrases";
import { findMetricBeforeEquals } from "./simple-score-metrics";

type ScoreMetricFinder = (
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
) => MetricSlotValue | null;

/** Finds the metric of a score: after the number ("41% accuracy"), before it ("an F1 of 80"), or as the subject ("accuracy reached"). */
export function findScoreMetric(
  candidate: CandidateClaim,
  windowBefore: SearchWindow,
  windowAfter: SearchWindow,
): MetricSlotValue | null {
  for (const find of SCORE_METRIC_FINDERS) {
    const metric = find(candidate, windowBefore, windowAfter);
    if (metric) return metric;
  }
  return null;
}

/** Finds a metric directly after the number: "41% accuracy", "90% (18/20) accuracy". */
const findRightAfter: ScoreMetricFinder = (candidate, _, windowAfter) => {
  const next = findPhraseAfter(candidate, windowAfter);
  const index = next && findFirstMetric(candidate.sentence.items, next.from, next.to);
  return next && index !== null ? toExtendedMetric(candidate.sentence, index, next.from) : null;
};

/** Returns the last item of the number, including a bracket after it. */
function findNumberEnd({ sentence: { items }, last }: CandidateClaim): number {
  if (items[last + 1]?.lower !== "(") return last;
  const close = items.slice(last + 1, last + 14).findIndex((item) => item.lower === ")");
  return close < 0 ? last : last + 1 + close;
}

const findPhraseAfter = (candidate: CandidateClaim, windowAfter: SearchWindow) =>
  parseNounPhrase(
    candidate.sentence.items,
    findNumberEnd(candidate) + 1,
    Math.min(candidate.sentence.items.length, Math.max(windowAfter.to, findNumberEnd(candidate) + 4) + 1),
    false,
  );

/** Finds the metric before "of", "=" or ":": "an F1 of 80", "recall = 0.8", "the F1 (macro): 80", "a coverage of 80". */
const findMetricBeforeOf: ScoreMetricFinder = (candidate, windowBefore) => {
  const { sentence } = candidate;
  const { items } = sentence;
  let index = candidate.first - 1;
  while (/^(?:only|just|merely|a|an)$/.test(candidateWordAt(candidate, index))) index--;
  const sign = candidateWordAt(candidate, index);
  if (!/^(?:of|=|:)$/.test(sign)) return null;
  const before = findPhraseBefore(
    items,
    index - 1,
    sign === ":" ? Math.max(0, candidate.first - 7) : windowBefore.from,
  );
  const known = before ? findLastMetric(items, before.from, before.to) : null;
  if (known !== null && before) return toExtendedMetric(sentence, known, before.from);
  const isBracketClosed = candidateWordAt(candidate, index - 1) === ")";
  const bracket = isBracketClosed
    ? findLastMetric(items, Math.max(windowBefore.from, candidate.first - 8), index - 1)
    : null;
  if (bracket !== null) return toExtendedMetric(sentence, bracket, windowBefore.from);
  const hasSystem = before
    ? items.slice(before.from, before.to + 1).some((item) => isSystemMention(item.mention))
    : false;
  if (sign === ":" && before && !hasSystem && items[before.from - 1]?.lower === "(")
    return isNonMetricNoun(wordAt(items, before.to)) ? null : toMetricSlotValue(sentence, before.from, before.to, null);
  return sign === "of" ? (phraseToMetric(sentence, before) ?? coinedNameToMetric(sentence, before)) : null;
};

/** Finds the object of a verb that changes or keeps it: "reduces violation rates to just 5.8%", "keeping harmful steps below 1%". */
const findChangedOrKept: ScoreMetricFinder = (candidate, windowBefore) => {
  const { items } = candidate.sentence;
  let index = candidate.first - 1;
  while (/^(?:only|just|merely|at|to)$/.test(wordAt(items, index))) index--;
  const hasTo = items.slice(index + 1, candidate.first).some((item) => item.lower === "to");
  if (hasTo && hasWordClass("gain-verb", items[index]))
    return subjectToMetric(candidate.sentence, findPhraseBefore(items, index - 1, windowBefore.from));
  const phrase = findPhraseBefore(items, index, windowBefore.from);
  const verb = wordAt(items, (phrase?.from ?? 0) - 1);
  const article = /^(?:the|its|their|a|an)$/.test(verb) ? items[(phrase?.from ?? 0) - 2]?.lower : verb;
  const isChanged = hasTo && isInWordClass("gain-verb", article ?? "");
  return phrase && (isChanged || KEEP_VERB.test(article ?? "")) ? phraseToMetric(candidate.sentence, phrase) : null;
};

const KEEP_VERB =
  /^(?:keep|keeps|kept|keeping|maintain|maintains|maintained|maintaining|hold|holds|held|holding|limits|limiting)$/;

/** Finds the metric before a bracketed value ("F-score (80)", "explanation alignment (81)"), but not in "only 19 pages (0.2%)". */
const findBeforeValueBracket: ScoreMetricFinder = (candidate, windowBefore) => {
  const { items } = candidate.sentence;
  let open = candidate.first - 1;
  while (/^(?:mean|median|average|avg|=|:)$/.test(wordAt(items, open))) open--;
  const isBracketedValue = open < candidate.first - 1 || candidateWordAt(candidate, candidate.last + 1) === ")";
  if (items[open]?.lower !== "(" || !isBracketedValue) return null;
  const phrase = findPhraseBefore(items, open - 1, windowBefore.from);
  if (!phrase || items[phrase.to]?.kind !== "word") return null;
  let lead = phrase.from - 1;
  while (/^(?:the|a|an|its|their|our|all|even|both)$/.test(wordAt(items, lead)) || /ly$/.test(wordAt(items, lead)))
    lead--;
  const isCounted = items[lead]?.quantity !== undefined;
  const isSetting = SETTING_PREPOSITION.test(findRowLead(items, lead)) || hasWordClass("beat-verb", items[lead]);
  return isCounted || isSetting ? null : phraseToMetric(candidate.sentence, phrase);
};

/** Returns the word that introduces a series of bracketed values: "*on* torn (9%), wet (8%) and old letters (7%)". */
function findRowLead(items: readonly SentenceItem[], index: number): string {
  let lead = index;
  while (/^(?:,|and)$/.test(wordAt(items, lead))) {
    const close = items[lead]?.lower === "and" && items[lead - 1]?.lower === "," ? lead - 2 : lead - 1;
    if (items[close]?.lower !== ")") break;
    const open = items.slice(0, close).findLastIndex((item) => item.lower === "(");
    const phrase = close - open > 6 ? null : findPhraseBefore(items, open - 1, 0);
    if (!phrase) break;
    lead = phrase.from - 1;
  }
  return wordAt(items, lead);
}

/** Prepositions that introduce a setting or a baseline rather than a metric: "for common roles (89.2%)". */
const SETTING_PREPOSITION = /^(?:for|to|on|than|over|versus|vs|against|across|from)$/;

/** Finds the metric inside a bracketed list: "(safety 54.7, effectiveness 62.3)". */
const findInBracketList: ScoreMetricFinder = (candidate) => {
  const { items } = candidate.sentence;
  const within = items.slice(Math.max(0, candidate.first - 14), candidate.first).findLast(isBracket);
  if (items[candidate.first - 1]?.kind !== "word" || within?.lower !== "(") return null;
  return /^[,(;]$/.test(candidateWordAt(candidate, candidate.first - 2))
    ? phraseToMetric(candidate.sentence, { from: candidate.first - 1, to: candidate.first - 1 })
    : null;
};

/** Finds a known metric after "in" or "for": "0.86 in recall", "0.86 for recall". */
const findMetricAfterIn: ScoreMetricFinder = (candidate, _, windowAfter) => {
  const { items } = candidate.sentence;
  const near = Math.min(windowAfter.to, candidate.last + 3);
  const word = candidateWordAt(candidate, candidate.last + 1);
  if (word === "for") {
    const isQuality =
      isMetricAt(items, candidate.last + 2) && items[candidate.last + 2]?.mention?.metric?.kind === "quality";
    const isOther = items
      .slice(0, candidate.first)
      .some((item, index) => item.mention?.kind === "metric" && wordAt(items, index - 1) !== "for");
    return isQuality && !isOther ? toExtendedMetric(candidate.sentence, candidate.last + 2, candidate.last + 2) : null;
  }
  return word === "in" && findFirstMetric(items, candidate.last + 1, near) !== null
    ? findMetricAfterPreposition(candidate.sentence, candidate.last + 1, near)
    : null;
};

/** Finds a name after the number if the preceding metric belongs to another number: "0.81 F1, 0.72 *LAS*". */
const findSeparateNameAfter: ScoreMetricFinder = (candidate, windowBefore, windowAfter) => {
  const { items } = candidate.sentence;
  const near = findLastMetric(items, Math.max(windowBefore.from, candidate.first - 8), candidate.first - 1);
  const coined =
    near !== null && hasNumberBefore(items, near) ? findCoinedAfter(candidate, windowBefore, windowAfter) : null;
  return coined && /\p{L}{3}/u.test(coined.value.name) ? coined : null;
};

/** True if another number precedes the phrase of the metric: "0.72 *dependency F1*". */
function hasNumberBefore(items: readonly SentenceItem[], index: number): boolean {
  for (let i = index - 1; i >= Math.max(0, index - 4); i--) {
    const item = items[i] as SentenceItem;
    if (item.quantity) return true;
    if (item.kind === "sign" ? item.lower !== "-" : hasWordClass("preposition", item) || isReportVerb(item))
      return false;
  }
  return false;
}

const SOLVE_VERB = /^(?:solv|resolv|pass|complet|detect|identif|correct|reject)/;

/** True for a share of solved items, which has no metric: "solves 80% of the problems", "detects only up to 9% of the faults". */
function isSolvedShare(candidate: CandidateClaim): boolean {
  let index = candidate.first - 1;
  while (/^(?:only|just|up|to|about|over|nearly)$/.test(candidateWordAt(candidate, index))) index--;
  return candidateWordAt(candidate, candidate.last + 1) === "of" && SOLVE_VERB.test(candidateWordAt(candidate, index));
}

/** Finds the nearest metric before the number, unless a verb of beating intervenes or the value is a share while the metric has another number: "reaches 80% accuracy, closing 40% of the gap". */
const findNearestBefore: ScoreMetricFinder = (candidate, windowBefore) => {
  const { items } = candidate.sentence;
  const near = findLastMetric(items, Math.max(windowBefore.from, candidate.first - 8), candidate.first - 1);
  const isShare =
    candidateWordAt(candidate, candidate.last + 1) === "of" &&
    candidateWordAt(candidate, candidate.first - 1) !== "the";
  return near !== null &&
    !isSolvedShare(candidate) &&
    !(isShare && hasNumberBefore(items, near)) &&
    !isSeparateCost(candidate, near) &&
    (isFoundBy(candidate, "score-to") || !hasBeatVerbBetween(items, near, candidate.first))
    ? toExtendedMetric(candidate.sentence, near, windowBefore.from)
    : null;
};

/** True for a preceding cost metric that does not belong to a share or a bare number: "79% on A with 2 time *steps*, and 68% on B", "at 25% *sparsity*, 84%". */
function isSeparateCost({ sentence: { items }, first, after }: CandidateClaim, index: number): boolean {
  const metric = items[index]?.mention?.metric;
  if (!metric || metric.kind === "quality" || !/^(?:%|)$/.test(after?.unit ?? "-")) return false;
  return (
    (after?.unit === "%" || metric.unit !== undefined) &&
    items.slice(index + 1, first).some((item) => /^(?:,|in|on|and)$/.test(item.lower))
  );
}

/** Finds an unknown noun phrase after "in" if the value has a unit: "17.5 cm in height". */
const findPhraseAfterIn: ScoreMetricFinder = (candidate, _, windowAfter) =>
  candidateWordAt(candidate, candidate.last + 1) === "in" &&
  (candidate.after?.total !== null || !/^(?:%|)$/.test(candidate.after.unit))
    ? findMetricAfterPreposition(candidate.sentence, candidate.last + 1, Math.min(windowAfter.to, candidate.last + 3))
    : null;

/** Finds the metric after a preposition close to the number: "91% at recall@5", "95% of the teacher's page accuracy". */
const findMetricNearAfter: ScoreMetricFinder = (candidate, _, windowAfter) => {
  if (isSolvedShare(candidate)) return null;
  const index =
    candidateWordAt(candidate, candidate.last + 1) === "at" &&
    candidate.sentence.items[candidate.last + 2]?.mention?.k !== undefined
      ? candidate.last + 2
      : null;
  const share =
    candidateWordAt(candidate, candidate.last + 1) === "of"
      ? parseNounPhrase(candidate.sentence.items, candidate.last + 2, windowAfter.to + 1, false)
      : null;
  const to = Math.min(windowAfter.to, share ? Math.max(share.to, candidate.last + 6) : candidate.last + 3);
  if (index === null && findFirstMetric(candidate.sentence.items, candidate.last + 1, to) === null) return null;
  return index === null
    ? findMetricAfterPreposition(candidate.sentence, candidate.last + 1, to)
    : toMetricSlotValue(candidate.sentence, index, index, candidate.sentence.items[index]?.mention ?? null);
};

/** Finds a name or a noun phrase directly after the number: "91.0 PCK@T", "95% task completion". */
const findCoinedAfter: ScoreMetricFinder = (candidate, _, windowAfter) => {
  const next = findPhraseAfter(candidate, windowAfter);
  if (!next || candidate.after?.total !== null) return null;
  const { items } = candidate.sentence;
  const isCoinedForm =
    next.to - next.from < 3 &&
    items[next.to]?.mention?.kind === "name" &&
    /^(?:for|on|in|\.|,|and|\()$/.test(items[next.to + 1]?.lower ?? ".");
  return isCoinedForm
    ? toMetricSlotValue(candidate.sentence, next.from, next.to, null)
    : phraseToMetric(candidate.sentence, next);
};

/** Finds an acronym directly before the number, introduced by a verb or a preposition: "attains *mean HSR* 0.92", "shows an *RPD* above 2". */
const findCoinedRightBefore: ScoreMetricFinder = (candidate, windowBefore) => {
  const { items } = candidate.sentence;
  let index = candidate.first - 1;
  while (/^(?:>|≥|exceeding|above|below|around|at|:)$/.test(candidateWordAt(candidate, index))) index--;
  const letters =
    index < 0 || !/^(?:word|mention)$/.test(items[index]?.kind ?? "")
      ? ""
      : sliceItems(candidate.sentence, index, index);
  const other = items[index]?.mention && items[index]?.mention?.kind !== "name";
  if (other || !/^\p{Lu}[\p{Ll}\d@^-]*\p{Lu}[\p{L}\d@^-]*$/u.test(letters)) return null;
  let lead = index - 1;
  while (
    lead > windowBefore.from &&
    /^(?:an?|the|its|mean|average|median|of|only)$/.test(candidateWordAt(candidate, lead))
  )
    lead--;
  const item = items[lead];
  const isLed = item !== undefined && (isReportVerb(item) || VALUE_LEAD.test(item.lower));
  return isLed ? toMetricSlotValue(candidate.sentence, index, index, null) : null;
};

const VALUE_LEAD = /^(?:exhibit|show|yield|ha)(?:s|ve|ing|ed)?$|^(?:at|with)$/;

/** Verbs that assign a value to their subject; a copula ("was 83%") only if the subject starts the clause. */
const REACH_VERB = /^(?:reach|reaches|reached|reaching|exceeds?|exceeded|averages?|averaged|averaging)$/;
const COPULA_VERB = /^(?:is|are|was|were)$/;

/** Finds the subject of a verb of reaching: "*full-text cleanliness* reaches 83%". */
const findReachedSubject: ScoreMetricFinder = (candidate, windowBefore) => {
  const { items } = candidate.sentence;
  let index = candidate.first - 1;
  while (/^(?:only|just|a|up|at|near|around)$|ly$/.test(wordAt(items, index))) index--;
  const verb = wordAt(items, index);
  const phrase =
    REACH_VERB.test(verb) || COPULA_VERB.test(verb) ? findPhraseBefore(items, index - 1, windowBefore.from) : null;
  if (phrase === null) return null;
  const lead = /^(?:the|its|their|our)$/.test(wordAt(items, phrase.from - 1)) ? phrase.from - 2 : phrase.from - 1;
  const isOpening = lead < windowBefore.from || /^[,;:(]$/.test(wordAt(items, lead));
  return REACH_VERB.test(verb) || isOpening ? subjectToMetric(candidate.sentence, phrase) : null;
};

const SCORE_METRIC_FINDERS: readonly ScoreMetricFinder[] = [
  findAdjectiveMetric,
  findRightAfter,
  findDistantMetricBefore,
  findMetricBeforeOf,
  findChangedOrKept,
  findBeforeValueBracket,
  findInBracketList,
  findMetricBeforeEquals,
  findMetricAfterIn,
  findSeparateNameAfter,
  findPhraseAfterIn,
  findNearestBefore,
  findMetricNearAfter,
  findCoinedAfter,
  findReachedSubject,
  findBoundedMetric,
  findCoinedRightBefore,
];

const hasBeatVerbBetween = (items: readonly SentenceItem[], a: number, b: number): boolean =>
  items
    .slice(a + 1, b)
    .some(
      (item, index, all) =>
        item.kind === "word" &&
        (hasWordClass("beat-verb", item) ||
          (hasWordClass("gain-verb", item) && !all.slice(index + 1, index + 4).some((t) => t.lower === "to"))),
    );
