import type { Claim, GainKind } from "../claim/claim";
import { computeDifference } from "../claim/gain";
import { formatMetricName, hasNamedMetric } from "../claim/metric-name";
import { getGainQualifier, getValueQualifier } from "../claim/qualifier";
import { formatReadableText } from "../format/readable-text";
import { toComparisonValue } from "./axis";
import { toImprovement, toStatedChange } from "./improvement";

/** The points of charts, each made from one claim. */

/** Fields that every point of a chart takes from its claim. */
export interface ResultPoint {
  readonly claim: string;
  readonly paper: string;
  readonly title: string;
  /** Model or, without one, method, as named; null if neither is named. */
  readonly name: string | null;
  readonly method: string | null;
  readonly size_b: number | null;
  readonly active_b: number | null;
  readonly published: string | null;
  readonly role: Claim["role"];
  /** As stated in the text, for the value or the gain. */
  readonly qualifier: Claim["qualifier"];
  readonly valueQualifier: Claim["qualifier"];
  readonly gainQualifier: Claim["qualifier"];
  readonly baseline: string | null;
  /** False if the text names no metric and the point was assigned to one. */
  readonly metricStated: boolean;
}
/** Returns the label of a point: its system or its paper, never its baseline. */
export const getPointName = ({ name, title }: Pick<ResultPoint, "name" | "title">): string => name ?? title;

/** A change: both ends of a dumbbell. */
export interface BeforeAfterPoint extends ResultPoint {
  readonly before: number;
  readonly after: number;
  readonly points: number;
  readonly relative: number | null;
  /** Whether the change is an improvement; null if unknown. */
  readonly better: boolean | null;
}
export interface ScorePoint extends ResultPoint {
  readonly value: number;
}
/** Returns the value of a score or the after value of a change. */
export const getFinalValue = (point: BeforeAfterPoint | ScorePoint): number =>
  "after" in point ? point.after : point.value;

/** A stated gain without before and after. */
export interface StatedGainPoint extends ResultPoint {
  readonly gain: number;
  readonly gain_max: number | null;
  readonly gain_kind: GainKind | null;
  /** Unit of measure of the gain, if it has one. */
  readonly unit: string | null;
  readonly metric: string | null;
  /** The gain with a positive sign for an improvement; null if the direction is not stated. */
  readonly improvement: number | null;
}

/** Measures of a gain: points, relative percent, or percent of unknown kind. */
export const GAIN_MEASURES = ["points", "relative", "percent"] as const;
export type GainMeasure = (typeof GAIN_MEASURES)[number];

/**
 * A gain of a proposed system in each known measure, with the sign of the change of the value; all null if the
 * direction is not stated.
 */
export interface GainPoint extends ResultPoint {
  readonly before: number | null;
  readonly after: number | null;
  readonly gains: Readonly<Record<GainMeasure, number | null>>;
  /** False if it is stated in points without a unit, so that it may not match the unit of the axis. */
  readonly unitStated: boolean;
}

/** Whether a gain is known in some measure and can be drawn. */
export const hasKnownGain = ({ gains }: GainPoint): boolean => GAIN_MEASURES.some((measure) => gains[measure] !== null);

const toResultPoint = (c: Claim): ResultPoint => ({
  claim: c.id,
  paper: c.paper_id,
  title: formatReadableText(c.paper_title),
  name: c.model ?? c.method,
  method: c.method,
  size_b: c.size_b,
  active_b: c.active_b,
  published: c.published,
  role: c.role,
  qualifier: c.qualifier,
  valueQualifier: getValueQualifier(c),
  gainQualifier: getGainQualifier(c),
  baseline: c.baseline,
  metricStated: hasNamedMetric(c),
});

const computePoints = ({ before, after, of, points }: Claim): number | null =>
  before === null || after === null || of !== null ? null : (points ?? computeDifference(before, after));

export function toBeforeAfterPoint(c: Claim): BeforeAfterPoint | null {
  const points = computePoints(c);
  if (c.before === null || c.after === null || points === null) return null;
  const better = c.higher_is_better === null || points === 0 ? null : toImprovement(points, c.higher_is_better) > 0;
  return { ...toResultPoint(c), before: c.before, after: c.after, points, relative: c.relative, better };
}

export function toScorePoint(c: Claim): ScorePoint | null {
  const value = toComparisonValue(c);
  return value === null || (c.before !== null && c.after !== null) ? null : { ...toResultPoint(c), value };
}

export function toStatedGainPoint(c: Claim): StatedGainPoint | null {
  if (c.gain === null || c.before !== null || c.after !== null) return null;
  const { gain, gain_max, gain_kind, unit } = c;
  const moved = toStatedChange(c);
  const better = moved === null ? null : toImprovement(moved, c.higher_is_better);
  return { ...toResultPoint(c), gain, gain_max, gain_kind, unit, metric: formatMetricName(c), improvement: better };
}

const MEASURED_GAIN_KINDS: ReadonlySet<GainKind | null> = new Set<GainKind | null>(GAIN_MEASURES);

/**
 * Returns the gain of a claim, computed from before and after if possible, otherwise as stated; null for baselines and
 * multiples.
 */
export function toGainPoint(c: Claim, unitStated = true): GainPoint | null {
  if (c.role !== "own") return null;
  const points = computePoints(c);
  if (points === null && (c.gain === null || !MEASURED_GAIN_KINDS.has(c.gain_kind))) return null;
  const stated = (kind: GainKind): number | null => (c.gain_kind === kind ? toStatedChange(c) : null);
  const gains = {
    points: points ?? stated("points"),
    relative: points === null ? stated("relative") : c.relative,
    percent: points === null ? stated("percent") : null,
  };
  return { ...toResultPoint(c), before: c.before, after: c.after, gains, unitStated };
}
