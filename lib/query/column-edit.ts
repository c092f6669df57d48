import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery } from "./claim-query";
import { clampWidth, getDefaultWidth } from "./column-widths";

/** Changes to the columns of a view, one step each. None of them leaves the page or the rows that are read. */

const updateQuery = (query: ClaimQuery, parts: Partial<ClaimQuery>): ClaimQuery =>
  buildClaimQuery({ ...query, ...parts });

/** Shows or hides a column; a column that is shown anew stands where the full list has it, behind those that stay in sight. */
export function toggleColumn(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const { cols, pin } = query;
  const from = cols.indexOf(key);
  if (from >= 0)
    return updateQuery(query, { cols: cols.filter((col) => col !== key), pin: from < pin ? pin - 1 : pin });
  const defaultIndex = (col: ColumnKey) => COLUMN_KEYS.indexOf(col);
  const before = cols.findIndex((col, at) => at >= pin && defaultIndex(col) > defaultIndex(key));
  const at = before < 0 ? cols.length : before;
  return updateQuery(query, { cols: [...cols.slice(0, at), key, ...cols.slice(at)] });
}

/** Puts a column at a place among those that are shown; whether it stays in sight follows from the place. */
export function moveColumn(query: ClaimQuery, key: ColumnKey, to: number): ClaimQuery {
  const others = query.cols.filter((col) => col !== key);
  if (others.length === query.cols.length) return query;
  const at = Math.max(0, Math.min(to, others.length));
  return updateQuery(query, { cols: [...others.slice(0, at), key, ...others.slice(at)] });
}

/** Keeps a column in sight behind those that are kept already, or lets it go. */
export function togglePin(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const from = query.cols.indexOf(key);
  if (from < 0) return query;
  const pinned = from < query.pin;
  const moved = moveColumn(query, key, pinned ? query.pin - 1 : query.pin);
  return updateQuery(moved, { pin: query.pin + (pinned ? -1 : 1) });
}

/** The width of a column in pixels. */
export function getColumnWidth({ widths }: Pick<ClaimQuery, "widths">, key: ColumnKey): number {
  return widths.find((one) => one.key === key)?.width ?? getDefaultWidth(key);
}

/** @param width in pixels; null for the usual one */
export function setColumnWidth(query: ClaimQuery, key: ColumnKey, width: number | null): ClaimQuery {
  const others = query.widths.filter((one) => one.key !== key);
  return updateQuery(query, { widths: width === null ? others : [...others, { key, width: clampWidth(width) }] });
}

export function setDensity(query: ClaimQuery, density: ClaimQuery["density"]): ClaimQuery {
  return updateQuery(query, { density });
}

/** The usual columns in their usual widths, none kept in sight. */
export function resetColumns(query: ClaimQuery): ClaimQuery {
  return updateQuery(query, { cols: DEFAULT_COLUMNS, widths: [], pin: 0 });
}
