import { z } from "zod";
import { benchmarkId } from "../claim/benchmark-id";
import { toModelKey } from "../claim/model-names";
import { NO_VALUE } from "../query/claim-query";
import type { DroppedParameter } from "../query/parse-claim-query";
import { formatSize, parseSize } from "../query/size-range";
import { COMPARE_LIST_KEYS, type CompareQuery, MAX_COMPARED } from "./compare-query";

const valueSchema = z
  .string()
  .trim()
  .min(1, "no value, or longer than 1,000 characters")
  .max(1000, "no value, or longer than 1,000 characters")
  .regex(/^\P{Cc}*$/u, "contains control characters");
const bySchema = z.enum(["model", "paper"]);
const completeSchema = z.literal("1");
const sortSchema = z.string().regex(/^-?[^\s-]\S{0,299}$/u);

/**
 * Parses the query of an address and drops invalid parts. Papers without other values are rows of papers by default.
 */
export function parseCompareQuery(params: URLSearchParams): CompareQuery {
  const list = (key: (typeof COMPARE_LIST_KEYS)[number]): string[] => {
    const values = params.getAll(key).flatMap((text) => valueSchema.safeParse(text).data ?? []);
    return [...new Set(values)].slice(0, MAX_COMPARED);
  };
  const [claim, paper, model] = [list("claim"), list("paper"), list("model")];
  const defaultBy = paper.length > 0 && model.length === 0 ? "paper" : "model";
  const by = bySchema.safeParse(params.get("by")).data ?? defaultBy;
  const ids = (key: "benchmark" | "family") =>
    [...new Set(list(key).map(benchmarkId))].filter((id) => id !== NO_VALUE && id !== "");
  return {
    claim,
    paper,
    model,
    benchmark: ids("benchmark"),
    family: ids("family"),
    size: normalizeSizes(list("size")),
    metric: list("metric"),
    by,
    complete: completeSchema.safeParse(params.get("complete")).success,
    sort: sortSchema.safeParse(params.get("sort")).data ?? "",
  };
}

/** Lists the parameters that the query does not contain, with reasons; `others` are keys of other readers. */
export function findDroppedParameters(params: URLSearchParams, others: readonly string[]): DroppedParameter[] {
  return [...params].flatMap(([key, text], i) => {
    if (others.includes(key) && !isListKey(key)) return [];
    const reason = findDropReason(key, text, [...params.keys()].slice(0, i));
    return reason === null ? [] : [{ key, value: text, reason }];
  });
}

const isListKey = (key: string): boolean => COMPARE_LIST_KEYS.some((list) => list === key);

function findDropReason(key: string, text: string, before: readonly string[]): string | null {
  if (key === "by") return bySchema.safeParse(text).success ? null : `not one of ${bySchema.options.join(", ")}`;
  if (key === "complete") return completeSchema.safeParse(text).success ? null : "not 1";
  if (key === "sort") return sortSchema.safeParse(text).success ? null : "not a column";
  if (!isListKey(key)) return "unknown";
  const value = valueSchema.safeParse(text);
  if (!value.success) return value.error.issues[0]?.message ?? "not understood";
  if (before.filter((one) => one === key).length >= MAX_COMPARED) return `more than ${MAX_COMPARED}`;
  return key === "size" && parseSize(text) === null ? "not a size" : null;
}

const normalizeSizes = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(parseSize).flatMap((size) => (size === null ? [] : formatSize(size)))),
];

export function isEmptyComparison({ claim, paper, model, benchmark, family }: CompareQuery): boolean {
  return claim.length + paper.length + model.length + benchmark.length + family.length === 0;
}

/** True if only benchmarks or families are given: then all results on them are compared. */
export function hasOnlyBenchmarkFilter({ claim, paper, model }: CompareQuery): boolean {
  return claim.length + paper.length + model.length === 0;
}

/** Removes a row from the comparison; null if the row came from a value that also adds other rows. */
export function removeRow(query: CompareQuery, key: string, claims: readonly string[]): CompareQuery | null {
  const isOther = (one: string) => one.toLowerCase() !== key.toLowerCase();
  const isOtherModel = (one: string) => isOther(one) && toModelKey(one) !== toModelKey(key);
  const left = {
    ...query,
    claim: query.claim.filter((id) => !claims.includes(id)),
    paper: query.paper.filter(isOther),
    model: query.model.filter(isOtherModel),
  };
  const size = ({ claim, paper, model }: CompareQuery) => claim.length + paper.length + model.length;
  return size(left) < size(query) ? left : null;
}
