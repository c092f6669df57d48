import { findFieldName, isRawRecord, type RawRecord } from "./field-names";
import { FIELD_NAMES, type FieldMap } from "./format";
import { hasPaperFields, isPaperRecord } from "./parse-record";

/** Nesting levels that are searched for papers. */
const SEARCH_DEPTH = 6;

/** Fields of a paper that hold other papers. */
const OTHER_PAPER_FIELDS = /^(?:references?|cit(?:ed|ing|ations?)|related|similar|recommend)/i;

/** Finds the paper records in a JSON value: the value itself, or records in nested lists and objects. */
export function findRecords(value: unknown, map: FieldMap): readonly unknown[] {
  if (isPaper(value, map)) return [value];
  const found = listNestedRecords(value, map, SEARCH_DEPTH);
  return found.length > 0 ? found : [value];
}

/** True for a response without records, such as `{"notes": []}`: an empty list and no field of a paper. */
export function isEmptyList(value: unknown, map: FieldMap): boolean {
  if (!isRawRecord(value) || FIELD_NAMES.some((field) => hasPaperFields(value, [field], map))) return false;
  return Object.values(value).some((inner) => Array.isArray(inner) && inner.length === 0);
}

function listNestedRecords(value: unknown, map: FieldMap, depth: number): readonly unknown[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return listListRecords(value, map, depth);
  if (!isRawRecord(value)) return [];
  const inside = getNestedValues(value, map);
  // Papers keyed by id; other entries are reported as no papers.
  if (inside.some((entry) => isRecordOfPaper(entry, map)))
    return listListRecords(inside.filter(isContainer), map, depth);
  return inside.flatMap((entry) => listNestedRecords(entry, map, depth - 1));
}

/** Lists the records of a list: if one entry is a paper, every entry counts as one or contains some. */
function listListRecords(entries: readonly unknown[], map: FieldMap, depth: number): readonly unknown[] {
  const hasPapers = entries.some((entry) => isRecordOfPaper(entry, map));
  return entries.flatMap((entry) => {
    if (isPaper(entry, map)) return [entry];
    const found = listNestedRecords(entry, map, depth - 1);
    return found.length === 0 && hasPapers && !Array.isArray(entry) ? [entry] : found;
  });
}

const isContainer = (value: unknown): boolean => isRawRecord(value) || Array.isArray(value);

function getNestedValues(value: RawRecord, map: FieldMap): unknown[] {
  const hasTitle = findFieldName(Object.keys(value), "title", map) !== null;
  return Object.entries(value).flatMap(([name, inner]) => (hasTitle && OTHER_PAPER_FIELDS.test(name) ? [] : [inner]));
}

/** True for a paper, even with an empty abstract; records nested in it are not papers of the file. */
const isPaper = (value: unknown, map: FieldMap): boolean =>
  isPaperRecord(value, map) || hasPaperFields(value, ["title", "abstract"], map);

const isRecordOfPaper = (value: unknown, map: FieldMap): boolean =>
  isPaper(value, map) || hasPaperFields(value, ["title", "authors"], map);
