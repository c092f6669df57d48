import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "../claim/columns";
import { buildClaimQuery, type ClaimQuery } from "./claim-query";
import { clampWidth, getDefaultWidth } from "./column-widths";

/** Edits of the columns of a view. None changes the page or the rows. */

const METHOD_INDEX = COLUMN_KEYS.indexOf("method");
const MODEL_ID_INDEX = COLUMN_KEYS.indexOf("model_id");
/** Order in which shown columns are placed: the system, what was measured, the paper, and the rest. */
const PLACEMENT_ORDER: readonly ColumnKey[] = [
  ...new Set<ColumnKey>([
    "system",
    ...COLUMN_KEYS.slice(METHOD_INDEX, MODEL_ID_INDEX),
    ...COLUMN_KEYS.slice(0, METHOD_INDEX),
    ...COLUMN_KEYS,
  ]),
];

const updateQuery = (query: ClaimQuery, parts: Partial<ClaimQuery>): ClaimQuery =>
  buildClaimQuery({ ...query, ...parts });

/** Shows or hides a column; a shown column is inserted at its default position after the pinned ones. */
export function toggleColumn(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const { cols, pin } = query;
  const from = cols.indexOf(key);
  if (from >= 0)
    return updateQuery(query, { cols: cols.filter((col) => col !== key), pin: from < pin ? pin - 1 : pin });
  const defaultIndex = (col: ColumnKey) => PLACEMENT_ORDER.indexOf(col);
  const before = cols.findIndex((col, at) => at >= pin && defaultIndex(col) > defaultIndex(key));
  const at = before < 0 ? cols.length : before;
  return updateQuery(query, { cols: [...cols.slice(0, at), key, ...cols.slice(at)] });
}

/** Moves a column; its position determines whether it is pinned. */
export function moveColumn(query: ClaimQuery, key: ColumnKey, to: number): ClaimQuery {
  const others = query.cols.filter((col) => col !== key);
  if (others.length === query.cols.length) return query;
  const at = Math.max(0, Math.min(to, others.length));
  return updateQuery(query, { cols: [...others.slice(0, at), key, ...others.slice(at)] });
}

/** Pins a column after the pinned ones, or unpins it. */
export function togglePin(query: ClaimQuery, key: ColumnKey): ClaimQuery {
  const from = query.cols.indexOf(key);
  if (from < 0) return query;
  const isPinned = from < query.pin;
  const moved = moveColumn(query, key, isPinned ? query.pin - 1 : query.pin);
  return updateQuery(moved, { pin: query.pin + (isPinned ? -1 : 1) });
}

/** Returns the width of a column in pixels. */
export function getColumnWidth({ widths }: Pick<ClaimQuery, "widths">, key: ColumnKey): number {
  return widths.find((one) => one.key === key)?.width ?? getDefaultWidth(key);
}

/** @param width in pixels; null for the default */
export function setColumnWidth(query: ClaimQuery, key: ColumnKey, width: number | null): ClaimQuery {
  const others = query.widths.filter((one) => one.key !== key);
  return updateQuery(query, { widths: width === null ? others : [...others, { key, width: clampWidth(width) }] });
}

export function setDensity(query: ClaimQuery, density: ClaimQuery["density"]): ClaimQuery {
  return updateQuery(query, { density });
}

/** Restores default columns and widths without pinned columns. */
export function resetColumns(query: ClaimQuery): ClaimQuery {
  return updateQuery(query, { cols: DEFAULT_COLUMNS, widths: [], pin: 0 });
}
