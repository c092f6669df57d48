import type { Result } from "../compare/result";
import { formatCount, formatDate } from "../format/numbers";

/** Text around a chart, on the page and in a file. */
export interface ChartDescription {
  /** States what the chart shows. */
  readonly title: string;
  /** Metric and unit. */
  readonly label: string;
  /** Reasons for separate or missing values. */
  readonly notes: readonly string[];
  readonly source: string;
}

/** Formats the source of a chart: number of papers and period. */
export function formatResultSource(results: readonly Pick<Result, "claim">[]): string {
  const days = results.flatMap(({ claim }) => claim.published ?? []).sort();
  const period = [...new Set([days[0], days.at(-1)].flatMap((day) => (day ? [formatDate(day)] : [])))].join(" to ");
  const papers = formatCount(new Set(results.map(({ claim }) => claim.paper_id)).size, "paper");
  return `Source: abstracts of ${papers}${period && ` (${period})`}, extracted with Claimboard.`;
}

/** Joins all text below a chart in a file. */
export function formatChartCaption({ title, label, notes }: ChartDescription): string {
  return [`${title}.`, `Metric: ${label}.`, ...notes].join(" ").trim();
}
