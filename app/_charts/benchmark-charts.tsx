import {
  type BenchmarkCharts as Charts,
  FIRST_ROWS,
  figureOf,
  isDrawn,
  MOST_MARKS,
  plotOf,
  shownRows,
} from "@/lib/benchmark-charts";
import { benchmarkId } from "@/lib/benchmark-id";
import { type BenchmarkView, benchmarkPath, type Chart, chartPath } from "@/lib/benchmark-view";
import { countMeasures, MEASURE_NAMES } from "@/lib/measured-gains";
import { isByMerit, PAIR_ORDERS } from "@/lib/series-order";
import classes from "./benchmark-charts.module.css";
import { BinTable } from "./bin-table";
import { ChartFrame } from "./chart-frame";
import { ChoiceLinks } from "./choice-links";
import { Dumbbells } from "./dumbbells";
import { GainTable } from "./gain-table";
import { PlotKey } from "./plot-key";
import { PlotView } from "./plot-view";
import { RowsChoice } from "./rows-choice";
import { Scores } from "./scores";
import { TimeTable } from "./time-table";
import { TimelineSlot } from "./timeline-slot";

interface Props {
  readonly id: string;
  readonly charts: Charts;
  readonly view: BenchmarkView;
}

/** What the frame of a chart needs, whatever is in it. */
const frameOf = ({ id, charts, view }: Props, chart: Chart) => {
  const figure = figureOf(charts, chart);
  return { figure, file: chartPath(id, view, chart), name: benchmarkId(`${id} ${charts.panel.label} ${chart}`) };
};

/** Links that sort the pairs; the present one turns the order round. */
function orderLinks({ id, view, charts }: Props) {
  return PAIR_ORDERS.map((order) => {
    const best = isByMerit(order) && charts.panel.lowerIsBetter;
    const [first, last] = best ? ["best first", "worst first"] : ["descending", "ascending"];
    const current = order === view.order;
    const down = view.direction === "down";
    const direction = current && down ? ("up" as const) : ("down" as const);
    const spoken = `Sort by ${order}${current ? `, ${down ? first : last}` : ""}`;
    const sign = current ? (down ? " ↓" : " ↑") : "";
    return { label: order + sign, href: benchmarkPath(id, { ...view, order, direction }), current, spoken };
  });
}

function Changes(props: Props) {
  const { id, charts, view } = props;
  const { axis } = charts.panel;
  return (
    <ChartFrame {...frameOf(props, "changes")} controls={<ChoiceLinks name="Sort by" links={orderLinks(props)} />}>
      <Dumbbells
        points={shownRows(charts.pairs, view)}
        scale={charts.scale}
        unit={axis.unit}
        named={axis.metric !== null}
      />
      <RowsChoice id={id} view={view} count={charts.pairs.length} first={FIRST_ROWS} />
    </ChartFrame>
  );
}

function LoneScores(props: Props) {
  const { id, charts, view } = props;
  const { axis } = charts.panel;
  return (
    <ChartFrame {...frameOf(props, "scores")}>
      <Scores
        scores={shownRows(charts.scores, view)}
        scale={charts.scale}
        unit={axis.unit}
        named={axis.metric !== null}
      />
      <RowsChoice id={id} view={view} count={charts.scores.length} first={FIRST_ROWS} />
    </ChartFrame>
  );
}

/** In which measure gains are drawn, where there are several, and by which size. */
function GainChoices({ id, charts, view, sizes }: Props & { readonly sizes: boolean }) {
  const counts = countMeasures(charts.panel);
  const active = charts.gains.some((gain) => gain.active_b !== null);
  return (
    <>
      {charts.measures.length > 1 && (
        <ChoiceLinks
          name="Gain in"
          links={charts.measures.map((measure) => ({
            label: `${MEASURE_NAMES[measure]} (${counts[measure]})`,
            href: benchmarkPath(id, { ...view, measure }),
            current: measure === charts.measure,
          }))}
        />
      )}
      {sizes && active && (
        <ChoiceLinks
          name="Size"
          links={(["total", "active"] as const).map((size_of) => ({
            label: size_of,
            href: benchmarkPath(id, { ...view, size_of }),
            current: size_of === view.size_of,
          }))}
        />
      )}
    </>
  );
}

function GainSize(props: Props) {
  const { charts, view } = props;
  const { gains, measure, setting } = charts;
  const frame = frameOf(props, "size");
  return (
    <ChartFrame
      {...frame}
      controls={<GainChoices {...props} sizes />}
      twin={<GainTable gains={gains} measure={measure} unit={setting.unit} label="Gains by the size of the model" />}
    >
      <PlotView plot={plotOf(charts, "size", view)} label={frame.figure.title} />
    </ChartFrame>
  );
}

function Distribution(props: Props) {
  const { charts, view } = props;
  const { gains, measure, setting } = charts;
  const frame = frameOf(props, "distribution");
  return (
    <ChartFrame
      {...frame}
      controls={<GainChoices {...props} sizes={false} />}
      twin={<BinTable gains={gains} measure={measure} unit={setting.unit} label="Gains by how large they are" />}
    >
      <PlotView plot={plotOf(charts, "distribution", view)} label={frame.figure.title} />
    </ChartFrame>
  );
}

function OverTime(props: Props) {
  const { charts, view } = props;
  const points = charts.times.slice(-MOST_MARKS);
  const { unit } = charts.setting;
  const frame = frameOf(props, "time");
  return (
    <ChartFrame {...frame} twin={<TimeTable points={points} unit={unit} label="Results over time" />}>
      <PlotKey entries={plotOf(charts, "time", view).key} />
      <TimelineSlot points={points} unit={unit} label={frame.figure.title} />
    </ChartFrame>
  );
}

/** The charts of one axis: what differs in metric or unit is never drawn on the same one. */
export function BenchmarkCharts(props: Props) {
  const { charts } = props;
  const both = isDrawn(charts, "changes") && isDrawn(charts, "scores");
  const gains = isDrawn(charts, "size") && isDrawn(charts, "distribution");
  return (
    <div className={classes.charts}>
      <div className={both ? classes.beside : undefined}>
        {isDrawn(charts, "changes") && <Changes {...props} />}
        {isDrawn(charts, "scores") && <LoneScores {...props} />}
      </div>
      <div className={gains ? classes.halves : undefined}>
        {isDrawn(charts, "size") && <GainSize {...props} />}
        {isDrawn(charts, "distribution") && <Distribution {...props} />}
      </div>
      {isDrawn(charts, "time") && <OverTime {...props} />}
    </div>
  );
}
