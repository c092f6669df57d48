import type { Plot } from "@/lib/charts/plot";
import { renderPlotSvg } from "@/lib/charts/plot-svg";
import { niceScale } from "@/lib/charts/value-scale";
import { groupBy } from "@/lib/format/group-by";
import type { Sample } from "./load-client";

/** Memory of the serving process at a time. */
export interface MemorySample {
  readonly minutes: number;
  readonly mb: number;
}

/** Latencies of one kind of request up to the last byte, in milliseconds. */
export interface LoadRow {
  readonly kind: string;
  readonly requests: number;
  readonly errors: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
  /** Latency up to the first byte. */
  readonly first99: number;
}

/** Status below which a response is a success. */
const FIRST_ERROR_STATUS = 400;

export const isError = ({ status }: Sample): boolean => status === 0 || status >= FIRST_ERROR_STATUS;

/** Returns one row for all requests, and one per kind of request or another group. */
export function summarize(samples: readonly Sample[], toGroup = ({ kind }: Sample): string => kind): LoadRow[] {
  const groups = [...groupBy(samples, toGroup)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [toRow("all", samples), ...groups.map(([group, members]) => toRow(group, members))];
}

function toRow(kind: string, samples: readonly Sample[]): LoadRow {
  const all = toPercentiles(samples.map(({ ms }) => ms));
  const first = toPercentiles(samples.map(({ firstByteMs }) => firstByteMs));
  return {
    kind,
    requests: samples.length,
    errors: samples.filter(isError).length,
    ...{ p50: all(0.5), p95: all(0.95), p99: all(0.99), max: all(1), first99: first(0.99) },
  };
}

function toPercentiles(values: readonly number[]): (share: number) => number {
  const sorted = [...values].sort((a, b) => a - b);
  return (share) => Math.round(sorted[Math.ceil(share * sorted.length) - 1] ?? 0);
}

/**
 * Groups pages by whether somebody opened the address before.
 * @param samples in the order of their answers
 * @param opened addresses of earlier requests
 */
export function toViewGroups(samples: readonly Sample[], opened: readonly string[]): (sample: Sample) => string {
  const first = new Set<Sample>();
  const known = new Set(opened);
  for (const sample of samples) {
    if (!known.has(sample.path)) first.add(sample);
    known.add(sample.path);
  }
  return (sample) => (first.has(sample) ? "page, first view" : "page, repeated view");
}

/** Formats the rows as a table of fixed width. */
export function formatRows(rows: readonly LoadRow[]): string {
  const header = ["kind", "requests", "errors", "p50 ms", "p95 ms", "p99 ms", "max ms", "first p99"];
  const cells = rows.map((row) => Object.values(row).map((value) => value.toLocaleString("en")));
  const widest = Math.max(...cells.map(([kind = ""]) => kind.length));
  const format = ([kind = "", ...values]: readonly string[]) =>
    kind.padEnd(widest) + values.map((value) => value.padStart(10)).join("");
  return [header, ...cells].map(format).join("\n");
}

/** Draws memory over time. */
export function renderMemorySvg(
  memory: readonly MemorySample[],
  { title, source }: { readonly title: string; readonly source: string },
): string {
  const lastMinute = Math.max(...memory.map(({ minutes }) => minutes), 1);
  const y = niceScale([0, ...memory.map(({ mb }) => mb)], false);
  const x = niceScale([0, lastMinute], false);
  const share = (value: number, { min, max }: { readonly min: number; readonly max: number }) =>
    (value - min) / (max - min);
  const toTicks = (scale: typeof x) =>
    scale.ticks.map((tick) => ({ at: share(tick, scale), label: tick.toLocaleString("en") }));
  const plot: Plot = {
    xLabel: "minutes",
    yLabel: "resident memory, MB",
    xTicks: toTicks(x),
    yTicks: toTicks(y),
    marks: memory.map(({ minutes, mb }) => ({
      ...{ claim: "", shape: "dot", tone: "after" },
      ...{ x: share(minutes, x), y: share(mb, y), details: [`${mb} MB`, `${minutes.toFixed(1)} min`] },
    })),
    lines: [],
    lane: null,
    legend: [],
  };
  return renderPlotSvg(plot, { title, label: "MB", notes: [], source });
}
