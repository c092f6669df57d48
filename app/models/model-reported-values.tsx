import Link from "next/link";
import { DumbbellChart } from "@/app/_charts/dumbbell-chart";
import page from "@/app/_ui/page.module.css";
import { niceScale } from "@/lib/charts/value-scale";
import { comparePath } from "@/lib/compare/compare-query";
import type { ModelBaseline } from "@/lib/compare/model-baselines";
import { formatCount } from "@/lib/format/numbers";
import classes from "./model-claim-table.module.css";

interface Props {
  readonly model: string;
  /** As in the address of the model. */
  readonly id: string;
  readonly baselines: readonly ModelBaseline[];
}

/** Those that differ most come first; more than these nobody looks through. */
const MAX_SHOWN = 8;

/** The values that different papers give for the model itself: where they differ, their gains start from different places. */
export function ModelReportedValues({ model, id, baselines }: Props) {
  if (baselines.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>What different papers give for it</h2>
      <p className={page.note}>
        {`${model} itself, without what a paper adds to it: where a change starts, a score without a method, or a rival's score.`}
      </p>
      <div className={classes.baselines}>
        {baselines.slice(0, MAX_SHOWN).map(({ key, scope, label, note, differs, values, unit, metricNamed: named }) => (
          <section key={key} aria-label={`${scope}, ${label}`} className={classes.baseline}>
            <h3>{scope}</h3>
            <p className={page.note}>{label}</p>
            <p className={differs ? classes.differs : page.note}>{note}</p>
            <DumbbellChart
              points={values}
              scale={niceScale(
                values.map(({ value }) => value),
                unit === "%",
              )}
              unit={unit}
              hasMetric={named}
            />
          </section>
        ))}
      </div>
      {baselines.length > MAX_SHOWN && (
        <p className={page.note}>
          {`${MAX_SHOWN} of ${formatCount(baselines.length, "benchmark and metric", "benchmarks and metrics")} are shown, those on which papers differ most. `}
          <Link href={comparePath({ model: [id] })} prefetch={false}>
            All side by side
          </Link>
        </p>
      )}
    </section>
  );
}
