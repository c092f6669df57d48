import { sql } from "drizzle-orm";
import { inSize, parseSize, SIZE_BRACKETS } from "../../lib/size-range";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { metricName, modelName } from "./claim-where";
import { benchmarkNames, metricNames, modelNames, type Names } from "./common-names";

/**
 * What the filters count, read from the database once for each state of it and kept in columns: every value is a small
 * number, so that all filters are counted in one pass.
 */

/** A column in which every claim has one value; null stands for "has none". */
export interface Column {
  /** By row, the place of its value in `values`. */
  readonly codes: Int32Array;
  readonly values: readonly (string | null)[];
}

/** A column in which a claim has any number of values: those of row i are at `starts[i]` up to `starts[i + 1]`. */
export interface ListColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
  readonly values: readonly string[];
}

const SINGLE = ["kind", "gain_kind", "qualifier", "role", "check", "status", "family", "model", "metric"] as const;
type SingleColumn = (typeof SINGLE)[number];

export interface FacetTable {
  readonly rows: number;
  /** By the number of a claim in the database its row, or -1. */
  readonly rowOf: Int32Array;
  readonly columns: { readonly [K in SingleColumn]: Column };
  readonly benchmark: ListColumn;
  readonly source: ListColumn;
  /** In billions; NaN where it is not known. */
  readonly size: { readonly total: Float64Array; readonly active: Float64Array };
  /** The place of the size among the brackets. */
  readonly bracket: { readonly total: Column; readonly active: Column };
  readonly confidence: Float64Array;
  /** The day of the paper. */
  readonly day: Column;
  readonly names: { readonly benchmark: Names; readonly model: Names; readonly metric: Names };
}

/** Numbers for values; with `fold` values that differ in the case of ASCII letters are one, as in the database. */
class Dictionary {
  readonly values: (string | null)[] = [];
  private readonly codes = new Map<string | null, number>();

  constructor(private readonly fold: boolean) {}

  code(value: string | null): number {
    const known = this.codes.get(value);
    if (known !== undefined) return known;
    const key = this.fold && value !== null ? value.replace(/[A-Z]/g, (letter) => letter.toLowerCase()) : value;
    const code = this.codes.get(key) ?? this.values.push(value) - 1;
    this.codes.set(key, code);
    this.codes.set(value, code);
    return code;
  }
}

type Cell = string | number | null;

function readClaims(db: Db): Cell[][] {
  const { kind, gain_kind, qualifier, role, check, status, model_family, size_b, active_b, confidence } = claims;
  return db.values<Cell[]>(
    sql`SELECT ${kind}, ${gain_kind}, ${qualifier}, ${role}, ${check}, ${status}, ${model_family}, ${modelName}, ${metricName},
      ${claims.pk}, ${claims.paper_pk}, ${size_b}, coalesce(${active_b}, ${size_b}), ${confidence} FROM ${claims} ORDER BY ${claims.pk}`,
  );
}
const [PK, PAPER, TOTAL, ACTIVE, CONFIDENCE] = [9, 10, 11, 12, 13];

const numbersAt = (cells: readonly Cell[][], at: number): Float64Array =>
  Float64Array.from(cells, (row) => (row[at] === null ? Number.NaN : Number(row[at])));

function singleColumns(cells: readonly Cell[][]): FacetTable["columns"] {
  const columns = SINGLE.map((name, at) => {
    const dictionary = new Dictionary(["family", "model", "metric"].includes(name));
    const codes = Int32Array.from(cells, (row) => dictionary.code(row[at] as string | null));
    return [name, { codes, values: dictionary.values }] as const;
  });
  return Object.fromEntries(columns) as unknown as FacetTable["columns"];
}

function bracketColumn(sizes: Float64Array): Column {
  const filters = SIZE_BRACKETS.map(({ value }) => parseSize(value) ?? "unknown");
  const codes = new Map<number, number>();
  const codeOf = (size: number): number => {
    const known = codes.get(size);
    if (known !== undefined) return known;
    const code = filters.findIndex((filter) => inSize(Number.isNaN(size) ? null : size, filter));
    codes.set(size, code);
    return code;
  };
  return { codes: Int32Array.from(sizes, codeOf), values: SIZE_BRACKETS.map(({ value }) => value) };
}

/** Puts pairs of row and value into rows. */
function listColumn(rows: number, pairs: readonly (readonly [row: number, value: string])[]): ListColumn {
  const dictionary = new Dictionary(false);
  const starts = new Int32Array(rows + 1);
  for (const [row] of pairs) starts[row + 1] = (starts[row + 1] ?? 0) + 1;
  for (let row = 0; row < rows; row++) starts[row + 1] = (starts[row + 1] ?? 0) + (starts[row] ?? 0);
  const next = starts.slice();
  const codes = new Int32Array(pairs.length);
  for (const [row, value] of pairs) {
    const at = next[row] ?? 0;
    codes[at] = dictionary.code(value);
    next[row] = at + 1;
  }
  return { starts, codes, values: dictionary.values as string[] };
}

/** By the number of a paper the sources that it came from. */
function readSources(db: Db): Map<number, string[]> {
  const found = db.values<[number, string]>(
    sql`SELECT DISTINCT ${occurrences.paper_pk}, ${imports.source} FROM ${occurrences}
      JOIN ${imports} ON ${imports.pk} = ${occurrences.import_pk}`,
  );
  const sources = new Map<number, string[]>();
  for (const [paper, source] of found) {
    const list = sources.get(paper);
    if (list) list.push(source);
    else sources.set(paper, [source]);
  }
  return sources;
}

function readTable(db: Db): FacetTable {
  const cells = readClaims(db);
  const rowOf = new Int32Array(Number(cells.at(-1)?.[PK] ?? 0) + 1).fill(-1);
  for (const [row, cell] of cells.entries()) rowOf[Number(cell[PK])] = row;
  const benchmarks = db.values<[number, string]>(
    sql`SELECT ${claimBenchmarks.claim_pk}, ${claimBenchmarks.benchmark_id} FROM ${claimBenchmarks}`,
  );
  const sources = readSources(db);
  const days = new Map(
    db.values<[number, string | null]>(sql`SELECT ${papers.pk}, ${papers.published} FROM ${papers}`),
  );
  const day = new Dictionary(false);
  const size = { total: numbersAt(cells, TOTAL), active: numbersAt(cells, ACTIVE) };
  return {
    rows: cells.length,
    rowOf,
    columns: singleColumns(cells),
    benchmark: listColumn(
      cells.length,
      benchmarks.map(([pk, id]) => [rowOf[pk] ?? 0, id]),
    ),
    source: listColumn(
      cells.length,
      cells.flatMap((cell, row) => (sources.get(Number(cell[PAPER])) ?? []).map((source) => [row, source] as const)),
    ),
    size,
    bracket: { total: bracketColumn(size.total), active: bracketColumn(size.active) },
    confidence: numbersAt(cells, CONFIDENCE),
    day: {
      codes: Int32Array.from(cells, (cell) => day.code(days.get(Number(cell[PAPER])) ?? null)),
      values: day.values,
    },
    names: { benchmark: benchmarkNames(db), model: modelNames(db), metric: metricNames(db) },
  };
}

/** Another text whenever the database has changed, by this connection or by another one. */
export function dataVersion(db: Db): string {
  const others = db.$client.pragma("data_version", { simple: true });
  return `${others}.${db.$client.prepare("SELECT total_changes()").pluck().get()}`;
}

const kept = new WeakMap<Db["$client"], { readonly version: string; readonly table: FacetTable }>();

/** The table of the database as it is now. */
export function facetTable(db: Db): FacetTable {
  const version = dataVersion(db);
  const known = kept.get(db.$client);
  if (known?.version === version) return known.table;
  const table = readTable(db);
  kept.set(db.$client, { version, table });
  return table;
}
