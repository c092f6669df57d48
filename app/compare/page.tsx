import type { Metadata } from "next";
import Link from "next/link";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { browseBoard, toSearchParams } from "@/app/_data/board";
import { type ComparisonData, readComparison } from "@/app/_data/read-comparison";
import { DroppedParametersNotice } from "@/app/_ui/dropped-parameters-notice";
import page from "@/app/_ui/page.module.css";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { listModels } from "@/db/queries/list-models";
import { readPapers } from "@/db/queries/list-papers";
import { toCompareChart } from "@/lib/charts/compare-chart";
import { toPaperPairGroups } from "@/lib/compare/compare-papers";
import { compareCardPath, comparePath } from "@/lib/compare/compare-query";
import { formatCompareTitle } from "@/lib/compare/compare-title";
import { formatComparedBenchmarks } from "@/lib/compare/comparison";
import { findDroppedParameters, isEmptyComparison } from "@/lib/compare/parse-compare-query";
import { formatCount, formatList } from "@/lib/format/numbers";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";
import { CompareBar } from "./compare-bar";
import { CompareChartView } from "./compare-chart-view";
import { CompareExportButton } from "./compare-export-button";
import { ComparePicker } from "./compare-picker";
import { CompareTable } from "./compare-table";
import { LazyCompareAdd } from "./lazy-compare-add";
import { PaperPairTable } from "./paper-pair-table";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Keyed by a string, so that the page and its metadata share one read. */
const readComparisonOnce = cache((search: string) => readComparison(new URLSearchParams(search), browseBoard));

const readPageData = async ({ searchParams }: Props) =>
  readComparisonOnce(toSearchParams(await searchParams).toString());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, items, comparison } = await readPageData(props);
  const title = formatCompareTitle(items);
  const shared = await toShareMetadata(compareCardPath(query), "Results of the comparison, before and after");
  if (title === null)
    return { title: "Compare", description: "Models, papers and benchmarks side by side.", ...shared };
  return {
    title,
    description: `${title}: ${formatCount(comparison.results.length, "claim")} side by side.`,
    ...shared,
  };
}

async function ComparisonPicker() {
  const choice = await browseBoard((db) => ({
    benchmarks: listBenchmarks(db).slice(0, 36),
    models: listModels(db).slice(0, 36),
    papers: readPapers(db, { sort: "claims", limit: 20 }),
  }));
  return <ComparePicker {...choice} />;
}

/** Names the rows that the switch hides. */
function HiddenRows({ query, items, comparison: { hidden } }: ComparisonData) {
  if (hidden.length === 0) return null;
  return (
    <p className={page.note}>
      {`${formatCount(hidden.length, "row")} without a value for every chosen benchmark (${formatComparedBenchmarks(items)}) hidden: ${formatList(hidden, 4)}. `}
      <Link href={comparePath({ ...query, complete: false })} scroll={false} prefetch={false}>
        Show all rows
      </Link>
    </p>
  );
}

function ComparisonTable({ query, comparison }: ComparisonData) {
  const pairGroups = query.by === "paper" ? toPaperPairGroups(comparison) : null;
  const [first, second] = comparison.rows;
  if (pairGroups && first && second)
    return <PaperPairTable papers={[first, second]} groups={pairGroups} comparison={comparison} query={query} />;
  return <CompareTable comparison={comparison} query={query} />;
}

function Comparison(data: ComparisonData) {
  const { query, items, benchmarkIds, comparison, measurements } = data;
  const chart = toCompareChart(comparison.results, { ...query, benchmark: benchmarkIds });
  return (
    <>
      <CompareBar query={query} items={items} comparison={comparison} measurements={measurements} />
      {comparison.results.length === 0 && (
        <p className={page.lead}>
          {comparison.hidden.length > 0
            ? "No row has a value for every chosen benchmark."
            : "No matching claims. Remove a filter, or add something else."}
        </p>
      )}
      <HiddenRows {...data} />
      <ComparisonTable {...data} />
      {comparison.notes.length > 0 && (
        <section className={page.section} aria-label="Not comparable">
          {comparison.notes.map((note) => (
            <p key={note} className={page.note}>
              {note}
            </p>
          ))}
        </section>
      )}
      {chart && (
        <section className={page.section}>
          <CompareChartView chart={chart} query={query} />
        </section>
      )}
    </>
  );
}

/** Lists the parameters that the page does not use, a column for sorting that it does not have included. */
function listDropped(params: URLSearchParams, { query, comparison }: ComparisonData): DroppedParameter[] {
  const isUnknownSort = query.sort !== "" && comparison.sort === null;
  return [
    ...findDroppedParameters(params, []),
    ...(isUnknownSort ? [{ key: "sort", value: query.sort, reason: "not a column of this comparison" }] : []),
  ];
}

export default async function ComparePage(props: Props) {
  const data = await readPageData(props);
  const { query, items, comparison, isTruncated } = data;
  const isEmpty = isEmptyComparison(query);
  const dropped = listDropped(toSearchParams(await props.searchParams), data);
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{formatCompareTitle(items) ?? "Compare"}</h1>
        <p className={page.lead}>
          {isEmpty
            ? "Select benchmarks, models or papers here, or rows in the claims table."
            : formatCount(comparison.results.length, "claim") + (isTruncated ? " from the newest papers" : "")}
        </p>
        <CompareExportButton query={query} total={comparison.results.length} />
      </div>
      <DroppedParametersNotice dropped={dropped} />
      <LazyCompareAdd query={query} />
      {isEmpty ? <ComparisonPicker /> : <Comparison {...data} />}
    </div>
  );
}
