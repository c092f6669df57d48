import { ChartFrame } from "@/app/_charts/chart-frame";
import { RankedChartView } from "@/app/_charts/ranked-chart-view";
import { HatchScope, RankedLegend } from "@/app/_charts/ranked-shapes-view";
import type { CompareChart } from "@/lib/charts/compare-chart";
import { mergeRankedLegends } from "@/lib/charts/ranked-shapes";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { type CompareQuery, compareChartPath } from "@/lib/compare/compare-query";
import classes from "./compare.module.css";

/** The comparison as a chart with downloads. */
export function CompareChartView({ chart, query }: { readonly chart: CompareChart; readonly query: CompareQuery }) {
  const { description, panels } = chart;
  const name = benchmarkId(["compare", ...query.benchmark, ...query.size, query.by].join(" "));
  return (
    <ChartFrame description={description} svgHref={compareChartPath(query)} fileName={name}>
      <HatchScope>
        <RankedLegend entries={mergeRankedLegends(panels.map((panel) => panel.chart))} />
      </HatchScope>
      <div className={classes.panels}>
        {panels.map((panel) => (
          <section key={panel.key} aria-label={panel.heading}>
            <h3 className={classes.panelName} dir="auto">
              {panel.heading}
            </h3>
            <RankedChartView chart={panel.chart} label={panel.heading} hasLegend={false} />
          </section>
        ))}
      </div>
    </ChartFrame>
  );
}
