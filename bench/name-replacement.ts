import type { GoldClaim } from "@/eval/gold";
import { type AbstractInput, traceAbstract } from "@/extractors/extract";
import { findLexiconEntry } from "@/extractors/lexicon/match-lexicon";
import { escapeRegExp } from "@/extractors/mentions/proposed-name";
import { SeededRandom } from "./seeded-random";

/** Kinds of names whose lists are taken away. */
export type NameKind = "benchmark" | "model";

/** A paper in whose texts the known names of a kind are others, of the same shape, that no list holds. */
export interface PaperWithReplacedNames extends AbstractInput {
  /** The former names, as the text and as the lists have them, and what stands for each. */
  readonly replacements: ReadonlyMap<string, string>;
}

const VOWELS = ["a", "e", "i", "o", "u"] as const;
const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"] as const;
/** What a name says of itself stays: its kind, its part, its size. */
const DESCRIPTIVE_PART =
  /^(?:.{1,2}|track|task|level|challenge|competition|verified|diamond|test|val|dataset|instruct|chat|base|large|small|mini|pro|flash|preview|coder|math|text|table)$/i;
const PARTS = /(Bench(?:mark)?|QA|Eval|Net|Set|Math|Code|DB|GPT|BERT|LM|VL|Coder|Instruct|Chat|Base)/;
/** How often a word is coined anew where what came out means something. */
const MAX_TRIES = 20;

const replaceLetters = (text: string, random: SeededRandom): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const replacement = random.pick(/[aeiouy]/i.test(letter) ? VOWELS : CONSONANTS);
    return letter === letter.toUpperCase() ? replacement.toUpperCase() : replacement;
  });

/** "MathVista" → "MathRobta": vowels for vowels, capitals for capitals. */
const replaceWord = (word: string, random: SeededRandom): string =>
  DESCRIPTIVE_PART.test(word)
    ? word
    : word
        .split(PARTS)
        .map((part, i) => (i % 2 === 1 ? part : replaceLetters(part, random)))
        .join("");

/** The same words become the same; the same paper always becomes the same paper. */
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
      const coined = words.get(word) ?? fresh(word);
      words.set(word, coined);
      return coined;
    });
}

/** Every known name of a kind with a capital, as the sentences with numbers have it → its name in the lists. */
function findLexiconNames(paper: AbstractInput, kind: NameKind): Map<string, string> {
  const items = traceAbstract(paper).sentenceContexts.flatMap((sentence) => sentence.items);
  const known = items.flatMap(({ mention }) => (mention?.[kind] && /\p{Lu}/u.test(mention.surface) ? [mention] : []));
  return new Map(known.map(({ surface, name }) => [surface, name]));
}

/** `text` with every whole name of `coined` replaced, the longest first. */
function replaceNames(text: string, replacements: ReadonlyMap<string, string>): string {
  if (replacements.size === 0) return text;
  const names = [...replacements.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})(?!\\p{L})`, "gu");
  return text.replace(pattern, (name) => replacements.get(name) ?? name);
}

/** The paper without known names of a kind. */
export function replaceLexiconNames(paper: AbstractInput, kind: NameKind): PaperWithReplacedNames {
  const known = findLexiconNames(paper, kind);
  const coin = createNameReplacer(`${paper.title} ${paper.abstract}`);
  const surfaces = new Map([...known.keys()].map((surface) => [surface, coin(surface)]));
  const replacements = new Map(surfaces);
  for (const [surface, name] of known)
    if (!replacements.has(name)) replacements.set(name, surfaces.get(surface) ?? name);
  return { title: replaceNames(paper.title, surfaces), abstract: replaceNames(paper.abstract, surfaces), replacements };
}

/** The annotation of a paper whose names were coined. */
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
