import type { Claim } from "@/lib/claim/claim";
import { type CellValue, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { type ClaimKey, isPlainKey, iterateCells, listPks, prepareToClaim, toCellKeys } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listClaimPks } from "./list-claim-pks";
import { iterateOnSeparateConnection } from "./separate-connection";
import { getDataVersion } from "./versioned-cache";

/** Rows of a table with the values of its columns. */
export type CellRows = readonly (readonly CellValue[])[];

/** Keys of a claim that a column without a key of its own is made of. */
const DERIVED_COLUMNS: { readonly [K in Exclude<ColumnKey, ClaimKey>]: readonly ClaimKey[] } = {
  evidence_start: ["spans"],
  evidence_end: ["spans"],
  system: ["model", "method"],
  scope: ["aggregate", "benchmarks", "benchmark_text"],
};

/** Keys whose cells have the value of a column. */
const toKeys = (column: ColumnKey): readonly ClaimKey[] =>
  column in DERIVED_COLUMNS ? DERIVED_COLUMNS[column as keyof typeof DERIVED_COLUMNS] : toCellKeys(column as ClaimKey);

/**
 * Streams some columns of all claims of a query in its order, in chunks, ignoring its page. Reads nothing else.
 * @param board connection whose claims in memory have the order, at the time of the first chunk; `file` is its file
 */
export function streamCells(
  { board, file }: { readonly board: Db; readonly file: string },
  query: ClaimQuery,
  columns: readonly ColumnKey[],
): Generator<CellRows> {
  return iterateOnSeparateConnection(file, (db) => iterateRows(db, listKnownPks(board, db, query), columns));
}

/** Returns the order of claims in memory if a snapshot is of the same state, and otherwise that in the snapshot. */
function listKnownPks(board: Db, snapshot: Db, query: ClaimQuery): readonly number[] {
  const version = getDataVersion(board);
  const known = listClaimPks(board, query);
  // The snapshot starts with the first statement. Nothing was written before it if the version is still the same.
  snapshot.$client.prepare("SELECT 1 FROM imports LIMIT 1").get();
  if (getDataVersion(board) === version) return [...known];
  return listPks(snapshot, { where: toClaimCondition(snapshot, query), orderBy: toClaimOrder(query) });
}

function* iterateRows(db: Db, pks: readonly number[], columns: readonly ColumnKey[]): Generator<CellRows> {
  const keys = [...new Set(columns.flatMap(toKeys))];
  const values = columns.map((column) => prepareToValue(column, keys));
  for (const chunk of iterateCells(db, pks, keys)) yield chunk.map((cells) => values.map((toValue) => toValue(cells)));
}

/** Returns a function that returns the value of a column from the cells of some keys. */
function prepareToValue(column: ColumnKey, keys: readonly ClaimKey[]): (cells: readonly unknown[]) => CellValue {
  const own = toKeys(column);
  const places = own.map((key) => keys.indexOf(key));
  const [only = 0] = places;
  if (own.every((key) => key === column && isPlainKey(key))) return (cells) => cells[only] as CellValue;
  const toClaim = prepareToClaim(own);
  // The column needs no other keys.
  return (cells) => getCellValue(toClaim(places.map((at) => cells[at])) as Claim, column);
}
