/**
 * Publication dates are ISO dates as precise as their source: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`. Compared as text, a year
 * comes before its months and days, so that in lists with the newest papers first it follows them.
 */

/** True if a date has a day, and may be placed on a time axis. */
export const isFullDate = (date: string): boolean => date.length >= "YYYY-MM-DD".length;

/**
 * True if a publication date, or any day of its month or year, is within a range.
 * @param from first day, `YYYY-MM-DD`, or null
 * @param to last day, or null
 */
export function isPublishedWithin(date: string, from: string | null, to: string | null): boolean {
  return (from === null || date >= from.slice(0, date.length)) && (to === null || date <= to);
}

/** Returns the first day of a date: `2024-01-01` for `2024`. Only for limits of date fields, never to be shown. */
export const toFirstDay = (date: string): string => date + "YYYY-01-01".slice(date.length);

/** Returns a day that no day of the date exceeds: `2024-12-31` for `2024`. Only for limits of date fields. */
export const toLastDay = (date: string): string => {
  if (date.length === "YYYY-MM".length) {
    const days = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5)), 0)).getUTCDate();
    return `${date}-${days}`;
  }
  return date + "YYYY-12-31".slice(date.length);
};

/** Returns the earliest of several dates; a year or month counts as later than its days, which are more precise. */
export function findEarliestDate(dates: readonly string[]): string | null {
  const rank = (date: string): string => `${date}~`;
  return dates.length === 0 ? null : dates.reduce((a, b) => (rank(b) < rank(a) ? b : a));
}
