import type { ComparisonFacts } from "@/lib/names/comparison-facts";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { matchesSize, parseSize, SIZE_BRACKETS } from "@/lib/query/size-range";
import type { Db } from "../open";
import { cacheExtendedRead } from "./changed-papers";
import {
  type ClaimDictionaries,
  type ClaimRows,
  createDictionaries,
  type NamedModel,
  readClaimRows,
} from "./claim-table";
import { extendClaimRows } from "./extend-claim-rows";
import { getComparisonFacts } from "./get-comparison-facts";
import { type CodedValues, DerivedColumn } from "./value-dictionary";
import { cacheRead } from "./versioned-cache";

/**
 * Column store of all claims, for counting and selecting them. It is read once per connection; after a change of the
 * board, only the claims of the changed papers are read.
 */

const FACT_COLUMNS = ["kind", "gain_kind", "qualifier", "role", "check", "status", "grade"] as const;

/** Columns by the dictionary of their values. */
interface DerivedColumns extends Readonly<Record<(typeof FACT_COLUMNS)[number], CodedValues>> {
  readonly model: CodedValues;
  readonly model_family: CodedValues;
  readonly bracket: Readonly<Record<ClaimQuery["size_of"], CodedValues>>;
  readonly metric: CodedValues;
  readonly day: CodedValues;
  readonly benchmark: CodedValues;
  readonly source: CodedValues;
}

export interface FacetTable extends ClaimRows {
  readonly dictionaries: ClaimDictionaries;
  readonly derived: DerivedColumns;
  /** Facts about benchmarks on this board, and their families by the dictionary of benchmarks. */
  readonly comparison: ComparisonFacts;
  readonly family: CodedValues;
}

/** Returns the size by which claims are filtered. */
export const getSize = ({ size_b, active_b }: NamedModel, sizeOf: ClaimQuery["size_of"]): number | null =>
  sizeOf === "active" ? (active_b ?? size_b) : size_b;

function deriveColumns({ facts, model, metric, day, benchmark, source }: ClaimDictionaries): DerivedColumns {
  const filters = SIZE_BRACKETS.map(({ value }) => ({ value, filter: parseSize(value) ?? "unknown" }));
  const bracket = (sizeOf: ClaimQuery["size_of"]): CodedValues =>
    new DerivedColumn(
      model,
      (one) => filters.find(({ filter }) => matchesSize(getSize(one, sizeOf), filter))?.value ?? null,
    );
  const fact = (key: (typeof FACT_COLUMNS)[number]) => new DerivedColumn(facts, (one) => one[key]);
  return {
    kind: fact("kind"),
    gain_kind: fact("gain_kind"),
    qualifier: fact("qualifier"),
    role: fact("role"),
    check: fact("check"),
    status: fact("status"),
    grade: fact("grade"),
    model: new DerivedColumn(model, ({ key }) => key, true),
    model_family: new DerivedColumn(model, ({ family }) => family, true),
    bracket: { total: bracket("total"), active: bracket("active") },
    metric: new DerivedColumn(metric, ({ key }) => key, true),
    day: new DerivedColumn(day, (value) => value),
    benchmark: new DerivedColumn(benchmark, ({ key }) => key),
    source: new DerivedColumn(source, (value) => value),
  };
}

/** Returns 1 for each code of facts of rejected claims. */
export const findRejectedFacts = ({ dictionaries }: Pick<FacetTable, "dictionaries">): Uint8Array =>
  Uint8Array.from(dictionaries.facts.values, ({ status }) => (status === "rejected" ? 1 : 0));

/** Families follow decisions about names, which may change no claim. */
function deriveFamilies({ benchmark }: ClaimDictionaries, comparison: ComparisonFacts) {
  const family = new DerivedColumn(benchmark, ({ key }) => {
    const { id } = comparison.getFamily(key);
    return comparison.isFamily(id) ? id : null;
  });
  return { comparison, family };
}

type CodedRows = Omit<FacetTable, "comparison" | "family">;

function readAllRows(db: Db): CodedRows {
  const dictionaries = createDictionaries();
  return { ...readClaimRows(db, dictionaries), dictionaries, derived: deriveColumns(dictionaries) };
}

const getRows = cacheExtendedRead<CodedRows>("rows of claims", {
  readAll: readAllRows,
  extend: (db, outdated, changed) => ({
    ...outdated,
    ...extendClaimRows(db, outdated.dictionaries, outdated, changed),
  }),
});

/** Reads the table anew. */
export function readFacetTable(db: Db): FacetTable {
  const rows = readAllRows(db);
  return { ...rows, ...deriveFamilies(rows.dictionaries, getComparisonFacts(db)) };
}

interface CachedTable {
  readonly rows: CodedRows;
  readonly table: FacetTable;
}

function toTable(rows: CodedRows, comparison: ComparisonFacts, outdated: CachedTable | undefined): FacetTable {
  const known = outdated?.table;
  if (known?.dictionaries !== rows.dictionaries || known.comparison !== comparison)
    return { ...rows, ...deriveFamilies(rows.dictionaries, comparison) };
  return rows === outdated?.rows ? known : { ...rows, comparison, family: known.family };
}

const cacheTable = cacheRead(
  "facet table",
  (db, outdated: CachedTable | undefined): CachedTable =>
    // One snapshot for all its statements.
    db.$client.transaction(() => {
      const rows = getRows(db);
      return { rows, table: toTable(rows, getComparisonFacts(db), outdated) };
    })(),
);

/** Returns the facet table of the current database version. */
export const getFacetTable = (db: Db): FacetTable => cacheTable(db).table;
