import type { Claim } from "../claim/claim";
import { type ColumnKey, getCellValue } from "../claim/columns";
import { formatEvaluation } from "../claim/scope";
import { toReadableSpan, toReadableText } from "../format/readable-text";
import { findSearchHits } from "./find-hits";
import type { SearchTerm } from "./search-terms";

/** A search match that the row of a claim does not show. */
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
  /** Excerpt of one line around the match. */
  readonly text: string;
}

/** Maximum characters of an excerpt, and before the match. */
const EXCERPT_LENGTH = 120;
const MAX_CHARS_BEFORE = 14;

/** Returns the excerpt around a position, with ellipses where text is omitted. */
export function excerptAt(text: string, at: number): string {
  const space = text.indexOf(" ", at - MAX_CHARS_BEFORE);
  const from = at <= MAX_CHARS_BEFORE ? 0 : space >= 0 && space < at ? space + 1 : at;
  const end = from + EXCERPT_LENGTH < text.length ? text.lastIndexOf(" ", from + EXCERPT_LENGTH) : text.length;
  // Text without spaces, such as Chinese, is cut at any character.
  const to = end > at ? end : Math.min(text.length, at + EXCERPT_LENGTH);
  const passage = text.slice(from, to).toWellFormed().replace(/\s+/gu, " ").trim();
  return `${from > 0 ? "… " : ""}${passage}${to < text.length ? " …" : ""}`;
}

const hasHit = (text: string, term: SearchTerm): boolean => findSearchHits(text, [term]).length > 0;

/** Lists the texts that the columns show. */
function listShownTexts(claim: Claim, cols: readonly ColumnKey[]): string[] {
  const benchmarks = cols.includes("benchmarks") ? [formatEvaluation(claim)] : [];
  return [...cols.flatMap((key) => getCellValue(claim, key)), ...benchmarks].filter((text) => typeof text === "string");
}

/** Returns the search terms that no shown column contains. */
export function findHiddenTerms(
  claim: Claim,
  cols: readonly ColumnKey[],
  terms: readonly SearchTerm[],
): readonly SearchTerm[] {
  const shown = listShownTexts(claim, cols);
  return terms.filter((term) => term.included && !shown.some((text) => hasHit(text, term)));
}

/**
 * Finds the first match that the row does not show: in the sentence, then in slots (whose names may be canonical or
 * corrected), then in paper metadata. Null if the row shows all terms.
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
    if (!hit) continue;
    const readable = toReadableText(text);
    return { where, text: excerptAt(readable.text, toReadableSpan(readable, hit)[0]) };
  }
  return null;
}
