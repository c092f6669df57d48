/**
 * A range of model sizes in billions of parameters, as the size filter writes it: "7-9" (both ends in), "70-", "-3",
 * "7", "6-<10" and "<2" (upper end out, so that brackets meet without overlap), and "unknown".
 */
export interface SizeRange {
  readonly min: number | null;
  readonly max: number | null;
  /** True where `max` itself is outside. */
  readonly open: boolean;
}
export type SizeFilter = SizeRange | "unknown";

export interface SizeBracket {
  readonly value: string;
  readonly label: string;
}

/** The brackets of the size facet; with "unknown" they share out all claims, each to exactly one. */
export const SIZE_BRACKETS: readonly SizeBracket[] = [
  { value: "<2", label: "under 2B" },
  { value: "2-<6", label: "2–5B" },
  { value: "6-<10", label: "6–9B" },
  { value: "10-<20", label: "10–19B" },
  { value: "20-<50", label: "20–49B" },
  { value: "50-<100", label: "50–99B" },
  { value: "100-", label: "100B and more" },
  { value: "unknown", label: "unknown" },
];

const FORM = /^(\d{1,7}(?:\.\d{1,6})?)?(-)?(<)?(\d{1,7}(?:\.\d{1,6})?)?[bB]?$/;

/** The filter that a text stands for, or null where it stands for none. */
export function parseSize(text: string): SizeFilter | null {
  const trimmed = text.trim().replace(/[–—]/, "-");
  if (trimmed.toLowerCase() === "unknown") return "unknown";
  const match = FORM.exec(trimmed);
  if (!match) return null;
  const [, low, dash, less, high] = match;
  if (low === undefined && high === undefined) return null;
  if (less !== undefined && (high === undefined || (low !== undefined && dash === undefined))) return null;
  const min = low === undefined ? null : Number(low);
  const single = dash === undefined && less === undefined;
  if (single && high !== undefined) return null;
  const max = single ? min : high === undefined ? null : Number(high);
  if (min !== null && max !== null && (min > max || (min === max && less !== undefined))) return null;
  return { min, max, open: less !== undefined };
}

/** The canonical text of a filter; `parseSize` reads it back. */
export function formatSize(size: SizeFilter): string {
  if (size === "unknown") return size;
  const { min, max, open } = size;
  if (min !== null && min === max) return String(min);
  if (max === null) return `${min}-`;
  if (open) return min === null ? `<${max}` : `${min}-<${max}`;
  return `${min ?? ""}-${max}`;
}

/** True where a size (null for unknown) passes the filter. */
export function inSize(size: number | null, filter: SizeFilter): boolean {
  if (filter === "unknown") return size === null;
  if (size === null || (filter.min !== null && size < filter.min)) return false;
  return filter.max === null || size < filter.max || (size === filter.max && !filter.open);
}
