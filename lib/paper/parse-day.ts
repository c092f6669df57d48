import { isoDateSchema } from "./paper";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s,;)])/;
const COMPACT_ISO = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},\s)?(${MONTH_NAMES})\.?\s(\d{1,2})(?:st|nd|rd|th)?,?\s(\d{4})\b`,
  "i",
);
const DAY_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s)?(\d{1,2})(?:st|nd|rd|th)?[\s-](${MONTH_NAMES})\.?,?[\s-](\d{4})\b`,
  "i",
);
const NO_YEAR = new RegExp(String.raw`^(${MONTH_NAMES})\.?\s(\d{1,2})$`, "i");

/** A month and a day without a year. */
export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/**
 * Parses the date at the beginning of a text as `YYYY-MM-DD`, or returns null: "2025-05-28 17:59:03", "May 28, 2025",
 * "Wed, 28 May 2025". "20250528" must be the whole text. Numeric dates with the year last ("03/04/2025") are ambiguous
 * and rejected, as is a year alone.
 */
export function parseDate(text: string): string | null {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const iso = ISO.exec(trimmed) ?? COMPACT_ISO.exec(trimmed);
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = MONTH_FIRST.exec(trimmed);
  if (named) return toIsoDate(Number(named[3]), parseMonthName(named[1]), Number(named[2]));
  const dayFirst = DAY_FIRST.exec(trimmed);
  return dayFirst ? toIsoDate(Number(dayFirst[3]), parseMonthName(dayFirst[2]), Number(dayFirst[1])) : null;
}

/** Parses a date without a year, such as "Feb 26", or returns null. */
export function parseMonthDay(text: string): MonthDay | null {
  const match = NO_YEAR.exec(text.trim());
  const day = match ? { month: parseMonthName(match[1]), day: Number(match[2]) } : null;
  // 2024 is a leap year: 29 February is a day.
  return day && toIsoDate(2024, day.month, day.day) ? day : null;
}

/** Returns `YYYY-MM-DD`, or null if the calendar has no such day. */
export function toIsoDate(year: number, month: number, day: number): string | null {
  const text = `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
  return isoDateSchema.safeParse(text).success ? text : null;
}

function parseMonthName(name = ""): number {
  return MONTHS.findIndex((month) => name.toLowerCase().startsWith(month)) + 1;
}
