import { type ChangedSurface, listChangedSurfaces } from "@/lib/names/lexicon-difference";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { AbstractInput } from "./extract";
import { foldKeepingCase } from "./lexicon/fold";
import { listListedSurfaces } from "./lexicon/match-lexicon";
import { escapeRegExp } from "./mentions/proposed-name";
import { normalizeText } from "./text/normalize";

/** LaTeX and HTML, which the extractor reads as plain text. */
const HAS_MARKUP = /[\\&$]/;

/** "2024" of "AIME 2024", "@k" of "pass@k": the part of a name that a list may leave out ("AIME 2024 and 2025"). */
const SHARED_END = /(?:@[kKnN]|\d{1,9}|(?<=[-\s])\p{Lu})$/u;
const MIN_STEM_LENGTH = 3;

/** Characters between those of a name that spellings add: "math-vista" for "MathVista". At most two in a row. */
const SEPARATORS = "[\\p{Pd}\\u2212_\\s'’‘`´{}^.]{0,2}";

/** Shorter forms are parts of many words. */
const MIN_PART_LENGTH = 4;

/** Returns a pattern for the spellings of a name that differ in separators, or null for a name without characters. */
function toPattern(surface: string): string | null {
  const stem = foldKeepingCase(surface.replace(SHARED_END, ""));
  const form = stem.length >= MIN_STEM_LENGTH ? stem : foldKeepingCase(surface);
  if (form === "") return null;
  const spelled = [...form].map(escapeRegExp).join(SEPARATORS);
  return form.length < MIN_PART_LENGTH ? `(?<![\\p{L}\\p{N}])${spelled}s?(?!\\p{Ll})` : spelled;
}

function toTest(surfaces: readonly string[], flags: string): RegExp | null {
  const patterns = [...new Set(surfaces)].flatMap((surface) => toPattern(surface) ?? []);
  return patterns.length === 0 ? null : new RegExp(patterns.join("|"), flags);
}

/** All spellings of a changed surface, with those of its row in the tables if the whole row has changed. */
const listSpellings = ({ surface, isWholeRow }: ChangedSurface): string[] =>
  isWholeRow ? [surface, ...listListedSurfaces(surface)] : [surface];

/**
 * Returns a test for abstracts in which two lexicons may find different names: those that mention a name about which the
 * lexicons differ, in any spelling. Names that the second lexicon starts to replace in claims need no test of the text.
 */
export function createNameChangeTest(before: UserLexicon, after: UserLexicon): (input: AbstractInput) => boolean {
  const changed = listChangedSurfaces(before, after);
  const select = (isExact: boolean) => changed.filter((one) => one.isExact === isExact).flatMap(listSpellings);
  const tests = [toTest(select(true), "u"), toTest(select(false), "iu")].filter((test) => test !== null);
  if (tests.length === 0) return () => false;
  return ({ title, abstract }) => {
    const text = `${title}\n${abstract}`;
    const read = HAS_MARKUP.test(text) ? normalizeText(text).text : text;
    return tests.some((test) => test.test(read));
  };
}
