/**
 * A range of model sizes in billions of parameters, as the size filter writes it: "7-9" (both ends in), "70-", "-3",
 * "7", "6-<10", "<2", ">3" and ">9-<13" (an end with a sign is itself outside, so that brackets meet without overlap),
 * and "unknown".
 */
export interface SizeRange {
  readonly min: number | null;
  readonly max: number | null;
  /** True where `min` itself is outside. */
  readonly minExclusive: boolean;
  /** True where `max` itself is outside. */
  readonly maxExclusive: boolean;
}
export type SizeFilter = SizeRange | "unknown";

export interface SizeBracket {
  readonly value: string;
  readonly label: string;
}

/**
 * The brackets of the size facet: the four in which people compare (≤3B, 7–9B, 13–34B, 70B+) and what lies between
 * them. With "unknown" they share out all claims, each to exactly one.
 */
export const SIZE_BRACKETS: readonly SizeBracket[] = [
  { value: "-3", label: "≤ 3B" },
  { value: ">3-<7", label: "3–7B" },
  { value: "7-9", label: "7–9B" },
  { value: ">9-<13", label: "9–13B" },
  { value: "13-34", label: "13–34B" },
  { value: ">34-<70", label: "34–70B" },
  { value: "70-", label: "70B+" },
  { value: "unknown", label: "unknown" },
];

const SIZE_PATTERN = /^(>)?(\d{1,7}(?:\.\d{1,6})?)?(-)?(<)?(\d{1,7}(?:\.\d{1,6})?)?[bB]?$/;

/** The filter that a text stands for, or null where it stands for none. */
export function parseSize(text: string): SizeFilter | null {
  const trimmed = text.trim().replace(/[–—]/, "-");
  if (trimmed.toLowerCase() === "unknown") return "unknown";
  const match = SIZE_PATTERN.exec(trimmed);
  if (!match) return null;
  const [, more, low, dash, less, high] = match;
  if (low === undefined && (high === undefined || more !== undefined)) return null;
  if (less !== undefined && (high === undefined || (low !== undefined && dash === undefined))) return null;
  const min = low === undefined ? null : Number(low);
  const single = dash === undefined && less === undefined;
  if (single && high !== undefined) return null;
  const max = single && more === undefined ? min : high === undefined ? null : Number(high);
  const signed = less !== undefined || more !== undefined;
  if (min !== null && max !== null && (min > max || (min === max && signed))) return null;
  return { min, max, minExclusive: more !== undefined, maxExclusive: less !== undefined };
}

/** The canonical text of a filter; `parseSize` reads it back. */
export function formatSize(size: SizeFilter): string {
  if (size === "unknown") return size;
  const { min, max, minExclusive: over, maxExclusive: open } = size;
  if (min !== null && min === max) return String(min);
  const low = min === null ? "" : `${over ? ">" : ""}${min}`;
  if (max === null) return over ? low : `${low}-`;
  if (open) return min === null ? `<${max}` : `${low}-<${max}`;
  return `${low}-${max}`;
}

/** What people call a filter by its text: the label of its bracket, or "7B", "3–5B", "≤ 5B", "5B+", ">3 to <5B". */
export function formatSizeLabel(value: string): string {
  const bracket = SIZE_BRACKETS.find((one) => one.value === value);
  const size = parseSize(value);
  if (bracket || size === null || size === "unknown") return bracket?.label ?? value;
  const { min, max, minExclusive: over, maxExclusive: open } = size;
  if (min === null || min === max) return `${min === max ? "" : open ? "< " : "≤ "}${max}B`;
  if (max === null) return over ? `> ${min}B` : `${min}B+`;
  return over || open ? `${over ? ">" : ""}${min} to ${open ? "<" : ""}${max}B` : `${min}–${max}B`;
}

/** True where a size (null for unknown) passes the filter. */
export function matchesSize(size: number | null, filter: SizeFilter): boolean {
  if (filter === "unknown") return size === null;
  if (size === null || (filter.min !== null && (size < filter.min || (size === filter.min && filter.minExclusive))))
    return false;
  return filter.max === null || size < filter.max || (size === filter.max && !filter.maxExclusive);
}
