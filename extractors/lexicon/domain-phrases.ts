import { DOMAIN_PHRASES } from "@/lexicon/generated/extraction";

const toSingular = (phrase: string): string => phrase.replace(/s$/, "");

const DOMAIN_PHRASE_SET: ReadonlySet<string> = new Set(DOMAIN_PHRASES.map(toSingular));

/** Words of the longest phrase. */
const MAX_PHRASE_WORDS = DOMAIN_PHRASES.reduce((most, phrase) => Math.max(most, phrase.split(" ").length), 0);

/**
 * Returns the domain phrase that a text ends with and that an acronym may abbreviate: "principal component analysis" for
 * "a novel principal component analysis" and PCA; null if there is none.
 */
export function findTrailingDomainPhrase(text: string, acronym: string): string | null {
  const words = text
    .toLowerCase()
    .replace(/[-/]/g, " ")
    .replace(/[^a-z ]/g, "")
    .trim()
    .split(/\s+/);
  const first = acronym[0]?.toLowerCase();
  for (let n = 2; n <= Math.min(MAX_PHRASE_WORDS, words.length); n++) {
    const phrase = words.slice(-n).join(" ");
    if (phrase[0] === first && DOMAIN_PHRASE_SET.has(toSingular(phrase))) return phrase;
  }
  return null;
}
