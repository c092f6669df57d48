import { parsePublicationDate } from "@/lib/paper/parse-day";
import { findFieldName } from "../input/field-names";
import type { FieldMap } from "../input/format";
import { SENTENCE_END } from "../input/sentence-end";

/** Words from which the share of words in lower case is meaningful. */
const MANY_WORDS = 8;
/** Share of words in lower case: addresses and lists of names have fewer. */
const MIN_LOWER_CASE = 0.4;
/** Words of a text that is longer than names and addresses; it may lack its last full stop. */
const LONG_TEXT = 30;
const DOI = /10\.\d{4,9}\//;
const URL = /^(?:https?:|www\.)/i;
const DIGIT = /\d/;

/** How the cells of a row relate to the columns. */
export type Alignment = "confirmed" | "possible" | "refuted";

/**
 * Finds whether the cells of a row with too few or too many cells are below their names: a missing or additional separator
 * moves all cells after it. Dates, DOIs and links have to be in their columns, and the abstract has to end with a sentence.
 */
export function findAlignment(fields: Readonly<Record<string, string>>, map: FieldMap): Alignment {
  const names = Object.keys(fields);
  const value = (field: "abstract" | "date" | "doi" | "url"): string => {
    const name = findFieldName(names, field, map);
    return name === null ? "" : (fields[name] ?? "").trim();
  };
  const abstract = value("abstract");
  if (abstract === "") return "possible";
  if (!mayBeProse(abstract)) return "refuted";
  const checks = [
    [value("date"), (text: string) => DIGIT.test(text) || parsePublicationDate(text) !== null],
    [value("doi"), (text: string) => DOI.test(text) || text.startsWith("@")],
    [value("url"), (text: string) => URL.test(text)],
  ] as const;
  const results = checks.flatMap(([text, isValid]) => (text === "" ? [] : [isValid(text)]));
  if (results.includes(false)) return "refuted";
  return results.length > 0 ? "confirmed" : "possible";
}

/** True for text that may be sentences, as opposed to names, keywords and addresses. */
export function mayBeProse(text: string): boolean {
  const words = text.split(/\s+/);
  const lower = words.filter((word) => /^\P{L}?\p{Ll}/u.test(word)).length;
  const isMixed = words.length < MANY_WORDS || lower >= MIN_LOWER_CASE * words.length;
  if (words.length >= LONG_TEXT) return isMixed;
  return SENTENCE_END.test(text) && (isMixed || !/\p{Lu}/u.test(text));
}
