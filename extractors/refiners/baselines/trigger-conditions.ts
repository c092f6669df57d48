/** What must hold beside the words that announce a rival: the conditions of the rows in `rival-cues.ts`. */

import { isInWordClass, type SentenceItem } from "../../rules/sentence-context";
import { wordAt } from "../../text/word-at";
import { BASELINE_ADJECTIVES, isBaselineNoun, isHumanNoun, isSystemNoun } from "../../words/baseline-words";
import { isSystemMention } from "../context/paper-context";
import { isQualityWithOf, parseNounPhrase } from "../context/phrases";

/** The words of a cue in a sentence: the first of them, and the item behind the last. */
interface TriggerMatch {
  readonly items: readonly SentenceItem[];
  readonly first: number;
  readonly next: number;
}

/** Something has changed before the cue, or a system stands behind it. */
const isGainOrSystem = ({ items, first, next }: TriggerMatch): boolean =>
  !isMultipleInWords(items, next) &&
  (leadsToSystem(items, next) || items.slice(Math.max(0, first - 12), first).some(isNumberOrComparison));

/** What must hold beside a cue's words; each says in its name what it asks. */
export const TRIGGER_CONDITIONS = {
  /** "rises above *the best model*": a rival is named, or said to be one, within a few words. */
  "names-system": ({ items, next }) => leadsToSystem(items, next),

  /** "improves on *existing* parsers", "improves on the *baseline*", but "improves on SciQ". */
  "names-baseline": ({ items, next }) => {
    const phrase = parseNounPhrase(items, next);
    if (!phrase || !isSystemNoun(wordAt(items, phrase.to))) return false;
    return items
      .slice(phrase.from, phrase.to + 1)
      .some((i) => isBaselineNoun(i.lower) || BASELINE_ADJECTIVES.has(i.lower));
  },

  /** "as accurate as the full model", but "as well as the full model". */
  "as-good-as-system": ({ items, first, next }) =>
    leadsToSystem(items, next) &&
    !/^(?:well|high|low|much|many|few|long|soon|far|such)$/.test(wordAt(items, first + 1)),

  /** "it *matched* the best model", but "under one *matched* model". */
  "verb-with-system": ({ items, first, next }) =>
    (leadsToSystem(items, next) || leadsToQuality(items, next)) &&
    !(
      /ed$/.test(wordAt(items, first)) &&
      /^(?:a|an|the|one|and|under|with|using|of|on|at)$/.test(wordAt(items, first - 1))
    ),

  /** "validated against GPS data", "60% attack success against B": what was checked with or attacked is no rival; "benchmarked against B" is, where B is a system. */
  "not-validation": ({ items, first, next }) => {
    const number = items.slice(0, first).findLastIndex((i) => i.quantity);
    const ahead = items.slice(Math.max(number + 1, first - 8), first);
    if (ahead.some((i) => /^(?:validat|verif|pit(?:s|ted|ting)?$)/.test(i.lower))) return false;
    if (items.slice(Math.max(0, first - 12), first).some((i) => ATTACK_WORD.test(i.lower))) return false;
    if (isAttackContext(items, next) || (number >= 0 && first - number <= 8 && isReferenceTarget(items, first, next)))
      return false;
    const checked = ahead.slice(-3).some((i) => /^(?:evaluat|benchmark(?:ed|ing)|measur|test)/.test(i.lower));
    const data = items
      .slice(next, next + 5)
      .some((i) => /^(?:data|truth|measurements?|labels?|annotations?|records|logs)$/.test(i.lower));
    return !checked || (!data && leadsToSystem(items, next));
  },

  /** "it *tops* the best model", but "3 *TOPS/W*" and "*tops out* at 71%". */
  "transitive-verb": ({ items, next }) => !/^(?:out|\/)$/.test(wordAt(items, next)),

  /** "rather than B", "more than doubles", "less than half of it", "more than an order of magnitude": nothing is compared. */
  "real-comparison": ({ items, first, next }) =>
    items[first - 1]?.lower !== "rather" &&
    !/^(?:doubl|tripl|quadrupl|halv)/.test(wordAt(items, next)) &&
    !isMultipleInWords(items, next),

  /** "a gain *over* three older runs", but "reasoning over long texts". */
  "gain-or-system": isGainOrSystem,

  /** "*gains* upon older runs", but "built upon older runs". */
  "after-gain": ({ items, first }) => items.slice(Math.max(0, first - 1), first).some(isNumberOrComparison),

  /** "*6 points* above a random draft": how far from it, so that what follows is compared; else a system is named. */
  "system-or-distance": ({ items, first, next }) =>
    leadsToSystem(items, next) ||
    (items[first - 1]?.quantity !== undefined && !/^(?:it|that|this|which)$/.test(wordAt(items, next))),

  /** "0.9 for old *vs. new letters*": classes that are told apart; "0.9 for old vs. *0.8* for new ones", "for letters vs. *Iris*". */
  "not-classes": ({ items, first, next }) =>
    leadsToSystem(items, next) ||
    items.slice(next, next + 3).some((i) => i.quantity) ||
    !items.slice(Math.max(0, first - 3), first).some((i) => i.lower === "for"),

  /** "*trailing* Iris", but "a *trailing* window". */
  "not-adjective": ({ items, first }) => !/^(?:a|an|the)$/.test(wordAt(items, first - 1)),

  /** "unlike *Iris*", "unlike old parsers *(41%)*", but "unlike parsers that need labels": what only works in another way was not measured. */
  "name-or-number": ({ items, next }) =>
    isSystemMention(items[next]?.mention) || items.slice(next, next + 5).some((i) => i.quantity),

  /** "6% with respect to the first draft", but "with respect to the F1 score": what is measured is no rival. */
  "not-metric": (place) =>
    isGainOrSystem(place) && !place.items.slice(place.next, place.next + 3).some((i) => i.mention?.kind === "metric"),

  /** ", nearly matching B": a verb, and no "matching accuracy", nor "the matching method". */
  "verb-or-system": ({ items, first, next }) =>
    !/^(?:the|a|an|this|our|its)$/.test(wordAt(items, first - 1)) &&
    (items[first - 1]?.kind === "sign" ||
      /^(?:while|and|or|by|thus|closely|nearly|almost)$/.test(wordAt(items, first - 1)) ||
      (leadsToSystem(items, next) && !isHeadOfCompound(wordAt(items, next)))),
} satisfies Record<string, (place: TriggerMatch) => boolean>;

/** "the letter matching *method*": a noun right behind the word, which belongs to its name. */
const isHeadOfCompound = (word: string): boolean => isSystemNoun(word) && !isBaselineNoun(word) && !/s$/.test(word);

/** "matches *the quality of* careful hand work": whose quality it is need not be known. */
const leadsToQuality = (items: readonly SentenceItem[], next: number): boolean =>
  isQualityWithOf(items, wordAt(items, next) === "the" ? next + 1 : next) &&
  !items.slice(next, next + 5).some((i) => i.quantity);

/** "over *three times*", "more than *twice*", "over *a threefold* gain", "over *half* of it": a number in words. */
function isMultipleInWords(items: readonly SentenceItem[], next: number): boolean {
  const at = /^an?$/.test(wordAt(items, next)) ? next + 1 : next;
  return (
    /^(?:half|twice|thrice|times|orders?)$|fold$/.test(wordAt(items, at)) ||
    /^(?:times|orders?)$/.test(wordAt(items, at + 1))
  );
}

/** "accuracy against *injection attacks*": what is kept off is no rival. */
const isAttackContext = (items: readonly SentenceItem[], next: number): boolean =>
  items.slice(next, next + 5).some((i) => /attack|^injection|^jailbr|^adversar|^noise$/.test(i.lower));

/** "a score of 0.9 *against* expert labels": no gain and no win is told, and the other has no number of its own. */
function isReferenceTarget(items: readonly SentenceItem[], first: number, next: number): boolean {
  const hasComparison = items.slice(Math.max(0, first - 20), first).some((i) => isNumberOrComparison(i) && !i.quantity);
  const hasWin = items.slice(Math.max(0, first - 20), first).some((i) => /\bw[io]n|^prefer|^compar/.test(i.lower));
  const rest = items.slice(next, next + 12);
  const end = rest.findIndex((i) => /^[,;.)]$/.test(i.lower));
  return !hasComparison && !hasWin && !(end < 0 ? rest : rest.slice(0, end)).some((i) => i.quantity);
}

/** An attack has a target, and a defence has what it keeps off; "asr" is what succeeds of it. */
const ATTACK_WORD = /attack|jailbr|^asr$|^injection|^(?:robust|defen[cs]e|defend|protect|persua|transfer)/;

/** A number or a word that says one thing is better than another. */
const isNumberOrComparison = (item: SentenceItem): boolean =>
  item.quantity !== undefined ||
  (item.kind === "word" && ["gain-noun", "gain-verb", "more"].some((c) => isInWordClass(c, item.lower)));

/** A rival is named, or said to be one, within a few words. */
export function leadsToSystem(items: readonly SentenceItem[], from: number): boolean {
  for (let i = from; i < Math.min(items.length, from + 6); i++) {
    const item = items[i] as SentenceItem;
    if (isQualityWithOf(items, i)) continue;
    if (item.mention?.kind === "size") continue;
    if (item.mention) return /^(?:model|own|name)$/.test(item.mention.kind);
    if (isBaselineNoun(item.lower) || BASELINE_ADJECTIVES.has(item.lower) || isHumanNoun(item.lower)) return true;
    if (isSystemNoun(item.lower) && !/ing$/.test(item.lower)) return true;
    if (/^(?:that|those|of)$/.test(item.lower)) continue;
    if (item.kind !== "word" || isInWordClass("preposition", item.lower)) return false;
  }
  return false;
}
