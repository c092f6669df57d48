import { formatList } from "../format/numbers";
import { CONDITION_KINDS, type ConditionKind } from "./evaluation-conditions";
import { type Protocol, toMetricClass } from "./protocol";

/** Decides whether two results may be compared, and says why not, or why only with caution. */

export type ComparabilityLevel = "comparable" | "caution" | "not comparable";

/** Reasons for caution. */
export const CAUTION_CODES = [
  "edition",
  "average",
  "each",
  "related metric",
  "metric assumed",
  "metric unknown",
  "scale assumed",
  "condition unstated",
] as const;
/** Reasons that exclude a comparison. */
export const EXCLUSION_CODES = ["benchmark", "metric", "scale", "condition"] as const;

export type ReasonCode = (typeof CAUTION_CODES)[number] | (typeof EXCLUSION_CODES)[number];

/** Reasons that the benchmarks of a result cause; its scope states them already. */
const BENCHMARK_CODES: ReadonlySet<ReasonCode> = new Set<ReasonCode>(["edition", "average", "each"]);

/** True for a reason that the name of what was measured does not state already. */
export const isHiddenReason = ({ code }: ComparabilityReason): boolean => !BENCHMARK_CODES.has(code);

export interface ComparabilityReason {
  readonly code: ReasonCode;
  /** In words, such as "different metrics: accuracy and F1". */
  readonly text: string;
}

export interface Comparability {
  readonly level: ComparabilityLevel;
  readonly reasons: readonly ComparabilityReason[];
}

const isExclusion = (code: ReasonCode): boolean => EXCLUSION_CODES.some((one) => one === code);

const formatNames = (names: readonly string[]): string => formatList(names, 4);

const haveCommon = (a: readonly string[], b: readonly string[]): boolean => a.some((one) => b.includes(one));

function compareBenchmarks(a: Protocol, b: Protocol): ComparabilityReason[] {
  if (a.scope === b.scope && a.benchmarkIds.join() === b.benchmarkIds.join()) return [];
  const names = `${formatNames(a.benchmarks) || "no benchmark"} and ${formatNames(b.benchmarks) || "no benchmark"}`;
  if (!haveCommon(a.families, b.families)) return [{ code: "benchmark", text: `different benchmarks: ${names}` }];
  const average = [a, b].find(({ scope }) => scope === "average");
  if (average) return [{ code: "average", text: formatAverageReason(average) }];
  const each = [a, b].find(({ scope }) => scope === "each");
  if (each) return [{ code: "each", text: `one value for ${formatNames(each.benchmarks)}` }];
  return [{ code: "edition", text: `different editions: ${names}` }];
}

function formatAverageReason({ benchmarks }: Protocol): string {
  return benchmarks.length > 1
    ? `average over ${benchmarks.length} benchmarks: ${formatNames(benchmarks)}`
    : `average over tasks of ${formatNames(benchmarks)}`;
}

function compareMetrics(a: Protocol, b: Protocol): ComparabilityReason[] {
  const [first, second] = [a.metric, b.metric];
  const unstated = [first, second].find(({ origin }) => origin !== "stated");
  if (first.origin === "unknown" || second.origin === "unknown")
    return first.origin === second.origin ? [] : [{ code: "metric unknown", text: "metric not stated" }];
  if (first.key === second.key)
    return unstated === undefined || first.origin === second.origin
      ? []
      : [{ code: "metric assumed", text: `metric not stated; assumed ${unstated.name}` }];
  const names = `${first.name} and ${second.name}`;
  if (toMetricClass(first) !== toMetricClass(second)) return [{ code: "metric", text: `different metrics: ${names}` }];
  return unstated === undefined
    ? [{ code: "related metric", text: `${names} may use a different number of attempts per item` }]
    : [{ code: "metric assumed", text: `metric not stated; assumed ${unstated.name}` }];
}

const formatScaleName = (unit: string): string => (unit === "score" ? "a score without a unit" : unit);

function compareScales(a: Protocol, b: Protocol): ComparabilityReason[] {
  const [first, second] = [a.scale, b.scale];
  // A gain without values has no scale to compare.
  if (first.unit === null || second.unit === null) return [];
  if (first.unit !== second.unit)
    return [
      {
        code: "scale",
        text: `different scales: ${formatScaleName(first.unit)} and ${formatScaleName(second.unit)}`,
      },
    ];
  return first.origin === second.origin
    ? []
    : [{ code: "scale assumed", text: `unit not stated; assumed ${first.unit}` }];
}

const listConditions = ({ conditions }: Protocol, kind: ConditionKind): string[] =>
  conditions.flatMap((condition) => (condition.kind === kind ? condition.text : [])).sort();

function compareConditions(a: Protocol, b: Protocol): ComparabilityReason[] {
  if (a.conditions.length === 0 && b.conditions.length === 0) return [];
  return CONDITION_KINDS.flatMap((kind): ComparabilityReason[] => {
    const [first, second] = [listConditions(a, kind), listConditions(b, kind)];
    if (first.join() === second.join()) return [];
    if (first.length === 0 || second.length === 0)
      return [{ code: "condition unstated", text: `${formatNames([...first, ...second])}, stated for one only` }];
    return haveCommon(first, second)
      ? []
      : [{ code: "condition", text: `different conditions: ${formatNames(first)} and ${formatNames(second)}` }];
  });
}

/** Compares two protocols; the reasons are in the order benchmark, metric, scale, conditions. */
export function compareProtocols(a: Protocol, b: Protocol): Comparability {
  const reasons = [
    ...compareBenchmarks(a, b),
    ...compareMetrics(a, b),
    ...compareScales(a, b),
    ...compareConditions(a, b),
  ];
  if (reasons.length === 0) return { level: "comparable", reasons };
  return { level: reasons.some(({ code }) => isExclusion(code)) ? "not comparable" : "caution", reasons };
}
