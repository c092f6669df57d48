/** No reported result is as large as this, in whatever unit; nor is a number that a person gives. */
const FIGURE_LIMIT = 1e15;

/** Whether a number can be one of a claim: finite, and below the limit on either side of 0. */
export const inFigureRange = (value: number): boolean => Math.abs(value) < FIGURE_LIMIT;
