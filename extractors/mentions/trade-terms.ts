const SPELLED = /\(([A-Z]{2,6})s?\)/g;
/** "MLS (mobile laser scanning)". */
const SPELLED_BEHIND = /\b([A-Z]{2,6})s? \((\p{Ll}[\p{Ll} -]{3,60})\)/gu;

/** Heads of terms of the trade also where they are written with capitals: "Time Series Classification (TSC)". */
const TRADE =
  /^(?:classification|detection|segmentation|recognition|generation|forecasting|learning|prediction|estimation|imaging|scanning|processing|reasoning|answering|translation|retrieval|tracking|analysis|localization|reconstruction|synthesis|model(?:l?ing|s)?|sensing|computing|networks?|inference|imagery|images?)$/i;

/** Whether the letters of an acronym begin the small words right before its bracket. */
function spells(words: readonly string[], acronym: string): boolean {
  const parts = words.flatMap((w) => w.split("-")).filter((w) => w !== "");
  const tail = parts.slice(-acronym.length);
  return tail.length === acronym.length && tail.every((w, i) => w[0]?.toLowerCase() === acronym[i]?.toLowerCase());
}

/**
 * Acronyms that the abstract itself spells out in small letters, or as a task: "mobile laser scanning (MLS)", "protein-protein
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
    const small = words.every((w) => /^\p{Ll}[\p{L}-]*$/u.test(w));
    const trade = TRADE.test(words.at(-1) ?? "");
    if ((small || trade) && spells(words, acronym)) terms.add(acronym);
  }
  for (const m of abstract.matchAll(SPELLED_BEHIND)) {
    const acronym = m[1] ?? "";
    if (spells((m[2] ?? "").split(/\s+/), acronym)) terms.add(acronym);
  }
  return terms;
}

const MEASURE =
  /\b(?:metric|index|ratio|rate|score|measure|accuracy|error|coefficient|distance)s? \(([A-Z][A-Za-z-]{0,8}[A-Z])s?\)/gi;

/** Acronyms of measures: "the Parallel Harbour Error (PHE)", "Letter Recovery Rate (LRR)". */
export const findMeasures = (abstract: string): ReadonlySet<string> =>
  new Set([...abstract.matchAll(MEASURE)].flatMap((m) => (/^[A-Z]/.test(m[1] ?? "") ? [m[1] as string] : [])));
