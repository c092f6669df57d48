/**
 * A range of model sizes in billions of parameters, in the form of the size filter: "7-9" (inclusive), "70-", "-3",
 * "7", "6-<10", "<2", ">3" and ">9-<13" (bounds with a sign are exclusive, so that brackets do not overlap), and
 * "unknown".
 */
export interface SizeRange {
  readonly min: number | null;
  readonly max: number | null;
  /** True if `min` is excluded. */
  readonly minExclusive: boolean;
  /** True if `max` is excluded. */
  readonly maxExclusive: boolean;
}
export type SizeFilter = SizeRange | "unknown";

export interface SizeBracket {
  readonly value: string;
  readonly label: string;
}

/**
 * Brackets of the size facet: the common ranges (≤3B, 7–9B, 13–34B, 70B+) and those in between. Together with "unknown"
 * they partition all claims.
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

/** Parses a size filter; null if invalid. */
export function parseSize(text: string): SizeFilter | null {
  const trimmed = text.trim().replace(/[–—]/, "-");
  if (trimmed.toLowerCase() === "unknown") return "unknown";
  const match = SIZE_PATTERN.exec(trimmed);
  if (!match) return null;
  const [, more, low, dash, less, high] = match;
  if (low === undefined && (high === undefined || more !== undefined)) return null;
  if (less !== undefined && (high === undefined || (low !== undefined && dash === undefined))) return null;
  const min = low === undefined ? null : Number(low);
  const isSingle = dash === undefined && less === undefined;
  if (isSingle && high !== undefined) return null;
  const max = isSingle && more === undefined ? min : high === undefined ? null : Number(high);
  const isSigned = less !== undefined || more !== undefined;
  if (min !== null && max !== null && (min > max || (min === max && isSigned))) return null;
  return { min, max, minExclusive: more !== undefined, maxExclusive: less !== undefined };
}

/** Formats a filter in canonical form, which `parseSize` can read. */
export function formatSize(size: SizeFilter): string {
  if (size === "unknown") return size;
  const { min, max, minExclusive, maxExclusive } = size;
  if (min !== null && min === max) return String(min);
  const low = min === null ? "" : `${minExclusive ? ">" : ""}${min}`;
  if (max === null) return minExclusive ? low : `${low}-`;
  if (maxExclusive) return min === null ? `<${max}` : `${low}-<${max}`;
  return `${low}-${max}`;
}

/** Returns the label of a filter: the label of its bracket, or "7B", "3–5B", "≤ 5B", "5B+", ">3 to <5B". */
export function formatSizeLabel(value: string): string {
  const bracket = SIZE_BRACKETS.find((one) => one.value === value);
  const size = parseSize(value);
  if (bracket || size === null || size === "unknown") return bracket?.label ?? value;
  const { min, max, minExclusive, maxExclusive } = size;
  if (min === null || min === max) return `${min === max ? "" : maxExclusive ? "< " : "≤ "}${max}B`;
  if (max === null) return minExclusive ? `> ${min}B` : `${min}B+`;
  return minExclusive || maxExclusive
    ? `${minExclusive ? ">" : ""}${min} to ${maxExclusive ? "<" : ""}${max}B`
    : `${min}–${max}B`;
}

/** True if a size (null for unknown) matches the filter. */
export function matchesSize(size: number | null, filter: SizeFilter): boolean {
  if (filter === "unknown") return size === null;
  if (size === null || (filter.min !== null && (size < filter.min || (size === filter.min && filter.minExclusive))))
    return false;
  return filter.max === null || size < filter.max || (size === filter.max && !filter.maxExclusive);
}
