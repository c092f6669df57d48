import Link from "next/link";
import { MAX_CHART_ROWS } from "@/lib/charts/benchmark-charts";
import { type BenchmarkView, benchmarkPath } from "@/lib/charts/benchmark-view";
import { formatCount, formatNumber } from "@/lib/format/numbers";
import classes from "./benchmark-charts.module.css";

interface Props {
  readonly id: string;
  readonly view: BenchmarkView;
  readonly count: number;
  readonly initialCount: number;
}

/** Toggles between the first rows and all rows; empty if there are no more. */
export function RowLimitLink({ id, view, count, initialCount }: Props) {
  if (count <= initialCount) return null;
  const showsAll = view.rows === "all";
  return (
    <p className={classes.more}>
      <Link href={benchmarkPath(id, { ...view, rows: showsAll ? "first" : "all" })} scroll={false} prefetch={false}>
        {showsAll
          ? `Show first ${initialCount}`
          : `Show ${count > MAX_CHART_ROWS ? `${formatNumber(MAX_CHART_ROWS)} of ` : "all "}${formatCount(count, "row")}`}
      </Link>
    </p>
  );
}
