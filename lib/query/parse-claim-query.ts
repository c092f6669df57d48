import { z } from "zod";
import { benchmarkId } from "../claim/benchmark-id";
import { CLAIM_KINDS, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "../claim/claim";
import { COLUMN_KEYS, type ColumnKey, isColumnKey } from "../claim/columns";
import { formatInteger } from "../format/format-integer";
import {
  buildClaimQuery,
  type ClaimQuery,
  type ColumnWidth,
  formatClaimQuery,
  GRADE_VALUES,
  HAS_VALUES,
  LIST_KEYS,
  type ListKey,
  SINGLE_KEYS,
  type SingleKey,
  type SortKey,
} from "./claim-query";
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from "./column-widths";
import { MAX_SEARCH_TERMS, parseSearchTerms } from "./search-terms";
import { parseSize, type SizeFilter } from "./size-range";

/**
 * Parses claim queries of addresses and command lines; separate from the code that edits and formats them, which pages
 * load.
 */

const MAX_PER_PAGE = 1000;
const MAX_VALUES_PER_KEY = 100;

/** A dropped parameter, with the reason. */
export interface DroppedParameter {
  readonly key: string;
  readonly value: string;
  readonly reason: string;
}

export interface ParsedClaimQuery {
  readonly query: ClaimQuery;
  readonly dropped: readonly DroppedParameter[];
}

const nameSchema = z.string().trim().min(1, "no value").max(1000, "longer than 1,000 characters");

const enumSchema = <const T extends readonly string[]>(values: T) => z.enum(values, `not one of ${values.join(", ")}`);

const numberSchema = (least: number, most: number, reason: string) =>
  z.coerce.number(reason).min(least, reason).max(most, reason);

const integerSchema = (least: number, most: number) => {
  const reason = `not a whole number from ${least} to ${formatInteger(most)}`;
  return numberSchema(least, most, reason).int(reason);
};

/** Schemas of one value of each list filter. */
export const listSchemas = {
  benchmark: nameSchema.transform(benchmarkId),
  family: nameSchema.transform(benchmarkId),
  model_family: nameSchema,
  model: nameSchema,
  metric: nameSchema,
  kind: enumSchema(CLAIM_KINDS),
  gain_kind: enumSchema(GAIN_KINDS),
  qualifier: enumSchema(QUALIFIERS),
  role: enumSchema(ROLES),
  grade: enumSchema(GRADE_VALUES),
  check: enumSchema(["ok", "mismatch"]),
  source: nameSchema,
  paper: nameSchema,
  id: nameSchema,
  status: enumSchema(STATUSES),
  has: enumSchema(HAS_VALUES),
} satisfies { [K in ListKey]: z.ZodType<ClaimQuery[K][number]> };

/** A day; a year or month means its first or last day. */
const daySchema = (isEnd: boolean) =>
  z
    .string()
    .trim()
    .transform((text) => completeDay(text, isEnd))
    .pipe(z.iso.date("not a day, a month or a year: 2025-05-20, 2025-05, 2025"));

function completeDay(text: string, isEnd: boolean): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return text;
  if (!isEnd) return `${year}-${month ?? "01"}-01`;
  const last = month === undefined ? 31 : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month ?? "12"}-${last}`;
}

/** Search text. Too long a text is rejected as a whole, because its beginning would have other matches. */
export const searchTextSchema = z
  .string()
  .trim()
  .max(500, "longer than 500 characters")
  .refine((text) => parseSearchTerms(text).length <= MAX_SEARCH_TERMS, `more than ${MAX_SEARCH_TERMS} words`);

/** Schemas of parameters with one value. */
export const singleSchemas = {
  q: searchTextSchema,
  size_of: enumSchema(["total", "active"]),
  from: daySchema(false),
  to: daySchema(true),
  confidence: numberSchema(0, 1, "not a number from 0 to 1"),
  confidence_below: numberSchema(0, 1, "not a number from 0 to 1"),
  page: integerSchema(1, 1e9),
  per: integerSchema(1, MAX_PER_PAGE),
  pin: integerSchema(0, COLUMN_KEYS.length),
  density: enumSchema(["comfortable", "compact"]),
} satisfies { [K in SingleKey]: z.ZodType<ClaimQuery[K]> };

interface ParseState {
  readonly parts: Record<string, unknown>;
  readonly dropped: DroppedParameter[];
}

const getFirstMessage = (error: z.ZodError): string => error.issues[0]?.message ?? "not understood";

/** Keeps valid values and reports the others. */
function parseValues<T>(
  key: string,
  values: readonly string[],
  read: (value: string) => T | string[],
  into: ParseState,
): T[] {
  const parsed: T[] = [];
  for (const [i, value] of values.entries()) {
    const result = i < MAX_VALUES_PER_KEY ? read(value) : [`more than ${MAX_VALUES_PER_KEY} values`];
    if (Array.isArray(result)) into.dropped.push({ key, value, reason: result[0] ?? "not understood" });
    else parsed.push(result);
  }
  return parsed;
}

function getListValues(params: URLSearchParams, key: ListKey): string[] {
  const values = params.getAll(key);
  // Grades contain no commas, so that one value may list several.
  return key === "grade" ? values.flatMap((value) => value.split(",")).map((value) => value.trim()) : values;
}

function parseLists(params: URLSearchParams, into: ParseState): void {
  for (const key of LIST_KEYS) {
    const schema: z.ZodType<string> = listSchemas[key];
    into.parts[key] = parseValues<string>(
      key,
      getListValues(params, key),
      (value) => {
        // An unencoded "+" in an address is a space, which no kind contains.
        const result = schema.safeParse(key === "kind" ? value.trim().replace(" ", "+") : value);
        return result.success ? result.data : [getFirstMessage(result.error)];
      },
      into,
    );
  }
  into.parts.size = parseValues<SizeFilter>(
    "size",
    params.getAll("size"),
    (value) => parseSize(value) ?? ["not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown"],
    into,
  );
}

function parseSingles(params: URLSearchParams, into: ParseState): void {
  for (const key of SINGLE_KEYS) {
    const values = params.getAll(key);
    const value = values[0];
    for (const extra of values.slice(1)) into.dropped.push({ key, value: extra, reason: "given more than once" });
    if (value === undefined || value.trim() === "") continue;
    const result = singleSchemas[key].safeParse(value);
    if (result.success) into.parts[key] = result.data;
    else into.dropped.push({ key, value, reason: getFirstMessage(result.error) });
  }
  const { from, to, confidence = 0, confidence_below: below } = into.parts;
  const dropEnd = (key: SingleKey, reason: string): void => {
    delete into.parts[key];
    into.dropped.push({ key, value: params.get(key) ?? "", reason });
  };
  if (typeof from === "string" && typeof to === "string" && from > to) dropEnd("to", `before from, ${from}`);
  if (typeof below === "number" && below <= Number(confidence))
    dropEnd("confidence_below", `not above the minimum confidence, ${confidence}`);
}

function parseSort(word: string): SortKey | string[] {
  const key = word.replace(/^[-+]/, "");
  return isColumnKey(key) ? { key, desc: word.startsWith("-") } : ["not a column"];
}

/** Parses a column and its width in pixels: "model.150". */
function parseWidth(word: string): ColumnWidth | string[] {
  const [key = "", text = ""] = word.split(".", 2);
  if (!isColumnKey(key)) return ["not a column"];
  const width = /^\d{1,4}$/.test(text) ? Number(text) : 0;
  if (width < MIN_COLUMN_WIDTH || width > MAX_COLUMN_WIDTH)
    return [`not a width: ${MIN_COLUMN_WIDTH} to ${MAX_COLUMN_WIDTH} pixels`];
  return { key, width };
}

function parseTableParameters(params: URLSearchParams, into: ParseState): void {
  const words = (key: string) =>
    params
      .getAll(key)
      .flatMap((v) => v.split(","))
      .map((v) => v.trim())
      .filter(Boolean);
  into.parts.sort = parseValues<SortKey>("sort", words("sort"), parseSort, into);
  into.parts.cols = parseValues<ColumnKey>(
    "cols",
    words("cols"),
    (word) => (isColumnKey(word) ? word : ["not a column"]),
    into,
  );
  into.parts.widths = parseValues<ColumnWidth>("widths", words("widths"), parseWidth, into);
}

/** Parameters of the presentation, which do not select claims. */
const DISPLAY_KEYS: readonly SingleKey[] = ["page", "per", "pin", "density"];
const FILTER_KEYS = [...LIST_KEYS, "size", ...SINGLE_KEYS.filter((key) => !DISPLAY_KEYS.includes(key))];
const KNOWN_KEYS = new Set<string>([...FILTER_KEYS, ...DISPLAY_KEYS, "sort", "cols", "widths"]);
const UNKNOWN_FILTER_REASON = `not a filter; there are ${FILTER_KEYS.join(", ")}`;

/**
 * Parses the query of an address or of `--where`. Unknown and invalid parts are dropped and reported.
 * @param foreignKeys keys of the same address that belong to other readers
 */
export function parseClaimQuery(
  input: URLSearchParams | string,
  foreignKeys: readonly string[] = [],
): ParsedClaimQuery {
  const params = typeof input === "string" ? new URLSearchParams(input) : input;
  const into: ParseState = { parts: {}, dropped: [] };
  parseLists(params, into);
  parseSingles(params, into);
  parseTableParameters(params, into);
  for (const [key, value] of params) {
    if (!KNOWN_KEYS.has(key) && !foreignKeys.includes(key))
      into.dropped.push({ key, value, reason: UNKNOWN_FILTER_REASON });
  }
  return { query: buildClaimQuery(into.parts as Partial<ClaimQuery>), dropped: into.dropped };
}

/** Returns a stored query, such as that of a saved view, in the canonical form of this version. */
export function canonicalizeClaimQuery(text: string): string {
  return formatClaimQuery(parseClaimQuery(text).query).toString();
}
