import {
  type BenchmarkCharts as Charts,
  describeChart,
  hasEnoughData,
  INITIAL_ROWS,
  MAX_MARKS,
  selectVisibleRows,
  toPlot,
} from "@/lib/charts/benchmark-charts";
import { type BenchmarkView, benchmarkPath, type ChartKind, chartPath } from "@/lib/charts/benchmark-view";
import { countMeasures, GAIN_MEASURE_LABELS } from "@/lib/charts/measured-gains";
import { benchmarkId } from "@/lib/claim/benchmark-id";
import { isByQuality, PAIR_ORDERS } from "@/lib/compare/series-order";
import { ChartFrame } from "../_charts/chart-frame";
import { ChoiceLinks } from "../_charts/choice-links";
import { DumbbellChart } from "../_charts/dumbbell-chart";
import { PlotView } from "../_charts/plot-view";
import { ScoreList } from "../_charts/score-list";
import classes from "./benchmark-charts.module.css";
import { GainBinTable } from "./gain-bin-table";
import { GainTable } from "./gain-table";
import { RowLimitLink } from "./row-limit-link";
import { TimeTable } from "./time-table";

interface Props {
  readonly id: string;
  readonly charts: Charts;
  readonly view: BenchmarkView;
}

/** Props of the chart frame that are common to all charts. */
const toFrameProps = ({ id, charts, view }: Props, chart: ChartKind) => {
  const description = describeChart(charts, chart);
  return {
    description,
    svgHref: chartPath(id, view, chart),
    fileName: benchmarkId(`${id} ${charts.panel.label} ${chart}`),
  };
};

/** Links that sort the pairs; the current one reverses the order. */
function listSortLinks({ id, view, charts }: Props) {
  return PAIR_ORDERS.map((order) => {
    const isBestFirst = isByQuality(order) && charts.panel.lowerIsBetter;
    const [first, last] = isBestFirst ? ["best first", "worst first"] : ["descending", "ascending"];
    const current = order === view.order;
    const isDescending = view.direction === "down";
    const direction = current && isDescending ? ("up" as const) : ("down" as const);
    const ariaLabel = `Sort by ${order}${current ? `, ${isDescending ? first : last}` : ""}`;
    const arrow = current ? (isDescending ? " ↓" : " ↑") : "";
    return {
      label: order + arrow,
      href: benchmarkPath(id, { ...view, order, direction }),
      isCurrent: current,
      ariaLabel,
    };
  });
}

function ChangesChart(props: Props) {
  const { id, charts, view } = props;
  const { axis } = charts.panel;
  return (
    <ChartFrame
      {...toFrameProps(props, "changes")}
      controls={<ChoiceLinks name="Sort by" links={listSortLinks(props)} />}
    >
      <DumbbellChart
        points={selectVisibleRows(charts.pairs, view)}
        scale={charts.scale}
        unit={axis.unit}
        hasMetric={axis.metric !== null}
      />
      <RowLimitLink id={id} view={view} count={charts.pairs.length} initialCount={INITIAL_ROWS} />
    </ChartFrame>
  );
}

function ScoresChart(props: Props) {
  const { id, charts, view } = props;
  const { axis } = charts.panel;
  return (
    <ChartFrame {...toFrameProps(props, "scores")}>
      <ScoreList
        scores={selectVisibleRows(charts.scores, view)}
        scale={charts.scale}
        unit={axis.unit}
        hasMetric={axis.metric !== null}
      />
      <RowLimitLink id={id} view={view} count={charts.scores.length} initialCount={INITIAL_ROWS} />
    </ChartFrame>
  );
}

/** Selects the measure of gains and the kind of size, where there is a choice. */
function GainOptions({ id, charts, view, showSizes }: Props & { readonly showSizes: boolean }) {
  const counts = countMeasures(charts.panel);
  const active = charts.gains.some((gain) => gain.active_b !== null);
  return (
    <>
      {charts.measures.length > 1 && (
        <ChoiceLinks
          name="Gain in"
          links={charts.measures.map((measure) => ({
            label: `${GAIN_MEASURE_LABELS[measure]} (${counts[measure]})`,
            href: benchmarkPath(id, { ...view, measure }),
            isCurrent: measure === charts.measure,
          }))}
        />
      )}
      {showSizes && active && (
        <ChoiceLinks
          name="Size"
          links={(["total", "active"] as const).map((size_of) => ({
            label: size_of,
            href: benchmarkPath(id, { ...view, size_of }),
            isCurrent: size_of === view.size_of,
          }))}
        />
      )}
    </>
  );
}

function GainSizeChart(props: Props) {
  const { charts, view } = props;
  const { gains, measure, titleContext } = charts;
  const frameProps = toFrameProps(props, "size");
  return (
    <ChartFrame
      {...frameProps}
      controls={<GainOptions {...props} showSizes />}
      dataTable={<GainTable gains={gains} measure={measure} unit={titleContext.unit} label="Gains by model size" />}
    >
      <PlotView plot={toPlot(charts, "size", view)} label={frameProps.description.title} />
    </ChartFrame>
  );
}

function DistributionChart(props: Props) {
  const { charts, view } = props;
  const { gains, measure, titleContext } = charts;
  const frameProps = toFrameProps(props, "distribution");
  return (
    <ChartFrame
      {...frameProps}
      controls={<GainOptions {...props} showSizes={false} />}
      dataTable={<GainBinTable gains={gains} measure={measure} unit={titleContext.unit} label="Gain distribution" />}
    >
      <PlotView plot={toPlot(charts, "distribution", view)} label={frameProps.description.title} />
    </ChartFrame>
  );
}

function TimelineChart(props: Props) {
  const { charts, view } = props;
  const points = charts.times.slice(-MAX_MARKS);
  const { unit } = charts.titleContext;
  const frameProps = toFrameProps(props, "time");
  return (
    <ChartFrame {...frameProps} dataTable={<TimeTable points={points} unit={unit} label="Results over time" />}>
      <PlotView plot={toPlot(charts, "time", view)} label={frameProps.description.title} />
    </ChartFrame>
  );
}

/** The charts of one axis. Values with different metrics or units never share an axis. */
export function BenchmarkCharts(props: Props) {
  const { charts } = props;
  const hasChangesAndScores = hasEnoughData(charts, "changes") && hasEnoughData(charts, "scores");
  const hasSizeAndDistribution = hasEnoughData(charts, "size") && hasEnoughData(charts, "distribution");
  return (
    <div className={classes.charts}>
      <div className={hasChangesAndScores ? classes.sideBySide : undefined}>
        {hasEnoughData(charts, "changes") && <ChangesChart {...props} />}
        {hasEnoughData(charts, "scores") && <ScoresChart {...props} />}
      </div>
      <div className={hasSizeAndDistribution ? classes.halves : undefined}>
        {hasEnoughData(charts, "size") && <GainSizeChart {...props} />}
        {hasEnoughData(charts, "distribution") && <DistributionChart {...props} />}
      </div>
      {hasEnoughData(charts, "time") && <TimelineChart {...props} />}
    </div>
  );
}
