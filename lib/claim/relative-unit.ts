/**
 * Units of percentages that are a share of another value: "retains 97% of the teacher's accuracy" is not an accuracy of
 * 97% and must not share an axis with one.
 */
export const RELATIVE_UNITS = ["% of baseline", "% of gap"] as const;
export type RelativeUnit = (typeof RELATIVE_UNITS)[number];
