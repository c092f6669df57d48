import { z } from "zod";
import { benchmarkId } from "../claim/benchmark-id";
import type { DroppedParameter } from "../query/parse-claim-query";
import { formatSize, parseSize } from "../query/size-range";

/** The view of the page of a benchmark or a family, as in its address and in the addresses of its files. */
export interface FamilyView {
  /** Ids of benchmarks; empty for all editions. */
  readonly edition: readonly string[];
  /** Size filters in canonical form; empty for all. */
  readonly size: readonly string[];
  /** Size that is filtered, shown in charts, and sorted by. */
  readonly size_of: "total" | "active";
  /** Whose results; "all" for both. */
  readonly role: "all" | "own" | "baseline";
  readonly averages: "with" | "without";
  /** Minimum confidence, 0 to 1. */
  readonly confidence: number;
  /** Measure of the gains. */
  readonly measure: "points" | "relative";
  /** Column of the table, with "-" for descending; see `TableSort`. */
  readonly sort: string;
  /** Number of rows of chart and table. */
  readonly rows: "first" | "all";
}

export const DEFAULT_FAMILY_VIEW: FamilyView = {
  edition: [],
  size: [],
  size_of: "total",
  role: "all",
  averages: "with",
  confidence: 0,
  measure: "points",
  sort: "-gain",
  rows: "first",
};

const VIEW_KEYS = Object.keys(DEFAULT_FAMILY_VIEW) as (keyof FamilyView)[];
const LIST_KEYS = ["edition", "size"] as const;
type SingleKey = Exclude<keyof FamilyView, (typeof LIST_KEYS)[number]>;

const MAX_VALUES = 20;

const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `not one of ${values.join(", ")}`);

const itemSchemas = {
  edition: z.string().trim().min(1, "no value").max(300, "longer than 300 characters").transform(benchmarkId),
  size: z
    .string()
    .transform(parseSize)
    .refine((size) => size !== null, "not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown")
    .transform((size) => (size === null ? "" : formatSize(size))),
} satisfies Record<(typeof LIST_KEYS)[number], z.ZodType<string>>;

const CONFIDENCE = "not a number from 0 to 1";

const singleSchemas = {
  size_of: choice(["total", "active"]),
  role: choice(["all", "own", "baseline"]),
  averages: choice(["with", "without"]),
  confidence: z.coerce.number(CONFIDENCE).min(0, CONFIDENCE).max(1, CONFIDENCE),
  measure: choice(["points", "relative"]),
  sort: z.string().regex(/^-?[a-z_]{1,30}$/, "not a column"),
  rows: choice(["first", "all"]),
} satisfies { [K in SingleKey]: z.ZodType<FamilyView[K]> };

const isViewKey = (key: string): key is keyof FamilyView => VIEW_KEYS.some((one) => one === key);
const isListKey = (key: string): key is (typeof LIST_KEYS)[number] => LIST_KEYS.some((one) => one === key);

interface ParsedView {
  readonly view: FamilyView;
  readonly dropped: readonly DroppedParameter[];
}

/**
 * Parses the view of an address; invalid and unknown parameters are dropped with their reason. An empty value is the
 * default.
 * @param foreignKeys keys of the same address that belong to other readers
 */
export function parseFamilyView(params: URLSearchParams, foreignKeys: readonly string[] = []): ParsedView {
  const lists: Record<(typeof LIST_KEYS)[number], string[]> = { edition: [], size: [] };
  const singles: Record<string, unknown> = {};
  const dropped: DroppedParameter[] = [];
  for (const [key, value] of params) {
    if (foreignKeys.includes(key) || (isViewKey(key) && value.trim() === "")) continue;
    const drop = (reason: string) => dropped.push({ key, value, reason });
    if (!isViewKey(key)) drop(`unknown; there are ${VIEW_KEYS.join(", ")}`);
    else if (isListKey(key)) {
      const result = itemSchemas[key].safeParse(value);
      if (!result.success) drop(result.error.issues[0]?.message ?? "not understood");
      else if (lists[key].length >= MAX_VALUES) drop(`more than ${MAX_VALUES} values`);
      else lists[key].push(result.data);
    } else if (key in singles) drop("given more than once");
    else {
      const result = singleSchemas[key].safeParse(value);
      if (result.success) singles[key] = result.data;
      else drop(result.error.issues[0]?.message ?? "not understood");
    }
  }
  const unique = { edition: [...new Set(lists.edition)].sort(), size: [...new Set(lists.size)] };
  return { view: { ...DEFAULT_FAMILY_VIEW, ...singles, ...unique }, dropped };
}

/** Formats the parameters of a view without default values, in a fixed order. */
export function formatFamilyView(view: FamilyView): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of VIEW_KEYS) {
    if (isListKey(key)) for (const value of view[key]) params.append(key, value);
    else if (view[key] !== DEFAULT_FAMILY_VIEW[key]) params.set(key, String(view[key]));
  }
  return params;
}

/** Charts of the page, as named in the addresses of their files. */
export const FAMILY_CHARTS = ["results", "size", "time"] as const;
export type FamilyChart = (typeof FAMILY_CHARTS)[number];

/** Returns the path of the page of a benchmark or family in a view, or of one of its files. */
export function familyPath(id: string, view: FamilyView = DEFAULT_FAMILY_VIEW, file: "" | "/card.png" = ""): string {
  const query = formatFamilyView(view).toString();
  return `/benchmarks/${encodeURIComponent(id)}${file}${query && `?${query}`}`;
}

/** Returns the path of a chart as an SVG file, or of the marks of a plot. */
export function familyChartPath(
  id: string,
  view: FamilyView,
  chart: FamilyChart,
  file: "chart.svg" | "plot.json" = "chart.svg",
): string {
  const params = formatFamilyView(view);
  params.set("chart", chart);
  return `/benchmarks/${encodeURIComponent(id)}/${file}?${params}`;
}
