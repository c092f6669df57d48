import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "./claim-columns";
import { type ClaimQuery, claimQuery } from "./claim-query";
import { fitWidth, usualWidth } from "./column-widths";

/** Changes to the columns of a view, one step each. None of them leaves the page or the rows that are read. */

const change = (query: ClaimQuery, parts: Partial<ClaimQuery>): ClaimQuery => claimQuery({ ...query, ...parts });

/** Shows or hides a column; a column that is shown anew stands where the full list has it, behind those that stay in sight. */
export function toggleColumn(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const { cols, pin } = query;
  const from = cols.indexOf(key);
  if (from >= 0) return change(query, { cols: cols.filter((col) => col !== key), pin: from < pin ? pin - 1 : pin });
  const place = (col: ColumnKey) => COLUMN_KEYS.indexOf(col);
  const before = cols.findIndex((col, at) => at >= pin && place(col) > place(key));
  const at = before < 0 ? cols.length : before;
  return change(query, { cols: [...cols.slice(0, at), key, ...cols.slice(at)] });
}

/** Puts a column at a place among those that are shown; whether it stays in sight follows from the place. */
export function moveColumn(query: ClaimQuery, key: ColumnKey, to: number): ClaimQuery {
  const others = query.cols.filter((col) => col !== key);
  if (others.length === query.cols.length) return query;
  const at = Math.max(0, Math.min(to, others.length));
  return change(query, { cols: [...others.slice(0, at), key, ...others.slice(at)] });
}

/** Keeps a column in sight behind those that are kept already, or lets it go. */
export function togglePin(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const from = query.cols.indexOf(key);
  if (from < 0) return query;
  const pinned = from < query.pin;
  const moved = moveColumn(query, key, pinned ? query.pin - 1 : query.pin);
  return change(moved, { pin: query.pin + (pinned ? -1 : 1) });
}

/** The width of a column in pixels. */
export function widthOf({ widths }: Pick<ClaimQuery, "widths">, key: ColumnKey): number {
  return widths.find((one) => one.key === key)?.width ?? usualWidth(key);
}

/** @param width in pixels; null for the usual one */
export function setWidth(query: ClaimQuery, key: ColumnKey, width: number | null): ClaimQuery {
  const others = query.widths.filter((one) => one.key !== key);
  return change(query, { widths: width === null ? others : [...others, { key, width: fitWidth(width) }] });
}

export function setDensity(query: ClaimQuery, density: ClaimQuery["density"]): ClaimQuery {
  return change(query, { density });
}

/** The usual columns in their usual widths, none kept in sight. */
export function resetColumns(query: ClaimQuery): ClaimQuery {
  return change(query, { cols: DEFAULT_COLUMNS, widths: [], pin: 0 });
}
