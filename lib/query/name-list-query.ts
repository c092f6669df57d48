import { z } from "zod";
import { NAME_KINDS, NAME_STATUSES, type NameKind } from "../names/name-kind";
import { toParameterPath } from "./parameter-path";
import type { DroppedParameter } from "./parse-claim-query";

/** Values of the parameter `show`: names of a status, or those with likely duplicates. */
export const NAME_FILTERS = ["duplicates", ...NAME_STATUSES] as const;
export type NameFilter = (typeof NAME_FILTERS)[number];

/** Columns that the list can be sorted by. */
const SORT_KEYS = ["name", "status", "papers", "claims"] as const;

/** Query of the page of names. */
export interface NameListQuery {
  readonly kind: NameKind;
  /** Empty for all names. */
  readonly show: NameFilter | "";
  /** Search in names; empty for none. */
  readonly q: string;
  /** Order of the list, as in `formatTableSort`; empty for the number of claims that a decision may change. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

const isSort = (text: string): boolean => (SORT_KEYS as readonly string[]).includes(text.replace(/^-/, ""));

const SCHEMAS = {
  kind: z.enum(NAME_KINDS, `not one of ${NAME_KINDS.join(", ")}`),
  show: z.enum(["", ...NAME_FILTERS], `not one of ${NAME_FILTERS.join(", ")}`),
  q: z.string().trim().max(200, "longer than 200 characters"),
  sort: z
    .string()
    .refine((text) => text === "" || isSort(text), `not one of ${SORT_KEYS.join(", ")}; - for descending`),
  page: z
    .string()
    .regex(/^[1-9]\d{0,8}$/, "not a page number")
    .transform(Number),
} satisfies { [K in keyof NameListQuery]: z.ZodType<NameListQuery[K]> };

const isParameter = (key: string): key is keyof NameListQuery => Object.hasOwn(SCHEMAS, key);

/** Parses the query of an address; what is not understood is left out of the query and reported. */
export function parseNameListQuery(params: URLSearchParams): {
  readonly query: NameListQuery;
  readonly dropped: readonly DroppedParameter[];
} {
  const values: Record<string, unknown> = {};
  const dropped: DroppedParameter[] = [];
  for (const [key, value] of params) {
    const drop = (reason: string) => dropped.push({ key, value, reason });
    if (!isParameter(key)) drop(`not a parameter; there are ${Object.keys(SCHEMAS).join(", ")}`);
    else if (values[key] !== undefined) drop("given more than once");
    else {
      const result = SCHEMAS[key].safeParse(value);
      if (result.success) values[key] = result.data;
      else drop(result.error.issues[0]?.message ?? "not understood");
    }
  }
  const defaults: NameListQuery = { kind: "benchmark", show: "", q: "", sort: "", page: 1 };
  return { query: { ...defaults, ...(values as Partial<NameListQuery>) }, dropped };
}

/** Returns the path of the page of names with a query. */
export function nameListPath({ kind, show, q, sort, page }: NameListQuery): string {
  const params = { kind: kind === "benchmark" ? "" : kind, show, q, sort, page: page > 1 ? String(page) : "" };
  return toParameterPath("/names", params);
}
