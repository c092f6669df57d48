import type { Claim } from "@/lib/claim/claim";
import { type CellValue, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import type { Db } from "../open";
import { toClaimOrder } from "./claim-order";
import { type ClaimKey, isPlainKey, iterateCells, listPks, prepareToClaim, toCellKeys } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { type KeptRows, takeKeptRows } from "./kept-rows";
import { listClaimPks } from "./list-claim-pks";
import { iterateOnSeparateConnection } from "./separate-connection";
import { getDataVersion } from "./versioned-cache";

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

/** A way to write rows as text. The text of a row depends on the values of the columns alone. */
export interface RowWriter {
  /** Unique among ways with the same columns. */
  readonly name: string;
  readonly columns: readonly ColumnKey[];
  readonly toText: (row: readonly CellValue[]) => string;
}

/**
 * Streams the claims of a query as text in its order, in chunks, ignoring its page. Reads the columns and nothing else,
 * and those of a claim once until its paper changes.
 * @param board connection whose claims in memory have the order, at the time of the first chunk; `file` is its file
 */
export function streamRows(
  { board, file }: { readonly board: Db; readonly file: string },
  query: ClaimQuery,
  writer: RowWriter,
): Generator<string> {
  return iterateOnSeparateConnection(file, (db) => {
    const pks = listKnownPks(board, db, query);
    return iterateTexts(db, pks, writer, takeKeptRows(board, db, writer));
  });
}

/**
 * Returns the order of claims in memory if a snapshot is of the same state, and otherwise that in the snapshot.
 * @param snapshot a connection with an open transaction that has not read yet
 * @param listOrder reads the order in memory
 */
export function listKnownPks(board: Db, snapshot: Db, query: ClaimQuery, listOrder = listClaimPks): readonly number[] {
  const version = getDataVersion(board);
  const known = listOrder(board, query);
  // The snapshot starts with the first statement. Nothing was written before it if the version is still the same.
  snapshot.$client.prepare("SELECT 1 FROM imports LIMIT 1").get();
  if (getDataVersion(board) === version) return [...known];
  return listPks(snapshot, { where: toClaimCondition(snapshot, query), orderBy: toClaimOrder(query) });
}

const CHUNK_SIZE = 500;

function* iterateTexts(
  db: Db,
  pks: readonly number[],
  { columns, toText }: RowWriter,
  kept: KeptRows | null,
): Generator<string> {
  const keys = [...new Set(columns.flatMap(toKeys))];
  const values = columns.map((column) => prepareToValue(column, keys));
  const write = (cells: readonly unknown[]): string => toText(values.map((toValue) => toValue(cells)));
  // Text is added up: a list of texts would have to be joined.
  if (kept === null) {
    for (const rows of iterateCells(db, pks, keys)) yield rows.reduce((text: string, cells) => text + write(cells), "");
    return;
  }
  for (let start = 0; start < pks.length; start += CHUNK_SIZE) {
    const chunk = pks.slice(start, start + CHUNK_SIZE);
    const isMissing = (pk: number): boolean => kept.get(pk) === undefined;
    const texts = new Map<number, string>();
    for (const rows of iterateCells(db, chunk.filter(isMissing), keys))
      for (const cells of rows) {
        const [pk, paper] = cells.slice(keys.length) as [number, number];
        const text = write(cells);
        texts.set(pk, text);
        kept.add(pk, { paper, text });
      }
    yield chunk.reduce((text, pk) => text + (kept.get(pk) ?? texts.get(pk) ?? ""), "");
  }
  kept.share();
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
