/**
 * A chart as marks on a plane, independent of rendering. Coordinates are shares of the plane, x from the left and y
 * from the bottom, so that pages and files draw the same plot at any size.
 */
export interface Plot {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  readonly marks: readonly ChartMark[];
  readonly lines: readonly PlotLine[];
  /** A separate strip next to the scale. */
  readonly lane: PlotLane | null;
  /** Legend of the shapes that occur. */
  readonly legend: readonly LegendEntry[];
}

export interface AxisTick {
  readonly at: number;
  readonly label: string;
}

export type MarkShape = "dot" | "ring" | "triangle" | "diamond" | "square";
export type MarkTone = "after" | "before" | "worse" | "good";
/** Shape and color of a mark; the shape alone is sufficient to distinguish it. */
export interface MarkStyle {
  readonly shape: MarkShape;
  readonly tone: MarkTone;
}
export interface LegendEntry extends MarkStyle {
  readonly label: string;
}

/** The mark of one claim. */
export interface ChartMark extends MarkStyle {
  readonly claim: string;
  readonly x: number;
  readonly y: number;
  /** Details of the claim, the value first. */
  readonly details: readonly string[];
}

export interface PlotLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly kind: "zero" | "median" | "frontier";
}

export interface PlotLane {
  readonly x: number;
  readonly width: number;
  readonly label: string;
}

/** Outlines around the origin, of about equal area. */
const SHAPE_PATHS: Readonly<Record<MarkShape, string>> = {
  dot: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  ring: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  triangle: "M0 -6.5L6 4.5H-6z",
  diamond: "M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z",
  square: "M-4.5 -4.5h9v9h-9z",
};

export function getShapePath(shape: MarkShape): string {
  return SHAPE_PATHS[shape];
}

/** True for shapes that are drawn as an outline. */
export function isHollowShape(shape: MarkShape): boolean {
  return shape === "ring" || shape === "square";
}

/** Returns the legend entries whose styles occur among marks, in their order. */
export function filterLegend(marks: readonly MarkStyle[], key: readonly LegendEntry[]): LegendEntry[] {
  return key.filter((entry) => marks.some(({ shape }) => shape === entry.shape));
}

/** Minimum distance of marks, as shares of the plane. */
const MIN_MARK_DISTANCE = { x: 0.03, y: 0.045 };

/**
 * Moves overlapping marks horizontally by the smallest possible distance within a limit; y is kept because it is the
 * value. Deterministic.
 */
export function spreadOverlappingMarks<M extends Pick<ChartMark, "x" | "y">>(
  marks: readonly M[],
  maxShift: number,
): M[] {
  const placed: M[] = [];
  const steps = Math.max(0, Math.floor(maxShift / MIN_MARK_DISTANCE.x));
  for (const mark of marks) {
    const near = placed.filter((other) => Math.abs(other.y - mark.y) < MIN_MARK_DISTANCE.y);
    const isFree = (x: number) => near.every((other) => Math.abs(other.x - x) >= MIN_MARK_DISTANCE.x * 0.99);
    const offsets = Array.from(
      { length: 2 * steps + 1 },
      (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * MIN_MARK_DISTANCE.x,
    );
    const x = offsets.map((offset) => mark.x + offset).find((x) => x >= 0 && x <= 1 && isFree(x));
    placed.push({ ...mark, x: x ?? mark.x });
  }
  return placed;
}
