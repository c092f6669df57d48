/** Conditions on the context of triggers, which rows of `baseline-triggers.ts` refer to. */

import { hasKind } from "../../mentions/mention";
import type { SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BASELINE_ADJECTIVES, isBaselineNoun, isHumanNoun, isSystemNoun } from "../../words/baseline-words";
import { hasWordClass, isInWordClass } from "../../words/word-classes";
import { isSystemMention } from "../context/paper-context";
import { isQualityWithOf, parseNounPhrase } from "../context/phrases";

/** The items of a trigger in a sentence: its first, and the one after its last. */
interface TriggerMatch {
  readonly items: readonly SentenceItem[];
  readonly first: number;
  readonly next: number;
}

/** A change is stated before the trigger, or a system follows it. */
const isGainOrSystem = ({ items, first, next }: TriggerMatch): boolean =>
  !isMultipleInWords(items, next) &&
  (leadsToSystem(items, next) || items.slice(Math.max(0, first - 12), first).some(isNumberOrComparison));

/** Conditions by name. */
export const TRIGGER_CONDITIONS = {
  /** "rises above *the best model*": a baseline or the word for one follows within a few words. */
  "names-system": ({ items, next }) => leadsToSystem(items, next),

  /** "improves on *existing* parsers", "improves on the *baseline*", but not "improves on SciQ". */
  "names-baseline": ({ items, next }) => {
    const phrase = parseNounPhrase(items, next);
    if (!phrase || !isSystemNoun(wordAt(items, phrase.to))) return false;
    return items
      .slice(phrase.from, phrase.to + 1)
      .some((item) => isBaselineNoun(item.lower) || BASELINE_ADJECTIVES.has(item.lower));
  },

  /** "as accurate as the full model", but not "as well as the full model". */
  "as-good-as-system": ({ items, first, next }) =>
    leadsToSystem(items, next) &&
    !/^(?:well|high|low|much|many|few|long|soon|far|such)$/.test(wordAt(items, first + 1)),

  /** "it *matched* the best model", but not "under one *matched* model". */
  "verb-with-system": ({ items, first, next }) =>
    (leadsToSystem(items, next) || leadsToQuality(items, next)) &&
    !(
      /ed$/.test(wordAt(items, first)) &&
      /^(?:a|an|the|one|and|under|with|using|of|on|at)$/.test(wordAt(items, first - 1))
    ),

  /**
   * "benchmarked against B", where B is a system, but not "validated against GPS data" or "60% attack success against
   * B".
   */
  "not-validation": ({ items, first, next }) => {
    const number = items.slice(0, first).findLastIndex((item) => item.quantity);
    const preceding = items.slice(Math.max(number + 1, first - 8), first);
    if (preceding.some((item) => /^(?:validat|verif|pit(?:s|ted|ting)?$)/.test(item.lower))) return false;
    if (items.slice(Math.max(0, first - 12), first).some((item) => ATTACK_WORD.test(item.lower))) return false;
    if (isAttackContext(items, next) || (number >= 0 && first - number <= 8 && isReferenceTarget(items, first, next)))
      return false;
    const isEvaluation = preceding
      .slice(-3)
      .some((item) => /^(?:evaluat|benchmark(?:ed|ing)|measur|test)/.test(item.lower));
    const hasReferenceData = items
      .slice(next, next + 5)
      .some((item) => /^(?:data|truth|measurements?|labels?|annotations?|records|logs)$/.test(item.lower));
    return !isEvaluation || (!hasReferenceData && leadsToSystem(items, next));
  },

  /** "it *tops* the best model", but not "3 *TOPS/W*" or "*tops out* at 71%". */
  "transitive-verb": ({ items, next }) => !/^(?:out|\/)$/.test(wordAt(items, next)),

  /** Excludes "rather than B", "more than doubles", "less than half of it", "more than an order of magnitude". */
  "real-comparison": ({ items, first, next }) =>
    items[first - 1]?.lower !== "rather" &&
    !/^(?:doubl|tripl|quadrupl|halv)/.test(wordAt(items, next)) &&
    !isMultipleInWords(items, next),

  /** "a gain *over* three older runs", but not "reasoning over long texts". */
  "gain-or-system": isGainOrSystem,

  /** "*gains* upon older runs", but not "built upon older runs". */
  "after-gain": ({ items, first }) => items.slice(Math.max(0, first - 1), first).some(isNumberOrComparison),

  /**
   * "*6 points* above a random draft": a distance, so that what follows is a baseline; otherwise a system has to be
   * named.
   */
  "system-or-distance": ({ items, first, next }) =>
    leadsToSystem(items, next) ||
    (items[first - 1]?.quantity !== undefined && !/^(?:it|that|this|which)$/.test(wordAt(items, next))),

  /**
   * Excludes a contrast of classes: "0.9 for old *vs. new letters*", but not "0.9 for old vs. *0.8* for new ones" or
   * "for letters vs. *Iris*".
   */
  "not-classes": ({ items, first, next }) =>
    leadsToSystem(items, next) ||
    items.slice(next, next + 3).some((item) => item.quantity) ||
    !items.slice(Math.max(0, first - 3), first).some((item) => item.lower === "for"),

  /** "*trailing* Iris", but not "a *trailing* window". */
  "not-adjective": ({ items, first }) => !/^(?:a|an|the)$/.test(wordAt(items, first - 1)),

  /**
   * "unlike *Iris*", "unlike old parsers *(41%)*", but not "unlike parsers that need labels", which states no
   * measured difference.
   */
  "name-or-number": ({ items, next }) =>
    isSystemMention(items[next]?.mention) || items.slice(next, next + 5).some((item) => item.quantity),

  /** "6% with respect to the first draft", but not "with respect to the F1 score". */
  "not-metric": (match) =>
    isGainOrSystem(match) &&
    !match.items.slice(match.next, match.next + 3).some((item) => item.mention?.kind === "metric"),

  /** ", nearly matching B": a verb, unlike "matching accuracy" or "the matching method". */
  "verb-or-system": ({ items, first, next }) =>
    !/^(?:the|a|an|this|our|its)$/.test(wordAt(items, first - 1)) &&
    (items[first - 1]?.kind === "sign" ||
      /^(?:while|and|or|by|thus|closely|nearly|almost)$/.test(wordAt(items, first - 1)) ||
      (leadsToSystem(items, next) && !isHeadOfCompound(wordAt(items, next)))),
} satisfies Record<string, (match: TriggerMatch) => boolean>;

/** "the letter matching *method*": a noun after the word makes it part of a name. */
const isHeadOfCompound = (word: string): boolean => isSystemNoun(word) && !isBaselineNoun(word) && !/s$/.test(word);

/** "matches *the quality of* careful hand work": the owner of the quality may be any phrase. */
const leadsToQuality = (items: readonly SentenceItem[], next: number): boolean =>
  isQualityWithOf(items, wordAt(items, next) === "the" ? next + 1 : next) &&
  !items.slice(next, next + 5).some((item) => item.quantity);

/** "over *three times*", "more than *twice*", "over *a threefold* gain", "over *half* of it": a number in words. */
function isMultipleInWords(items: readonly SentenceItem[], next: number): boolean {
  const index = /^an?$/.test(wordAt(items, next)) ? next + 1 : next;
  return (
    /^(?:half|twice|thrice|times|orders?)$|fold$/.test(wordAt(items, index)) ||
    /^(?:times|orders?)$/.test(wordAt(items, index + 1))
  );
}

/** "accuracy against *injection attacks*": the target of a defence is no baseline. */
const isAttackContext = (items: readonly SentenceItem[], next: number): boolean =>
  items.slice(next, next + 5).some((item) => /attack|^injection|^jailbr|^adversar|^noise$/.test(item.lower));

/**
 * "a score of 0.9 *against* expert labels": a validation, because no gain is stated and the other side has no number.
 */
function isReferenceTarget(items: readonly SentenceItem[], first: number, next: number): boolean {
  const hasComparison = items
    .slice(Math.max(0, first - 20), first)
    .some((item) => isNumberOrComparison(item) && !item.quantity);
  const hasWin = items
    .slice(Math.max(0, first - 20), first)
    .some((item) => /\bw[io]n|^prefer|^compar/.test(item.lower));
  const rest = items.slice(next, next + 12);
  const end = rest.findIndex((item) => /^[,;.)]$/.test(item.lower));
  return !hasComparison && !hasWin && !(end < 0 ? rest : rest.slice(0, end)).some((item) => item.quantity);
}

/** Words for attacks and defences, whose object is no baseline; "asr" is the attack success rate. */
const ATTACK_WORD = /attack|jailbr|^asr$|^injection|^(?:robust|defen[cs]e|defend|protect|persua|transfer)/;

/** A number or a word that states a difference in quality. */
const isNumberOrComparison = (item: SentenceItem): boolean =>
  item.quantity !== undefined ||
  (item.kind === "word" && ["gain-noun", "gain-verb", "more"].some((c) => isInWordClass(c, item.lower)));

/** A baseline, or the word for one, follows within a few words. */
export function leadsToSystem(items: readonly SentenceItem[], from: number): boolean {
  for (let i = from; i < Math.min(items.length, from + 6); i++) {
    const item = items[i] as SentenceItem;
    if (isQualityWithOf(items, i)) continue;
    if (item.mention?.kind === "size") continue;
    if (item.mention) return hasKind(item.mention, "model", "proposed", "name");
    if (isBaselineNoun(item.lower) || BASELINE_ADJECTIVES.has(item.lower) || isHumanNoun(item.lower)) return true;
    if (isSystemNoun(item.lower) && !/ing$/.test(item.lower)) return true;
    if (/^(?:that|those|of)$/.test(item.lower)) continue;
    if (item.kind !== "word" || hasWordClass("preposition", item)) return false;
  }
  return false;
}
