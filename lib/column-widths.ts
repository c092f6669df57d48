import { CLAIM_COLUMNS, type ColumnKey } from "./claim-columns";

const TYPES = new Map<string, string>(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

/** Numbers stand to the right, so that their digits line up. */
export const isNumeric = (key: ColumnKey): boolean => TYPES.get(key) === "number";

/** Widths between which a column can be drawn, in pixels. */
export const LEAST_WIDTH = 48;
export const MOST_WIDTH = 1200;

const WIDTHS: { readonly [K in ColumnKey]?: number } = {
  paper_title: 158,
  model: 114,
  size_b: 70,
  benchmarks: 122,
  metric: 84,
  before: 70,
  after: 124,
  gain: 130,
  published: 106,
  sentence: 420,
  authors: 220,
  method: 150,
  benchmark_text: 180,
  baseline: 180,
  source: 180,
  check_note: 220,
};

/** The width that a column has unless another is asked for, in pixels. */
export const usualWidth = (key: ColumnKey): number => WIDTHS[key] ?? (isNumeric(key) ? 104 : 132);

/** The nearest width that a column can have, in whole pixels. */
export const fitWidth = (width: number): number =>
  Math.round(Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Number.isFinite(width) ? width : LEAST_WIDTH)));
