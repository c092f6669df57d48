import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { toSearchParams } from "@/app/_data/board";
import classes from "@/app/_ui/page.module.css";
import { AxisSelector } from "@/app/benchmarks/axis-selector";
import { BenchmarkCharts } from "@/app/benchmarks/benchmark-charts";
import { BenchmarkClaimTable } from "@/app/benchmarks/benchmark-claim-table";
import { readBenchmark } from "@/app/benchmarks/read-benchmark";
import { StatedGainLists } from "@/app/benchmarks/stated-gain-lists";
import { describeChart, hasEnoughData, selectPanel } from "@/lib/charts/benchmark-charts";
import { benchmarkPath, CHART_KINDS, formatBenchmarkView, parseBenchmarkView } from "@/lib/charts/benchmark-view";
import { comparePath } from "@/lib/compare/compare-query";
import { formatCount, formatDate, formatNumber } from "@/lib/format/numbers";

interface Props {
  readonly params: Promise<{ readonly id: string }>;
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Keyed by strings, so that the page and its metadata share one read. */
const readBenchmarkOnce = cache((id: string, search: string) =>
  readBenchmark(decodeURIComponent(id), new URLSearchParams(search)),
);

const readPageData = async ({ params, searchParams }: Props) =>
  readBenchmarkOnce(
    (await params).id,
    formatBenchmarkView(parseBenchmarkView(toSearchParams(await searchParams))).toString(),
  );

type BenchmarkPageData = NonNullable<Awaited<ReturnType<typeof readPageData>>>;

/** The title of the first chart with the number of claims, or only that number if there is no chart. */
function describeBenchmark({ benchmark, charts }: BenchmarkPageData): string {
  const chart = charts && CHART_KINDS.find((one) => hasEnoughData(charts, one));
  const counts = `${formatCount(benchmark.claims, "claim")} on ${benchmark.name} from ${formatCount(benchmark.papers, "paper")}.`;
  return charts && chart ? `${describeChart(charts, chart).title}. ${counts}` : counts;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const data = await readPageData(props);
  if (!data) return { title: "No such benchmark" };
  const { id, name } = data.benchmark;
  return {
    title: name,
    description: describeBenchmark(data),
    ...(await toShareMetadata(benchmarkPath(id, data.view, "/card.png"), `Results on ${name}, before and after`)),
  };
}

export default async function BenchmarkPage(props: Props) {
  const data = await readPageData(props);
  if (!data) notFound();
  const { benchmark, claims, series, view, charts } = data;
  const selectedPanel = selectPanel(series, view.axis);
  const dates = [benchmark.first_published, benchmark.last_published].filter((d) => d !== null).map(formatDate);
  return (
    <div className={classes.page}>
      <p className={classes.crumbs}>
        <Link href="/benchmarks">Benchmarks</Link>
      </p>
      <div className={classes.head}>
        <h1>{benchmark.name}</h1>
        <p className={classes.lead}>
          {[
            formatCount(benchmark.claims, "claim"),
            `from ${formatCount(benchmark.papers, "paper")}`,
            [...new Set(dates)].join(" – "),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        <Link href={comparePath({ benchmark: [benchmark.id] })} prefetch={false} className={classes.screenOnly}>
          Compare with another benchmark
        </Link>
      </div>
      {claims.length < benchmark.claims && (
        <p className={classes.note}>
          {`Showing ${formatNumber(claims.length)} of ${formatCount(benchmark.claims, "claim")}, from the newest papers.`}
        </p>
      )}
      {selectedPanel && <AxisSelector id={benchmark.id} view={view} series={series} selected={selectedPanel} />}
      {charts && <BenchmarkCharts id={benchmark.id} charts={charts} view={view} />}
      {series.gainGroups.length > 0 && (
        <StatedGainLists id={benchmark.id} view={view} groups={series.gainGroups} name={benchmark.name} />
      )}
      <section className={classes.section}>
        <h2>Claims</h2>
        <BenchmarkClaimTable claims={claims} id={benchmark.id} count={benchmark.claims} />
      </section>
    </div>
  );
}
