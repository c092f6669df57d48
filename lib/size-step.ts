/** Model sizes in few steps, each drawn larger than the one before, so that a mark says its size without a colour. */
export interface SizeStep {
  /** Billions of parameters from which on the step holds. */
  readonly from: number;
  readonly label: string;
  /** Of the mark, in pixels. */
  readonly diameter: number;
}

const SIZE_STEPS: readonly SizeStep[] = [
  { from: 0, label: "under 4B", diameter: 7 },
  { from: 4, label: "4–9B", diameter: 10 },
  { from: 10, label: "10–34B", diameter: 13 },
  { from: 35, label: "35–99B", diameter: 16 },
  { from: 100, label: "100B and more", diameter: 19 },
];

/** The mark of a model whose size nobody gives: of middle size, with a hole. */
export const UNKNOWN_SIZE: Omit<SizeStep, "from"> = { label: "size unknown", diameter: 12 };

/** The step of a size; null where it is not known. */
export function sizeStep(size: number | null): SizeStep | null {
  return size === null ? null : (SIZE_STEPS.findLast((step) => size >= step.from) ?? null);
}

/** The steps that occur among sizes, the smallest first, and whether one is not known. */
export function stepsOf(sizes: readonly (number | null)[]): {
  readonly steps: readonly SizeStep[];
  readonly unknown: boolean;
} {
  const found = new Set(sizes.map(sizeStep));
  return { steps: SIZE_STEPS.filter((step) => found.has(step)), unknown: found.has(null) };
}
