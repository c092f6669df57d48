import { z } from "zod";
import { GAIN_MEASURES } from "../compare/points";
import { PAIR_ORDERS } from "../compare/series-order";

/** The view of a benchmark page, as encoded in its address and in the addresses of its chart files. */

const SIZE_KINDS = ["total", "active"] as const;

const viewSchema = z.object({
  /** Id of the axis (`toAxisId`); null for the largest panel. */
  axis: z.string().trim().min(1).max(300).nullable().catch(null),
  order: z.enum(PAIR_ORDERS).catch("gain"),
  direction: z.enum(["down", "up"]).catch("down"),
  /** Null for the measure with most known gains. */
  measure: z.enum(GAIN_MEASURES).nullable().catch(null),
  size_of: z.enum(SIZE_KINDS).catch("total"),
  /** Whether to include values without a metric on the only named metric. */
  unnamed: z.enum(["with", "without"]).catch("with"),
  rows: z.enum(["first", "all"]).catch("first"),
});
export type BenchmarkView = Readonly<z.infer<typeof viewSchema>>;

const VIEW_KEYS = Object.keys(viewSchema.shape) as (keyof BenchmarkView)[];

/** Parses the view of an address; invalid values are ignored. */
export function parseBenchmarkView(params: URLSearchParams): BenchmarkView {
  return viewSchema.parse(Object.fromEntries(VIEW_KEYS.map((key) => [key, params.get(key)])));
}

export const DEFAULT_VIEW: BenchmarkView = parseBenchmarkView(new URLSearchParams());

/** Formats the parameters of a view without default values. */
export function formatBenchmarkView(view: BenchmarkView): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of VIEW_KEYS) {
    const value = view[key];
    if (value !== null && value !== DEFAULT_VIEW[key]) params.set(key, value);
  }
  return params;
}

/** Returns the path of the page of a benchmark in a view, or of a file of it: "/card.png" is the preview image. */
export function benchmarkPath(id: string, view: BenchmarkView, file: "" | "/card.png" = ""): string {
  const query = formatBenchmarkView(view).toString();
  return `/benchmarks/${encodeURIComponent(id)}${file}${query && `?${query}`}`;
}

/** Kinds of charts of a benchmark. */
export const CHART_KINDS = ["changes", "scores", "size", "distribution", "time"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** Returns the path of the SVG file of a chart. */
export function chartPath(id: string, view: BenchmarkView, chart: ChartKind): string {
  const params = formatBenchmarkView(view);
  params.set("chart", chart);
  return `/benchmarks/${encodeURIComponent(id)}/chart.svg?${params}`;
}
