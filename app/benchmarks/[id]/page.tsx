import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { ChartFrame } from "@/app/_charts/chart-frame";
import { RankedChartView } from "@/app/_charts/ranked-chart-view";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import classes from "@/app/_ui/page.module.css";
import { FamilyPlots } from "@/app/benchmarks/family-plots";
import { OtherGroups } from "@/app/benchmarks/other-groups";
import { type BenchmarkData, readBenchmark } from "@/app/benchmarks/read-benchmark";
import { ResultFilters } from "@/app/benchmarks/result-filters";
import { ResultPapers } from "@/app/benchmarks/result-papers";
import { ResultTable } from "@/app/benchmarks/result-table";
import { CiteButton } from "@/app/cite/cite-button";
import { ExportButton } from "@/app/export/export-button";
import { TableExportLinks } from "@/app/export/table-export-links";
import { describeFamilyChart, INITIAL_ROWS, selectRows, toFamilyChart } from "@/lib/charts/family-charts";
import { comparePath } from "@/lib/compare/compare-query";
import { formatHeadline } from "@/lib/compare/family-results";
import { familyChartPath, familyPath, formatFamilyView } from "@/lib/compare/family-view";
import { formatCount, formatNumber } from "@/lib/format/numbers";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Keyed by strings, so that the page and its metadata share one read. */
const readBenchmarkOnce = cache((id: string, search: string) =>
  readBenchmark(decodeURIComponent(id), new URLSearchParams(search), [], browseBoard),
);

const readPageData = async ({ params, searchParams }: Props) =>
  readBenchmarkOnce((await params).id, toSearchParams(await searchParams).toString());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await readPageData(props);
  if (!data) return { title: "No such benchmark" };
  const { id, name } = data.benchmark;
  const { counts, median, best } = formatHeadline(data.benchmark, data.results);
  return {
    title: name,
    description: `${[counts, median, best?.text].filter(Boolean).join("; ")}.`,
    ...(await toShareMetadata(familyPath(id, data.view, "/card.png"), `Results on ${name}, before and after`)),
  };
}

function Headline({ benchmark, results }: BenchmarkData) {
  const { counts, median, best } = formatHeadline(benchmark, results);
  return (
    <p className={classes.lead}>
      {[counts, median].filter(Boolean).join("; ")}
      {best && (
        <>
          {"; "}
          <EvidenceLink claimId={best.claim}>{best.text}</EvidenceLink>
        </>
      )}
      {results.isFiltered ? " (filtered)" : ""}
    </p>
  );
}

function MainResults({ benchmark, results, view, sort, defaultSort }: BenchmarkData) {
  const { main, rows } = results;
  if (main === null) return <p className={classes.lead}>No result matches these filters.</p>;
  const { id, name } = benchmark;
  const description = describeFamilyChart(name, results, view);
  const shown = selectRows(rows, view);
  return (
    <>
      <ChartFrame description={description} svgHref={familyChartPath(id, view, "results")} fileName={`${id}-results`}>
        <RankedChartView chart={toFamilyChart(rows, main, view)} label={description.title} />
      </ChartFrame>
      {rows.length > INITIAL_ROWS && (
        <p className={classes.links}>
          <Link
            href={familyPath(id, { ...view, rows: view.rows === "all" ? "first" : "all" })}
            scroll={false}
            prefetch={false}
          >
            {view.rows === "all" ? `Show the first ${INITIAL_ROWS}` : `Show all ${formatNumber(rows.length)} results`}
          </Link>
        </p>
      )}
      <section className={classes.section}>
        <div className={classes.head}>
          <h2>Table of results</h2>
          <TableExportLinks path="/results" params={[["benchmark", id], ...formatFamilyView(view)]} />
        </div>
        <ResultTable
          label={`Results on ${name}`}
          results={shown}
          view={view}
          best={results.best}
          links={{
            sort,
            defaultSort,
            path: `/benchmarks/${encodeURIComponent(id)}`,
            params: [...formatFamilyView(view)].filter(([key]) => key !== "sort"),
          }}
        />
      </section>
    </>
  );
}

export default async function BenchmarkPage(props: Props) {
  const data = await readPageData(props);
  if (!data) notFound();
  const { benchmark, family, allResults, results, view, dropped } = data;
  const isFamily = benchmark.id === family.id && family.members.length > 1;
  const claimsQuery = new URLSearchParams(isFamily ? { family: benchmark.id } : { benchmark: benchmark.id });
  return (
    <div className={classes.page}>
      <p className={classes.crumbs}>
        <Link href="/benchmarks">Benchmarks</Link>
        {!isFamily && family.members.length > 1 && (
          <>
            {" / "}
            <Link href={familyPath(family.id)}>{`${family.name}, all editions`}</Link>
          </>
        )}
      </p>
      <div className={classes.head}>
        <h1>{benchmark.name}</h1>
        <Headline {...data} />
      </div>
      <DroppedParametersNotice dropped={dropped} />
      {allResults.length < benchmark.claims && (
        <p className={classes.note}>
          {`Showing ${formatNumber(allResults.length)} of ${formatCount(benchmark.claims, "claim")}, from the newest papers.`}
        </p>
      )}
      <ResultFilters
        path={`/benchmarks/${encodeURIComponent(benchmark.id)}`}
        view={view}
        editions={isFamily ? family.members : []}
        hasActiveSizes={allResults.some(({ claim }) => claim.active_b !== null)}
      />
      <MainResults {...data} />
      <FamilyPlots {...data} />
      <OtherGroups {...data} />
      <ResultPapers results={results.selected} />
      <p className={classes.links}>
        <Link href={`/claims?${claimsQuery}`}>View in claims table</Link>
        <Link href={comparePath({ benchmark: [benchmark.id] })} prefetch={false}>
          Compare with another benchmark
        </Link>
        <ExportButton queryString={claimsQuery.toString()} total={benchmark.claims} />
        <CiteButton queryString={claimsQuery.toString()} />
      </p>
    </div>
  );
}
