/** Exclusive upper bound of the absolute value of any number of a claim, in any unit. */
const FIGURE_LIMIT = 1e15;

/** Whether a number can be part of a claim: finite, and within the limit on both sides of 0. */
export const inFigureRange = (value: number): boolean => Math.abs(value) < FIGURE_LIMIT;
