import type { Claim } from "../claim/claim";
import { type ColumnKey, getCellValue } from "../claim/columns";
import { findSearchHits } from "./find-hits";
import type { SearchTerm } from "./search-terms";

/** Where the words of a search stand that the row of a claim does not show. */
export interface HiddenSearchMatch {
  readonly where:
    | "sentence"
    | "baseline"
    | "model"
    | "method"
    | "benchmark"
    | "metric"
    | "title"
    | "abstract"
    | "authors";
  /** The words around them, cut to what one line holds. */
  readonly text: string;
}

/** Characters of a passage in all, and at most before the word that was found. */
const EXCERPT_LENGTH = 120;
const MAX_CHARS_BEFORE = 14;

/** The words around a place in a text, with a sign of omission where something is left out. */
export function excerptAt(text: string, at: number): string {
  const space = text.indexOf(" ", at - MAX_CHARS_BEFORE);
  const from = at <= MAX_CHARS_BEFORE ? 0 : space >= 0 && space < at ? space + 1 : at;
  const end = from + EXCERPT_LENGTH < text.length ? text.lastIndexOf(" ", from + EXCERPT_LENGTH) : text.length;
  // A text without spaces, as in Chinese, is cut where it has to be.
  const to = end > at ? end : Math.min(text.length, at + EXCERPT_LENGTH);
  const passage = text.slice(from, to).toWellFormed().replace(/\s+/gu, " ").trim();
  return `${from > 0 ? "… " : ""}${passage}${to < text.length ? " …" : ""}`;
}

const hasHit = (text: string, term: SearchTerm): boolean => findSearchHits(text, [term]).length > 0;

/** What the columns show of a claim, as far as it is text. */
function listShownTexts(claim: Claim, cols: readonly ColumnKey[]): string[] {
  const model = cols.includes("model") ? [claim.model ?? claim.method] : [];
  const benchmarks = cols.includes("benchmarks") && claim.benchmarks.length === 0 ? [claim.benchmark_text] : [];
  return [...cols.flatMap((key) => getCellValue(claim, key)), ...model, ...benchmarks].filter(
    (text) => typeof text === "string",
  );
}

/** The words of a search that no shown column of a claim has. */
export function findHiddenTerms(
  claim: Claim,
  cols: readonly ColumnKey[],
  terms: readonly SearchTerm[],
): readonly SearchTerm[] {
  const shown = listShownTexts(claim, cols);
  return terms.filter((term) => term.included && !shown.some((text) => hasHit(text, term)));
}

/**
 * Where words of a search stand that nothing in the row shows: in the claim's own sentence first, then in its slots (a
 * name may be canonical or set right by a person), then in what is known of its paper. Null where the row shows all of them.
 */
export function findHiddenMatch(
  claim: Claim,
  abstract: string,
  unseen: readonly SearchTerm[],
): HiddenSearchMatch | null {
  const fields = [
    ["sentence", claim.sentence],
    ["baseline", claim.baseline ?? ""],
    ["model", claim.model ?? ""],
    ["method", claim.method ?? ""],
    ["benchmark", claim.benchmarks.join(", ")],
    ["metric", claim.metric ?? ""],
    ["title", claim.paper_title],
    ["abstract", abstract],
    ["authors", claim.authors.join(", ")],
  ] as const;
  for (const [where, text] of fields) {
    const hit = findSearchHits(text, unseen)[0];
    if (hit) return { where, text: excerptAt(text, hit[0]) };
  }
  return null;
}
