import { z } from "zod";
import { benchmarkId } from "./benchmark-id";
import { CLAIM_KINDS, GAIN_KINDS, QUALIFIERS, ROLES, STATUSES } from "./claim";
import { COLUMN_KEYS, type ColumnKey, DEFAULT_COLUMNS } from "./claim-columns";
import { formatSize, parseSize, type SizeFilter } from "./size-range";

/**
 * The claim query: filters, order, columns and page of a list of claims. It is the one form that the address of a
 * page, the SQL, `--where` on the command line and an export share. A key with several values is repeated, because
 * names may hold commas; only `sort` and `cols` are joined with commas.
 */

/** Stands in an open list for "has none". */
export const NONE = "none";
const SIZE_OF = ["total", "active"] as const;
const MAX_PER_PAGE = 1000;
const MAX_VALUES = 100;

const name = z.string().trim().min(1).max(1000);
const openList = z.array(name);
const sortSchema = z.object({ key: z.enum(COLUMN_KEYS), desc: z.boolean() });
export type SortKey = z.infer<typeof sortSchema>;

/** Every filter that is a list of values; each is empty where it does not filter. */
const listSchemas = {
  benchmark: z.array(name.transform(benchmarkId)),
  family: openList,
  model: openList,
  metric: openList,
  kind: z.array(z.enum(CLAIM_KINDS)),
  gain_kind: z.array(z.enum(GAIN_KINDS)),
  qualifier: z.array(z.enum(QUALIFIERS)),
  role: z.array(z.enum(ROLES)),
  check: z.array(z.enum(["ok", "mismatch"])),
  source: openList,
  paper: openList,
  status: z.array(z.enum(STATUSES)),
};
export type ListKey = keyof typeof listSchemas;
export const LIST_KEYS = Object.keys(listSchemas) as ListKey[];

/** A day; a year or a month stands for its first or last day. */
const day = (end: boolean) =>
  z
    .string()
    .trim()
    .transform((text) => wholeDay(text, end))
    .pipe(z.iso.date());

function wholeDay(text: string, end: boolean): string {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(text) ?? [];
  if (year === undefined) return text;
  if (!end) return `${year}-${month ?? "01"}-01`;
  const last = month === undefined ? 31 : new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  return `${year}-${month ?? "12"}-${last}`;
}

/** Filters that hold one value, with the value that filters nothing. */
const singleSchemas = {
  q: z.string().trim().max(500).default(""),
  size_of: z.enum(SIZE_OF).default("total"),
  from: day(false).nullable().default(null),
  to: day(true).nullable().default(null),
  confidence: z.coerce.number().min(0).max(1).default(0),
  page: z.coerce.number().int().min(1).max(1e9).default(1),
  per: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(100),
};
type SingleKey = keyof typeof singleSchemas;
const SINGLE_KEYS = Object.keys(singleSchemas) as SingleKey[];

type Lists = { readonly [K in ListKey]: readonly z.infer<(typeof listSchemas)[K]>[number][] };
type Singles = { readonly [K in SingleKey]: z.infer<(typeof singleSchemas)[K]> };
export interface ClaimQuery extends Lists, Singles {
  readonly size: readonly SizeFilter[];
  readonly sort: readonly SortKey[];
  readonly cols: readonly ColumnKey[];
}

/** The order where none is asked for: the newest papers first. */
export const DEFAULT_SORT: readonly SortKey[] = [{ key: "published", desc: true }];

/** A part of the input that the query does not hold, and why. */
export interface Dropped {
  readonly key: string;
  readonly value: string;
  readonly reason: string;
}

const EMPTY: ClaimQuery = {
  ...(Object.fromEntries(LIST_KEYS.map((key) => [key, []])) as unknown as Lists),
  ...z.object(singleSchemas).parse({}),
  size: [],
  sort: DEFAULT_SORT,
  cols: DEFAULT_COLUMNS,
};

const sorted = <T>(values: readonly T[], text: (value: T) => string): T[] =>
  [...new Map(values.map((v) => [text(v), v])).entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, v]) => v);

/** A query with the given parts and nothing else asked for; lists are put into their canonical order. */
export function claimQuery(parts: Partial<ClaimQuery> = {}): ClaimQuery {
  const query: Record<string, unknown> = { ...EMPTY, ...parts };
  for (const key of LIST_KEYS) query[key] = sorted(parts[key] ?? [], String);
  query.size = sorted(parts.size ?? [], formatSize);
  const sort = (parts.sort ?? []).filter((s, i, all) => all.findIndex((t) => t.key === s.key) === i);
  query.sort = sort.length > 0 ? sort : DEFAULT_SORT;
  const cols = [...new Set(parts.cols ?? [])];
  query.cols = cols.length > 0 ? cols : DEFAULT_COLUMNS;
  return query as unknown as ClaimQuery;
}

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
    const schema: z.ZodType<string> = listSchemas[key].element;
    into.parts[key] = keep<string>(
      key,
      params.getAll(key),
      (value) => {
        const result = schema.safeParse(value);
        return result.success ? result.data : [reasonOf(result.error)];
      },
      into,
    );
  }
  into.parts.size = keep<SizeFilter>(
    "size",
    params.getAll("size"),
    (value) => parseSize(value) ?? ["not a size: 7, 7-9, 70-, -3, <2 or unknown"],
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
}

const isColumn = (key: string): key is ColumnKey => (COLUMN_KEYS as readonly string[]).includes(key);

function readOrder(params: URLSearchParams, into: Reading): void {
  const words = (key: string) =>
    params
      .getAll(key)
      .flatMap((v) => v.split(","))
      .map((v) => v.trim())
      .filter(Boolean);
  into.parts.sort = keep<SortKey>(
    "sort",
    words("sort"),
    (word) => {
      const key = word.replace(/^[-+]/, "");
      return isColumn(key) ? { key, desc: word.startsWith("-") } : ["not a column"];
    },
    into,
  );
  into.parts.cols = keep<ColumnKey>("cols", words("cols"), (word) => (isColumn(word) ? word : ["not a column"]), into);
}

const KNOWN = new Set<string>([...LIST_KEYS, ...SINGLE_KEYS, "size", "sort", "cols"]);

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
  readOrder(params, into);
  for (const [key, value] of params) {
    if (!KNOWN.has(key) && !others.includes(key)) into.dropped.push({ key, value, reason: "not a filter" });
  }
  return { query: claimQuery(into.parts as Partial<ClaimQuery>), dropped: into.dropped };
}

const sortText = (sort: readonly SortKey[]): string => sort.map((s) => (s.desc ? "-" : "") + s.key).join(",");

/** The canonical form of a query: fixed order of keys, lists in order, what is not asked for left out. */
export function formatClaimQuery(query: ClaimQuery): URLSearchParams {
  const { sort, cols, size, ...rest } = claimQuery(query);
  const params = new URLSearchParams();
  if (rest.q !== "") params.set("q", rest.q);
  for (const key of LIST_KEYS) for (const value of rest[key]) params.append(key, value);
  for (const value of size) params.append("size", formatSize(value));
  for (const key of SINGLE_KEYS) {
    const value = rest[key];
    if (key !== "q" && value !== EMPTY[key] && value !== null) params.set(key, String(value));
  }
  if (sortText(sort) !== sortText(DEFAULT_SORT)) params.set("sort", sortText(sort));
  if (cols.join() !== DEFAULT_COLUMNS.join()) params.set("cols", cols.join());
  return params;
}
