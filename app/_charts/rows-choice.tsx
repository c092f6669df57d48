import Link from "next/link";
import { type BenchmarkView, benchmarkPath } from "@/lib/benchmark-view";
import { formatCount } from "@/lib/format";
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
        {all ? `Show the first ${first} only` : `Show all ${formatCount(count, "row")}`}
      </Link>
    </p>
  );
}
