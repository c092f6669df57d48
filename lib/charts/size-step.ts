/** A class of model sizes; larger classes have larger marks, so that size needs no color. */
export interface SizeStep {
  /** Upper bound in billions of parameters. */
  readonly upTo: number;
  readonly label: string;
  /** Diameter of the mark in pixels. */
  readonly diameter: number;
}

const SIZE_STEPS: readonly SizeStep[] = [
  { upTo: 3, label: "≤ 3B", diameter: 7 },
  { upTo: 9.99, label: "4–9B", diameter: 10 },
  { upTo: 34.99, label: "10–34B", diameter: 13 },
  { upTo: 69.99, label: "35–69B", diameter: 16 },
  { upTo: Number.POSITIVE_INFINITY, label: "70B+", diameter: 19 },
];

/** Mark of an unknown size: medium, with a hole. */
export const UNKNOWN_SIZE = { label: "size unknown", diameter: 12 } as const;

/** Returns the class of a size; null if unknown. */
export function findSizeStep(size: number | null): SizeStep | null {
  return size === null ? null : (SIZE_STEPS.find((step) => size <= step.upTo) ?? null);
}

/** Lists the classes that occur, smallest first, and whether a size is unknown. */
export function listSizeSteps(sizes: readonly (number | null)[]): {
  readonly steps: readonly SizeStep[];
  readonly unknown: boolean;
} {
  const found = new Set(sizes.map(findSizeStep));
  return { steps: SIZE_STEPS.filter((step) => found.has(step)), unknown: found.has(null) };
}
