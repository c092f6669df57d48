import { z } from "zod";
import { benchmarkId } from "./benchmark-id";
import { CLAIM_KINDS, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "./claim";
import { COLUMN_KEYS, type ColumnKey } from "./claim-columns";
import {
  type ClaimQuery,
  type ColumnWidth,
  claimQuery,
  LIST_KEYS,
  type ListKey,
  SINGLE_KEYS,
  type SingleKey,
  type SortKey,
} from "./claim-query";
import { LEAST_WIDTH, MOST_WIDTH } from "./column-widths";
import { MOST_TERMS, searchTerms } from "./search-terms";
import { parseSize, type SizeFilter } from "./size-range";

/** Reads claim queries from addresses and command lines; apart from what edits and writes them, which pages need. */

const MAX_PER_PAGE = 1000;
const MAX_VALUES = 100;

/** A part of the input that the query does not hold, and why. */
export interface Dropped {
  readonly key: string;
  readonly value: string;
  readonly reason: string;
}

const name = z.string().trim().min(1, "no value").max(1000, "longer than 1,000 letters");

const oneOf = <const T extends readonly string[]>(values: T) => z.enum(values, `not one of ${values.join(", ")}`);

const number = (least: number, most: number, reason: string) =>
  z.coerce.number(reason).min(least, reason).max(most, reason);

const whole = (least: number, most: number) => {
  const reason = `not a whole number from ${least} to ${most.toLocaleString("en")}`;
  return number(least, most, reason).int(reason);
};

/** One value of each filter that may have several. */
export const listSchemas = {
  benchmark: name.transform(benchmarkId),
  family: name,
  model: name,
  metric: name,
  kind: oneOf(CLAIM_KINDS),
  gain_kind: oneOf(GAIN_KINDS),
  qualifier: oneOf(QUALIFIERS),
  role: oneOf(ROLES),
  check: oneOf(["ok", "mismatch"]),
  source: name,
  paper: name,
  id: name,
  status: oneOf(STATUSES),
} satisfies { [K in ListKey]: z.ZodType<ClaimQuery[K][number]> };

/** A day; a year or a month stands for its first or last day. */
const day = (end: boolean) =>
  z
    .string()
    .trim()
    .transform((text) => wholeDay(text, end))
    .pipe(z.iso.date("not a day, a month or a year: 2025-05-20, 2025-05, 2025"));

function wholeDay(text: string, end: boolean): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return text;
  if (!end) return `${year}-${month ?? "01"}-01`;
  const last = month === undefined ? 31 : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month ?? "12"}-${last}`;
}

/** What is looked for. A text that asks for too much is refused as a whole: its beginning would find other things. */
export const searchText = z
  .string()
  .trim()
  .max(500, "longer than 500 letters")
  .refine((text) => searchTerms(text).length <= MOST_TERMS, `more than ${MOST_TERMS} words`);

/** What holds one value. */
export const singleSchemas = {
  q: searchText,
  size_of: oneOf(["total", "active"]),
  from: day(false),
  to: day(true),
  confidence: number(0, 1, "not a number from 0 to 1"),
  page: whole(1, 1e9),
  per: whole(1, MAX_PER_PAGE),
  pin: whole(0, COLUMN_KEYS.length),
  density: oneOf(["comfortable", "compact"]),
} satisfies { [K in SingleKey]: z.ZodType<ClaimQuery[K]> };

interface Reading {
  readonly parts: Record<string, unknown>;
  readonly dropped: Dropped[];
}

const reasonOf = (error: z.ZodError): string => error.issues[0]?.message ?? "not understood";

/** Keeps the values that a reader takes, and reports the others. */
function keep<T>(key: string, values: readonly string[], read: (value: string) => T | string[], into: Reading): T[] {
  const kept: T[] = [];
  for (const [i, value] of values.entries()) {
    const result = i < MAX_VALUES ? read(value) : [`more than ${MAX_VALUES} values`];
    if (Array.isArray(result)) into.dropped.push({ key, value, reason: result[0] ?? "not understood" });
    else kept.push(result);
  }
  return kept;
}

function readLists(params: URLSearchParams, into: Reading): void {
  for (const key of LIST_KEYS) {
    const schema: z.ZodType<string> = listSchemas[key];
    into.parts[key] = keep<string>(
      key,
      params.getAll(key),
      (value) => {
        // In an address a "+" that is not written as %2B is a space, and no kind has one.
        const result = schema.safeParse(key === "kind" ? value.trim().replace(" ", "+") : value);
        return result.success ? result.data : [reasonOf(result.error)];
      },
      into,
    );
  }
  into.parts.size = keep<SizeFilter>(
    "size",
    params.getAll("size"),
    (value) => parseSize(value) ?? ["not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown"],
    into,
  );
}

function readSingles(params: URLSearchParams, into: Reading): void {
  for (const key of SINGLE_KEYS) {
    const values = params.getAll(key);
    const value = values[0];
    for (const extra of values.slice(1)) into.dropped.push({ key, value: extra, reason: "given more than once" });
    if (value === undefined || value.trim() === "") continue;
    const result = singleSchemas[key].safeParse(value);
    if (result.success) into.parts[key] = result.data;
    else into.dropped.push({ key, value, reason: reasonOf(result.error) });
  }
  const { from, to } = into.parts;
  if (typeof from !== "string" || typeof to !== "string" || from <= to) return;
  delete into.parts.to;
  into.dropped.push({ key: "to", value: params.get("to") ?? to, reason: `before from, ${from}` });
}

const isColumn = (key: string): key is ColumnKey => (COLUMN_KEYS as readonly string[]).includes(key);

function readSort(word: string): SortKey | string[] {
  const key = word.replace(/^[-+]/, "");
  return isColumn(key) ? { key, desc: word.startsWith("-") } : ["not a column"];
}

/** "model.150": a column and its width in pixels. */
function readWidth(word: string): ColumnWidth | string[] {
  const [key = "", text = ""] = word.split(".", 2);
  if (!isColumn(key)) return ["not a column"];
  const width = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (width < LEAST_WIDTH || width > MOST_WIDTH) return [`not a width: ${LEAST_WIDTH} to ${MOST_WIDTH} pixels`];
  return { key, width };
}

function readTable(params: URLSearchParams, into: Reading): void {
  const words = (key: string) =>
    params
      .getAll(key)
      .flatMap((v) => v.split(","))
      .map((v) => v.trim())
      .filter(Boolean);
  into.parts.sort = keep<SortKey>("sort", words("sort"), readSort, into);
  into.parts.cols = keep<ColumnKey>("cols", words("cols"), (word) => (isColumn(word) ? word : ["not a column"]), into);
  into.parts.widths = keep<ColumnWidth>("widths", words("widths"), readWidth, into);
}

/** What does not say which claims, but how they are shown. */
const SHOWS: readonly SingleKey[] = ["page", "per", "pin", "density"];
const FILTERS = [...LIST_KEYS, "size", ...SINGLE_KEYS.filter((key) => !SHOWS.includes(key))];
const KNOWN = new Set<string>([...FILTERS, ...SHOWS, "sort", "cols", "widths"]);
const NO_FILTER = `not a filter; there are ${FILTERS.join(", ")}`;

/**
 * The query that an address or `--where` holds. What is unknown or makes no sense is left out and reported.
 * @param others keys of the same address that belong to somebody else
 */
export function parseClaimQuery(
  input: URLSearchParams | string,
  others: readonly string[] = [],
): { query: ClaimQuery; dropped: Dropped[] } {
  const params = typeof input === "string" ? new URLSearchParams(input) : input;
  const into: Reading = { parts: {}, dropped: [] };
  readLists(params, into);
  readSingles(params, into);
  readTable(params, into);
  for (const [key, value] of params) {
    if (!KNOWN.has(key) && !others.includes(key)) into.dropped.push({ key, value, reason: NO_FILTER });
  }
  return { query: claimQuery(into.parts as Partial<ClaimQuery>), dropped: into.dropped };
}
