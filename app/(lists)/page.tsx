import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { BenchmarkTable } from "@/app/_components/benchmark-table";
import { BoardCounts } from "@/app/_components/board-counts";
import { EmptyBoard } from "@/app/_components/empty-board";
import classes from "@/app/_components/page.module.css";
import { PaperList } from "@/app/_components/paper-list";
import { readBoard } from "@/app/_data/board";
import { sharedAs } from "@/app/_data/share";
import type { Db } from "@/db/open";
import { boardStats, listMonths } from "@/db/queries/board-stats";
import { dataQuality } from "@/db/queries/data-quality";
import { keptFor } from "@/db/queries/kept";
import { largestGains } from "@/db/queries/largest-gains";
import { topBenchmarks } from "@/db/queries/list-benchmarks";
import { readPapers } from "@/db/queries/list-papers";
import { newSince } from "@/db/queries/new-since";
import { toActivity } from "@/lib/activity";
import { formatCount } from "@/lib/format";
import { continueVisit, formatVisit, parseVisit, VISIT_COOKIE } from "@/lib/visit";
import { Activity } from "./activity";
import { KeepVisit } from "./keep-visit";
import { LargestGains } from "./largest-gains";
import { NewHere } from "./new-here";
import styles from "./overview.module.css";
import { Quality } from "./quality";

export async function generateMetadata(): Promise<Metadata> {
  return { title: { absolute: "Claimboard" }, ...(await sharedAs("/card.png", "What is in this board, in numbers")) };
}

const BENCHMARKS = 12;
const PAPERS = 6;
const GAINS = 8;
const FEW_GAINS = 4;
const NEWS = 5;

/** The newest papers that report something; where none does, the newest. */
function newestPapers(db: Db) {
  const papers = readPapers(db, { reporting: true, limit: PAPERS });
  return papers.length > 0 ? papers : readPapers(db, { limit: PAPERS });
}

/** What everybody sees, until the board changes. */
const boardAtAGlance = keptFor((db) => ({
  stats: boardStats(db),
  benchmarks: topBenchmarks(db, BENCHMARKS),
  papers: newestPapers(db),
  months: toActivity(listMonths(db)),
  gains: largestGains(db, GAINS),
  quality: dataQuality(db),
}));

const readOverview = (since: string | null) =>
  readBoard((db) => ({ ...boardAtAGlance(db), news: since === null ? null : newSince(db, since, NEWS) }));

interface PartProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function Part({ title, aside, children }: PartProps) {
  return (
    <section>
      <div className={styles.heading}>
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

type Board = Awaited<ReturnType<typeof readOverview>>;

function Parts({ stats, benchmarks, papers, months, gains, quality }: Board) {
  const activity = months.length > 1 && (
    <Part title="Claims by the month of their paper">
      <Activity months={months} />
    </Part>
  );
  // The months stand in the column that has the room.
  const isShort = gains.length > 0 && gains.length <= FEW_GAINS;
  return (
    <div className={styles.columns}>
      {benchmarks.length > 0 && (
        <Part
          title="Most reported benchmarks"
          aside={<Link href="/benchmarks">{`All ${formatCount(stats.benchmarks, "benchmark")}`}</Link>}
        >
          <BenchmarkTable benchmarks={benchmarks} label="Most reported benchmarks" brief />
        </Part>
      )}
      <Part
        title={papers.some(({ claims }) => claims > 0) ? "Newest papers with claims" : "Newest papers"}
        aside={<Link href="/papers">{`All ${formatCount(stats.papers, "paper")}`}</Link>}
      >
        <PaperList papers={papers} />
      </Part>
      {gains.length > 0 && (
        <div className={styles.stack}>
          <Part title="Largest gains, each among those that it can be compared with">
            <LargestGains gains={gains} />
          </Part>
          {isShort && activity}
        </div>
      )}
      <div className={gains.length > 0 ? styles.stack : styles.beside}>
        <Part title="How far to trust them">
          <Quality quality={quality} />
        </Part>
        {!isShort && activity}
      </div>
    </div>
  );
}

export default async function Overview() {
  const before = parseVisit((await cookies()).get(VISIT_COOKIE)?.value);
  const visit = continueVisit(before, new Date());
  const board = await readOverview(before === null ? null : visit.since);
  return (
    <div className={classes.page}>
      <div className={styles.intro}>
        <h1>What papers report, number by number</h1>
        <p className={classes.lead}>
          Every figure below was read from an abstract on this machine and leads to the sentence it stands in.
        </p>
      </div>
      <KeepVisit visit={formatVisit(visit)} />
      <BoardCounts stats={board.stats} />
      {board.news && <NewHere news={board.news} since={visit.since} />}
      {board.stats.papers === 0 ? <EmptyBoard what="papers" /> : <Parts {...board} />}
    </div>
  );
}
