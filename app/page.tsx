import type { Metadata } from "next";
import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { toSearchParams } from "@/app/_data/board";
import { continueVisit, formatVisit, parseVisit, VISIT_COOKIE } from "@/app/_overview/visit";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EmptyBoardNotice } from "@/app/_ui/empty-board-notice";
import classes from "@/app/_ui/page.module.css";
import { PaperList } from "@/app/_ui/paper-list";
import { countMembers } from "@/lib/compare/benchmark-summary";
import { formatCount } from "@/lib/format/numbers";
import { BoardSummary } from "./_overview/board-summary";
import { ClaimsByMonth } from "./_overview/claims-by-month";
import { DataQualityLine } from "./_overview/data-quality-line";
import { FamilyAnswer } from "./_overview/family-answer";
import { FamilyChooser } from "./_overview/family-chooser";
import { FamilyTable } from "./_overview/family-table";
import { HeadlineResult } from "./_overview/headline-result";
import { NewSinceLastVisit } from "./_overview/new-since-last-visit";
import styles from "./_overview/overview.module.css";
import { type OverviewData, readOverview } from "./_overview/read-overview";
import { selectFamilies } from "./_overview/select-families";
import { VisitRecorder } from "./_overview/visit-recorder";

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: { absolute: "Claimboard" },
    ...(await toShareMetadata("/card.png", "Number of papers, claims, benchmarks and models on this board")),
  };
}

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

/** Number of families of a table that is as long as the list of papers. */
const LONG_TABLE = 12;

/** Families, newest papers and data quality in two columns of similar length, and the months below them. */
function OverviewSections({ stats, families, papers, months, quality, query }: OverviewData) {
  const isLong = selectFamilies(families, query.names).shown.length >= LONG_TABLE;
  const newest = (
    <OverviewSection
      title={papers.some(({ claims }) => claims > 0) ? "Newest papers with claims" : "Newest papers"}
      aside={<Link href="/papers">{`All ${formatCount(stats.papers, "paper")}`}</Link>}
    >
      <PaperList papers={papers} detail={({ headline }) => headline && <HeadlineResult result={headline} />} />
    </OverviewSection>
  );
  const dataQuality = (
    <OverviewSection title="Data quality">
      <DataQualityLine quality={quality} />
    </OverviewSection>
  );
  return (
    <>
      <div className={styles.columns}>
        {families.length > 0 && (
          <div className={styles.stack}>
            <OverviewSection
              title="Benchmarks by number of papers"
              aside={<Link href="/benchmarks">{`All ${formatCount(countMembers(families), "benchmark")}`}</Link>}
            >
              <FamilyTable families={families} query={query} />
            </OverviewSection>
            {!isLong && dataQuality}
          </div>
        )}
        <div className={styles.stack}>
          {newest}
          {isLong && dataQuality}
        </div>
        {families.length === 0 && dataQuality}
      </div>
      {months.length > 1 && (
        <div className={styles.activity}>
          <OverviewSection title="Claims by month of publication">
            <ClaimsByMonth months={months} />
          </OverviewSection>
        </div>
      )}
    </>
  );
}

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Overview({ searchParams }: Props) {
  const previousVisit = parseVisit((await cookies()).get(VISIT_COOKIE)?.value);
  const visit = continueVisit(previousVisit, new Date());
  const board = await readOverview(toSearchParams(await searchParams), previousVisit === null ? null : visit.since);
  const { stats, families, answer, query, dropped, newSince } = board;
  return (
    <div className={classes.page}>
      <div className={styles.intro}>
        <h1>Reported results</h1>
        <p className={styles.summary}>
          <BoardSummary stats={stats} benchmarks={countMembers(families)} />
        </p>
      </div>
      <VisitRecorder visit={formatVisit(visit)} />
      <DroppedParametersNotice dropped={dropped} />
      {answer && (
        <>
          {families.length > 1 && <FamilyChooser families={families} query={query} current={answer.family} />}
          <FamilyAnswer answer={answer} query={query} />
        </>
      )}
      {newSince && <NewSinceLastVisit newSince={newSince} since={visit.since} />}
      {stats.papers === 0 ? <EmptyBoardNotice what="papers" /> : <OverviewSections {...board} />}
    </div>
  );
}
