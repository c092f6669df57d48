import { isMeasured, type Measure } from "./chart-points";
import { formatCount, formatDate } from "./format";
import type { MeasuredGain } from "./measured-gains";
import { type Panel, papersOf } from "./panels";

/** What stands around a chart, on the page and in a file. */
export interface Figure {
  /** Says what is seen. */
  readonly title: string;
  /** Metric and unit. */
  readonly label: string;
  /** What keeps values apart, what is left out, and why. */
  readonly notes: readonly string[];
  /** What has to be known of values that name no metric; the page says it once for all its charts. */
  readonly unnamed: string | null;
  readonly source: string;
}

/** "1 gain is …", "3 gains are …". */
const are = (count: number, one: string, is: string, many: string): string =>
  `${formatCount(count, one)} ${count === 1 ? is : many}`;

/** Says how many points name no metric and stand with the others all the same; null where all name one. */
export function unnamedNote(
  panel: Pick<Panel, "axis">,
  points: readonly { readonly metricStated: boolean }[],
): string | null {
  const count = points.filter((point) => !point.metricStated).length;
  if (panel.axis.metric === null || count === 0) return null;
  return `${are(count, "value", "names", "name")} no metric (marked °) and ${count === 1 ? "stands" : "stand"} here because ${panel.axis.metric} is the only metric that is named in this unit.`;
}

/** What a reader of gains has to know of those that are drawn and of those that are not. */
export function gainNotes(panel: Pick<Panel, "gains">, gains: readonly MeasuredGain[], measure: Measure): string[] {
  const best = gains.filter((gain) => gain.qualifier === "up to").length;
  const unstated = gains.filter((gain) => !gain.unitStated).length;
  const open = panel.gains.filter((gain) => !isMeasured(gain)).length;
  const left = panel.gains.length - gains.length - open;
  const other = measure === "points" ? "in percent" : "in another measure";
  return [
    ...(best > 0
      ? [`${are(best, "gain", "is", "are")} “up to”, the best case of a paper: drawn, and left out of medians.`]
      : []),
    ...(unstated > 0
      ? [
          `${are(unstated, "gain", "is", "are")} stated in points that may not be of percentages (marked *): drawn, and left out of medians.`,
        ]
      : []),
    ...(left > 0 ? [`${are(left, "gain", "is", "are")} given ${other} alone and not drawn here.`] : []),
    ...(open > 0
      ? [`${are(open, "gain", "is", "are")} told in words that leave open whether the value rose or fell: not drawn.`]
      : []),
  ];
}

interface Sourced {
  readonly paper: string;
  readonly published: string | null;
}

/** Where the numbers of a chart come from. */
export function sourceOf(points: readonly Sourced[]): string {
  const days = points.flatMap(({ published }) => published ?? []).sort();
  const period = [...new Set([days[0], days.at(-1)].flatMap((day) => (day ? [formatDate(day)] : [])))].join(" to ");
  const papers = formatCount(papersOf(points), "paper");
  return `Source: the abstracts of ${papers}${period && ` (${period})`}, read with Claimboard.`;
}

/** All that stands below a chart in a file, as one text. */
export function captionOf({ title, label, notes, unnamed }: Figure): string {
  return [`${title}.`, `Measured as ${label}.`, ...notes, unnamed ?? ""].join(" ").trim();
}
