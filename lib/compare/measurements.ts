import { benchmarkId } from "../claim/benchmark-id";
import type { Claim, GainKind } from "../claim/claim";
import { toComparisonValue } from "../claim/comparison-value";
import { formatMetricName, hasNamedMetric, toMetricKey } from "../claim/metric-name";
import { groupBy } from "../format/group-by";

/**
 * Measurements as the text states them, for the filter by metric of comparisons: metric and unit, or metric and gain type
 * if there is no value. Their ids are part of addresses.
 */

interface Measurement {
  /** "accuracy-percent", "unstated-gain-in-points". */
  readonly id: string;
  /** "accuracy, %", "metric not stated, score (no unit)". */
  readonly label: string;
}

export interface MeasurementOption extends Measurement {
  /** Number of claims. */
  readonly claimCount: number;
}

const GAIN_KIND_LABELS: Readonly<Record<Exclude<GainKind, "points">, string>> = {
  relative: "relative gain",
  percent: "gain in % (absolute or relative not stated)",
  times: "gain as a multiple",
};

/** Gain types in addresses; fixed, so that existing links keep working. */
const GAIN_KIND_IDS: Readonly<Record<Exclude<GainKind, "points">, string>> = {
  ...GAIN_KIND_LABELS,
  percent: "gain in percent",
};

function formatGainName({ gain_kind, unit }: Claim, kindNames = GAIN_KIND_LABELS): string {
  if (gain_kind === null) return "gain";
  if (gain_kind !== "points") return kindNames[gain_kind];
  return unit === "%" ? "gain in percentage points" : `gain in ${unit === "score" ? "points" : (unit ?? "points")}`;
}

/** Returns the unit of the values: "%" for a count, null for a score without a unit. */
const getValueUnit = ({ of, unit }: Claim): string | null => (of !== null ? "%" : unit === "score" ? null : unit);

/** Returns the measurement of a claim. */
export function toMeasurement(claim: Claim): Measurement {
  if (toComparisonValue(claim) === null) {
    const gain = formatGainName(claim);
    return {
      id: benchmarkId(`${toMetricKey(claim) ?? "unstated"} ${formatGainName(claim, GAIN_KIND_IDS)}`),
      label: `${formatMetricName(claim) ?? "metric not stated"}, ${gain}`,
    };
  }
  const [metric, key] = hasNamedMetric(claim) ? [formatMetricName(claim), toMetricKey(claim)] : [null, null];
  const unit = getValueUnit(claim);
  return {
    id: benchmarkId(`${key ?? "unstated"} ${unit === "%" ? "percent" : (unit ?? "bare score")}`),
    label:
      metric !== null && metric.toLowerCase() === unit?.toLowerCase()
        ? metric
        : `${metric ?? "metric not stated"}, ${unit ?? "score (no unit)"}`,
  };
}

/** Lists the measurements of claims, the most frequent first. */
export function listMeasurementOptions(claims: readonly Claim[]): MeasurementOption[] {
  const groups = groupBy(claims.map(toMeasurement), ({ id }) => id);
  const options = [...groups].map(
    ([id, members]): MeasurementOption => ({ id, label: members[0]?.label ?? id, claimCount: members.length }),
  );
  return options.sort((a, b) => b.claimCount - a.claimCount || a.label.localeCompare(b.label, "en"));
}

/** Keeps claims with one of the given measurements; all if none is given. */
export function filterByMeasurement(claims: readonly Claim[], ids: readonly string[]): readonly Claim[] {
  return ids.length === 0 ? claims : claims.filter((claim) => ids.includes(toMeasurement(claim).id));
}
