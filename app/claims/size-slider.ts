import { parseSize, type SizeFilter, type SizeRange } from "@/lib/query/size-range";

/**
 * The stops of the slider of sizes, in billions of parameters: sizes that models have, so that each step means
 * something. The first and the last one stand for "any".
 */
export const SIZE_STOPS = [0, 0.5, 1, 1.5, 2, 3, 4, 7, 8, 9, 13, 14, 20, 32, 34, 70, 72, 120, 235, 405, 671] as const;
const LAST_STOP = SIZE_STOPS.length - 1;

/** Where the two thumbs stand, as places among the stops. */
export type SliderPositions = readonly [low: number, high: number];

const isRange = (size: SizeFilter): size is SizeRange => size !== "unknown";

function findStop(value: number, up: boolean): number {
  const exact = SIZE_STOPS.findIndex((stop) => stop >= value);
  if (exact < 0) return LAST_STOP;
  return up || SIZE_STOPS[exact] === value ? exact : exact - 1;
}

/** Where the thumbs stand for a filter; apart at the ends where it holds no range or several. */
export function toSliderPositions(sizes: readonly SizeFilter[]): SliderPositions {
  const ranges = sizes.filter(isRange);
  const [range] = ranges;
  if (!range || ranges.length > 1) return [0, LAST_STOP];
  return [
    range.min === null ? 0 : findStop(range.min, false),
    range.max === null ? LAST_STOP : findStop(range.max, true),
  ];
}

/** The filter that the thumbs ask for, in place of other ranges; whether unknown sizes come along stays as it was. */
export function toSizeFilters(sizes: readonly SizeFilter[], [low, high]: SliderPositions): SizeFilter[] {
  const unknown = sizes.filter((size) => !isRange(size));
  const min = low <= 0 ? "" : String(SIZE_STOPS[low]);
  const max = high >= LAST_STOP ? "" : String(SIZE_STOPS[high]);
  const range = min === "" && max === "" ? null : parseSize(min === max ? min : `${min}-${max}`);
  return range === null ? unknown : [range, ...unknown];
}

/**
 * What a thumb says: "7B", or that it does not limit.
 * @param unlimitedStop where it does not: the first stop for the least size, the last one for the greatest
 */
export function formatSliderStop(stopIndex: number, unlimitedStop: number): string {
  return stopIndex === unlimitedStop ? "any" : `${SIZE_STOPS[stopIndex]}B`;
}
