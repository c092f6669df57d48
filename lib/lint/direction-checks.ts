import type { Claim } from "../claim/claim";
import { formatGain, formatValue } from "../format/numbers";
import { type ClaimCheck, listMessages } from "./claim-check";

/** Checks of the sign of a change against the verb of its sentence and against its other numbers. */

/** Verbs and nouns of change. "improve" and "worsen" mean a rise or a fall by the direction of the metric. */
const VERB_CLASSES = {
  up: /\b(?:increas(?:e|es|ed|ing)|rais(?:e|es|ed|ing)|ris(?:e|es|ing)|rose|climb(?:s|ed|ing)?|grow(?:s|ing)?|grew|boost(?:s|ed|ing)?|lift(?:s|ed|ing)?|jump(?:s|ed|ing)?)\b/gi,
  down: /\b(?:decreas(?:e|es|ed|ing)|reduc(?:e|es|ed|ing|tion)|drop(?:s|ped|ping)?|fall(?:s|en|ing)?|fell|lower(?:s|ed|ing)|cut(?:s|ting)?|declin(?:e|es|ed|ing)|shrink(?:s|ing)?|shrank)\b/gi,
  better: /\b(?:improv(?:e|es|ed|ing|ement|ements)|enhanc(?:e|es|ed|ing))\b/gi,
  worse: /\b(?:degrad(?:e|es|ed|ing|ation)|worsen(?:s|ed|ing)?|deteriorat(?:e|es|ed|ing))\b/gi,
  /** A comparison says nothing about a change, and no earlier verb belongs to its number. */
  comparison:
    /\b(?:outperform(?:s|ed|ing)?|surpass(?:es|ed|ing)?|exceed(?:s|ed|ing)?|beat(?:s|ing)?|lead(?:s|ing)?|gain(?:s|ed|ing)?)\b/gi,
} as const;
type VerbClass = keyof typeof VERB_CLASSES;

interface ChangeVerb {
  readonly word: string;
  readonly verbClass: VerbClass;
  readonly index: number;
}

/** Characters before a number in which its verb is looked for. */
const VERB_WINDOW = 120;

/** Words and marks after which another statement begins. */
const STATEMENT_START = /[;:]|\b(?:while|whereas|but|although|instead of|rather than|without|not|only)\b/i;

/** Finds the last verb before a position, with no other statement in between; null if there is none. */
function findChangeVerb(sentence: string, end: number): ChangeVerb | null {
  const start = Math.max(0, end - VERB_WINDOW);
  const text = sentence.slice(start, end);
  const verbs = (Object.keys(VERB_CLASSES) as VerbClass[]).flatMap((verbClass) =>
    [...text.matchAll(VERB_CLASSES[verbClass])].map(({ 0: word, index }) => ({ word, verbClass, index })),
  );
  const last = verbs.reduce<ChangeVerb | null>((best, verb) => (best && best.index > verb.index ? best : verb), null);
  return last === null || STATEMENT_START.test(text.slice(last.index)) ? null : last;
}

/** Returns the sign that a verb gives a change: 1 or -1; null if it depends on an unknown direction. */
function toVerbSign(verbClass: VerbClass, higherIsBetter: boolean | null): 1 | -1 | null {
  if (verbClass === "up") return 1;
  if (verbClass === "down") return -1;
  if (verbClass === "comparison" || higherIsBetter === null) return null;
  return (verbClass === "better") === higherIsBetter ? 1 : -1;
}

/** "from 52.1% to 60%", "from 0.52 to 0.6"; LaTeX has a backslash before "%". */
const FROM_TO =
  /\bfrom (?:about |around |over |roughly |only )?\$?(\d{1,9}(?:\.\d{1,9})?)[^\d\n]{0,25}? to (?:about |around |over |roughly )?\$?(\d{1,9}(?:\.\d{1,9})?)(?![\d.]*\d)/gi;

interface ChangePhrase {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/** Finds the "from … to …" of a change, in either order of its values; null if there is none, or several. */
function findChangePhrase(sentence: string, before: number, after: number): ChangePhrase | null {
  const wanted = [before, after].sort((a, b) => a - b);
  const found = [...sentence.matchAll(FROM_TO)]
    .map(({ index, 1: from, 2: to }) => ({ index, from: Number(from), to: Number(to) }))
    .filter(({ from, to }) => Math.min(from, to) === wanted[0] && Math.max(from, to) === wanted[1]);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Compares the values of a change with the words around them. Null if the sentence has no "from … to …" with them. */
function checkChangeWords(claim: Claim, higherIsBetter: boolean | null): readonly string[] | null {
  const { sentence, before, after, unit } = claim;
  if (before === null || after === null || before === after) return null;
  const phrase = findChangePhrase(sentence, before, after);
  if (phrase === null) return null;
  const stored = `${formatValue(before, unit)} to ${formatValue(after, unit)}`;
  if (phrase.from !== before)
    return [`The sentence reads from ${phrase.from} to ${phrase.to}, but the claim goes from ${stored}`];
  const verb = findChangeVerb(sentence, phrase.index);
  const sign = verb && toVerbSign(verb.verbClass, higherIsBetter);
  // Without a verb, the order of the values is all that can be compared.
  if (!verb || sign === null) return [];
  return Math.sign(after - before) === sign
    ? []
    : [`The sentence says "${verb.word}", but the claim goes from ${stored}`];
}

/** "by 7.5%", "by up to 7.5 points", "by over 12" */
const BY_NUMBER =
  /\bby (?:up to |about |around |over |more than |roughly |an average of |a further )?\$?\+?(\d{1,9}(?:\.\d{1,9})?)(?![\d.]*\d)/gi;

/** Counts how often a number is in a sentence. */
const countNumber = (sentence: string, wanted: number): number =>
  (sentence.match(/\d{1,9}(?:\.\d{1,9})?/g) ?? []).filter((text) => Number(text) === wanted).length;

/** Compares the sign of a stated gain with its verb. Null if the sentence has no verb with "by" and the gain. */
function checkGainWords(claim: Claim, higherIsBetter: boolean | null): readonly string[] | null {
  const { sentence, gain, gain_kind } = claim;
  if (gain === null || gain === 0 || gain_kind === "times") return null;
  const phrase = [...sentence.matchAll(BY_NUMBER)].find(({ 1: size }) => Number(size) === Math.abs(gain));
  // A number that occurs twice may be of two results.
  if (phrase === undefined || countNumber(sentence, Math.abs(gain)) > 1) return null;
  const verb = findChangeVerb(sentence, phrase.index);
  // If lower is better, "improves by 3" and "falls by 3" are the same change.
  const isAmbiguous =
    verb === null || (higherIsBetter !== true && (verb.verbClass === "better" || verb.verbClass === "worse"));
  const sign = isAmbiguous ? null : toVerbSign(verb.verbClass, higherIsBetter);
  if (verb === null || sign === null) return null;
  return Math.sign(gain) === sign
    ? []
    : [`The sentence says "${verb.word}", but the stored gain is ${formatGain(claim)}`];
}

/** Compares the sign of the stated gain with before and after. Null if one is missing or lower may be better. */
function checkGainSign(claim: Claim, higherIsBetter: boolean | null): readonly string[] | null {
  const { before, after, gain, gain_kind, unit } = claim;
  // "4 times faster" states the factor and not the direction of the change.
  if (before === null || after === null || gain === null || gain_kind === "times") return null;
  if (higherIsBetter !== true || before === after) return null;
  return listMessages([
    Math.sign(after - before) !== Math.sign(gain) &&
      `The values go from ${formatValue(before, unit)} to ${formatValue(after, unit)}, but the stated gain is ${formatGain(claim)}`,
  ]);
}

/** A change whose sign disagrees with its verb, or with the stated gain. */
export const checkDirection: ClaimCheck = ({ claim, result: { higherIsBetter } }) => {
  const outcomes = [checkChangeWords, checkGainWords, checkGainSign].flatMap((check) => {
    const outcome = check(claim, higherIsBetter);
    return outcome === null ? [] : [outcome];
  });
  return outcomes.length === 0 ? null : outcomes.flat();
};
