import { z } from "zod";
import { GAIN_MEASURES } from "../compare/points";
import { PAIR_ORDERS } from "../compare/series-order";

/** What the page of a benchmark shows of it, as its address says; every link and every chart file shares it. */

const SIZE_KINDS = ["total", "active"] as const;

const viewSchema = z.object({
  /** `axisId` of the axis that is drawn; null for the fullest. */
  axis: z.string().trim().min(1).max(300).nullable().catch(null),
  order: z.enum(PAIR_ORDERS).catch("gain"),
  direction: z.enum(["down", "up"]).catch("down"),
  /** Null for the one in which most gains are known. */
  measure: z.enum(GAIN_MEASURES).nullable().catch(null),
  size_of: z.enum(SIZE_KINDS).catch("total"),
  /** Whether values whose metric is not named stand with those of the only metric that is. */
  unnamed: z.enum(["with", "without"]).catch("with"),
  rows: z.enum(["first", "all"]).catch("first"),
});
export type BenchmarkView = Readonly<z.infer<typeof viewSchema>>;

const VIEW_KEYS = Object.keys(viewSchema.shape) as (keyof BenchmarkView)[];

/** The view of an address; what makes no sense is as if it were not there. */
export function parseBenchmarkView(params: URLSearchParams): BenchmarkView {
  return viewSchema.parse(Object.fromEntries(VIEW_KEYS.map((key) => [key, params.get(key)])));
}

export const DEFAULT_VIEW: BenchmarkView = parseBenchmarkView(new URLSearchParams());

/** The parameters of a view, without what is usual. */
export function formatBenchmarkView(view: BenchmarkView): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of VIEW_KEYS) {
    const value = view[key];
    if (value !== null && value !== DEFAULT_VIEW[key]) params.set(key, value);
  }
  return params;
}

/** The address of a benchmark's page in this view, or of a file of it: "/card.png" is the picture of its shared link. */
export function benchmarkPath(id: string, view: BenchmarkView, file: "" | "/card.png" = ""): string {
  const query = formatBenchmarkView(view).toString();
  return `/benchmarks/${encodeURIComponent(id)}${file}${query && `?${query}`}`;
}

/** What there is to draw of a benchmark. */
export const CHART_KINDS = ["changes", "scores", "size", "distribution", "time"] as const;
export type ChartKind = (typeof CHART_KINDS)[number];

/** The address of one chart of a view as an SVG file. */
export function chartPath(id: string, view: BenchmarkView, chart: ChartKind): string {
  const params = formatBenchmarkView(view);
  params.set("chart", chart);
  return `/benchmarks/${encodeURIComponent(id)}/chart.svg?${params}`;
}
