import Link from "next/link";
import { Dumbbells } from "@/app/_charts/dumbbells";
import page from "@/app/_components/page.module.css";
import { comparePath } from "@/lib/compare-path";
import { formatCount } from "@/lib/format";
import type { Baseline } from "@/lib/model-baselines";
import classes from "./model-report.module.css";

interface Props {
  readonly model: string;
  /** As in the address of the model. */
  readonly id: string;
  readonly baselines: readonly Baseline[];
}

/** Those that differ most come first; more than these nobody looks through. */
const MOST = 8;

/** The values that different papers give for the model itself: where they differ, their gains start from different places. */
export function ModelBaselines({ model, id, baselines }: Props) {
  if (baselines.length === 0) return null;
  return (
    <section className={page.section}>
      <h2>What different papers give for it</h2>
      <p className={page.note}>
        {`${model} itself, without what a paper adds to it: where a change starts, a score without a method, or a rival's score.`}
      </p>
      <div className={classes.baselines}>
        {baselines.slice(0, MOST).map(({ key, scope, label, note, differs, values, scale, unit, named }) => (
          <section key={key} aria-label={`${scope}, ${label}`} className={classes.baseline}>
            <h3>{scope}</h3>
            <p className={page.note}>{label}</p>
            <p className={differs ? classes.differs : page.note}>{note}</p>
            <Dumbbells points={values} scale={scale} unit={unit} named={named} />
          </section>
        ))}
      </div>
      {baselines.length > MOST && (
        <p className={page.note}>
          {`${MOST} of ${formatCount(baselines.length, "benchmark and metric", "benchmarks and metrics")} are shown, those on which papers differ most. `}
          <Link href={comparePath({ model: [id] })} prefetch={false}>
            All side by side
          </Link>
        </p>
      )}
    </section>
  );
}
