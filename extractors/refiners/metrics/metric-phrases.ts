import type { MetricRow } from "@/lexicon/types";
import { findLexiconEntry } from "../../lexicon/match-lexicon";
import type { Mention } from "../../mentions/mention";
import { isLanguage } from "../../mentions/name-shape";
import type { MetricValue, SlotValue } from "../../rules/candidate-claim";
import {
  findBracketedMention,
  type SentenceContext,
  type SentenceItem,
  sliceItems,
} from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { NON_METRIC_NOUNS } from "../../words/triggers";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import {
  getCoreNoun,
  getPhraseHead,
  isMeasuredGap,
  isNonMetricNoun,
  isNumberOfCompound,
  type Phrase,
} from "../context/phrases";
import { findFirstMetric, GENERIC_MEASURE, isNonMetricModifier, isResultWord } from "./find-metrics";

export type MetricSlotValue = SlotValue<MetricValue>;

/** Metrics that are always reported under their canonical name ("token usage" as "tokens"). All others keep the wording of the text. */
export const CANONICAL_METRIC_ID = /^(?:tokens|length|flops|speed|pass-at-\w+|accuracy|score)$/;

/** Finds a known metric acronym in the bracket after a phrase: "the peak signal-to-noise ratio (PSNR)". */
function findKnownAcronym(items: readonly SentenceItem[], to: number): Mention | null {
  const inside = findBracketedMention(items, to);
  return inside && isKnownAcronym(inside) ? inside : null;
}

/** True if a bracketed acronym follows the phrase: "Page Alignment (PA)". */
const hasAcronymAfter = (sentence: SentenceContext, to: number): boolean =>
  sentence.items[to + 1]?.lower === "(" &&
  sentence.items[to + 3]?.lower === ")" &&
  /^\p{Lu}[\p{L}\d@-]{1,7}$/u.test(sliceItems(sentence, to + 2, to + 2));

/** Last words that identify a name as a metric: "False Lead *Rate*". */
export const MEASURE_NAME_SUFFIX = /(?:rate|ratio|score|error|index|accurac(?:y|ie)|correctness|coverage|agreement)s?$/;

/** True for a known acronym that replaces its long form. Rates keep the long form ("attack success rate (ASR)"); errors and scores use the acronym. */
const isKnownAcronym = (mention: Mention): boolean =>
  mention.metric !== undefined && !/(?:rate|accuracy)$/.test(mention.metric.name);

/** Finds the long form of an acronym that only this text defines: "a Letter Recovery Score (LRS)". */
function findSpelledOutForm(sentence: SentenceContext, index: number): Phrase | null {
  const { items } = sentence;
  const inside = items[index]?.mention;
  if (!inside || isKnownAcronym(inside) || items[index - 1]?.lower !== "(" || items[index + 1]?.lower !== ")")
    return null;
  const letters = inside.surface.toLowerCase().replace(/s$/, "");
  for (let from = index - 2; from >= Math.max(0, index - 2 - letters.length); from--) {
    const initials = sliceItems(sentence, from, index - 2)
      .toLowerCase()
      .split(/[\s-]+/)
      .map((word) => word[0] ?? "");
    if (initials.join("") === letters) return { from, to: index - 2 };
  }
  return null;
}

/** True for a plural whose singular the lexicon knows: "AUROCs", "RMSEs". */
function isPluralAcronym(text: string): boolean {
  const one = /^(?:.* )?([\p{Lu}-]{3,})s$/u.exec(text)?.[1];
  return one !== undefined && findLexiconEntry(one)?.metric?.kind === "quality";
}

/** Builds the slot value of a metric: the lexicon name if the whole phrase is a known surface form, else the phrase. */
export function toMetricSlotValue(
  sentence: SentenceContext,
  from: number,
  to: number,
  mention: Mention | null,
): MetricSlotValue {
  const short = findKnownAcronym(sentence.items, to);
  if (short) return toMetricSlotValue(sentence, to + 2, to + 2, short);
  const long = from === to ? findSpelledOutForm(sentence, to) : null;
  if (long) return toMetricSlotValue(sentence, long.from, long.to, sentence.items[long.to]?.mention ?? null);
  const text = sliceItems(sentence, from, to);
  const whole = findLexiconEntry(text)?.metric ?? null;
  const isPlainMention = mention !== null && sentence.items[from]?.mention === mention && !/[@ ]/.test(text);
  const canonical = /^\p{Lu}{2}$/u.test(text) ? null : (mention?.metric ?? whole);
  const name =
    canonical &&
    CANONICAL_METRIC_ID.test(canonical.id) &&
    (isPlainMention || whole || !/^(?:accuracy|score)$/.test(canonical.id))
      ? canonical.name
      : isPluralAcronym(text)
        ? text.slice(0, -1)
        : text.replace(/cies$/, "cy");
  const hasAcronym =
    hasAcronymAfter(sentence, to) && /^(?:name|metric|undefined)$/.test(`${sentence.items[to + 2]?.mention?.kind}`);
  return {
    value: {
      name: hasAcronym ? sliceItems(sentence, from, to + 3) : name,
      mention: mention ?? toMetricMention(whole, text),
    },
    first: sentence.items[from]?.first ?? 0,
    last: sentence.items[to]?.last ?? 0,
  };
}

/** Wraps a lexicon metric as a mention where the text has none. */
const toMetricMention = (metric: MetricRow | null, surface: string): Mention | null =>
  metric && { kind: "metric", first: 0, last: 0, surface, name: metric.name, metric };

/** Conjunctions, determiners and similar words that end a metric phrase to the left. */
const METRIC_BOUNDARY =
  /^(?:and|or|but|while|that|which|where|when|whose|it|we|s|all|any|no|every|such|this|these|those|after|below|most|many|minimal|similar|method|performance|e\.g\.)$|ly$/;

/** Extends a metric to the left by its modifiers: "fault location accuracy", "exact full-call accuracy", "4-class accuracy". A bare measure noun also takes a name: "P1 *errors*". */
export function toExtendedMetric(sentence: SentenceContext, index: number, lowerBound: number): MetricSlotValue {
  const { items } = sentence;
  const mention = items[index]?.mention ?? null;
  const inner = mention?.metric?.id === "score" ? findScoredMetric(items, index) : null;
  if (inner !== null) return toExtendedMetric(sentence, inner, items[index - 1]?.lower === ")" ? inner : lowerBound);
  let from = index;
  while (from - 1 >= lowerBound && index - from < 3) {
    const item = items[from - 1] as SentenceItem;
    if (from === index && item.mention?.metric && GENERIC_MEASURE.test(wordAt(items, index))) {
      from--;
      continue;
    }
    const isBareMeasure = from === index && /^(?:rate|score|error)s?$/.test(wordAt(items, index));
    if (isBareMeasure && item.mention?.kind === "name") {
      from--;
      continue;
    }
    if (item.kind !== "word" || isNonMetricModifier(items, from - 1) || hasWordClass("preposition", item)) break;
    if (isResultWord(item.lower) || METRIC_BOUNDARY.test(item.lower)) break;
    const isJoined = /^(?:and|or)$/.test(wordAt(items, from - 2)) && from - 1 === lowerBound;
    if (isJoined && !isBareMeasure && /^[a-z]+$/.test(item.lower)) break;
    from--;
  }
  if (from - 2 >= lowerBound && isNumberOfCompound(items, from - 2)) from -= 2;
  return toMetricSlotValue(sentence, from, index, mention);
}

/** Finds the metric before the word "score": "the F1@3 *score*", "Page Alignment (PA) *scores*". */
function findScoredMetric(items: readonly SentenceItem[], index: number): number | null {
  if (items[index - 1]?.mention?.kind === "metric" || items[index - 1]?.mention?.kind === "name") return index - 1;
  return items[index - 1]?.lower === ")" && items[index - 2]?.mention ? index - 2 : null;
}

/** Countable resources, which are metrics only where they are reduced: "3.2x fewer *samples*". */
const CONSUMED_NOUN =
  /^(?:samples|data|queries|images|examples|instances|demonstrations|videos|documents|labels|annotations)$/;

/** Last words of phrases that are not metrics: function words, comparatives, settings and participants. */
const NON_METRIC_HEAD =
  /^(?:and|or|nor|from|with|by|for|to|than|further|greedy|ones|areas|experts?|judges?|humans?|annotators?|participants|students|users|versus|vs|there|here|then|now|out|also|only|max|min|similar|same|they|lowest|highest|best|worst|strongest|total|case|setting|dataset|study|studies|threshold|changes?|differences?|both|even|often|random|but|direct|regimes?|ranges?|one|the|regardless|largest|smallest|negligible|minimal|evident|architectures?|transformers?|layers?|variants?|groups?|subjects?|categor(?:y|ies)|terms?|chance|medians?|peak|percentages?|amounts?|inputs?|absolute|signals?|first|second|third|last|earlier|later|tighter|closer|clear|stable|steady|constant|consistent|robust|accurate|world|practice|simulation|because|since|flat|invariant|modes?|context|[a-z]*(?:retriev|execut|solv|verifi|plann|learn)(?:er|or)s?|solutions?|baselines?)$/;

/** Vague heads: no metric alone, but one next to another metric ("effectiveness 0.86, safety 0.91"). */
export const VAGUE_HEAD = /^(?:performance|effectiveness)$/;

/** Converts a noun phrase to a metric unless its head rules that out: "latent embedding variance" is one, "performance" is not. */
export function phraseToMetric(
  sentence: SentenceContext,
  phrase: Phrase | null,
  allowsConsumed = false,
): MetricSlotValue | null {
  if (phrase === null) return null;
  const { items } = sentence;
  const { to } = phrase;
  const known = findFirstMetric(items, phrase.from, to);
  if (known !== null) return toExtendedMetric(sentence, known, phrase.from);
  const from = skipAdjectives(items, phrase);
  const head = getPhraseHead(items, phrase);
  const last = items[to] as SentenceItem;
  const isOf = items.slice(from + 1, to).some((item) => item.lower === "of");
  if (/^means?$/.test(head) && !isOf && wordAt(items, to - 1) !== "harmonic") return null;
  if (/(?:ly|-wise)$/.test(last.lower) || isLanguage(head) || (NON_METRIC_HEAD.test(head) && !isOf)) return null;
  const isAcronym = last.mention?.kind === "name" && /^\p{Lu}{2,5}s?$/u.test(last.mention.surface);
  if (phrase.from === to && isAcronym) return toMetricSlotValue(sentence, to, to, null);
  const hasCount = items.slice(from, to + 1).some((item) => item.kind === "quantity");
  const isGap = isMeasuredGap(items, { from, to });
  const isNonMetric =
    isNonMetricNoun(getCoreNoun(items, { from, to })) && !(allowsConsumed && CONSUMED_NOUN.test(head)) && !isGap;
  if (hasCount || !/[a-z]{3}/.test(head) || isNonMetric) return null;
  if (last.mention) {
    const isCoinedForm = hasAcronymAfter(sentence, to);
    return isCoinedForm ? toMetricSlotValue(sentence, from, to, null) : null;
  }
  const isChangeWord = isInWordClass("gain-noun", head) || isInWordClass("more", head) || /(?:ed|ing)$/.test(head);
  return to - from > 5 || (isChangeWord && !isGap) ? null : toMetricSlotValue(sentence, from, to, null);
}

/** Returns the position after leading modifiers such as "average" or "significantly". */
function skipAdjectives(items: readonly SentenceItem[], { from, to }: Phrase): number {
  let index = from;
  while (index < to && (isNonMetricModifier(items, index) || /ly$/.test(wordAt(items, index)))) index++;
  while (index < to && /^(?:and|so)$/.test(wordAt(items, index))) index++;
  return index;
}

/** Converts a coined name to a metric where only a metric can occur: "average device *PCEs* of 20". */
export function coinedNameToMetric(sentence: SentenceContext, phrase: Phrase | null): MetricSlotValue | null {
  const coined = phrase === null ? undefined : sentence.items[phrase.to]?.mention;
  return phrase && coined?.kind === "name" ? toExtendedMetric(sentence, phrase.to, phrase.from) : null;
}

/** Converts the object of a verb of change to a metric unless it denotes a system, data or general performance: "boosts *conceptual grasp* by 30%". */
export function objectToMetric(sentence: SentenceContext, phrase: Phrase | null): MetricSlotValue | null {
  if (phrase === null || phrase.to - phrase.from > 5) return null;
  const from = skipAdjectives(sentence.items, phrase);
  const items = sentence.items.slice(from, phrase.to + 1);
  const { mention } = items.at(-1) as SentenceItem;
  const isName = mention?.kind === "name" && !/bench|\+/i.test(mention.surface);
  const hasKnownMention =
    (mention && !isName) || items.some((item) => item.quantity || NON_METRIC_NOUNS.has(item.lower));
  const head = getPhraseHead(sentence.items, phrase);
  const isNonMetric =
    !/[a-z]{3}/.test(wordAt(items, items.length - 1)) ||
    isNonMetricNoun(getCoreNoun(sentence.items, { from, to: phrase.to }));
  const isSmall =
    /^(?:such|only|further|another)$|(?:ly|ed|fold)$/.test(head) || (from === phrase.to && /ing$/.test(head));
  return hasKnownMention || isNonMetric || (isSmall && !mention)
    ? null
    : toMetricSlotValue(sentence, from, phrase.to, null);
}

/** Converts a subject to a metric if its head denotes a quality: "*full-text cleanliness* reaches 83%". */
export function subjectToMetric(
  sentence: SentenceContext,
  subject: Phrase | null,
  isIntransitive = false,
): MetricSlotValue | null {
  if (subject === null) return null;
  const { items } = sentence;
  const before = items[subject.from - 1];
  const isQuality =
    /(?:[st]ion|ment|ness|[aei]ty|[ae]nc[ey]|cy|ure|age|rate|ratio|share|time|ties|cies|understanding|success|error|loss|deviation|index)s?$/.test(
      wordAt(items, subject.to),
    );
  const isMoving = before?.lower === "with" && /ing$/.test(wordAt(items, subject.to + 1));
  const isLed = before?.kind === "quantity" || (before?.kind === "word" && hasWordClass("preposition", before));
  return (isQuality || isIntransitive) && (isMoving || !isLed) ? phraseToMetric(sentence, subject) : null;
}

export const toSpeedMetric = (sentence: SentenceContext, trigger: number): MetricSlotValue =>
  wordToMetric(sentence, trigger, "speed");

/** Builds the metric implied by a word: "faster" speed, "cheaper" cost, "more accurate" accuracy. */
export function wordToMetric(sentence: SentenceContext, index: number, name: string): MetricSlotValue {
  const mention = toMetricMention(findLexiconEntry(name)?.metric ?? null, name);
  const item = sentence.items[index];
  return { value: { name: mention?.name ?? name, mention }, first: item?.first ?? 0, last: item?.last ?? 0 };
}
