import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { toComparisonValue } from "../claim/comparison-value";
import { getAttempts, getMetricBound } from "../claim/metric-facts";
import { formatMetricName, hasNamedMetric, toMetricKey } from "../claim/metric-name";
import { getScopePrefix } from "../claim/scope";
import { formatList, formatValue } from "../format/numbers";
import type { ComparisonFacts } from "../names/comparison-facts";
import { type EvaluationCondition, findEvaluationConditions } from "./evaluation-conditions";

/**
 * The protocol of a claim: what was measured, and how, as far as the text states it. Everything that ranks results, or
 * draws two of them on one axis, compares protocols (`comparability.ts`).
 */
export interface Protocol {
  /** What the value covers: one benchmark, an average, one value that holds on each of several, or nothing named. */
  readonly scope: "none" | "single" | "average" | "each";
  /** Ids of the benchmarks, sorted, each once. */
  readonly benchmarkIds: readonly string[];
  /** Names of the benchmarks, in text order. */
  readonly benchmarks: readonly string[];
  /** Ids of their families, sorted, each once. */
  readonly families: readonly string[];
  /** Name of a single benchmark within its family: "2024" of AIME 2024; null if it has none. */
  readonly edition: string | null;
  /** Number of test items of a single benchmark; null if unknown. */
  readonly items: number | null;
  readonly metric: ProtocolMetric;
  readonly scale: ProtocolScale;
  readonly conditions: readonly EvaluationCondition[];
}

/** Whether a fact is in the text, was assumed from the benchmark, or is missing. */
export type Origin = "stated" | "assumed" | "unknown";

export interface ProtocolMetric {
  /** Equal for all spellings, with k: "pass@1"; null if unknown. */
  readonly key: string | null;
  readonly id: string | null;
  /** Display name; null if unknown. */
  readonly name: string | null;
  readonly origin: Origin;
  /** True if it is the usual metric of the first benchmark. */
  readonly isUsual: boolean;
}

export interface ProtocolScale {
  /** "%", "0–1", "score" for a number without a unit, another unit such as "s"; null if unknown. */
  readonly unit: string | null;
  readonly origin: Origin;
}

/** Fields of a claim that identify its protocol. */
export type ProtocolFields = Pick<
  Claim,
  | "benchmarks"
  | "aggregate"
  | "metric"
  | "metric_id"
  | "k"
  | "unit"
  | "before"
  | "after"
  | "of"
  | "gain"
  | "gain_kind"
  | "sentence"
>;

export interface ProtocolOptions {
  /** False if the text does not say whether a gain in points without values is in percentage points. */
  readonly pointsArePercent?: boolean;
}

const sortUnique = (values: readonly string[]): string[] =>
  values.length < 2 ? [...values] : [...new Set(values)].sort();

/** Returns the usual metric that all benchmarks share; null if they differ or one has none. */
function findSharedUsualMetric(benchmarkIds: readonly string[], facts: ComparisonFacts): string | null {
  const [first, ...others] = new Set(benchmarkIds.map((id) => facts.getUsualMetric(id)));
  return first !== undefined && others.length === 0 ? first : null;
}

/** True for a unit that a value of a bounded metric may have: a percentage, or none. */
const isShareUnit = (unit: string | null): boolean => unit === null || unit === "%" || unit === "score";

const UNKNOWN_METRIC: ProtocolMetric = { key: null, id: null, name: null, origin: "unknown", isUsual: false };

function toProtocolMetric(
  claim: ProtocolFields,
  benchmarkIds: readonly string[],
  facts: ComparisonFacts,
): ProtocolMetric {
  if (hasNamedMetric(claim)) {
    const id = claim.metric_id;
    const isUsual = id !== null && id === facts.getUsualMetric(benchmarkIds[0] ?? "");
    return { key: toMetricKey(claim), id, name: formatMetricName(claim), origin: "stated", isUsual };
  }
  const usual = findSharedUsualMetric(benchmarkIds, facts);
  const unit = claim.of === null ? claim.unit : "%";
  if (usual === null || claim.gain_kind === "times" || !isShareUnit(unit)) return UNKNOWN_METRIC;
  if (unit === "%" && getMetricBound(usual) !== 100) return UNKNOWN_METRIC;
  const fields = { metric: null, metric_id: usual, k: null };
  return { key: toMetricKey(fields), id: usual, name: formatMetricName(fields), origin: "assumed", isUsual: true };
}

/** True if all values are between 0 and 1. */
const areFractions = ({ before, after }: ProtocolFields): boolean =>
  [before, after].every((value) => value === null || Math.abs(value) <= 1);

/**
 * Returns the scale of the values. A number without a unit of a metric with an upper end of 100 is a fraction up to 1,
 * and assumed to be a percentage above; so are points of such a metric.
 */
function toProtocolScale(
  claim: ProtocolFields,
  { id }: ProtocolMetric,
  { pointsArePercent = true }: ProtocolOptions,
): ProtocolScale {
  if (claim.of !== null || claim.unit === "%") return { unit: "%", origin: "stated" };
  if (claim.unit !== null && claim.unit !== "score") return { unit: claim.unit, origin: "stated" };
  const isBounded = id !== null && getMetricBound(id) === 100;
  if (toComparisonValue(claim) === null) {
    if (claim.gain_kind !== "points") return { unit: null, origin: "unknown" };
    if (pointsArePercent) return { unit: "%", origin: "stated" };
    return isBounded && Math.abs(claim.gain ?? 0) > 1
      ? { unit: "%", origin: "assumed" }
      : { unit: null, origin: "unknown" };
  }
  if (!isBounded) return { unit: "score", origin: "stated" };
  return areFractions(claim) ? { unit: "0–1", origin: "stated" } : { unit: "%", origin: "assumed" };
}

/** Returns what the value of a claim covers. */
export function toProtocolScope({
  benchmarks,
  aggregate,
}: Pick<ProtocolFields, "benchmarks" | "aggregate">): Pick<Protocol, "scope" | "benchmarkIds"> {
  const benchmarkIds = sortUnique(benchmarks.map(benchmarkId));
  if (benchmarks.length === 0) return { scope: "none", benchmarkIds };
  if (aggregate) return { scope: "average", benchmarkIds };
  return { scope: benchmarkIds.length > 1 ? "each" : "single", benchmarkIds };
}

/**
 * Returns the protocol of a claim.
 * @param facts facts about names of the board, or those of the lexicon
 */
export function toProtocol(claim: ProtocolFields, facts: ComparisonFacts, options: ProtocolOptions = {}): Protocol {
  const { scope, benchmarkIds } = toProtocolScope(claim);
  const single = scope === "single" ? (benchmarkIds[0] ?? "") : "";
  const metric = toProtocolMetric(claim, benchmarkIds, facts);
  return {
    scope,
    benchmarkIds,
    benchmarks: claim.benchmarks,
    families: sortUnique(claim.benchmarks.map((name) => facts.getFamily(name).id)),
    edition: facts.getEdition(single),
    items: facts.getItemCount(single),
    metric,
    scale: toProtocolScale(claim, metric, options),
    conditions: findEvaluationConditions(claim.sentence),
  };
}

/**
 * Returns a key that is equal for results that may be ranked: the same benchmarks and scope, metric (stated or assumed)
 * and scale.
 */
export const toProtocolKey = ({ scope, benchmarkIds, metric, scale }: Protocol): string =>
  JSON.stringify([scope, benchmarkIds, metric.key, scale.unit]);

/** Returns a key that is equal for results on the same benchmarks and scope, whatever metric and scale. */
export const toScopeKey = ({ scope, benchmarkIds }: Pick<Protocol, "scope" | "benchmarkIds">): string =>
  JSON.stringify([scope, benchmarkIds]);

/** Formats what a result covers: "MathVista", "each of AIME 2024 and GPQA", "average of AIME 2024 and GPQA". */
export function formatProtocolScope({ scope, benchmarks }: Pick<Protocol, "scope" | "benchmarks">): string {
  const prefix = getScopePrefix({ benchmarks, aggregate: scope === "average" });
  return [prefix, formatList(benchmarks, benchmarks.length)].filter(Boolean).join(" ");
}

/**
 * Returns a key that is equal for metrics that may be shown on one axis with caution: all shares of items that one
 * attempt solves, such as accuracy, pass@1 and avg@32, otherwise the same metric. Null if the metric is unknown.
 */
export const toMetricClass = ({ id, key }: ProtocolMetric): string | null =>
  id !== null && getAttempts(id) === "one" ? "share of items solved" : key;

/** Formats metric and scale: "accuracy, %", "pass@1 (assumed), %", "metric not stated, score (no unit)". */
export function formatProtocol({ metric, scale }: Pick<Protocol, "metric" | "scale">): string {
  const name =
    metric.name === null ? "metric not stated" : metric.name + (metric.origin === "assumed" ? " (assumed)" : "");
  if (scale.unit === null || scale.unit.toLowerCase() === metric.name?.toLowerCase()) return name;
  return `${name}, ${scale.unit === "score" ? "score (no unit)" : scale.unit}`;
}

/** Formats a value on the scale of a protocol: "85.6%", "0.91", "12 s". */
export const formatScaleValue = (value: number, { unit }: Pick<ProtocolScale, "unit">): string =>
  formatValue(value, unit === "0–1" ? "score" : unit);
