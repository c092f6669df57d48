import { type ChartPanel, countPapers } from "../compare/panels";
import { type GainMeasure, hasKnownGain } from "../compare/points";
import { formatCount, formatDate } from "../format/numbers";
import type { MeasuredGain } from "./measured-gains";

/** Text around a chart, on the page and in a file. */
export interface ChartDescription {
  /** States what the chart shows. */
  readonly title: string;
  /** Metric and unit. */
  readonly label: string;
  /** Reasons for separate or missing values. */
  readonly notes: readonly string[];
  /** Note about values without a metric; the page shows it once for all charts. */
  readonly unnamed: string | null;
  readonly source: string;
}

/** Formats a count with its verb: "1 gain is …", "3 gains are …". */
const formatCountPhrase = (count: number, one: string, is: string, many: string): string =>
  `${formatCount(count, one)} ${count === 1 ? is : many}`;

/** Returns a note about points without a metric; null if there are none. */
export function formatUnnamedMetricNote(
  panel: Pick<ChartPanel, "axis">,
  points: readonly { readonly metricStated: boolean }[],
): string | null {
  const count = points.filter((point) => !point.metricStated).length;
  if (panel.axis.metric === null || count === 0) return null;
  return `${formatCountPhrase(count, "value", "names", "name")} no metric (marked °); ${count === 1 ? "it is" : "they are"} shown here because ${panel.axis.metric} is the only metric named in this unit.`;
}

/** Returns notes about shown and hidden gains. */
export function listGainNotes(
  panel: Pick<ChartPanel, "gains">,
  gains: readonly MeasuredGain[],
  measure: GainMeasure,
): string[] {
  const best = gains.filter((gain) => gain.qualifier === "up to").length;
  const unstated = gains.filter((gain) => !gain.unitStated).length;
  const open = panel.gains.filter((gain) => !hasKnownGain(gain)).length;
  const left = panel.gains.length - gains.length - open;
  const other = measure === "points" ? "in percent" : "in another measure";
  return [
    ...(best > 0
      ? [`${formatCountPhrase(best, "gain", "is", "are")} “up to” (best case): shown, but excluded from medians.`]
      : []),
    ...(unstated > 0
      ? [
          `${formatCountPhrase(unstated, "gain", "is", "are")} stated in points of an unknown unit (marked *): shown, but excluded from medians.`,
        ]
      : []),
    ...(left > 0 ? [`${formatCountPhrase(left, "gain", "is", "are")} stated only ${other}: not shown here.`] : []),
    ...(open > 0
      ? [
          `${formatCountPhrase(open, "gain", "is", "are")} stated without saying whether the value rose or fell: not shown.`,
        ]
      : []),
  ];
}

interface DatedPoint {
  readonly paper: string;
  readonly published: string | null;
}

/** Formats the source of a chart: number of papers and period. */
export function formatChartSource(points: readonly DatedPoint[]): string {
  const days = points.flatMap(({ published }) => published ?? []).sort();
  const period = [...new Set([days[0], days.at(-1)].flatMap((day) => (day ? [formatDate(day)] : [])))].join(" to ");
  const papers = formatCount(countPapers(points), "paper");
  return `Source: abstracts of ${papers}${period && ` (${period})`}, extracted with Claimboard.`;
}

/** Joins all text below a chart in a file. */
export function formatChartCaption({ title, label, notes, unnamed }: ChartDescription): string {
  return [`${title}.`, `Metric: ${label}.`, ...notes, unnamed ?? ""].join(" ").trim();
}
