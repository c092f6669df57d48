/**
 * A chart as marks on a plane: what is drawn, without how. Places are shares of the plane, x from the left and y from
 * the bottom, so that a page and a file can draw the same one at any size.
 */
export interface Plot {
  readonly xLabel: string;
  readonly yLabel: string;
  readonly xTicks: readonly Tick[];
  readonly yTicks: readonly Tick[];
  readonly marks: readonly Mark[];
  readonly lines: readonly Line[];
  readonly bars: readonly Bar[];
  /** A strip that is no part of the scale below it. */
  readonly lane: Lane | null;
  /** What the shapes mean, of those that occur. */
  readonly key: readonly KeyEntry[];
}

export interface Tick {
  readonly at: number;
  readonly label: string;
}

export type Shape = "dot" | "ring" | "triangle" | "diamond" | "square";
export type Tone = "after" | "before" | "worse" | "good";
/** A look is a shape and a colour; the shape alone tells it apart. */
export interface Look {
  readonly shape: Shape;
  readonly tone: Tone;
}
export interface KeyEntry extends Look {
  readonly label: string;
}

/** One claim. */
export interface Mark extends Look {
  readonly claim: string;
  readonly x: number;
  readonly y: number;
  /** What it says of itself, the figure first. */
  readonly words: readonly string[];
}

export interface Line {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
  readonly kind: "zero" | "median" | "frontier";
}

export interface Bar {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}

export interface Lane {
  readonly x: number;
  readonly width: number;
  readonly label: string;
}

/** Outline of a shape around the origin, for shapes of about equal area. */
const OUTLINES: Readonly<Record<Shape, string>> = {
  dot: "M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z",
  ring: "M-4.5 0a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z",
  triangle: "M0 -6.5L6 4.5H-6z",
  diamond: "M0 -6.5l6.5 6.5l-6.5 6.5l-6.5 -6.5z",
  square: "M-4.5 -4.5h9v9h-9z",
};

export function outline(shape: Shape): string {
  return OUTLINES[shape];
}

/** True for shapes that are drawn as a line around nothing. */
export function isHollow(shape: Shape): boolean {
  return shape === "ring" || shape === "square";
}

/** The entries of a key whose looks occur among marks, in the order of the key. */
export function keyOf(marks: readonly Look[], key: readonly KeyEntry[]): KeyEntry[] {
  return key.filter((entry) => marks.some(({ shape }) => shape === entry.shape));
}

/** Closer than this, as shares of the plane, marks would hide each other. */
const NEAR = { x: 0.03, y: 0.045 };

/**
 * Moves marks that would hide each other aside, by as little as it takes, within a reach; their height stays, because
 * it is the value. The same marks always come to the same places.
 */
export function spreadMarks<M extends Pick<Mark, "x" | "y">>(marks: readonly M[], reach: number): M[] {
  const placed: M[] = [];
  const steps = Math.max(0, Math.floor(reach / NEAR.x));
  for (const mark of marks) {
    const near = placed.filter((other) => Math.abs(other.y - mark.y) < NEAR.y);
    const isFree = (x: number) => near.every((other) => Math.abs(other.x - x) >= NEAR.x * 0.99);
    const offsets = Array.from({ length: 2 * steps + 1 }, (_, i) => (i % 2 === 0 ? -1 : 1) * Math.ceil(i / 2) * NEAR.x);
    const x = offsets.map((offset) => mark.x + offset).find((x) => x >= 0 && x <= 1 && isFree(x));
    placed.push({ ...mark, x: x ?? mark.x });
  }
  return placed;
}
