import { parseSize, type SizeFilter, type SizeRange } from "@/lib/query/size-range";

/** The stops of the size slider in billions of parameters: common model sizes. The first and the last mean "any". */
export const SIZE_STOPS = [0, 0.5, 1, 1.5, 2, 3, 4, 7, 8, 9, 13, 14, 20, 32, 34, 70, 72, 120, 235, 405, 671] as const;
const LAST_STOP = SIZE_STOPS.length - 1;

/** Positions of the two thumbs, as indices of `SIZE_STOPS`. */
export type SliderPositions = readonly [low: number, high: number];

const isRange = (size: SizeFilter): size is SizeRange => size !== "unknown";

function findStop(value: number, up: boolean): number {
  const exact = SIZE_STOPS.findIndex((stop) => stop >= value);
  if (exact < 0) return LAST_STOP;
  return up || SIZE_STOPS[exact] === value ? exact : exact - 1;
}

/** Converts a filter to thumb positions; the full range if it has no range or several. */
export function toSliderPositions(sizes: readonly SizeFilter[]): SliderPositions {
  const ranges = sizes.filter(isRange);
  const [range] = ranges;
  if (!range || ranges.length > 1) return [0, LAST_STOP];
  return [
    range.min === null ? 0 : findStop(range.min, false),
    range.max === null ? LAST_STOP : findStop(range.max, true),
  ];
}

/** Replaces the ranges of a filter by that of the thumbs; keeps "unknown". */
export function toSizeFilters(sizes: readonly SizeFilter[], [low, high]: SliderPositions): SizeFilter[] {
  const unknown = sizes.filter((size) => !isRange(size));
  const min = low <= 0 ? "" : String(SIZE_STOPS[low]);
  const max = high >= LAST_STOP ? "" : String(SIZE_STOPS[high]);
  const range = min === "" && max === "" ? null : parseSize(min === max ? min : `${min}-${max}`);
  return range === null ? unknown : [range, ...unknown];
}

/**
 * Formats a stop as "7B", or as "any".
 * @param unlimitedStop the stop that means "any": the first for the minimum size, the last for the maximum
 */
export function formatSliderStop(stopIndex: number, unlimitedStop: number): string {
  return stopIndex === unlimitedStop ? "any" : `${SIZE_STOPS[stopIndex]}B`;
}
