import { formatDate } from "./numbers";

/** Returns the number of months since year 0 for `YYYY-MM` or `YYYY-MM-DD`. */
export const toMonthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Returns `YYYY-MM` for a number of months since year 0. */
export const fromMonthIndex = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/** Formats a month or the first day of one as "May 2025", any other day as a full date. */
export function formatMonth(date: string): string {
  return formatDate(date.length === 7 ? `${date}-01` : date).replace(/^1\s/, "");
}
