import { ChartFrame } from "@/app/_charts/chart-frame";
import { PlotView } from "@/app/_charts/plot-view";
import classes from "@/app/_ui/page.module.css";
import { describeFamilyPlot, FAMILY_PLOTS, toFamilyPlot } from "@/lib/charts/family-charts";
import { familyChartPath } from "@/lib/compare/family-view";
import type { BenchmarkData } from "./read-benchmark";

/** The gains by model size and the values over time of all selected results, each if there are enough. */
export function FamilyPlots({ benchmark: { id, name }, results, view }: BenchmarkData) {
  return FAMILY_PLOTS.map((chart) => {
    const plot = toFamilyPlot(chart, results, view);
    if (plot === null) return null;
    const description = describeFamilyPlot(chart, name, plot, results);
    return (
      <section key={chart} className={classes.section}>
        <ChartFrame description={description} svgHref={familyChartPath(id, view, chart)} fileName={`${id}-${chart}`}>
          <PlotView
            frame={{ yLabel: plot.yLabel, lane: plot.lane, legend: plot.legend }}
            src={familyChartPath(id, view, chart, "plot.json")}
            label={description.title}
          />
        </ChartFrame>
      </section>
    );
  });
}
