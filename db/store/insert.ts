import { Column, getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Db } from "../open";

/** A prepared insert; returns the primary key of the new row, or null if the row existed. */
export type Insert<T extends SQLiteTable> = (row: T["$inferInsert"]) => number | null;

/** Writes the values of a row to an array of parameters, from an index on. */
type Encode = (values: Readonly<Record<string, unknown>>, parameters: unknown[], at: number) => void;

/** Most columns store their values as they are. */
const encodeColumn = (column: Column) =>
  column.mapToDriverValue === Column.prototype.mapToDriverValue
    ? null
    : (value: unknown): unknown => column.mapToDriverValue(value);

function prepareEncoding(table: SQLiteTable): Encode {
  const keys = Object.keys(getTableColumns(table));
  const encoders = Object.values(getTableColumns(table)).map(encodeColumn);
  return (values, parameters, at) => {
    for (let i = 0; i < keys.length; i++) {
      const value = values[keys[i] ?? ""] ?? null;
      const encode = encoders[i] ?? null;
      parameters[at + i] = value === null || encode === null ? value : encode(value);
    }
  };
}

function writeInsert(table: SQLiteTable, conflict: "ABORT" | "IGNORE", rows = 1): string {
  const columns = Object.values(getTableColumns(table));
  const marks = `(${columns.map(() => "?").join(", ")})`;
  const names = columns.map(({ name }) => `"${name}"`).join(", ");
  return `INSERT OR ${conflict} INTO "${getTableName(table)}" (${names}) VALUES ${Array(rows).fill(marks).join(", ")}`;
}

/**
 * Prepares inserts into a table; many times faster than building the statement for each row.
 * @param conflict IGNORE keeps an existing row
 */
export function prepareInsert<T extends SQLiteTable>(
  db: Db,
  table: T,
  conflict: "ABORT" | "IGNORE" = "ABORT",
): Insert<T> {
  const encode = prepareEncoding(table);
  const statement = db.$client.prepare(writeInsert(table, conflict));
  const parameters: unknown[] = [];
  return (row) => {
    encode(row, parameters, 0);
    const { changes, lastInsertRowid } = statement.run(parameters);
    return changes === 0 ? null : Number(lastInsertRowid);
  };
}

/** Rows of one statement: a call of SQLite takes longer than a small row. */
const MAX_ROWS = 16;

/** Prepares inserts of several rows into a table. */
export function prepareInsertAll<T extends SQLiteTable>(
  db: Db,
  table: T,
): (rows: readonly T["$inferInsert"][]) => void {
  const encode = prepareEncoding(table);
  const columns = Object.keys(getTableColumns(table)).length;
  const statements = new Map<number, ReturnType<Db["$client"]["prepare"]>>();
  const prepare = (rows: number) => {
    const statement = statements.get(rows) ?? db.$client.prepare(writeInsert(table, "ABORT", rows));
    statements.set(rows, statement);
    return statement;
  };
  return (rows) => {
    for (let at = 0; at < rows.length; at += MAX_ROWS) {
      const some = rows.slice(at, at + MAX_ROWS);
      const parameters: unknown[] = [];
      for (const [i, row] of some.entries()) encode(row, parameters, i * columns);
      prepare(some.length).run(parameters);
    }
  };
}
