import { benchmarkId } from "./benchmark-id";
import type { Claim, GainKind } from "./claim";
import { type Axis, axisOf, metricName } from "./comparable";

/** What the charts of a benchmark show, made from its claims without a browser. */

/** What every point of a chart knows of its claim. */
interface Point {
  readonly claim: string;
  readonly paper: string;
  readonly title: string;
  /** The model, else the method, as named; null where neither is. */
  readonly name: string | null;
  readonly method: string | null;
  readonly size_b: number | null;
  readonly active_b: number | null;
  readonly published: string | null;
  readonly role: Claim["role"];
  readonly qualifier: Claim["qualifier"];
  readonly baseline: string | null;
  /** False where the text names no metric and the point stands with those that do. */
  readonly metricStated: boolean;
}
/** A change: both ends of a dumbbell. */
export interface Pair extends Point {
  readonly before: number;
  readonly after: number;
  readonly points: number;
  readonly relative: number | null;
  /** Whether the metric went the way it should. */
  readonly better: boolean | null;
}
export interface Score extends Point {
  readonly value: number;
}
/** A gain whose before and after the text does not give. */
export interface LoneGain extends Point {
  readonly gain: number;
  readonly gain_max: number | null;
  readonly gain_kind: GainKind | null;
  readonly metric: string | null;
}

/** All that may be drawn on one axis. */
export interface Panel {
  readonly axis: Axis;
  readonly pairs: readonly Pair[];
  readonly scores: readonly Score[];
  /** How many pairs and scores name no metric, although the axis has one. */
  readonly unstated: number;
  /** True where less is better, as with an error rate. */
  readonly lowerIsBetter: boolean;
}

/** Gains of one kind in one metric: points, percent and times are never one list, nor accuracy and tokens. */
export interface GainGroup {
  readonly kind: GainKind | null;
  readonly metric: string | null;
  readonly gains: readonly LoneGain[];
}

export interface BenchmarkSeries {
  /** Panels of the benchmark alone, the fullest first. */
  readonly own: readonly Panel[];
  /** Panels of averages that the benchmark is a part of. */
  readonly averages: readonly Panel[];
  readonly gains: readonly GainGroup[];
}

const point = (c: Claim): Point => ({
  claim: c.id,
  paper: c.paper_id,
  title: c.paper_title,
  name: c.model ?? c.method,
  method: c.method,
  size_b: c.size_b,
  active_b: c.active_b,
  published: c.published,
  role: c.role,
  qualifier: c.qualifier,
  baseline: c.baseline,
  metricStated: axisOf(c).metric !== null,
});

const round = (x: number): number => Math.round(x * 1e4) / 1e4;

function toPair(c: Claim): Pair | null {
  if (c.before === null || c.after === null || c.of !== null) return null;
  const points = c.points ?? round(c.after - c.before);
  const better = c.higher_is_better === null ? null : points === 0 ? null : points > 0 === c.higher_is_better;
  return { ...point(c), before: c.before, after: c.after, points, relative: c.relative, better };
}

function toScore(c: Claim): Score | null {
  const value = c.after ?? c.before;
  if (value === null || (c.before !== null && c.after !== null)) return null;
  return { ...point(c), value: c.of === null ? value : round((100 * value) / c.of) };
}

function toLoneGain(c: Claim): LoneGain | null {
  if (c.gain === null || c.before !== null || c.after !== null) return null;
  return { ...point(c), gain: c.gain, gain_max: c.gain_max, gain_kind: c.gain_kind, metric: metricName(c) };
}

const notNull = <T>(value: T | null): value is T => value !== null;

function groupBy<T, K>(values: readonly T[], key: (value: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const value of values) {
    const group = groups.get(key(value));
    if (group) group.push(value);
    else groups.set(key(value), [value]);
  }
  return groups;
}

/** A count is drawn as its share, so it stands on the axis of percentages. */
const drawnAxis = (c: Claim): Axis => axisOf(c.of === null ? c : { ...c, unit: "%" });

/**
 * Claims of one axis each. Those that name no metric join the axis of the same benchmarks and unit where exactly one
 * metric is named; the panel counts them, so that the page can say so.
 */
export function toPanels(claims: readonly Claim[]): Panel[] {
  const axes = new Map<string, Axis>();
  const groups = groupBy(
    claims.filter((c) => toPair(c) ?? toScore(c)),
    (c) => {
      const axis = drawnAxis(c);
      if (!axes.has(axis.key)) axes.set(axis.key, axis);
      return axis.key;
    },
  );
  for (const key of homeless(axes)) {
    const home = onlyNamed(axes, key);
    if (home === null) continue;
    groups.get(home)?.push(...(groups.get(key) ?? []));
    groups.delete(key);
  }
  return [...groups].flatMap(([key, members]) => {
    const axis = axes.get(key);
    return axis ? [toPanel(axis, members)] : [];
  });
}

const homeless = (axes: ReadonlyMap<string, Axis>): string[] =>
  [...axes.values()].filter((axis) => axis.metric === null).map((axis) => axis.key);

const placeOf = (axis: Axis): string =>
  JSON.stringify([axis.benchmarks.map(benchmarkId).sort(), axis.aggregate, axis.unit]);

/** The one axis with a metric that shares benchmarks and unit with an axis without one. */
function onlyNamed(axes: ReadonlyMap<string, Axis>, key: string): string | null {
  const own = axes.get(key);
  const others = [...axes.values()].filter((a) => own && a.metric !== null && placeOf(a) === placeOf(own));
  return others.length === 1 ? (others[0]?.key ?? null) : null;
}

function toPanel(axis: Axis, claims: readonly Claim[]): Panel {
  const pairs = claims.map(toPair).filter(notNull);
  const scores = claims.map(toScore).filter(notNull);
  const unstated = axis.metric === null ? 0 : [...pairs, ...scores].filter((p) => !p.metricStated).length;
  const lowerIsBetter = claims.some((c) => c.higher_is_better === false);
  return { axis, pairs, scores, unstated, lowerIsBetter };
}

function toGainGroup(gains: readonly LoneGain[]): GainGroup[] {
  const [first] = gains;
  return first ? [{ kind: first.gain_kind, metric: first.metric, gains }] : [];
}

const fullness = ({ pairs, scores }: Panel): number => pairs.length * 1000 + scores.length;

/** Everything that the page of a benchmark draws. */
export function toBenchmarkSeries(claims: readonly Claim[]): BenchmarkSeries {
  const panels = toPanels(claims).sort((a, b) => fullness(b) - fullness(a));
  const groups = groupBy(claims.map(toLoneGain).filter(notNull), (gain) =>
    JSON.stringify([gain.metric, gain.gain_kind]),
  );
  return {
    own: panels.filter((panel) => !panel.axis.aggregate),
    averages: panels.filter((panel) => panel.axis.aggregate),
    gains: [...groups.values()].flatMap(toGainGroup).sort((a, b) => b.gains.length - a.gains.length),
  };
}
