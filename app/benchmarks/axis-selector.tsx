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
  words: heading,
  ...props
}: Props & { readonly panels: readonly ChartPanel[]; readonly words: string }) {
  const { id, view, selected } = props;
  if (panels.length === 0) return null;
  return (
    <li className={classes.kind}>
      <span className={classes.group}>{heading}</span>
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

/** A gain that is no pair or score, too. */
const isStatedGainOnly = ({ before, after }: GainPoint): boolean => before === null && after === null;

/** More than these are behind a fold. */
const MAX_UNFOLDED = 6;

/** Which metric and unit the charts draw: claims of different ones are never put on one scale. */
export function AxisSelector(props: Props) {
  const { id, view, selected, series } = props;
  const isSelected = (panel: ChartPanel) => panel.axis.key === selected.axis.key;
  const selectUnfolded = (panels: readonly ChartPanel[]) =>
    panels.filter((panel, i) => i < MAX_UNFOLDED || isSelected(panel));
  const selectFolded = (panels: readonly ChartPanel[]) =>
    panels.filter((panel, i) => i >= MAX_UNFOLDED && !isSelected(panel));
  const folded = [...selectFolded(series.benchmarkPanels), ...selectFolded(series.multiBenchmarkPanels)];
  const hasUnnamedMetric =
    ([...selected.pairs, ...selected.scores, ...selected.gains].some((point) => !point.metricStated) &&
      selected.axis.metric !== null) ||
    view.unnamed === "without";
  return (
    <nav className={classes.switch} aria-label="What is measured">
      <ul>
        <AxisLinks {...props} panels={selectUnfolded(series.benchmarkPanels)} words="Measured as" />
        <AxisLinks {...props} panels={selectUnfolded(series.multiBenchmarkPanels)} words="Part of" />
      </ul>
      {folded.length > 0 && (
        <details>
          <summary>{`${folded.length} more`}</summary>
          <ul>
            <AxisLinks {...props} panels={folded} words="Also" />
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
            {view.unnamed === "with"
              ? "Leave out values whose metric is not named"
              : "Take in values whose metric is not named"}
          </Link>
        </p>
      )}
    </nav>
  );
}
