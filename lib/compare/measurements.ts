import { benchmarkId } from "../claim/benchmark-id";
import type { Claim, GainKind } from "../claim/claim";
import { formatMetricName, toMetricKey } from "../claim/metric-name";
import { groupBy } from "../format/group-by";
import { type Axis, formatAxisLabel, toAxisId, toComparisonAxis, toComparisonValue, toScopeKey } from "./axis";

/**
 * Measurements of claims independent of the benchmark: metric and unit, or metric and gain type if there is no value.
 */

export interface MeasurementColumn {
  /** Equal for comparable claims, or for gains of one type. */
  readonly key: string;
  /** Id of the measurement in addresses: "accuracy-percent", "unstated-gain-in-points". */
  readonly measurementId: string;
  readonly axis: Axis;
  /** Metric and unit, or metric and gain type. */
  readonly label: string;
  /** True if only gains are reported, without values. */
  readonly gainsOnly: boolean;
}

export interface MeasurementOption {
  readonly id: string;
  readonly label: string;
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

function formatGainName({ gain_kind }: Claim, { unit }: Axis, kindNames = GAIN_KIND_LABELS): string {
  if (gain_kind === null) return "gain";
  if (gain_kind !== "points") return kindNames[gain_kind];
  return unit === "%" ? "gain in percentage points" : `gain in ${unit ?? "points"}`;
}

/** Returns the column of a claim: by axis for values, by metric and type for gains without values. */
export function toMeasurementColumn(claim: Claim): MeasurementColumn {
  const axis = toComparisonAxis(claim);
  if (toComparisonValue(claim) !== null) {
    const way = toAxisId({ ...axis, benchmarks: [], aggregate: false });
    return { key: axis.key, measurementId: way, axis, label: formatAxisLabel(axis), gainsOnly: false };
  }
  const [metric, gain] = [toMetricKey(claim), formatGainName(claim, axis)];
  const key = JSON.stringify([toScopeKey(axis), metric, claim.gain_kind, axis.unit]);
  const way = benchmarkId(`${metric ?? "unstated"} ${formatGainName(claim, axis, GAIN_KIND_IDS)}`);
  return {
    key,
    measurementId: way,
    axis,
    label: `${formatMetricName(claim) ?? "metric not stated"}, ${gain}`,
    gainsOnly: true,
  };
}

/** Lists the measurements of claims, the most frequent first. */
export function listMeasurementOptions(claims: readonly Claim[]): MeasurementOption[] {
  const groups = groupBy(claims.map(toMeasurementColumn), ({ measurementId: way }) => way);
  const ways = [...groups].map(
    ([id, columns]): MeasurementOption => ({ id, label: columns[0]?.label ?? id, claimCount: columns.length }),
  );
  return ways.sort((a, b) => b.claimCount - a.claimCount || a.label.localeCompare(b.label, "en"));
}

/** Keeps claims with one of the given measurements; all if none is given. */
export function filterByMeasurement(claims: readonly Claim[], ways: readonly string[]): readonly Claim[] {
  return ways.length === 0 ? claims : claims.filter((claim) => ways.includes(toMeasurementColumn(claim).measurementId));
}
