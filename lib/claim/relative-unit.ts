/**
 * What a percentage is of, where it is a share of another value: "retains 97% of the teacher's accuracy" is no accuracy
 * of 97 %, and stands on no axis with one. A unit of before and after.
 */
export const RELATIVE_UNITS = ["% of baseline", "% of gap"] as const;
export type RelativeUnit = (typeof RELATIVE_UNITS)[number];
