import { listChangedNames } from "@/lib/names/lexicon-difference";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { AbstractInput } from "./extract";
import { foldName } from "./lexicon/fold";
import { listListedSurfaces } from "./lexicon/match-lexicon";
import { normalizeText } from "./text/normalize";

/** LaTeX and HTML, which the extractor reads as plain text. */
const HAS_MARKUP = /[\\&$]/;

/** "2024" of "AIME 2024", "@k" of "pass@k": the part of a name that a list may share ("AIME 2024 and 2025"). */
const SHARED_END = /(?:@[kKnN]|\d+|(?<=[-\s])\p{Lu})$/u;
const MIN_STEM_LENGTH = 3;

/** Returns the folded forms by which a text may mention a name. */
function toSearchedForms(surface: string): string[] {
  const whole = foldName(surface);
  const stem = foldName(surface.replace(SHARED_END, ""));
  return stem.length >= MIN_STEM_LENGTH ? [stem] : whole === "" ? [] : [whole];
}

/**
 * Returns a test for abstracts whose claims may differ between two lexicons: those that mention a name about which the
 * lexicons differ, in any spelling. A claim may also have a name that its abstract does not spell out; those are found by
 * the claims.
 */
export function createNameChangeTest(before: UserLexicon, after: UserLexicon): (input: AbstractInput) => boolean {
  const surfaces = listChangedNames(before, after).flatMap((name) => [name, ...listListedSurfaces(name)]);
  const forms = [...new Set(surfaces.flatMap(toSearchedForms))];
  if (forms.length === 0) return () => false;
  return ({ title, abstract }) => {
    const text = `${title}\n${abstract}`;
    const folded = foldName(HAS_MARKUP.test(text) ? normalizeText(text).text : text);
    return forms.some((form) => folded.includes(form));
  };
}
