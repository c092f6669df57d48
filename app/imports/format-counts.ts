/** Formats counts other than zero: "3 new, 1 merged". */
export const formatCounts = (...parts: readonly (readonly [count: number, what: string])[]): string =>
  parts.flatMap(([count, what]) => (count > 0 ? [`${count.toLocaleString("en")} ${what}`] : [])).join(", ");
