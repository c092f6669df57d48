import type { Metadata } from "next";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import {
  BENCHMARK_SORT_COLUMNS,
  BenchmarkTable,
  getDefaultBenchmarkSort,
  parseBenchmarkSort,
} from "@/app/_ui/benchmark-table";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm } from "@/app/_ui/name-search-form";
import classes from "@/app/_ui/page.module.css";
import { PageLinks, toPagePath } from "@/app/_ui/page-links";
import { TableExportLinks } from "@/app/export/table-export-links";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { toBenchmarkRows, toFlatBenchmarkRows } from "@/lib/compare/benchmark-rows";
import { countMembers, type FamilySummary } from "@/lib/compare/benchmark-summary";
import { formatCount } from "@/lib/format/numbers";
import { filterByName, type NameQuery, parseNameQuery } from "@/lib/query/name-query";
import { formatTableSort, sortTableRows, type TableSort } from "@/lib/query/table-sort";

export const metadata: Metadata = {
  title: "Benchmarks",
  description: "All benchmarks and families with results, papers, median gain and best value.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BenchmarksPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const query = parseNameQuery(params);
  const [sort, defaultSort] = [parseBenchmarkSort(params, query), getDefaultBenchmarkSort(query)];
  const sortParameter = sort === null || sort === defaultSort ? "" : formatTableSort(sort);
  const families = await browseBoard((db) => listFamilies(db));
  const list = listRows(families, query, sort);
  const { count, rows, page, pages } = list;
  const toPath = (n: number) => toPagePath("/benchmarks", { q: query.q, sort: sortParameter }, n);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Benchmarks</h1>
        <p className={classes.lead}>{count}</p>
        {rows.length > 0 && <TableExportLinks path="/benchmarks" params={{ q: query.q, sort: sortParameter }} />}
      </div>
      {families.length === 0 ? (
        <EmptyBoardNotice what="benchmarks" />
      ) : (
        <>
          <NameSearchForm
            path="/benchmarks"
            query={query}
            label="Find a benchmark by name"
            {...(sortParameter && { keptParameters: { sort: sortParameter } })}
          />
          {rows.length === 0 && <p className={classes.lead}>No matching benchmarks</p>}
          {rows.length > 0 && (
            <BenchmarkTable
              benchmarks={rows}
              label="Benchmarks"
              links={{ sort, defaultSort, path: "/benchmarks", params: { q: query.q } }}
            />
          )}
          <PageLinks page={page} pages={pages} toPath={toPath} />
        </>
      )}
    </div>
  );
}

/** Families on a page; their editions are rows as well. */
const FAMILIES_PER_PAGE = 50;

/** Returns the rows of a page: families with their members, or the matches of a search without nesting. */
function listRows(families: readonly FamilySummary[], query: NameQuery, sort: TableSort | null) {
  if (query.q !== "") {
    const flat = toFlatBenchmarkRows(families);
    const { found, shown, ...paging } = filterByName(flat, query, (all) =>
      sortTableRows(all, BENCHMARK_SORT_COLUMNS, sort),
    );
    return { rows: shown, count: formatCount(found.length, "match", "matches"), ...paging };
  }
  const groups = toBenchmarkRows(families, BENCHMARK_SORT_COLUMNS, sort).map((rows) => ({ name: "", rows }));
  const { shown, ...paging } = filterByName(groups, query, undefined, FAMILIES_PER_PAGE);
  const benchmarks = countMembers(families);
  const grouped = families.length < benchmarks ? ` in ${formatCount(families.length, "family", "families")}` : "";
  return { rows: shown.flatMap(({ rows }) => rows), count: formatCount(benchmarks, "benchmark") + grouped, ...paging };
}
