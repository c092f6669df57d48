import type { Metadata } from "next";
import { readBoard, toSearchParams } from "@/app/_data/board";
import { BenchmarkTable } from "@/app/_ui/benchmark-table";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import { NameSearchForm, TruncatedListNote } from "@/app/_ui/name-search-form";
import classes from "@/app/_ui/page.module.css";
import { TableExportLinks } from "@/app/export/table-export-links";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { formatCount } from "@/lib/format/numbers";
import { filterByName, parseNameQuery } from "@/lib/query/name-query";

export const metadata: Metadata = {
  title: "Benchmarks",
  description: "All benchmarks named in claims, with claims, papers, median gain and highest value.",
};

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function BenchmarksPage({ searchParams }: Props) {
  const query = parseNameQuery(toSearchParams(await searchParams));
  const benchmarks = await readBoard((db) => listBenchmarks(db));
  const { found, shown } = filterByName(benchmarks, query);
  const rest = `/benchmarks?${new URLSearchParams({ ...(query.q && { q: query.q }), all: "1" })}`;
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Benchmarks</h1>
        <p
          className={classes.lead}
        >{`${formatCount(found.length, "benchmark")}${query.q ? "" : ", most reported first"}`}</p>
        {found.length > 0 && <TableExportLinks path="/benchmarks" params={{ q: query.q }} />}
      </div>
      {benchmarks.length === 0 ? (
        <EmptyBoardNotice what="benchmarks" />
      ) : (
        <>
          <NameSearchForm path="/benchmarks" query={query} label="Find a benchmark by name" />
          {found.length === 0 && <p className={classes.lead}>No matching benchmarks</p>}
          {shown.length > 0 && <BenchmarkTable benchmarks={shown} label="Benchmarks" />}
          <TruncatedListNote path={rest} count={found.length} shown={shown.length} what="benchmark" />
        </>
      )}
    </div>
  );
}
