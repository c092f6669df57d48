import { formatNumber, formatValue } from "../format/numbers";
import type { Claim } from "./claim";
import { formatMetricName } from "./metric-name";
import { formatQualifiedGain, getQualifierSign, getValueQualifier, joinQualifier } from "./qualifier";
import { formatSystemName } from "./system-name";

type TitledClaim = Pick<
  Claim,
  | "model"
  | "method"
  | "before"
  | "after"
  | "of"
  | "unit"
  | "gain"
  | "gain_max"
  | "gain_kind"
  | "qualifier"
  | "benchmarks"
  | "benchmark_text"
  | "metric"
  | "metric_id"
  | "k"
>;

/** Formats the numbers of a claim in one line: "66.3 → 72.9% (+6.6 pts)". */
export function formatClaimValues(claim: TitledClaim): string {
  const { before, after, of, unit, gain } = claim;
  const change = gain === null ? "" : formatQualifiedGain(claim);
  if (before === null && after === null) return change;
  const end = joinQualifier(getQualifierSign(getValueQualifier(claim)), formatValue(after ?? before, unit, of));
  const values = before === null || after === null ? end : `${formatNumber(before)} → ${end}`;
  return change === "" ? values : `${values} (${change})`;
}

/** Formats a claim in one line: "Orion with Qwen2.5-VL-7B: 66.3 → 72.9% on MathVista, accuracy". */
export function formatClaimTitle(claim: TitledClaim): string {
  const who = formatSystemName(claim);
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const metric = formatMetricName(claim);
  const what = [formatClaimValues(claim), on && `on ${on}`].filter(Boolean).join(" ");
  return `${who ? `${who}: ` : ""}${what}${metric ? `, ${metric}` : ""}`;
}
