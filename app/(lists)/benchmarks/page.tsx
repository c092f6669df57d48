import type { Metadata } from "next";
import { BenchmarkTable } from "@/app/_components/benchmark-table";
import { EmptyBoard } from "@/app/_components/empty-board";
import classes from "@/app/_components/page.module.css";
import { readBoard } from "@/app/_data/board";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { formatCount } from "@/lib/format";

export const metadata: Metadata = {
  title: "Benchmarks",
  description: "Every benchmark that a paper here reports on: claims, papers, median gain, highest value.",
};

export default async function BenchmarksPage() {
  const benchmarks = await readBoard((db) => listBenchmarks(db));
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <h1>Benchmarks</h1>
        <p className={classes.lead}>{`${formatCount(benchmarks.length, "benchmark")}, most reported first`}</p>
      </div>
      {benchmarks.length === 0 ? (
        <EmptyBoard what="benchmarks" />
      ) : (
        <BenchmarkTable benchmarks={benchmarks} label="Benchmarks" />
      )}
    </div>
  );
}
