/**
 * A chart as marks on a plane: what is drawn, without how. Places are shares of the plane, x from the left and y from
 * the bottom, so that a page and a file can draw the same one at any size.
 */
export interface Plot {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xTicks: readonly AxisTick[];
  readonly yTicks: readonly AxisTick[];
  readonly marks: readonly ChartMark[];
  readonly lines: readonly PlotLine[];
  readonly bars: readonly PlotBar[];
  /** A strip that is no part of the scale below it. */
  readonly lane: PlotLane | null;
  /** What the shapes mean, of those that occur. */
  readonly legend: readonly LegendEntry[];
}

export interface AxisTick {
  readonly at: number;
  readonly label: string;
}

export type MarkShape = "dot" | "ring" | "triangle" | "diamond" | "square";
export type MarkTone = "after" | "before" | "worse" | "good";
/** A look is a shape and a colour; the shape alone tells it apart. */
export interface MarkStyle {
  readonly shape: MarkShape;
  readonly tone: MarkTone;
}
export interface LegendEntry extends MarkStyle {
  readonly label: string;
}

/** One claim. */
export interface ChartMark extends MarkStyle {
  readonly claim: string;
  readonly x: number;
  readonly y: number;
  /** What it says of itself, the figure first. */
  readonly details: readonly string[];
}

export interface PlotLine {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly kind: "zero" | "median" | "frontier";
}

export interface PlotBar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

export interface PlotLane {
  readonly x: number;
  readonly width: number;
  readonly label: string;
}

/** Outline of a shape around the origin, for shapes of about equal area. */
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

/** True for shapes that are drawn as a line around nothing. */
export function isHollowShape(shape: MarkShape): boolean {
  return shape === "ring" || shape === "square";
}

/** The entries of a key whose looks occur among marks, in the order of the key. */
export function filterLegend(marks: readonly MarkStyle[], key: readonly LegendEntry[]): LegendEntry[] {
  return key.filter((entry) => marks.some(({ shape }) => shape === entry.shape));
}

/** Closer than this, as shares of the plane, marks would hide each other. */
const MIN_MARK_DISTANCE = { x: 0.03, y: 0.045 };

/**
 * Moves marks that would hide each other aside, by as little as it takes, within a reach; their height stays, because
 * it is the value. The same marks always come to the same places.
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
