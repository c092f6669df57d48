import type { Claim } from "./claim";
import { metricName } from "./comparable";
import { formatGain, formatNumber, formatPoints, formatQualifier, formatValue } from "./format";
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
  | "points"
  | "benchmarks"
  | "benchmark_text"
  | "metric"
  | "metric_id"
  | "k"
>;

/** Its numbers in one line: "66.3 → 72.9 % (+6.6 pts)". */
export function claimFigures(claim: Titled): string {
  const { before, after, of, unit, gain, points } = claim;
  const values =
    before !== null && after !== null
      ? `${formatNumber(before)} → ${formatValue(after, unit, of)}`
      : after === null && before === null
        ? ""
        : formatValue(after ?? before, unit, of);
  const change = gain !== null ? formatGain(claim) : points !== null ? formatPoints(points, unit) : "";
  const qualifier = formatQualifier(claim.qualifier);
  if (values === "") return [qualifier, change].filter(Boolean).join(" ");
  return gain === null
    ? [qualifier, values].filter(Boolean).join(" ")
    : `${values} (${[qualifier, change].filter(Boolean).join(" ")})`;
}

/** A claim in one line: "Orion with Qwen2.5-VL-7B: 66.3 → 72.9 % on MathVista, accuracy". */
export function claimTitle(claim: Titled): string {
  const who = systemName(claim);
  const on = claim.benchmarks.join(", ") || claim.benchmark_text;
  const metric = metricName(claim);
  const what = [claimFigures(claim), on && `on ${on}`].filter(Boolean).join(" ");
  return `${who ? `${who}: ` : ""}${what}${metric ? `, ${metric}` : ""}`;
}
