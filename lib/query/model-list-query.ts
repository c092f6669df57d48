import { z } from "zod";
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
  /** From 1. */
  readonly page: number;
}

const MODEL_LIST_SCHEMAS = {
  q: z.string().trim().max(200, "longer than 200 characters"),
  size: z
    .string()
    .trim()
    .refine((text) => text === "" || parseSize(text) !== null, "not a size: 7, 7-9, 70-, -3, <2, >9-<13 or unknown"),
  all: z.enum(["", "1"], "not 1"),
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
  const { q = "", size = "", all, page = "1" } = values;
  return { query: { q, size, all: all === "1", page: Number(page) }, dropped };
}

/** Returns the path of the list of models with a query. */
export function modelListPath({ q, size, all, page }: ModelListQuery): string {
  const values = { q, size, all: all ? "1" : "", page: page > 1 ? String(page) : "" };
  const params = new URLSearchParams(Object.entries(values).filter(([, value]) => value !== ""));
  return params.size > 0 ? `/models?${params}` : "/models";
}
