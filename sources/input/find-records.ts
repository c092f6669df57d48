import { findFieldName, isRawRecord, type RawRecord } from "./field-names";
import type { FieldMap } from "./format";
import { hasPaperFields, isPaperRecord } from "./parse-record";

/** Levels of lists and objects that are looked through for papers. */
const SEARCH_DEPTH = 6;

/** In a record with a title, these are about other papers. */
const OTHER_PAPER_FIELDS = /^(?:references?|cit(?:ed|ing|ations?)|related|similar|recommend)/i;

/** The papers in a value: itself, or those of all lists and groups in it. */
export function findRecords(value: unknown, map: FieldMap): readonly unknown[] {
  if (isPaper(value, map)) return [value];
  const found = listNestedRecords(value, map, SEARCH_DEPTH);
  return found.length > 0 ? found : [value];
}

function listNestedRecords(value: unknown, map: FieldMap, depth: number): readonly unknown[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return listListRecords(value, map, depth);
  if (!isRawRecord(value)) return [];
  const inside = getNestedValues(value, map);
  // Papers under their ids; what stands between them is said to be none.
  if (inside.some((entry) => isRecordOfPaper(entry, map)))
    return listListRecords(inside.filter(isContainer), map, depth);
  return inside.flatMap((entry) => listNestedRecords(entry, map, depth - 1));
}

/** Entries of a list: where one is a paper, each of them stands for one, or for several. */
function listListRecords(entries: readonly unknown[], map: FieldMap, depth: number): readonly unknown[] {
  const ofPapers = entries.some((entry) => isRecordOfPaper(entry, map));
  return entries.flatMap((entry) => {
    if (isPaper(entry, map)) return [entry];
    const found = listNestedRecords(entry, map, depth - 1);
    return found.length === 0 && ofPapers && !Array.isArray(entry) ? [entry] : found;
  });
}

const isContainer = (value: unknown): boolean => isRawRecord(value) || Array.isArray(value);

function getNestedValues(value: RawRecord, map: FieldMap): unknown[] {
  const titled = findFieldName(Object.keys(value), "title", map) !== null;
  return Object.entries(value).flatMap(([name, inner]) => (titled && OTHER_PAPER_FIELDS.test(name) ? [] : [inner]));
}

/** A paper, though its abstract may be empty: what is in it are no papers of the file. */
const isPaper = (value: unknown, map: FieldMap): boolean =>
  isPaperRecord(value, map) || hasPaperFields(value, ["title", "abstract"], map);

const isRecordOfPaper = (value: unknown, map: FieldMap): boolean =>
  isPaper(value, map) || hasPaperFields(value, ["title", "authors"], map);
