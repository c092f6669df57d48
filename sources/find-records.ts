import { type Fields, findName, isFields } from "./fields";
import type { FieldMap } from "./format";
import { looksLikePaper } from "./record";

/** Levels of objects that are looked through for a list of papers. */
const SEARCH_DEPTH = 4;

/** The papers in a value: itself, or the objects of the first list in it of which one is a paper. */
export function findRecords(value: unknown, map: FieldMap): readonly unknown[] {
  if (!isFields(value)) return [value];
  if (hasTitle(value, map)) return [value];
  return findList(value, map, SEARCH_DEPTH) ?? [value];
}

function findList(value: Fields, map: FieldMap, depth: number): readonly unknown[] | null {
  const inside = Object.values(value);
  const list = inside.find((item) => Array.isArray(item) && item.some((entry) => looksLikePaper(entry, map)));
  if (Array.isArray(list)) return list;
  // Papers under their ids.
  if (inside.some((entry) => looksLikePaper(entry, map))) return inside.filter(isFields);
  if (depth === 0) return null;
  for (const entry of inside.filter(isFields)) {
    const found = findList(entry, map, depth - 1);
    if (found) return found;
  }
  return null;
}

const hasTitle = (value: Fields, map: FieldMap): boolean =>
  findName(Object.keys(value), "title", map) !== null || looksLikePaper(value, map);
