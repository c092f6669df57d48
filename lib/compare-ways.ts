import { benchmarkId } from "./benchmark-id";
import type { Claim, GainKind } from "./claim";
import {
  type Axis,
  axisId,
  axisLabel,
  comparedAxis,
  comparedValue,
  metricKey,
  metricName,
  scopeKey,
} from "./comparable";
import { groupBy } from "./group-by";

/** How a claim was measured, whatever on: by metric and unit, or by metric and kind of gain where no value is given. */

export interface Column {
  /** Equal for claims that may be compared, or that state gains of one kind. */
  readonly key: string;
  /** The way of measuring in an address: "accuracy-percent", "unstated-gain-in-points". */
  readonly way: string;
  readonly axis: Axis;
  /** Metric and unit, or the metric and the kind of gain. */
  readonly label: string;
  /** True where only gains are given, without what they start from. */
  readonly gains: boolean;
}

export interface Way {
  readonly id: string;
  readonly label: string;
  /** How many claims are measured so. */
  readonly claims: number;
}

const GAIN_NAMES: Readonly<Record<Exclude<GainKind, "points">, string>> = {
  relative: "relative gain",
  percent: "gain in percent",
  times: "gain as a multiple",
};

function gainName({ gain_kind }: Claim, { unit }: Axis): string {
  if (gain_kind === null) return "gain";
  if (gain_kind !== "points") return GAIN_NAMES[gain_kind];
  return unit === "%" ? "gain in percentage points" : `gain in ${unit ?? "points"}`;
}

/** The column of a claim: values by their axis, gains without values by metric and kind. */
export function columnOf(claim: Claim): Column {
  const axis = comparedAxis(claim);
  if (comparedValue(claim) !== null) {
    const way = axisId({ ...axis, benchmarks: [], aggregate: false });
    return { key: axis.key, way, axis, label: axisLabel(axis), gains: false };
  }
  const [metric, gain] = [metricKey(claim), gainName(claim, axis)];
  const key = JSON.stringify([scopeKey(axis), metric, claim.gain_kind, axis.unit]);
  const way = benchmarkId(`${metric ?? "unstated"} ${gain}`);
  return { key, way, axis, label: `${metricName(claim) ?? "metric not stated"}, ${gain}`, gains: true };
}

/** The ways in which claims were measured, the most frequent first. */
export function waysOf(claims: readonly Claim[]): Way[] {
  const groups = groupBy(claims.map(columnOf), ({ way }) => way);
  const ways = [...groups].map(
    ([id, columns]): Way => ({ id, label: columns[0]?.label ?? id, claims: columns.length }),
  );
  return ways.sort((a, b) => b.claims - a.claims || a.label.localeCompare(b.label, "en"));
}

/** Claims that were measured in one of these ways; all where none is named. */
export function measuredIn(claims: readonly Claim[], ways: readonly string[]): readonly Claim[] {
  return ways.length === 0 ? claims : claims.filter((claim) => ways.includes(columnOf(claim).way));
}
