import { type Fields, findName, isFields } from "./fields";
import type { FieldMap } from "./format";
import { hasPaperFields, looksLikePaper } from "./record";

/** Levels of lists and objects that are looked through for papers. */
const SEARCH_DEPTH = 6;

/** In a record with a title, these are about other papers. */
const OTHERS = /^(?:references?|cit(?:ed|ing|ations?)|related|similar|recommend)/i;

/** The papers in a value: itself, or those of all lists and groups in it. */
export function findRecords(value: unknown, map: FieldMap): readonly unknown[] {
  if (isPaper(value, map)) return [value];
  const found = listInside(value, map, SEARCH_DEPTH);
  return found.length > 0 ? found : [value];
}

function listInside(value: unknown, map: FieldMap, depth: number): readonly unknown[] {
  if (depth === 0) return [];
  if (Array.isArray(value)) return listEntries(value, map, depth);
  if (!isFields(value)) return [];
  const inside = valuesOf(value, map);
  // Papers under their ids; what stands between them is said to be none.
  if (inside.some((entry) => isRecord(entry, map))) return listEntries(inside.filter(isGroup), map, depth);
  return inside.flatMap((entry) => listInside(entry, map, depth - 1));
}

/** Entries of a list: where one is a paper, each of them stands for one, or for several. */
function listEntries(entries: readonly unknown[], map: FieldMap, depth: number): readonly unknown[] {
  const ofPapers = entries.some((entry) => isRecord(entry, map));
  return entries.flatMap((entry) => {
    if (isPaper(entry, map)) return [entry];
    const found = listInside(entry, map, depth - 1);
    return found.length === 0 && ofPapers && !Array.isArray(entry) ? [entry] : found;
  });
}

const isGroup = (value: unknown): boolean => isFields(value) || Array.isArray(value);

function valuesOf(value: Fields, map: FieldMap): unknown[] {
  const titled = findName(Object.keys(value), "title", map) !== null;
  return Object.entries(value).flatMap(([name, inner]) => (titled && OTHERS.test(name) ? [] : [inner]));
}

/** A paper, though its abstract may be empty: what is in it are no papers of the file. */
const isPaper = (value: unknown, map: FieldMap): boolean =>
  looksLikePaper(value, map) || hasPaperFields(value, ["title", "abstract"], map);

const isRecord = (value: unknown, map: FieldMap): boolean =>
  isPaper(value, map) || hasPaperFields(value, ["title", "authors"], map);
