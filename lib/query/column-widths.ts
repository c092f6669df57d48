import { CLAIM_COLUMNS, type ColumnKey } from "../claim/columns";

const COLUMN_TYPES = new Map<string, string>(CLAIM_COLUMNS.map(({ key, type }) => [key, type]));

/** True for numeric columns, which are right-aligned. */
const isNumericColumn = (key: ColumnKey): boolean => COLUMN_TYPES.get(key) === "number";

/** Minimum and maximum width of a column in pixels. */
export const MIN_COLUMN_WIDTH = 48;
export const MAX_COLUMN_WIDTH = 1200;

const DEFAULT_WIDTHS: { readonly [K in ColumnKey]?: number } = {
  system: 118,
  size_b: 66,
  benchmarks: 156,
  metric: 80,
  before: 58,
  after: 98,
  gain: 116,
  paper_title: 108,
  published: 96,
  confidence: 104,
  grade: 80,
  scope: 180,
  model: 114,
  sentence: 420,
  authors: 220,
  method: 150,
  benchmark_text: 180,
  baseline: 180,
  source: 180,
  check_note: 220,
};

/** Returns the default width of a column in pixels. */
export const getDefaultWidth = (key: ColumnKey): number => DEFAULT_WIDTHS[key] ?? (isNumericColumn(key) ? 104 : 132);

/** Clamps a width to the allowed range, in whole pixels. */
export const clampWidth = (width: number): number =>
  Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, Number.isFinite(width) ? width : MIN_COLUMN_WIDTH)));
