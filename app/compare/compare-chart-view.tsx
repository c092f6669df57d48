import { ChartFrame } from "@/app/_charts/chart-frame";
import { DumbbellChart } from "@/app/_charts/dumbbell-chart";
import type { CompareChart, ComparePanel } from "@/lib/charts/compare-chart";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type CompareQuery, compareChartPath } from "@/lib/compare/compare-query";
import classes from "./compare.module.css";

function ComparePanelView({ panel: { panel, heading, rows, scale } }: { readonly panel: ComparePanel }) {
  const hasMetric = panel.axis.metric !== null;
  const { unit } = panel.axis;
  return (
    <section aria-label={heading}>
      <h3 className={classes.panelName} dir="auto">
        {heading}
      </h3>
      <DumbbellChart points={rows} scale={scale} unit={unit} hasMetric={hasMetric} />
    </section>
  );
}

/** The comparison as a chart with downloads. */
export function CompareChartView({ chart, query }: { readonly chart: CompareChart; readonly query: CompareQuery }) {
  const { description, panels } = chart;
  const name = benchmarkId(["compare", ...query.benchmark, ...query.size, query.by].join(" "));
  return (
    <ChartFrame description={description} svgHref={compareChartPath(query)} fileName={name}>
      <div className={classes.panels}>
        {panels.map((panel) => (
          <ComparePanelView key={panel.panel.axis.key} panel={panel} />
        ))}
      </div>
    </ChartFrame>
  );
}
