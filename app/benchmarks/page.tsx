import type { Metadata } from "next";
import { readBoard, toSearchParams } from "@/app/_data/board";
import { BENCHMARK_COLUMNS, BenchmarkTable, DEFAULT_BENCHMARK_SORT } from "@/app/_ui/benchmark-table";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm } from "@/app/_ui/name-search-form";
import classes from "@/app/_ui/page.module.css";
import { PageLinks, toPagePath } from "@/app/_ui/page-links";
import { TableExportLinks } from "@/app/export/table-export-links";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { formatCount } from "@/lib/format/numbers";
import { filterByName, parseNameQuery } from "@/lib/query/name-query";
import { formatTableSort, parseTableSort, sortTableRows } from "@/lib/query/table-sort";

export const metadata: Metadata = {
  title: "Benchmarks",
  description: "All benchmarks named in claims, with claims, papers, median gain and highest value.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BenchmarksPage({ searchParams }: Props) {
  const params = toSearchParams(await searchParams);
  const query = parseNameQuery(params);
  // The matches of a search come best first, unless the user sorts them.
  const defaultSort = query.q === "" ? DEFAULT_BENCHMARK_SORT : null;
  const sort = parseTableSort(params.get("sort"), BENCHMARK_COLUMNS, defaultSort);
  const sortParameter = sort === null || sort === defaultSort ? "" : formatTableSort(sort);
  const benchmarks = await readBoard((db) => listBenchmarks(db));
  const { found, shown, page, pages } = filterByName(benchmarks, query, (all) =>
    sortTableRows(all, BENCHMARK_COLUMNS, sort),
  );
  const toPath = (n: number) => toPagePath("/benchmarks", { q: query.q, sort: sortParameter }, n);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Benchmarks</h1>
        <p
          className={classes.lead}
        >{`${formatCount(found.length, "benchmark")}${sort === DEFAULT_BENCHMARK_SORT ? ", most reported first" : ""}`}</p>
        {found.length > 0 && <TableExportLinks path="/benchmarks" params={{ q: query.q }} />}
      </div>
      {benchmarks.length === 0 ? (
        <EmptyBoardNotice what="benchmarks" />
      ) : (
        <>
          <NameSearchForm
            path="/benchmarks"
            query={query}
            label="Find a benchmark by name"
            {...(sortParameter && { keptParameters: { sort: sortParameter } })}
          />
          {found.length === 0 && <p className={classes.lead}>No matching benchmarks</p>}
          {shown.length > 0 && (
            <BenchmarkTable
              benchmarks={shown}
              label="Benchmarks"
              links={{
                sort,
                defaultSort,
                path: "/benchmarks",
                params: { q: query.q },
              }}
            />
          )}
          <PageLinks page={page} pages={pages} toPath={toPath} />
        </>
      )}
    </div>
  );
}
