import Link from "next/link";
import { RankedChartView } from "@/app/_charts/ranked-chart-view";
import page from "@/app/_ui/page.module.css";
import { toRankedChart } from "@/lib/charts/ranked-chart";
import { comparePath } from "@/lib/compare/compare-query";
import type { ModelBaseline } from "@/lib/compare/model-baselines";
import { formatCount } from "@/lib/format/numbers";
import classes from "./model-claim-table.module.css";

interface Props {
  readonly model: string;
  /** Id of the model, as in its address. */
  readonly id: string;
  readonly baselines: readonly ModelBaseline[];
}

/** Number of benchmarks shown, those with the largest differences first. */
const MAX_SHOWN = 8;

/** Values that papers report for the model itself. Where they differ, gains start from different baselines. */
export function ModelReportedValues({ model, id, baselines }: Props) {
  if (baselines.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>Values reported for this model</h2>
      <p className={page.note}>
        {`Values of ${model} without an added method: before value of a change, score without a method, or baseline score.`}
      </p>
      <div className={classes.baselines}>
        {baselines.slice(0, MAX_SHOWN).map(({ key, scope, label, note, differs, values }) => (
          <section key={key} aria-label={`${scope}, ${label}`} className={classes.baseline}>
            <h3>{scope}</h3>
            <p className={page.note}>{label}</p>
            <p className={differs ? classes.differs : page.note}>{note}</p>
            <RankedChartView
              chart={toRankedChart(values, {
                measure: "points",
                scoreUnit: values[0]?.protocol.scale.unit ?? null,
                metric: values[0]?.protocol.metric.name ?? null,
              })}
              label={`${scope}, ${label}`}
            />
          </section>
        ))}
      </div>
      {baselines.length > MAX_SHOWN && (
        <p className={page.note}>
          {`Showing ${MAX_SHOWN} of ${formatCount(baselines.length, "benchmark and metric", "benchmarks and metrics")}, those with the largest differences. `}
          <Link href={comparePath({ model: [id] })} prefetch={false}>
            Compare all
          </Link>
        </p>
      )}
    </section>
  );
}
