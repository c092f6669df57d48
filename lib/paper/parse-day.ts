import { isoDateSchema } from "./paper";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"] as const;
const MONTH_NAMES =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
/** A day, or the first day of a range: "22", "22nd", "13-15". */
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?(?:[-–]\d{1,2})?`;
const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s,;)])/;
const COMPACT_ISO = /^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const MONTH_FIRST = new RegExp(String.raw`^(?:[a-z]{3,9},\s)?(${MONTH_NAMES})\.?[\s-]${DAY},?[\s-](\d{4})\b`, "i");
const DAY_FIRST = new RegExp(String.raw`^(?:[a-z]{3,9},?\s)?${DAY}[\s/-](${MONTH_NAMES})\.?,?[\s/-](\d{4})\b`, "i");
/** "2024 Mar 22", as PubMed and Zotero write it. */
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[\s/-](${MONTH_NAMES})\.?[\s/-]${DAY}(?!\d)`, "i");
/** "22.03.2024": with full stops the day is first. */
const DOTTED = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})(?!\d)/;
/** "22/03/2024", where the parts may be in either order. */
const YEAR_LAST = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/;
const CHINESE = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})\s?[日일]/;
const PERIOD = String.raw`(?:${MONTH_NAMES}|spr(?:ing)?|sum(?:mer)?|aut(?:umn)?|fall?|win(?:ter)?|q[1-4])\.?(?:\s?[-/–]\s?(?:${MONTH_NAMES})\.?)?`;
/** A year, a month or a season, which is a valid date without a day. */
const PARTIAL = new RegExp(
  String.raw`^(?:\d{4}(?:\.0+)?|\d{4}[-/. ](?:0?[1-9]|1[0-2])|\d{4}\s?[年년](?:\s?\d{1,2}\s?[月월])?|\d{4}[\s,/-]{1,2}${PERIOD}|${PERIOD}[\s,/-]{1,2}\d{4}|(?:0?[1-9]|1[0-2])/\d{4})[/\s]{0,4}$`,
  "i",
);
/** Earlier numbers are no year of publication. */
const EARLIEST_YEAR = "1500";
const NO_YEAR = new RegExp(String.raw`^(${MONTH_NAMES})\.?\s(\d{1,2})$`, "i");

/** A month and a day without a year. */
export interface MonthDay {
  readonly month: number;
  readonly day: number;
}

/**
 * Parses the date at the beginning of a text as `YYYY-MM-DD`, or returns null: "2025-05-28 17:59:03", "May 28, 2025",
 * "Wed, 28 May 2025", "2025 May 28", "28.05.2025", "2025年5月28日". "20250528" must be the whole text. Of a range of days
 * the first counts. A numeric date with slashes and the year last is read only if one part exceeds 12; others
 * ("03/04/2025") are ambiguous and rejected. A year or a month alone is no day.
 */
export function parseDate(text: string): string | null {
  const trimmed = text.trim().replace(/\s+/g, " ");
  const iso = ISO.exec(trimmed) ?? COMPACT_ISO.exec(trimmed) ?? CHINESE.exec(trimmed);
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const named = MONTH_FIRST.exec(trimmed);
  if (named) return toIsoDate(Number(named[3]), parseMonthName(named[1]), Number(named[2]));
  const dayFirst = DAY_FIRST.exec(trimmed);
  if (dayFirst) return toIsoDate(Number(dayFirst[3]), parseMonthName(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = YEAR_FIRST.exec(trimmed);
  if (yearFirst) return toIsoDate(Number(yearFirst[1]), parseMonthName(yearFirst[2]), Number(yearFirst[3]));
  const dotted = DOTTED.exec(trimmed);
  if (dotted) return toIsoDate(Number(dotted[3]), Number(dotted[2]), Number(dotted[1]));
  const [, first, second, year] = YEAR_LAST.exec(trimmed) ?? [];
  return year === undefined ? null : parseYearLast(Number(first), Number(second), Number(year));
}

/** Of "22/03/2024" and "03/22/2024" the part beyond 12 is the day. */
function parseYearLast(first: number, second: number, year: number): string | null {
  if (first > 12) return toIsoDate(year, second, first);
  return second > 12 || first === second ? toIsoDate(year, first, second) : null;
}

/**
 * Parses a date without a day as `YYYY-MM` or `YYYY`: "Mar 2024", "2024/03" and "2024年3月" as 2024-03; "2024", "2025.0",
 * "Spring 2024" and "Q3 2024" as a year. Of two months the first counts. Returns null for other texts.
 */
export function parsePartialDate(text: string): string | null {
  const trimmed = text.trim();
  const year = PARTIAL.test(trimmed) ? /\d{4}/.exec(trimmed)?.[0] : undefined;
  if (year === undefined || year < EARLIEST_YEAR) return null;
  const rest = trimmed.replace(year, " ");
  const [, number] = /^[^q\d]{0,4}(\d{1,2})(?!\d)/i.exec(rest) ?? [];
  const month = parseMonthName(/[a-z]{3,9}/i.exec(rest)?.[0]) || Number(number ?? 0);
  return month === 0 ? year : `${year}-${String(month).padStart(2, "0")}`;
}

/** Parses a date as precisely as a text states it: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`; null if it states none. */
export function parsePublicationDate(text: string): string | null {
  return parseDate(text) ?? parsePartialDate(text);
}

/**
 * Joins a year with a month, or with a month and a day, that a source states in another field: 2023 and "JUL 14", or 2025
 * and "jun~3". Returns text for `parseDate`; a part that already has a year is returned as it is.
 */
export function joinDate(year: string, monthAndDay: string): string {
  const [written] = /^\d{4}/.exec(year.trim()) ?? [];
  const rest = monthAndDay.replace(/[~{}]/g, " ").trim();
  if (rest === "") return year;
  if (written === undefined || /\d{4}/.test(rest)) return rest;
  return /^\d{1,2}$/.test(rest) ? `${written}-${rest}` : `${rest} ${written}`;
}

/** Selects the best of several dates of a paper: the first with a day, where "JUL 14" is joined with a year; else the first. */
export function selectDate(texts: readonly string[]): string | null {
  const dates = texts.map((text) => text.trim().replace(/\/{1,3}$/, "")).filter((text) => text !== "");
  const year = dates.find((text) => /^\d{4}(?!\d)/.test(text)) ?? "";
  const joined = dates.map((text) => joinDate(year, text));
  return joined.find((text) => parseDate(text) !== null) ?? joined[0] ?? null;
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
