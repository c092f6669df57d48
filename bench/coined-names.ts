import { type Input, traceAbstract } from "../extractors/extract";
import { lookUp } from "../extractors/mentions/match-lexicon";
import { escapeRegExp } from "../extractors/mentions/own-name";
import type { GoldClaim } from "../lib/scoring/gold";
import { Random } from "./random";

/** Kinds of names whose lists are taken away. */
export type CoinedKind = "benchmark" | "model";

/** A paper in whose texts the known names of a kind are others, of the same shape, that no list holds. */
export interface CoinedPaper extends Input {
  /** The former names, as the text and as the lists have them, and what stands for each. */
  readonly coined: ReadonlyMap<string, string>;
}

const VOWELS = ["a", "e", "i", "o", "u"] as const;
const CONSONANTS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"] as const;
/** What a name says of itself stays: its kind, its part, its size. */
const TELLING =
  /^(?:.{1,2}|track|task|level|challenge|competition|verified|diamond|test|val|dataset|instruct|chat|base|large|small|mini|pro|flash|preview|coder|math|text|table)$/i;
const PARTS = /(Bench(?:mark)?|QA|Eval|Net|Set|Math|Code|DB|GPT|BERT|LM|VL|Coder|Instruct|Chat|Base)/;
/** How often a word is coined anew where what came out means something. */
const TRIES = 20;

const coinLetters = (text: string, random: Random): string =>
  text.replace(/\p{L}/gu, (letter) => {
    const coined = random.pick(/[aeiouy]/i.test(letter) ? VOWELS : CONSONANTS);
    return letter === letter.toUpperCase() ? coined.toUpperCase() : coined;
  });

/** "MathVista" → "MathRobta": vowels for vowels, capitals for capitals. */
const coinWord = (word: string, random: Random): string =>
  TELLING.test(word)
    ? word
    : word
        .split(PARTS)
        .map((part, i) => (i % 2 === 1 ? part : coinLetters(part, random)))
        .join("");

/** The same words become the same; the same paper always becomes the same paper. */
function coiner(text: string): (name: string) => string {
  const random = new Random([...text].reduce((sum, c) => (sum * 31 + (c.codePointAt(0) ?? 0)) | 0, 7));
  const words = new Map<string, string>();
  const fresh = (word: string): string => {
    let coined = coinWord(word, random);
    for (let i = 0; i < TRIES && coined !== word && (lookUp(coined) || text.includes(coined)); i++)
      coined = coinWord(word, random);
    return coined;
  };
  return (name) =>
    name.replace(/\p{L}+/gu, (word) => {
      const coined = words.get(word) ?? fresh(word);
      words.set(word, coined);
      return coined;
    });
}

/** Every known name of a kind with a capital, as the sentences with numbers have it → its name in the lists. */
function knownNames(paper: Input, kind: CoinedKind): Map<string, string> {
  const items = traceAbstract(paper).scenes.flatMap((scene) => scene.items);
  const known = items.flatMap(({ mention }) => (mention?.[kind] && /\p{Lu}/u.test(mention.surface) ? [mention] : []));
  return new Map(known.map(({ surface, name }) => [surface, name]));
}

/** `text` with every whole name of `coined` replaced, the longest first. */
function rename(text: string, coined: ReadonlyMap<string, string>): string {
  if (coined.size === 0) return text;
  const names = [...coined.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![\\p{L}\\d])(?:${names.map(escapeRegExp).join("|")})(?!\\p{L})`, "gu");
  return text.replace(pattern, (name) => coined.get(name) ?? name);
}

/** The paper without known names of a kind. */
export function coinNames(paper: Input, kind: CoinedKind): CoinedPaper {
  const known = knownNames(paper, kind);
  const coin = coiner(`${paper.title} ${paper.abstract}`);
  const surfaces = new Map([...known.keys()].map((surface) => [surface, coin(surface)]));
  const coined = new Map(surfaces);
  for (const [surface, name] of known) if (!coined.has(name)) coined.set(name, surfaces.get(surface) ?? name);
  return { title: rename(paper.title, surfaces), abstract: rename(paper.abstract, surfaces), coined };
}

/** The annotation of a paper whose names were coined. */
export function renameClaim(claim: GoldClaim, coined: ReadonlyMap<string, string>): GoldClaim {
  const renamed = <T extends string | null>(text: T): T => (text === null ? text : (rename(text, coined) as T));
  return {
    ...claim,
    benchmarks: claim.benchmarks.map(renamed),
    model: renamed(claim.model),
    method: renamed(claim.method),
    baseline: renamed(claim.baseline),
  };
}
