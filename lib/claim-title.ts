import type { Claim } from "./claim";
import { metricName } from "./comparable";
import { formatNumber, formatValue } from "./format";
import { qualified, qualifiedGain, qualifierSign, valueQualifier } from "./qualifier";
import { systemName } from "./system-name";

type Titled = Pick<
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

/** Its numbers in one line: "66.3 → 72.9 % (+6.6 pts)". */
export function claimFigures(claim: Titled): string {
  const { before, after, of, unit, gain } = claim;
  const change = gain === null ? "" : qualifiedGain(claim);
  if (before === null && after === null) return change;
  const end = qualified(qualifierSign(valueQualifier(claim)), formatValue(after ?? before, unit, of));
  const values = before === null || after === null ? end : `${formatNumber(before)} → ${end}`;
  return change === "" ? values : `${values} (${change})`;
}

/** A claim in one line: "Orion with Qwen2.5-VL-7B: 66.3 → 72.9 % on MathVista, accuracy". */
export function claimTitle(claim: Titled): string {
  const who = systemName(claim);
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const metric = metricName(claim);
  const what = [claimFigures(claim), on && `on ${on}`].filter(Boolean).join(" ");
  return `${who ? `${who}: ` : ""}${what}${metric ? `, ${metric}` : ""}`;
}
