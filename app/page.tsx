import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { readBoard } from "@/app/_data/board";
import { BoardCounts } from "@/app/_overview/board-counts";
import { toMonthlyActivity } from "@/app/_overview/monthly-activity";
import { continueVisit, formatVisit, parseVisit, VISIT_COOKIE } from "@/app/_overview/visit";
import { BenchmarkTable } from "@/app/_ui/benchmark-table";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import classes from "@/app/_ui/page.module.css";
import { PaperList } from "@/app/_ui/paper-list";
import type { Db } from "@/db/open";
import { getBoardStats, listMonthlyCounts } from "@/db/queries/get-board-stats";
import { getDataQuality } from "@/db/queries/get-data-quality";
import { getNewSince } from "@/db/queries/get-new-since";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { listLargestGains } from "@/db/queries/list-largest-gains";
import { readPapers } from "@/db/queries/list-papers";
import { cacheByDataVersion } from "@/db/queries/versioned-cache";
import { toFlatBenchmarkRows } from "@/lib/compare/benchmark-rows";
import { formatCount } from "@/lib/format/numbers";
import { ClaimsByMonth } from "./_overview/claims-by-month";
import { DataQualityList } from "./_overview/data-quality-list";
import { LargestGains } from "./_overview/largest-gains";
import { NewSinceLastVisit } from "./_overview/new-since-last-visit";
import styles from "./_overview/overview.module.css";
import { VisitRecorder } from "./_overview/visit-recorder";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { absolute: "Claimboard" },
    ...(await toShareMetadata("/card.png", "Number of papers, claims, benchmarks and models on this board")),
  };
}

const MAX_BENCHMARKS = 12;
const MAX_PAPERS = 6;
const MAX_GAINS = 8;
const SHORT_GAIN_LIST = 4;
const MAX_NEW_PAPERS = 5;

/** Returns the newest papers with claims, or the newest papers if no paper has claims. */
function listNewestPapers(db: Db) {
  const papers = readPapers(db, { withClaims: true, limit: MAX_PAPERS });
  return papers.length > 0 ? papers : readPapers(db, { limit: MAX_PAPERS });
}

/** Reads the part of the overview that is the same for all visitors; cached until the board changes. */
const readCachedOverview = cacheByDataVersion((db) => ({
  stats: getBoardStats(db),
  benchmarks: toFlatBenchmarkRows(listFamilies(db).slice(0, MAX_BENCHMARKS)).slice(0, MAX_BENCHMARKS),
  papers: listNewestPapers(db),
  months: toMonthlyActivity(listMonthlyCounts(db)),
  gains: listLargestGains(db, MAX_GAINS),
  quality: getDataQuality(db),
}));

const readOverview = (since: string | null) =>
  readBoard((db) => ({
    ...readCachedOverview(db),
    newSince: since === null ? null : getNewSince(db, since, MAX_NEW_PAPERS),
  }));

interface OverviewSectionProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function OverviewSection({ title, aside, children }: OverviewSectionProps) {
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

type OverviewData = Awaited<ReturnType<typeof readOverview>>;

function OverviewSections({ stats, benchmarks, papers, months, gains, quality }: OverviewData) {
  const activity = months.length > 1 && (
    <OverviewSection title="Claims by month of publication">
      <ClaimsByMonth months={months} />
    </OverviewSection>
  );
  // A short list of gains leaves room for the months below it; otherwise they go into the other column.
  const isShortGainList = gains.length > 0 && gains.length <= SHORT_GAIN_LIST;
  return (
    <div className={styles.columns}>
      {benchmarks.length > 0 && (
        <OverviewSection
          title="Most reported benchmarks"
          aside={<Link href="/benchmarks">{`All ${formatCount(stats.benchmarks, "benchmark")}`}</Link>}
        >
          <BenchmarkTable benchmarks={benchmarks} label="Most reported benchmarks" compact />
        </OverviewSection>
      )}
      <OverviewSection
        title={papers.some(({ claims }) => claims > 0) ? "Newest papers with claims" : "Newest papers"}
        aside={<Link href="/papers">{`All ${formatCount(stats.papers, "paper")}`}</Link>}
      >
        <PaperList papers={papers} />
      </OverviewSection>
      {gains.length > 0 && (
        <div className={styles.stack}>
          <OverviewSection title="Largest gains among comparable results">
            <LargestGains gains={gains} />
          </OverviewSection>
          {isShortGainList && activity}
        </div>
      )}
      <div className={gains.length > 0 ? styles.stack : styles.ungrouped}>
        <OverviewSection title="Data quality">
          <DataQualityList quality={quality} />
        </OverviewSection>
        {!isShortGainList && activity}
      </div>
    </div>
  );
}

export default async function Overview() {
  const previousVisit = parseVisit((await cookies()).get(VISIT_COOKIE)?.value);
  const visit = continueVisit(previousVisit, new Date());
  const board = await readOverview(previousVisit === null ? null : visit.since);
  return (
    <div className={classes.page}>
      <div className={styles.intro}>
        <h1>Reported results</h1>
        <p className={classes.lead}>
          Every value was extracted from an abstract on this machine and links to its sentence.
        </p>
      </div>
      <VisitRecorder visit={formatVisit(visit)} />
      <BoardCounts stats={board.stats} />
      {board.newSince && <NewSinceLastVisit newSince={board.newSince} since={visit.since} />}
      {board.stats.papers === 0 ? <EmptyBoardNotice what="papers" /> : <OverviewSections {...board} />}
    </div>
  );
}
