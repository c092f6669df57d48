import { ChartFrame } from "@/app/_charts/chart-frame";
import { Dumbbells } from "@/app/_charts/dumbbells";
import { benchmarkId } from "@/lib/benchmark-id";
import type { CompareChart, ComparePanel } from "@/lib/compare-chart";
import { type CompareQuery, compareChartPath } from "@/lib/compare-path";
import classes from "./compare.module.css";

function Panel({ panel: { panel, heading, rows, scale } }: { readonly panel: ComparePanel }) {
  const named = panel.axis.metric !== null;
  const { unit } = panel.axis;
  return (
    <section aria-label={heading} className={classes.panel}>
      <h3 className={classes.panelName} dir="auto">
        {heading}
      </h3>
      <Dumbbells points={rows} scale={scale} unit={unit} named={named} />
    </section>
  );
}

/** The comparison as a chart, which can be saved. */
export function CompareFigure({ chart, query }: { readonly chart: CompareChart; readonly query: CompareQuery }) {
  const { figure, panels } = chart;
  const name = benchmarkId(["compare", ...query.benchmark, ...query.size, query.by].join(" "));
  return (
    <ChartFrame figure={figure} file={compareChartPath(query)} name={name}>
      <div className={classes.panels}>
        {panels.map((panel) => (
          <Panel key={panel.panel.axis.key} panel={panel} />
        ))}
      </div>
    </ChartFrame>
  );
}
