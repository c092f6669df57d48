import Link from "next/link";
import { CountBar } from "@/app/_ui/count-bar";
import table from "@/app/_ui/data-table.module.css";
import { EvidenceLink } from "@/app/_ui/evidence-link";
import page from "@/app/_ui/page.module.css";
import { SortableTable, type SortableTableColumn } from "@/app/_ui/sortable-table";
import type { FamilySummary } from "@/lib/compare/benchmark-summary";
import { familyPath } from "@/lib/compare/family-view";
import { formatScaleValue } from "@/lib/compare/protocol";
import { formatCount, formatNumber, formatPoints, MISSING } from "@/lib/format/numbers";
import styles from "./overview.module.css";
import { type OverviewQuery, overviewPath } from "./overview-query";
import { selectFamilies } from "./select-families";

type Column = SortableTableColumn<FamilySummary>;

function BestValue({ family }: { readonly family: FamilySummary }) {
  const { best, best_unit, best_metric, best_benchmark, best_claim, name } = family;
  if (best === null || best_claim === null) return MISSING;
  const edition = best_benchmark === name ? null : best_benchmark;
  return (
    <>
      <EvidenceLink claimId={best_claim}>{formatScaleValue(best, { unit: best_unit })}</EvidenceLink>
      <span className={styles.protocol}>
        {[best_metric ?? "metric not stated", edition].filter(Boolean).join(", ")}
      </span>
    </>
  );
}

const listColumns = (mostPapers: number): readonly Column[] => [
  {
    id: "name",
    header: "Benchmark",
    isRowHeader: true,
    className: table.name,
    cell: ({ id, name }) => (
      <Link href={familyPath(id)} prefetch={false}>
        {name}
      </Link>
    ),
  },
  {
    id: "papers",
    header: "Papers",
    className: styles.papers,
    cell: ({ papers }) => <CountBar count={papers} maxCount={mostPapers} />,
  },
  {
    id: "results",
    header: "Results",
    numeric: true,
    className: table.wide,
    cell: ({ claims }) => formatNumber(claims),
  },
  {
    id: "median_gain",
    header: "Median gain",
    title: "Median gain in percentage points, positive if better, without averages and best cases (up to)",
    numeric: true,
    cell: ({ median_gain, median_gain_count }) =>
      median_gain === null ? (
        MISSING
      ) : (
        <>
          {formatPoints(median_gain, "%")}
          <span className={styles.protocol}>{formatCount(median_gain_count, "gain")}</span>
        </>
      ),
  },
  {
    id: "best",
    className: styles.best,
    header: "Best",
    title: "Best value in the metric and edition with most values",
    cell: (family) => <BestValue family={family} />,
  },
];

interface Props {
  readonly families: readonly FamilySummary[];
  readonly query: OverviewQuery;
}

/** Families of benchmarks by number of papers; names seen in one paper only are hidden unless requested. */
export function FamilyTable({ families, query }: Props) {
  const { shown, available, single } = selectFamilies(families, query.names);
  const label = "Benchmarks by number of papers";
  const listed =
    shown.length < available
      ? `The first ${formatNumber(shown.length)} of ${formatCount(available, "benchmark family", "benchmark families")}. `
      : "";
  return (
    <>
      <SortableTable
        label={label}
        columns={listColumns(Math.max(1, ...shown.map(({ papers }) => papers)))}
        rows={shown}
        rowKey={({ id }) => id}
      />
      {(single > 0 || listed !== "") && (
        <p className={`${page.note} ${styles.tableNote}`}>
          {listed}
          {single > 0 && query.names === "several" && `${formatCount(single, "name")} of one paper only hidden. `}
          {single > 0 && (
            <Link
              href={overviewPath({ ...query, names: query.names === "all" ? "several" : "all" })}
              scroll={false}
              prefetch={false}
            >
              {query.names === "all" ? "Hide names of one paper only" : "Show all names"}
            </Link>
          )}
        </p>
      )}
    </>
  );
}
