const SPELLED = /\(([A-Z]{2,6})s?\)/g;

/** Whether the letters of an acronym begin the small words right before its bracket. */
function spells(words: readonly string[], acronym: string): boolean {
  const parts = words.flatMap((w) => w.split("-")).filter((w) => w !== "");
  const tail = parts.slice(-acronym.length);
  return tail.length === acronym.length && tail.every((w, i) => w[0] === acronym[i]?.toLowerCase());
}

/**
 * Acronyms that the abstract itself spells out in small letters: "mobile laser scanning (MLS)", "protein-protein
 * interaction (PPI)". They are terms of the trade here, whatever benchmark or model goes by the same letters elsewhere.
 */
export function findTradeTerms(abstract: string): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const m of abstract.matchAll(SPELLED)) {
    const acronym = m[1] ?? "";
    const words = abstract
      .slice(Math.max(0, m.index - 80), m.index)
      .trim()
      .split(/\s+/)
      .slice(-acronym.length);
    if (words.every((w) => /^\p{Ll}[\p{L}-]*$/u.test(w)) && spells(words, acronym)) terms.add(acronym);
  }
  return terms;
}
