import { type SortableValueColumn, sortTableRows, type TableSort } from "../query/table-sort";
import type { BenchmarkSummary, FamilySummary } from "./benchmark-summary";

/** A row of the list of benchmarks: a family, one of its members below it, or a benchmark without a family. */
export interface BenchmarkRow extends BenchmarkSummary {
  /** True for a member that is listed below its family. */
  readonly isMember: boolean;
  /** Id of the edition in the page of the family, if its own address is that of the family. */
  readonly edition: string | null;
}

const toMemberRow = (member: BenchmarkSummary, family: FamilySummary): BenchmarkRow =>
  member.id === family.id
    ? { ...member, name: `${member.name} (edition not stated)`, isMember: true, edition: member.id }
    : { ...member, isMember: true, edition: null };

/** Returns a family with its members below it; a family with a single member is that benchmark. */
function toRows(family: FamilySummary, members: readonly BenchmarkRow[]): BenchmarkRow[] {
  const [only, second] = family.members;
  if (only && !second) return [{ ...only, isMember: false, edition: null }];
  const { members: _, ...summary } = family;
  return [{ ...summary, isMember: false, edition: null }, ...members];
}

/** Sorts families, and the members of each, by a column. Returns one list of rows for each family. */
export function toBenchmarkRows(
  families: readonly FamilySummary[],
  columns: readonly SortableValueColumn<BenchmarkSummary>[],
  sort: TableSort | null,
): BenchmarkRow[][] {
  return sortTableRows(families, columns, sort).map((family) =>
    toRows(
      family,
      sortTableRows(
        family.members.map((member) => toMemberRow(member, family)),
        columns,
        sort,
      ),
    ),
  );
}

/** Lists families and benchmarks in one list without nesting, for a search by name. */
export const toFlatBenchmarkRows = (families: readonly FamilySummary[]): BenchmarkRow[] =>
  toBenchmarkRows(families, [], null)
    .flat()
    .map((row) => ({ ...row, isMember: false }));

/** Returns the path of the page of a row. */
export const toRowPath = ({ id, edition }: BenchmarkRow): string =>
  `/benchmarks/${encodeURIComponent(id)}${edition === null ? "" : `?${new URLSearchParams({ edition })}`}`;
