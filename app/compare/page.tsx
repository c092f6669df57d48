import type { Metadata } from "next";
import { cache } from "react";
import { toShareMetadata } from "@/app/_cards/share-metadata";
import { readBoard, toSearchParams } from "@/app/_data/board";
import { type ComparisonData, readComparison } from "@/app/_data/read-comparison";
import page from "@/app/_ui/page.module.css";
import { listBenchmarks } from "@/db/queries/list-benchmarks";
import { MAX_COMPARED_CLAIMS } from "@/db/queries/list-compared-claims";
import { listModels } from "@/db/queries/list-models";
import { readPapers } from "@/db/queries/list-papers";
import { toCompareChart } from "@/lib/charts/compare-chart";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import type { Claim } from "@/lib/claim/claim";
import { hasOnlyBenchmarks, sortRowsAsRequested, toMatrix } from "@/lib/compare/compare-matrix";
import { toPaperPairGroups } from "@/lib/compare/compare-papers";
import { type CompareQuery, compareCardPath } from "@/lib/compare/compare-query";
import { formatCompareTitle } from "@/lib/compare/compare-title";
import { listMeasurementOptions } from "@/lib/compare/measurements";
import { isEmptyComparison } from "@/lib/compare/parse-compare-query";
import { mergeSingleRowColumns } from "@/lib/compare/single-row-columns";
import { formatCount } from "@/lib/format/numbers";
import { CompareBar } from "./compare-bar";
import { CompareChartView } from "./compare-chart-view";
import { CompareExportButton } from "./compare-export-button";
import { CompareMatrix } from "./compare-matrix";
import { ComparePicker } from "./compare-picker";
import { PaperPairTable } from "./paper-pair-table";

interface Props {
  readonly searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Keyed by a string, so that the page and its metadata share one read. */
const readComparisonOnce = cache((search: string) => readComparison(new URLSearchParams(search)));

const readPageData = async ({ searchParams }: Props) =>
  readComparisonOnce(toSearchParams(await searchParams).toString());

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { query, claims, unfilteredClaims: all } = await readPageData(props);
  const title = formatCompareTitle(all, query);
  const shared = await toShareMetadata(compareCardPath(query), "Results of the comparison, before and after");
  if (title === null)
    return { title: "Compare", description: "Models, papers and benchmarks side by side.", ...shared };
  return {
    title,
    ...shared,
    description: `${formatCount(claims.length, "claim")} side by side, before and after. Only values with the same benchmark, metric and unit are compared.`,
  };
}

async function ComparisonPicker() {
  const choice = await readBoard((db) => ({
    benchmarks: listBenchmarks(db).slice(0, 36),
    models: listModels(db).slice(0, 36),
    papers: readPapers(db, { sort: "claims", limit: 20 }),
  }));
  return <ComparePicker {...choice} />;
}

function ComparisonTable({ query, claims }: { readonly query: CompareQuery; readonly claims: readonly Claim[] }) {
  const matrix = mergeSingleRowColumns(sortRowsAsRequested(toMatrix(claims, query), query));
  const pairGroups = query.by === "paper" ? toPaperPairGroups(matrix) : null;
  const [first, second] = matrix.rows;
  return (
    <>
      {pairGroups && first && second ? (
        <PaperPairTable papers={[first, second]} groups={pairGroups} />
      ) : (
        matrix.rows.length > 0 && <CompareMatrix matrix={matrix} query={query} />
      )}
      {matrix.notes.length > 0 && (
        <section className={page.section} aria-label="Not comparable">
          {matrix.notes.map((note) => (
            <p key={note} className={page.note}>
              {note}
            </p>
          ))}
        </section>
      )}
    </>
  );
}

function Comparison({ query, claims, unfilteredClaims: all }: ComparisonData) {
  const benchmarkNames = new Map(all.flatMap(({ benchmarks }) => benchmarks).map((name) => [benchmarkId(name), name]));
  const chart = toCompareChart(claims, query);
  return (
    <>
      <CompareBar
        query={query}
        benchmarkNames={benchmarkNames}
        measurements={listMeasurementOptions(all.filter((claim) => hasOnlyBenchmarks(claim, query.benchmark)))}
      />
      {claims.length === 0 && (
        <p className={page.lead}>
          {all.length === 0 ? "No matching claims" : "No matching claims for these benchmarks, sizes and metrics"}
        </p>
      )}
      <ComparisonTable query={query} claims={claims} />
      {chart && (
        <section className={page.section}>
          <CompareChartView chart={chart} query={query} />
        </section>
      )}
    </>
  );
}

export default async function ComparePage(props: Props) {
  const compared = await readPageData(props);
  const { query, claims, unfilteredClaims: all } = compared;
  const isEmpty = isEmptyComparison(query);
  const truncationNote = all.length === MAX_COMPARED_CLAIMS ? " from the newest papers" : "";
  return (
    <div className={page.page}>
      <div className={page.head}>
        <h1>{formatCompareTitle(all, query) ?? "Compare"}</h1>
        <p className={page.lead}>
          {isEmpty
            ? "Select benchmarks, models or papers here, or rows in the claims table."
            : formatCount(claims.length, "claim") + truncationNote}
        </p>
        <CompareExportButton query={query} total={claims.length} />
      </div>
      {isEmpty ? <ComparisonPicker /> : <Comparison {...compared} />}
    </div>
  );
}
