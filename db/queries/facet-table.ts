import { type SQL, sql } from "drizzle-orm";
import { groupBy } from "@/lib/format/group-by";
import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import { type ClaimQuery, HAS_VALUES } from "@/lib/query/claim-query";
import { matchesSize, parseSize, SIZE_BRACKETS } from "@/lib/query/size-range";
import type { Db } from "../open";
import { claimBenchmarks, claims, imports, occurrences, papers } from "../schema";
import { HAS_CONDITIONS, metricGroupKey, modelGroupKey } from "./claim-where";
import { type DisplayNames, getBenchmarkNames, getMetricNames, getModelNames } from "./display-names";
import { getComparisonFacts } from "./get-comparison-facts";
import { cacheRead } from "./versioned-cache";

/**
 * Column store for facet counts, read once per database version. Values are small integer codes, so that all filters are
 * counted in one pass.
 */

/** A column with one value per claim; null means no value. */
export interface Column {
  /** Index in `values` by row. */
  readonly codes: Int32Array;
  readonly values: readonly (string | null)[];
}

/** A column with any number of values per claim: row i has `codes[starts[i]]` up to `codes[starts[i + 1] - 1]`. */
export interface ListColumn {
  readonly starts: Int32Array;
  readonly codes: Int32Array;
  readonly values: readonly string[];
}

const SINGLE_COLUMNS = [
  "kind",
  "gain_kind",
  "qualifier",
  "role",
  "check",
  "status",
  "model_family",
  "model",
  "metric",
  "grade",
] as const;
type SingleColumn = (typeof SINGLE_COLUMNS)[number];

export interface FacetTable {
  readonly rows: number;
  /** Row by primary key of the claim, or -1. */
  readonly rowOf: Int32Array;
  readonly columns: { readonly [K in SingleColumn]: Column };
  readonly benchmark: ListColumn;
  /** Benchmark families, by id. */
  readonly family: ListColumn;
  readonly source: ListColumn;
  /** Billions of parameters; NaN if unknown. */
  readonly size: { readonly total: Float64Array; readonly active: Float64Array };
  /** Size bracket. */
  readonly bracket: { readonly total: Column; readonly active: Column };
  readonly confidence: Float64Array;
  /** Parts that the claim has, as flags of `getHasFlag`. */
  readonly has: Uint8Array;
  /** Publication date of the paper. */
  readonly day: Column;
  readonly names: {
    readonly benchmark: DisplayNames;
    readonly family: DisplayNames;
    readonly model: DisplayNames;
    readonly metric: DisplayNames;
  };
}

/** Assigns codes to values; with `fold`, ASCII case is ignored as in the database (NOCASE). */
class ValueDictionary {
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

const toText = (cell: Cell | undefined): string | null => (typeof cell === "string" ? cell : null);

/** Primary keys of claims that share a value. */
interface ClaimGroup {
  readonly value: string | null;
  readonly pks: readonly number[];
}

/**
 * Reads groups of claims. The keys of a group are transferred as one text, as the transfer per cell is slow.
 */
function readGroups(db: Db, statement: SQL): ClaimGroup[] {
  return db
    .values<[string | null, string]>(statement)
    .map(([value, pks]) => ({ value, pks: pks.split(",").map(Number) }));
}

/** Groups claims by all counted columns of their row. */
function readClaimGroups(db: Db): ClaimGroup[] {
  const { kind, gain_kind, qualifier, role, check, status, model_family, grade, size_b, active_b, confidence } = claims;
  return readGroups(
    db,
    sql`SELECT json_array(${kind}, ${gain_kind}, ${qualifier}, ${role}, ${check}, ${status}, ${model_family},
      ${modelGroupKey}, ${metricGroupKey}, ${grade}, ${size_b}, coalesce(${active_b}, ${size_b}), ${confidence}, ${HAS_CONDITIONS.gain}, ${HAS_CONDITIONS["before-after"]}), group_concat(${claims.pk})
      FROM ${claims} GROUP BY 1`,
  );
}
const [TOTAL, ACTIVE, CONFIDENCE, GAIN, BEFORE_AFTER] = [10, 11, 12, 13, 14] as const;

/** Returns the flag of a part in the column `has`. */
export const getHasFlag = (part: ClaimQuery["has"][number]): number => 1 << HAS_VALUES.indexOf(part);

const readBenchmarkGroups = (db: Db): ClaimGroup[] =>
  readGroups(
    db,
    sql`SELECT ${claimBenchmarks.benchmark_id}, group_concat(${claimBenchmarks.claim_pk}) FROM ${claimBenchmarks} GROUP BY 1`,
  );

const readSourceGroups = (db: Db): ClaimGroup[] =>
  readGroups(
    db,
    sql`SELECT ${imports.source}, group_concat(${claims.pk})
      FROM (SELECT DISTINCT paper_pk, import_pk FROM ${occurrences}) AS met
      JOIN ${imports} ON ${imports.pk} = met.import_pk JOIN ${claims} ON ${claims.paper_pk} = met.paper_pk GROUP BY ${imports.pk}`,
  );

const readDayGroups = (db: Db): ClaimGroup[] =>
  readGroups(
    db,
    sql`SELECT ${papers.published}, group_concat(${claims.pk})
      FROM ${papers} JOIN ${claims} ON ${claims.paper_pk} = ${papers.pk} GROUP BY 1`,
  );

/** Claims as rows that refer to their group. */
interface ClaimRows {
  readonly count: number;
  readonly rowOf: Int32Array;
  readonly groupOf: Int32Array;
  /** Cells by group. */
  readonly cells: readonly Cell[][];
}

function toRows(groups: readonly ClaimGroup[]): ClaimRows {
  const last = groups.reduce((most, { pks }) => pks.reduce((a, b) => Math.max(a, b), most), 0);
  const rowOf = new Int32Array(last + 1).fill(-1);
  const count = groups.reduce((sum, { pks }) => sum + pks.length, 0);
  const groupOf = new Int32Array(count);
  let row = 0;
  for (const [group, { pks }] of groups.entries()) {
    for (const pk of pks) {
      rowOf[pk] = row;
      groupOf[row++] = group;
    }
  }
  return { count, rowOf, groupOf, cells: groups.map(({ value }) => JSON.parse(value ?? "[]") as Cell[]) };
}

function toNumberColumn({ cells, groupOf }: ClaimRows, at: number): Float64Array {
  const values = cells.map((row) => (typeof row[at] === "number" ? row[at] : Number.NaN));
  return Float64Array.from(groupOf, (group) => values[group] ?? Number.NaN);
}

function toSingleColumns({ cells, groupOf }: ClaimRows): FacetTable["columns"] {
  const column = (name: SingleColumn): Column => {
    const at = SINGLE_COLUMNS.indexOf(name);
    const dictionary = new ValueDictionary(["model_family", "model", "metric"].includes(name));
    const codes = cells.map((row) => dictionary.code(toText(row[at])));
    return { codes: Int32Array.from(groupOf, (group) => codes[group] ?? 0), values: dictionary.values };
  };
  return {
    kind: column("kind"),
    gain_kind: column("gain_kind"),
    qualifier: column("qualifier"),
    role: column("role"),
    check: column("check"),
    status: column("status"),
    model_family: column("model_family"),
    model: column("model"),
    metric: column("metric"),
    grade: column("grade"),
  };
}

function toBracketColumn(sizes: Float64Array): Column {
  const filters = SIZE_BRACKETS.map(({ value }) => parseSize(value) ?? "unknown");
  const codes = new Map<number, number>();
  const codeOf = (size: number): number => {
    const known = codes.get(size);
    if (known !== undefined) return known;
    const code = filters.findIndex((filter) => matchesSize(Number.isNaN(size) ? null : size, filter));
    codes.set(size, code);
    return code;
  };
  return { codes: Int32Array.from(sizes, codeOf), values: SIZE_BRACKETS.map(({ value }) => value) };
}

function toDayColumn({ count, rowOf }: ClaimRows, groups: readonly ClaimGroup[]): Column {
  const codes = new Int32Array(count);
  for (const [code, { pks }] of groups.entries()) for (const pk of pks) codes[rowOf[pk] ?? 0] = code;
  return { codes, values: groups.map(({ value }) => value) };
}

/** Converts overlapping groups to a list column. */
function toListColumn({ count, rowOf }: ClaimRows, groups: readonly ClaimGroup[]): ListColumn {
  const starts = new Int32Array(count + 1);
  const add = (at: number, more: number): number => (starts[at] = (starts[at] ?? 0) + more);
  for (const { pks } of groups) for (const pk of pks) add((rowOf[pk] ?? 0) + 1, 1);
  for (let row = 0; row < count; row++) add(row + 1, starts[row] ?? 0);
  const next = starts.slice();
  const codes = new Int32Array(starts[count] ?? 0);
  for (const [code, { pks }] of groups.entries()) {
    for (const pk of pks) {
      const row = rowOf[pk] ?? 0;
      const at = next[row] ?? 0;
      codes[at] = code;
      next[row] = at + 1;
    }
  }
  return { starts, codes, values: groups.map(({ value }) => value ?? "") };
}

/** Groups the claims of benchmarks by family; families with one benchmark on the board are left out. */
function toFamilyGroups(benchmarks: readonly ClaimGroup[], facts: ComparisonFacts): ClaimGroup[] {
  const known = benchmarks.flatMap(({ value, pks }) => {
    const { id } = facts.getFamily(value ?? "");
    return facts.isFamily(id) ? [{ id, pks }] : [];
  });
  return [...groupBy(known, ({ id }) => id)].flatMap(([value, members]) =>
    members.length > 1 ? [{ value, pks: [...new Set(members.flatMap(({ pks }) => pks))] }] : [],
  );
}

function toHasColumn({ cells, groupOf }: ClaimRows, { starts }: ListColumn): Uint8Array {
  const flags = cells.map(
    (row) => (row[GAIN] === 1 ? getHasFlag("gain") : 0) | (row[BEFORE_AFTER] === 1 ? getHasFlag("before-after") : 0),
  );
  return Uint8Array.from(groupOf, (group, row) => {
    const hasBenchmark = (starts[row] ?? 0) < (starts[row + 1] ?? 0);
    return (flags[group] ?? 0) | (hasBenchmark ? getHasFlag("benchmark") : 0);
  });
}

function readFacetTable(db: Db): FacetTable {
  const rows = toRows(readClaimGroups(db));
  const benchmarkGroups = readBenchmarkGroups(db);
  const facts = getComparisonFacts(db);
  const familyGroups = toFamilyGroups(benchmarkGroups, facts);
  const benchmark = toListColumn(rows, benchmarkGroups);
  const size = { total: toNumberColumn(rows, TOTAL), active: toNumberColumn(rows, ACTIVE) };
  return {
    rows: rows.count,
    rowOf: rows.rowOf,
    columns: toSingleColumns(rows),
    benchmark,
    family: toListColumn(rows, familyGroups),
    source: toListColumn(rows, readSourceGroups(db)),
    size,
    bracket: { total: toBracketColumn(size.total), active: toBracketColumn(size.active) },
    confidence: toNumberColumn(rows, CONFIDENCE),
    has: toHasColumn(rows, benchmark),
    day: toDayColumn(rows, readDayGroups(db)),
    names: {
      benchmark: getBenchmarkNames(db),
      family: new Map(familyGroups.map(({ value }) => [value ?? "", facts.getFamily(value ?? "").name])),
      model: getModelNames(db),
      metric: getMetricNames(db),
    },
  };
}

/** Returns the facet table of the current database version. */
export const getFacetTable = cacheRead("facet table", readFacetTable);
