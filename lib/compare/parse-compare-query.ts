import { z } from "zod";
import { benchmarkId } from "../claim/benchmark-id";
import { NO_VALUE } from "../query/claim-query";
import type { DroppedParameter } from "../query/parse-claim-query";
import { formatSize, parseSize } from "../query/size-range";
import { COMPARE_LIST_KEYS, type CompareQuery, MAX_COMPARED } from "./compare-query";

const valueSchema = z.string().trim().min(1).max(1000);
const bySchema = z.enum(["model", "paper"]);

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
  const benchmark = [...new Set(list("benchmark").map(benchmarkId))].filter((id) => id !== NO_VALUE);
  return { claim, paper, model, benchmark, size: normalizeSizes(list("size")), metric: list("metric"), by };
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
  if (!isListKey(key)) return "unknown";
  if (!valueSchema.safeParse(text).success) return "no value, or longer than 1,000 characters";
  if (before.filter((one) => one === key).length >= MAX_COMPARED) return `more than ${MAX_COMPARED}`;
  return key === "size" && parseSize(text) === null ? "not a size" : null;
}

const normalizeSizes = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(parseSize).flatMap((size) => (size === null ? [] : formatSize(size)))),
];

export function isEmptyComparison({ claim, paper, model, benchmark }: CompareQuery): boolean {
  return claim.length + paper.length + model.length + benchmark.length === 0;
}

/** True if only benchmarks are given: then all results on them are compared. */
export function hasOnlyBenchmarkFilter({ claim, paper, model }: CompareQuery): boolean {
  return claim.length + paper.length + model.length === 0;
}

/** Removes a row from the comparison; null if the row came from a value that also adds other rows. */
export function removeRow(query: CompareQuery, key: string, claims: readonly string[]): CompareQuery | null {
  const isOther = (one: string) => one.toLowerCase() !== key.toLowerCase();
  const left = {
    ...query,
    claim: query.claim.filter((id) => !claims.includes(id)),
    paper: query.paper.filter(isOther),
    model: query.model.filter(isOther),
  };
  const size = ({ claim, paper, model }: CompareQuery) => claim.length + paper.length + model.length;
  return size(left) < size(query) ? left : null;
}
