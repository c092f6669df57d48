import { z } from "zod";
import type { DroppedParameter } from "@/lib/query/parse-claim-query";

/** What the overview shows, as in its address. */
export interface OverviewQuery {
  /** Id or name of a family of benchmarks; empty for the one with most papers. */
  readonly family: string;
  /** Minimum confidence of the results in the chart, 0 to 1. */
  readonly confidence: number;
  /** Families in the table: those of several papers, or all. */
  readonly names: "several" | "all";
}

/** Results below this confidence are not in the chart by default. */
export const MIN_CONFIDENCE = 0.5;

const DEFAULT_QUERY: OverviewQuery = { family: "", confidence: MIN_CONFIDENCE, names: "several" };

const QUERY_KEYS = Object.keys(DEFAULT_QUERY) as (keyof OverviewQuery)[];

const CONFIDENCE = "not a number from 0 to 1";

const schemas = {
  family: z.string().trim().max(300, "longer than 300 characters"),
  confidence: z.coerce.number(CONFIDENCE).min(0, CONFIDENCE).max(1, CONFIDENCE),
  names: z.enum(["several", "all"], "not one of several, all"),
} satisfies { [K in keyof OverviewQuery]: z.ZodType<OverviewQuery[K]> };

interface ParsedQuery {
  readonly query: OverviewQuery;
  readonly dropped: readonly DroppedParameter[];
}

/** Parses an address; invalid and unknown parameters are dropped with their reason. An empty value is the default. */
export function parseOverviewQuery(params: URLSearchParams): ParsedQuery {
  const parts: Record<string, unknown> = {};
  const dropped: DroppedParameter[] = [];
  for (const [name, value] of params) {
    const key = QUERY_KEYS.find((one) => one === name);
    if (key !== undefined && value.trim() === "") continue;
    const drop = (reason: string) => dropped.push({ key: name, value, reason });
    if (key === undefined) drop(`unknown; there are ${QUERY_KEYS.join(", ")}`);
    else if (key in parts) drop("given more than once");
    else {
      const result = schemas[key].safeParse(value);
      if (result.success) parts[key] = result.data;
      else drop(result.error.issues[0]?.message ?? "not understood");
    }
  }
  return { query: { ...DEFAULT_QUERY, ...parts }, dropped };
}

/** Returns the address of the overview, without default values. */
export function overviewPath(query: Partial<OverviewQuery>): string {
  const full = { ...DEFAULT_QUERY, ...query };
  const params = QUERY_KEYS.flatMap((key) => (full[key] === DEFAULT_QUERY[key] ? [] : [[key, String(full[key])]]));
  const text = new URLSearchParams(params).toString();
  return text === "" ? "/" : `/?${text}`;
}
