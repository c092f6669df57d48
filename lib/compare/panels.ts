import type { Claim } from "../claim/claim";
import { groupBy } from "../format/group-by";
import { type Axis, formatAxisLabel, toAxis, toComparisonAxis, toScopeKey } from "./axis";
import { findMetricDirection, type MetricDirection } from "./improvement";
import {
  type BeforeAfterPoint,
  type GainPoint,
  hasKnownGain,
  type ScorePoint,
  toBeforeAfterPoint,
  toGainPoint,
  toScorePoint,
} from "./points";

/** All points of one axis. */
export interface ChartPanel extends MetricDirection {
  readonly axis: Axis;
  /** Metric and unit for display. */
  readonly label: string;
  readonly pairs: readonly BeforeAfterPoint[];
  readonly scores: readonly ScorePoint[];
  /** Gains of proposed systems on this metric, with or without before and after. */
  readonly gains: readonly GainPoint[];
}

const notNull = <T>(value: T | null): value is T => value !== null;

/** True if `toBeforeAfterPoint` or `toScorePoint` returns a point. */
const hasComparableValue = ({ before, after, of }: Claim): boolean =>
  (before !== null || after !== null) && (before === null || after === null || of === null);

const toScopeUnitKey = (axis: Axis): string => JSON.stringify([toScopeKey(axis), axis.unit]);

/** Claims grouped by axis. */
interface AxisGroups {
  readonly axes: Map<string, Axis>;
  readonly groups: Map<string, Claim[]>;
}

function addClaim({ axes, groups }: AxisGroups, axis: Axis, claim: Claim): void {
  if (!axes.has(axis.key)) axes.set(axis.key, axis);
  const group = groups.get(axis.key);
  if (group) group.push(claim);
  else groups.set(axis.key, [claim]);
}

/** Returns the only axis with a named metric for the same benchmarks and unit; null if there is none or several. */
function findOnlyNamedAxis(axes: Iterable<Axis>, unnamedAxis: Axis): Axis | null {
  const others = [...axes].filter((a) => a.metric !== null && toScopeUnitKey(a) === toScopeUnitKey(unnamedAxis));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Moves claims without a metric to the only axis with a named metric in their unit. */
function mergeUnnamedAxes({ axes, groups }: AxisGroups): void {
  for (const unnamedAxis of [...axes.values()].filter((axis) => axis.metric === null)) {
    const targetAxis = findOnlyNamedAxis(axes.values(), unnamedAxis);
    if (targetAxis === null) continue;
    groups.get(targetAxis.key)?.push(...(groups.get(unnamedAxis.key) ?? []));
    groups.delete(unnamedAxis.key);
    axes.delete(unnamedAxis.key);
  }
}

/**
 * Returns the axis of a gain without values: that of the values of its metric, if any; points only join percentages.
 */
function findGainAxis(valueAxes: readonly Axis[], claim: Claim): Axis {
  if (claim.unit !== null) return toAxis(claim);
  const inPercent = toAxis({ ...claim, unit: "%" });
  const same = valueAxes.filter((a) => toScopeKey(a) === toScopeKey(inPercent) && a.metricKey === inPercent.metricKey);
  const targetAxis = same.find((a) => a.unit === "%") ?? (claim.gain_kind === "points" ? undefined : same[0]);
  if (targetAxis) return targetAxis;
  return (inPercent.metric === null ? findOnlyNamedAxis(valueAxes, inPercent) : null) ?? inPercent;
}

function groupValuesByAxis(claims: readonly Claim[]): AxisGroups {
  const axisGroups: AxisGroups = { axes: new Map(), groups: new Map() };
  for (const claim of claims) if (hasComparableValue(claim)) addClaim(axisGroups, toComparisonAxis(claim), claim);
  return axisGroups;
}

/** Groups values by axis for a comparison, with a separate axis for values without a metric. */
export function toStrictPanels(claims: readonly Claim[]): ChartPanel[] {
  return buildPanels(groupValuesByAxis(claims));
}

function buildPanels({ axes, groups }: AxisGroups, ambiguousPointIds: ReadonlySet<string> = new Set()): ChartPanel[] {
  return [...groups].flatMap(([key, members]) => {
    const axis = axes.get(key);
    return axis ? [toPanel(axis, members, ambiguousPointIds)] : [];
  });
}

/**
 * Groups claims by axis. Claims without a metric join the axis of the same benchmarks and unit if exactly one metric is
 * named; their points are marked, as are points that may not be percentages.
 */
export function toPanels(claims: readonly Claim[], ambiguousPointIds?: ReadonlySet<string>): ChartPanel[] {
  const axisGroups = groupValuesByAxis(claims);
  mergeUnnamedAxes(axisGroups);
  const valueAxes = [...axisGroups.axes.values()];
  for (const claim of claims)
    if (!hasComparableValue(claim) && toGainPoint(claim) !== null)
      addClaim(axisGroups, findGainAxis(valueAxes, claim), claim);
  return buildPanels(axisGroups, ambiguousPointIds).filter(hasPoints);
}

const hasPoints = ({ pairs, scores, gains }: ChartPanel): boolean =>
  pairs.length + scores.length > 0 || gains.some(hasKnownGain);

function toPanel(axis: Axis, claims: readonly Claim[], ambiguousPointIds: ReadonlySet<string>): ChartPanel {
  const pairs = claims.map(toBeforeAfterPoint).filter(notNull);
  const scores = claims.map(toScorePoint).filter(notNull);
  const gains = claims.map((claim) => toGainPoint(claim, !ambiguousPointIds.has(claim.id))).filter(notNull);
  const values = pairs.length + scores.length;
  const label = values > 0 ? formatAxisLabel(axis) : `${axis.metric ?? "metric not stated"}, gain only`;
  return { axis, label, pairs, scores, gains, ...findMetricDirection(claims) };
}

/** Returns the panel without points that name no metric. */
export function withNamedMetricOnly(panel: ChartPanel): ChartPanel {
  const named = <T extends { readonly metricStated: boolean }>(points: readonly T[]): T[] =>
    points.filter((p) => p.metricStated);
  return {
    ...panel,
    pairs: named(panel.pairs),
    scores: named(panel.scores),
    gains: named(panel.gains),
  };
}

/** Counts the papers of the points. */
export function countPapers(points: readonly { readonly paper: string }[]): number {
  return groupBy(points, (point) => point.paper).size;
}
