import { parseSize, type SizeFilter, type SizeRange } from "./size-range";

/**
 * The stops of the slider of sizes, in billions of parameters: sizes that models have, so that each step means
 * something. The first and the last one stand for "any".
 */
export const SIZE_STOPS = [0, 0.5, 1, 1.5, 2, 3, 4, 7, 8, 9, 13, 14, 20, 32, 34, 70, 72, 120, 235, 405, 671] as const;
const LAST = SIZE_STOPS.length - 1;

/** Where the two thumbs stand, as places among the stops. */
export type SliderEnds = readonly [low: number, high: number];

const isRange = (size: SizeFilter): size is SizeRange => size !== "unknown";

function stopAt(value: number, up: boolean): number {
  const exact = SIZE_STOPS.findIndex((stop) => stop >= value);
  if (exact < 0) return LAST;
  return up || SIZE_STOPS[exact] === value ? exact : exact - 1;
}

/** Where the thumbs stand for a filter; apart at the ends where it holds no range or several. */
export function readSlider(sizes: readonly SizeFilter[]): SliderEnds {
  const ranges = sizes.filter(isRange);
  const [range] = ranges;
  if (!range || ranges.length > 1) return [0, LAST];
  return [range.min === null ? 0 : stopAt(range.min, false), range.max === null ? LAST : stopAt(range.max, true)];
}

/** The filter that the thumbs ask for, in place of other ranges; whether unknown sizes come along stays as it was. */
export function writeSlider(sizes: readonly SizeFilter[], [low, high]: SliderEnds): SizeFilter[] {
  const unknown = sizes.filter((size) => !isRange(size));
  const min = low <= 0 ? "" : String(SIZE_STOPS[low]);
  const max = high >= LAST ? "" : String(SIZE_STOPS[high]);
  const range = min === "" && max === "" ? null : parseSize(min === max ? min : `${min}-${max}`);
  return range === null ? unknown : [range, ...unknown];
}

/**
 * What a thumb says: "7B", or that it does not limit.
 * @param any where it does not: the first stop for the least size, the last one for the greatest
 */
export function sliderText(at: number, any: number): string {
  return at === any ? "any" : `${SIZE_STOPS[at]}B`;
}
