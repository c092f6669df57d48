/** Model sizes in few steps, each drawn larger than the one before, so that a mark says its size without a colour. */
export interface SizeStep {
  /** Billions of parameters up to which the step holds. */
  readonly upTo: number;
  readonly label: string;
  /** Of the mark, in pixels. */
  readonly diameter: number;
}

const SIZE_STEPS: readonly SizeStep[] = [
  { upTo: 3, label: "≤ 3B", diameter: 7 },
  { upTo: 9.99, label: "4–9B", diameter: 10 },
  { upTo: 34.99, label: "10–34B", diameter: 13 },
  { upTo: 69.99, label: "35–69B", diameter: 16 },
  { upTo: Number.POSITIVE_INFINITY, label: "70B+", diameter: 19 },
];

/** The mark of a model whose size nobody gives: of middle size, with a hole. */
export const UNKNOWN_SIZE = { label: "size unknown", diameter: 12 } as const;

/** The step of a size; null where it is not known. */
export function findSizeStep(size: number | null): SizeStep | null {
  return size === null ? null : (SIZE_STEPS.find((step) => size <= step.upTo) ?? null);
}

/** The steps that occur among sizes, the smallest first, and whether one is not known. */
export function listSizeSteps(sizes: readonly (number | null)[]): {
  readonly steps: readonly SizeStep[];
  readonly unknown: boolean;
} {
  const found = new Set(sizes.map(findSizeStep));
  return { steps: SIZE_STEPS.filter((step) => found.has(step)), unknown: found.has(null) };
}
