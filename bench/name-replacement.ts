import type { GoldClaim } from "@/eval/gold";
import { type AbstractInput, traceAbstract } from "@/extractors/extract";
import { findLexiconEntry } from "@/extractors/lexicon/match-lexicon";
import { escapeRegExp } from "@/extractors/mentions/proposed-name";
import { SeededRandom } from "./seeded-random";

/** Kinds of names that can be replaced. */
export type NameKind = "benchmark" | "model";

/** A paper whose known names of one kind are replaced by unlisted names of the same shape. */
export interface PaperWithReplacedNames extends AbstractInput {
  /** Original names, as in the text and in the lexicon → replacement. */
  readonly replacements: ReadonlyMap<string, string>;
}

const VOWELS = ["a", "e", "i", "o", "u"] as const;
const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"] as const;
/** Descriptive parts of a name, which are kept: type, split, size. */
const DESCRIPTIVE_PART =
  /^(?:.{1,2}|track|task|level|challenge|competition|verified|diamond|test|val|dataset|instruct|chat|base|large|small|mini|pro|flash|preview|coder|math|text|table)$/i;
const PARTS = /(Bench(?:mark)?|QA|Eval|Net|Set|Math|Code|DB|GPT|BERT|LM|VL|Coder|Instruct|Chat|Base)/;
/** Maximum number of attempts to create a replacement that is not a known word. */
const MAX_TRIES = 20;

const replaceLetters = (text: string, random: SeededRandom): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const replacement = random.pick(/[aeiouy]/i.test(letter) ? VOWELS : CONSONANTS);
    return letter === letter.toUpperCase() ? replacement.toUpperCase() : replacement;
  });

/** Replaces a word: "MathVista" → "MathRobta", keeping vowels, consonants and capitals. */
const replaceWord = (word: string, random: SeededRandom): string =>
  DESCRIPTIVE_PART.test(word)
    ? word
    : word
        .split(PARTS)
        .map((part, i) => (i % 2 === 1 ? part : replaceLetters(part, random)))
        .join("");

/** Creates a replacer that is consistent within a paper and deterministic. */
function createNameReplacer(text: string): (name: string) => string {
  const random = new SeededRandom([...text].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) | 0, 7));
  const words = new Map<string, string>();
  const fresh = (word: string): string => {
    let replacement = replaceWord(word, random);
    for (
      let i = 0;
      i < MAX_TRIES && replacement !== word && (findLexiconEntry(replacement) || text.includes(replacement));
      i++
    )
      replacement = replaceWord(word, random);
    return replacement;
  };
  return (name) =>
    name.replace(/\p{L}+/gu, (word) => {
      const replacement = words.get(word) ?? fresh(word);
      words.set(word, replacement);
      return replacement;
    });
}

/** Finds known capitalized names of a kind in sentences with numbers: text → name in the lexicon. */
function findLexiconNames(paper: AbstractInput, kind: NameKind): Map<string, string> {
  const items = traceAbstract(paper).sentenceContexts.flatMap((sentence) => sentence.items);
  const known = items.flatMap(({ mention }) => (mention?.[kind] && /\p{Lu}/u.test(mention.surface) ? [mention] : []));
  return new Map(known.map(({ surface, name }) => [surface, name]));
}

/** Replaces whole names in a text, longest first. */
function replaceNames(text: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return text;
  const names = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})(?!\\p{L})`, "gu");
  return text.replace(pattern, (name) => replacements.get(name) ?? name);
}

/** Replaces the known names of a kind in a paper. */
export function replaceLexiconNames(paper: AbstractInput, kind: NameKind): PaperWithReplacedNames {
  const known = findLexiconNames(paper, kind);
  const replaceName = createNameReplacer(`${paper.title} ${paper.abstract}`);
  const surfaces = new Map([...known.keys()].map((surface) => [surface, replaceName(surface)]));
  const replacements = new Map(surfaces);
  for (const [surface, name] of known)
    if (!replacements.has(name)) replacements.set(name, surfaces.get(surface) ?? name);
  return { title: replaceNames(paper.title, surfaces), abstract: replaceNames(paper.abstract, surfaces), replacements };
}

/** Replaces names in the annotation of a paper. */
export function replaceNamesInClaim(claim: GoldClaim, replacements: ReadonlyMap<string, string>): GoldClaim {
  const renamed = <T extends string | null>(text: T): T =>
    text === null ? text : (replaceNames(text, replacements) as T);
  return {
    ...claim,
    benchmarks: claim.benchmarks.map(renamed),
    model: renamed(claim.model),
    method: renamed(claim.method),
    baseline: renamed(claim.baseline),
  };
}
