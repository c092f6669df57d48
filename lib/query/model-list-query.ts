import { z } from "zod";
import { toParameterPath } from "./parameter-path";
import type { DroppedParameter } from "./parse-claim-query";
import { parseSize } from "./size-range";

/** Query of the list of models. */
export interface ModelListQuery {
  /** Search in names; empty for none. */
  readonly q: string;
  /** Size filter in the form of the claims table; empty for any size. */
  readonly size: string;
  /** True to include names that only one paper uses. */
  readonly all: boolean;
  /** Order of the list, as in `formatTableSort`; empty for groups by family. */
  readonly sort: string;
  /** From 1. */
  readonly page: number;
}

/** Columns that the list can be sorted by. */
const MODEL_SORT_KEYS = ["name", "family", "size_b", "papers", "claims", "benchmarks"] as const;

const isSort = (text: string): boolean => (MODEL_SORT_KEYS as readonly string[]).includes(text.replace(/^-/, ""));

const MODEL_LIST_SCHEMAS = {
  q: z.string().trim().max(200, "longer than 200 characters"),
  size: z
    .string()
    .trim()
    .refine((text) => text === "" || parseSize(text) !== null, "not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown"),
  all: z.enum(["", "1"], "not 1"),
  sort: z
    .string()
    .refine((text) => text === "" || isSort(text), `not one of ${MODEL_SORT_KEYS.join(", ")}; - for descending`),
  page: z.string().regex(/^[1-9]\d{0,8}$/, "not a page number"),
} satisfies { [K in keyof ModelListQuery]: z.ZodType<string> };

const isParameter = (key: string): key is keyof ModelListQuery => Object.hasOwn(MODEL_LIST_SCHEMAS, key);

/** Parses the query of an address; what is not understood is left out of the query and reported. */
export function parseModelListQuery(params: URLSearchParams): {
  readonly query: ModelListQuery;
  readonly dropped: readonly DroppedParameter[];
} {
  const values: { -readonly [K in keyof ModelListQuery]?: string } = {};
  const dropped: DroppedParameter[] = [];
  for (const [key, value] of params) {
    const drop = (reason: string) => dropped.push({ key, value, reason });
    if (!isParameter(key)) drop(`not a parameter; there are ${Object.keys(MODEL_LIST_SCHEMAS).join(", ")}`);
    else if (values[key] !== undefined) drop("given more than once");
    else {
      const result = MODEL_LIST_SCHEMAS[key].safeParse(value);
      if (result.success) values[key] = result.data;
      else drop(result.error.issues[0]?.message ?? "not understood");
    }
  }
  const { q = "", size = "", all, sort = "", page = "1" } = values;
  return { query: { q, size, all: all === "1", sort, page: Number(page) }, dropped };
}

/** Returns the path of the list of models with a query. */
export function modelListPath({ q, size, all, sort, page }: ModelListQuery): string {
  return toParameterPath("/models", { q, size, all: all ? "1" : "", sort, page: page > 1 ? String(page) : "" });
}
