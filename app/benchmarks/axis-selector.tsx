import Link from "next/link";
import page from "@/app/_ui/page.module.css";
import pill from "@/app/_ui/pill.module.css";
import { type BenchmarkView, benchmarkPath } from "@/lib/charts/benchmark-view";
import { formatUnnamedMetricNote } from "@/lib/charts/chart-description";
import { formatAxisScope, isMultiBenchmark, toAxisId } from "@/lib/compare/axis";
import type { ChartPanel } from "@/lib/compare/panels";
import type { GainPoint } from "@/lib/compare/points";
import type { BenchmarkSeries } from "@/lib/compare/series";
import { formatNumber } from "@/lib/format/numbers";
import classes from "./benchmark-charts.module.css";

interface Props {
  readonly id: string;
  readonly view: BenchmarkView;
  readonly series: BenchmarkSeries;
  readonly selected: ChartPanel;
}

const countClaims = ({ pairs, scores, gains }: ChartPanel): number =>
  new Set([...pairs, ...scores, ...gains].map((point) => point.claim)).size;

function AxisLinks({
  panels,
  heading,
  ...props
}: Props & { readonly panels: readonly ChartPanel[]; readonly heading: string }) {
  const { id, view, selected } = props;
  if (panels.length === 0) return null;
  return (
    <li className={classes.axisGroup}>
      <span className={classes.axisGroupName}>{heading}</span>
      <ul className={classes.axes}>
        {panels.map((panel) => (
          <li key={panel.axis.key} className={classes.item}>
            <Link
              href={benchmarkPath(id, { ...view, axis: toAxisId(panel.axis), measure: null })}
              scroll={false}
              prefetch={false}
              className={classes.axis}
              aria-current={panel.axis.key === selected.axis.key ? "true" : undefined}
              title={isMultiBenchmark(panel.axis) ? formatAxisScope(panel.axis) : undefined}
            >
              <span className={classes.axisName}>
                {isMultiBenchmark(panel.axis) ? `${formatAxisScope(panel.axis)}: ${panel.label}` : panel.label}
              </span>
              <span className={pill.count}>{formatNumber(countClaims(panel))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** True for a gain without before and after, which is not already counted as a pair or a score. */
const isStatedGainOnly = ({ before, after }: GainPoint): boolean => before === null && after === null;

/** Further axes are collapsed. */
const MAX_EXPANDED = 6;

/** Selects the metric and unit of the charts. Claims with different metrics or units never share a scale. */
export function AxisSelector(props: Props) {
  const { id, view, selected, series } = props;
  const isSelected = (panel: ChartPanel) => panel.axis.key === selected.axis.key;
  const selectExpanded = (panels: readonly ChartPanel[]) =>
    panels.filter((panel, i) => i < MAX_EXPANDED || isSelected(panel));
  const selectCollapsed = (panels: readonly ChartPanel[]) =>
    panels.filter((panel, i) => i >= MAX_EXPANDED && !isSelected(panel));
  const collapsed = [...selectCollapsed(series.benchmarkPanels), ...selectCollapsed(series.multiBenchmarkPanels)];
  const hasUnnamedMetric =
    ([...selected.pairs, ...selected.scores, ...selected.gains].some((point) => !point.metricStated) &&
      selected.axis.metric !== null) ||
    view.unnamed === "without";
  return (
    <nav className={classes.switch} aria-label="Metric">
      <ul>
        <AxisLinks {...props} panels={selectExpanded(series.benchmarkPanels)} heading="Metric" />
        <AxisLinks {...props} panels={selectExpanded(series.multiBenchmarkPanels)} heading="Combined" />
      </ul>
      {collapsed.length > 0 && (
        <details>
          <summary>{`${collapsed.length} more`}</summary>
          <ul>
            <AxisLinks {...props} panels={collapsed} heading="Other" />
          </ul>
        </details>
      )}
      {hasUnnamedMetric && (
        <p className={page.note}>
          {formatUnnamedMetricNote(selected, [
            ...selected.pairs,
            ...selected.scores,
            ...selected.gains.filter(isStatedGainOnly),
          ])}{" "}
          <Link
            href={benchmarkPath(id, { ...view, unnamed: view.unnamed === "with" ? "without" : "with" })}
            scroll={false}
            prefetch={false}
          >
            {view.unnamed === "with" ? "Exclude values without a metric" : "Include values without a metric"}
          </Link>
        </p>
      )}
    </nav>
  );
}
