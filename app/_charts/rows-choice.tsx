import Link from "next/link";
import { MOST_ROWS } from "@/lib/benchmark-charts";
import { type BenchmarkView, benchmarkPath } from "@/lib/benchmark-view";
import { formatCount, formatNumber } from "@/lib/format";
import classes from "./benchmark-charts.module.css";

interface Props {
  readonly id: string;
  readonly view: BenchmarkView;
  readonly count: number;
  readonly first: number;
}

/** Leads from the first rows to all of them and back, where there are more. */
export function RowsChoice({ id, view, count, first }: Props) {
  if (count <= first) return null;
  const all = view.rows === "all";
  return (
    <p className={classes.more}>
      <Link href={benchmarkPath(id, { ...view, rows: all ? "first" : "all" })} scroll={false} prefetch={false}>
        {all
          ? `Show the first ${first} only`
          : `Show ${count > MOST_ROWS ? `${formatNumber(MOST_ROWS)} of ` : "all "}${formatCount(count, "row")}`}
      </Link>
    </p>
  );
}
