import { formatDate } from "./numbers";

/** Months since the year 0 of a month or a day, `YYYY-MM` or `YYYY-MM-DD`. */
export const toMonthIndex = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** `YYYY-MM` of a number of months. */
export const fromMonthIndex = (number: number): string =>
  `${String(Math.floor(number / 12)).padStart(4, "0")}-${String((number % 12) + 1).padStart(2, "0")}`;

/** "May 2025" of a month and of its first day, the whole date of any other day. */
export function formatMonth(date: string): string {
  return formatDate(date.length === 7 ? `${date}-01` : date).replace(/^1\s/, "");
}
