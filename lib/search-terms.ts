/** One thing to look for: a phrase as FTS5 reads it, wanted or not wanted. */
export interface SearchTerm {
  readonly match: string;
  readonly wanted: boolean;
}

/** So many different words and phrases may be looked for: more than a search field holds, and each costs a look-up. */
export const MOST_TERMS = 100;
/** What ends in such a sign is all written: "C++" is no beginning of "code", nor "5%" of "50%". */
const WHOLE = /[+#%]$/;
// A phrase in quotes (the closing one may be missing while it is typed) or a word, either with a minus before it.
const TERM = /(-?)"([^"]{0,500})"?|(?<![^\s"])(-?)([^\s"]{1,500})/gu;

/**
 * What a search text asks for. Words match from their beginning ("math" finds "MathVista"), quoted phrases as they
 * stand, `-word` is what must not occur. All of FTS5's own operators are plain text here.
 */
export function searchTerms(text: string): SearchTerm[] {
  const clean = text.toWellFormed().replace(/\p{Cc}/gu, " ");
  const terms = new Map<string, SearchTerm>();
  for (const [, minus, phrase, dash, word] of clean.matchAll(TERM)) {
    const said = phrase ?? word ?? "";
    if (!/[\p{L}\p{N}]/u.test(said)) continue;
    const begins = phrase === undefined && !WHOLE.test(said);
    const term = { match: `"${said}"${begins ? "*" : ""}`, wanted: (minus ?? dash) !== "-" };
    terms.set(`${term.wanted} ${term.match}`, term);
  }
  return [...terms.values()];
}

/** True where a text asks for something that no index holds, which is signs alone: nothing is found by it. */
export function isUnsearchable(text: string): boolean {
  return /[^\s\p{Cc}]/u.test(text) && searchTerms(text).length === 0;
}
