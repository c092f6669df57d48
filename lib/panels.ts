import { type GainPoint, isMeasured, type Pair, type Score, toGainPoint, toPair, toScore } from "./chart-points";
import type { Claim } from "./claim";
import { type Axis, axisLabel, axisOf, comparedAxis, scopeKey } from "./comparable";
import { groupBy } from "./group-by";
import { type Direction, directionOf } from "./improvement";

/** All that may be drawn on one axis. */
export interface Panel extends Direction {
  readonly axis: Axis;
  /** Metric and unit, as people read them. */
  readonly label: string;
  readonly pairs: readonly Pair[];
  readonly scores: readonly Score[];
  /** Gains of papers' own systems in this metric, with and without their before and after. */
  readonly gains: readonly GainPoint[];
}

const notNull = <T>(value: T | null): value is T => value !== null;

/** True where `toPair` or `toScore` makes a point of it. */
const hasValue = ({ before, after, of }: Claim): boolean =>
  (before !== null || after !== null) && (before === null || after === null || of === null);

const placeOf = (axis: Axis): string => JSON.stringify([scopeKey(axis), axis.unit]);

/** Claims by axis while they are shared out. */
interface Sharing {
  readonly axes: Map<string, Axis>;
  readonly groups: Map<string, Claim[]>;
}

function add({ axes, groups }: Sharing, axis: Axis, claim: Claim): void {
  if (!axes.has(axis.key)) axes.set(axis.key, axis);
  const group = groups.get(axis.key);
  if (group) group.push(claim);
  else groups.set(axis.key, [claim]);
}

/** The one axis with a metric that shares benchmarks and unit with an axis without one. */
function onlyNamed(axes: Iterable<Axis>, own: Axis): Axis | null {
  const others = [...axes].filter((a) => a.metric !== null && placeOf(a) === placeOf(own));
  return others.length === 1 ? (others[0] ?? null) : null;
}

/** Moves claims that name no metric to the only axis in their unit that has one. */
function joinUnnamed({ axes, groups }: Sharing): void {
  for (const own of [...axes.values()].filter((axis) => axis.metric === null)) {
    const home = onlyNamed(axes.values(), own);
    if (home === null) continue;
    groups.get(home.key)?.push(...(groups.get(own.key) ?? []));
    groups.delete(own.key);
    axes.delete(own.key);
  }
}

/** Where a gain without values stands: with the values of its metric where there are some, points with percentages alone. */
function axisOfGain(homes: readonly Axis[], claim: Claim): Axis {
  if (claim.unit !== null) return axisOf(claim);
  const inPercent = axisOf({ ...claim, unit: "%" });
  const same = homes.filter((a) => scopeKey(a) === scopeKey(inPercent) && a.metricKey === inPercent.metricKey);
  const home = same.find((a) => a.unit === "%") ?? (claim.gain_kind === "points" ? undefined : same[0]);
  if (home) return home;
  return (inPercent.metric === null ? onlyNamed(homes, inPercent) : null) ?? inPercent;
}

function shareValues(claims: readonly Claim[]): Sharing {
  const sharing: Sharing = { axes: new Map(), groups: new Map() };
  for (const claim of claims) if (hasValue(claim)) add(sharing, comparedAxis(claim), claim);
  return sharing;
}

/** The values of one axis each, those that name no metric on one of their own, as a comparison keeps them. */
export function toStrictPanels(claims: readonly Claim[]): Panel[] {
  return panelsOf(shareValues(claims));
}

function panelsOf({ axes, groups }: Sharing, openPoints: ReadonlySet<string> = new Set()): Panel[] {
  return [...groups].flatMap(([key, members]) => {
    const axis = axes.get(key);
    return axis ? [toPanel(axis, members, openPoints)] : [];
  });
}

/**
 * Claims of one axis each. Those that name no metric join the axis of the same benchmarks and unit where exactly one
 * metric is named; each says so, so that the page can, and so do points that stand with percentages and may be of
 * something else.
 */
export function toPanels(claims: readonly Claim[], openPoints?: ReadonlySet<string>): Panel[] {
  const sharing = shareValues(claims);
  joinUnnamed(sharing);
  const homes = [...sharing.axes.values()];
  for (const claim of claims)
    if (!hasValue(claim) && toGainPoint(claim) !== null) add(sharing, axisOfGain(homes, claim), claim);
  return panelsOf(sharing, openPoints).filter(isDrawn);
}

const isDrawn = ({ pairs, scores, gains }: Panel): boolean =>
  pairs.length + scores.length > 0 || gains.some(isMeasured);

function toPanel(axis: Axis, claims: readonly Claim[], openPoints: ReadonlySet<string>): Panel {
  const pairs = claims.map(toPair).filter(notNull);
  const scores = claims.map(toScore).filter(notNull);
  const gains = claims.map((claim) => toGainPoint(claim, !openPoints.has(claim.id))).filter(notNull);
  const values = pairs.length + scores.length;
  const label = values > 0 ? axisLabel(axis) : `${axis.metric ?? "metric not stated"}, gains alone`;
  return { axis, label, pairs, scores, gains, ...directionOf(claims) };
}

/** The same panel without what names no metric. */
export function namedOnly(panel: Panel): Panel {
  const named = <T extends { readonly metricStated: boolean }>(points: readonly T[]): T[] =>
    points.filter((p) => p.metricStated);
  return {
    ...panel,
    pairs: named(panel.pairs),
    scores: named(panel.scores),
    gains: named(panel.gains),
  };
}

/** Papers that have a point in a panel. */
export function papersOf(points: readonly { readonly paper: string }[]): number {
  return groupBy(points, (point) => point.paper).size;
}
