import {
  getChangeQualifierSign,
  getGainQualifier,
  getQualifierSign,
  getValueQualifier,
  joinQualifier,
} from "../claim/qualifier";
import { formatOtherRole } from "../claim/role";
import { formatSystemName, formatUnnamedSize } from "../claim/system-name";
import { toImprovement } from "../compare/improvement";
import { formatProtocol, formatProtocolScope } from "../compare/protocol";
import type { Result, ResultMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import type { SamplingError } from "../compare/sampling-error";
import { formatCount, formatDate, formatNumber, joinNumberParts } from "../format/numbers";
import { roundGain } from "./rounded-gain";

/** Texts of results in charts and their tables: names, facts, values and details. */

/** Names of the measures on axes and in selectors. */
const RESULT_MEASURE_LABELS: Readonly<Record<ResultMeasure, string>> = {
  points: "percentage points",
  difference: "difference",
  relative: "% relative",
  percent: "% (absolute or relative not stated)",
  times: "multiple (×)",
};

/** Returns the unit to print after a value; scores without a unit and fractions have none. */
export const toPrintedUnit = (unit: string | null): string | null =>
  unit === "score" || unit === "0–1" || unit === "count" ? null : unit;

/** Returns the name of the system of a result; the title of the paper if it has none. */
export const formatResultName = ({ claim }: Pick<Result, "claim">): string =>
  formatSystemName(claim) ?? claim.paper_title;

/** Formats the size of a model unless the name contains it; null if unknown. */
const formatSize = ({ claim }: Result): string | null =>
  formatUnnamedSize(formatResultName({ claim }), claim.size_b, claim.active_b);

/** Returns the label of an average, "avg of 3" or "avg of tasks"; null for other results. */
export function formatAverageTag({ protocol: { scope, benchmarks } }: Pick<Result, "protocol">): string | null {
  if (scope !== "average") return null;
  return benchmarks.length > 1 ? `avg of ${benchmarks.length}` : "avg of tasks";
}

/** Returns what a result is on: "AIME 2024", "avg of 3", "each of 2"; null if no benchmark is named. */
export function formatBenchmark(result: Pick<Result, "protocol">): string | null {
  const { scope, benchmarks } = result.protocol;
  if (scope === "each") return `each of ${benchmarks.length}`;
  return formatAverageTag(result) ?? benchmarks[0] ?? null;
}

/** Returns what a result is on where the family is named already: "2024" for AIME 2024 if that is its edition. */
export const formatEdition = (result: Pick<Result, "protocol">): string | null =>
  result.protocol.edition ?? formatBenchmark(result);

/**
 * Lists the facts of a result below its name: role, edition, size, baseline, date and paper.
 * @param showEdition false if all results of the chart have the same edition
 */
export function listResultFacts(result: Result, showEdition: boolean): string[] {
  const { claim } = result;
  const facts = [
    formatOtherRole(claim.role),
    showEdition ? formatEdition(result) : formatAverageTag(result),
    formatSize(result),
    claim.baseline && `vs. ${claim.baseline}`,
    claim.published && formatDate(claim.published),
    formatSystemName(claim) === null ? null : claim.paper_title,
  ];
  return facts.flatMap((fact) => fact || []);
}

const formatError = ({ standardError }: SamplingError): string => formatNumber(Number(standardError.toPrecision(2)));

/** Formats the value of a result without its unit: "66.3 → 72.9", "72.9 ± 3.2"; null without a value. */
export function formatResultValue({ claim, before, after, error }: Result): string | null {
  if (after === null) return null;
  const end = joinQualifier(getQualifierSign(getValueQualifier(claim)), formatNumber(after));
  const value = before === null ? end : `${formatNumber(before)} → ${end}`;
  return error === null || error.standardError === 0 ? value : `${value} ± ${formatError(error)}`;
}

const SIGNED_UNITS = { points: "pts", relative: "% relative", percent: "%" } as const;

function formatMeasured(change: number, far: string, measure: ResultMeasure, unit: string | null): string {
  const size = formatNumber(Math.abs(change)) + far;
  if (measure === "times") return `${size}×`;
  const sign = change > 0 ? "+" : change < 0 ? "−" : "";
  const measured = measure === "difference" ? toPrintedUnit(unit) : SIGNED_UNITS[measure];
  return joinNumberParts({ number: sign + size, unit: measured });
}

/**
 * Formats the gain of a result with the sign of the change of the value: "+6.6 pts", "−12% relative", "3.5×"; null if
 * it is unknown in the measure.
 */
export function formatResultGain(
  { claim, form, gains, higherIsBetter, protocol }: Result,
  measure: ResultMeasure,
): string | null {
  const improvement = gains[measure];
  if (improvement === null) return null;
  const isStated = form !== "change";
  const change = measure === "times" ? improvement : toImprovement(improvement, higherIsBetter);
  const rounded = isStated ? change : roundGain(measure === "relative" ? Math.round(change * 10) / 10 : change);
  const far =
    isStated && claim.gain_max !== null && claim.gain_max !== claim.gain
      ? `–${formatNumber(Math.abs(claim.gain_max))}`
      : "";
  const sign = getChangeQualifierSign(getGainQualifier(claim), measure === "times" ? 0 : rounded);
  return joinQualifier(sign, formatMeasured(rounded, far, measure, protocol.scale.unit));
}

/** Formats the end of the gain axis: "4", with the sign of an improvement. */
export const formatGainTick = (tick: number): string => (tick > 0 ? `+${formatNumber(tick)}` : formatNumber(tick));

/** Returns the name of an axis of scores: "accuracy, %", "score", "value, tokens". */
export function formatScoreAxis(metric: string | null | undefined, unit: string | null): string {
  const isPlain = unit === null || unit === "score";
  const name = metric ?? (isPlain || unit === "%" || unit === "0–1" ? "score" : "value");
  return [name, isPlain || unit === metric ? null : unit].filter(Boolean).join(", ");
}

/**
 * Returns the name of an axis of gains: "gain, points", "improvement (lower is better), tokens". All results have one
 * unit.
 */
export function formatGainAxis(
  results: readonly Pick<Result, "higherIsBetter" | "protocol">[],
  measure: ResultMeasure,
): string {
  const lowerIsBetter = measure !== "times" && results.some(({ higherIsBetter }) => higherIsBetter === false);
  const [unit = null] = results.flatMap(({ protocol }) => toPrintedUnit(protocol.scale.unit) ?? []);
  const units: Readonly<Record<ResultMeasure, string | null>> = {
    ...RESULT_MEASURE_LABELS,
    points: "points",
    difference: unit,
  };
  return [lowerIsBetter ? "improvement (lower is better)" : "gain", units[measure]].filter(Boolean).join(", ");
}

function describeError({ error, withinError }: Result): string | null {
  if (error === null) return null;
  const attempts = error.attempts > 1 ? `, ${error.attempts} attempts each` : "";
  const items = `${formatCount(error.items, "problem")}${attempts}`;
  return withinError ? `within the sampling error of ${items}` : `± one standard error of ${items}`;
}

/** Formats what was measured: "average of AIME 2024 and AIME 2025, accuracy, %". */
const describeProtocol = ({ protocol }: Result): string =>
  [formatProtocolScope(protocol), formatProtocol(protocol)].filter(Boolean).join(", ");

/**
 * Lists the details of a result for its tooltip: values, system, what was measured, sampling error, reasons for caution,
 * baseline, paper and date.
 * @param gain text of its gain; null if it has none
 */
export function describeResult(result: GroupedResult, gain: string | null): string[] {
  const { claim, protocol, reasons } = result;
  const value = formatResultValue(result);
  const unit = toPrintedUnit(protocol.scale.unit);
  const lines = [
    [value === null ? null : joinNumberParts({ number: value, unit }), gain].filter(Boolean).join(", "),
    [formatResultName(result), formatSize(result), formatOtherRole(claim.role)].filter(Boolean).join(", "),
    describeProtocol(result),
    describeError(result),
    ...reasons.map(({ text }) => `caution: ${text}`),
    claim.baseline && `vs. ${claim.baseline}`,
    formatSystemName(claim) === null ? null : claim.paper_title,
    claim.published && formatDate(claim.published),
  ];
  return [...new Set(lines.flatMap((line) => line || []))];
}
