import type { Metadata } from "next";
import Link from "next/link";
import { BenchmarkTable } from "@/app/_components/benchmark-table";
import { BoardCounts } from "@/app/_components/board-counts";
import { EmptyBoard } from "@/app/_components/empty-board";
import classes from "@/app/_components/page.module.css";
import { PaperList } from "@/app/_components/paper-list";
import { readBoard } from "@/app/_data/board";
import { boardStats } from "@/db/queries/board-stats";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { listPapers } from "@/db/queries/list-papers";
import { formatCount } from "@/lib/format";
import styles from "./overview.module.css";

export const metadata: Metadata = { title: { absolute: "Claimboard" } };

const BENCHMARKS = 15;
const PAPERS = 8;

export default async function Overview() {
  const { stats, benchmarks, papers } = await readBoard((db) => ({
    stats: boardStats(db),
    benchmarks: listBenchmarks(db).slice(0, BENCHMARKS),
    papers: listPapers(db, { limit: PAPERS }).papers,
  }));
  return (
    <div className={classes.page}>
      <div className={styles.intro}>
        <h1>What papers report, number by number</h1>
        <p className={classes.lead}>
          Every figure below was read from an abstract on this machine and leads to the sentence it stands in.
        </p>
      </div>
      <BoardCounts stats={stats} />
      {stats.papers === 0 ? (
        <EmptyBoard what="papers" />
      ) : (
        <div className={styles.columns}>
          <section>
            <div className={styles.heading}>
              <h2>Most reported benchmarks</h2>
              <Link href="/benchmarks">{`All ${formatCount(stats.benchmarks, "benchmark")}`}</Link>
            </div>
            <BenchmarkTable benchmarks={benchmarks} label="Most reported benchmarks" brief />
          </section>
          <section>
            <div className={styles.heading}>
              <h2>Newest papers</h2>
              <Link href="/papers">{`All ${formatCount(stats.papers, "paper")}`}</Link>
            </div>
            <PaperList papers={papers} />
          </section>
        </div>
      )}
    </div>
  );
}
