import type { Claim, GainKind } from "../claim/claim";
import { computeDifference } from "../claim/gain";
import { formatMetricName, hasNamedMetric } from "../claim/metric-name";
import { getGainQualifier, getValueQualifier } from "../claim/qualifier";
import { toComparisonValue } from "./axis";
import { toImprovement, toStatedChange } from "./improvement";

/** The points of charts, each made from one claim. */

/** What every point of a chart knows of its claim. */
export interface ResultPoint {
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
  /** As the text has it, whatever it belongs to. */
  readonly qualifier: Claim["qualifier"];
  readonly valueQualifier: Claim["qualifier"];
  readonly gainQualifier: Claim["qualifier"];
  readonly baseline: string | null;
  /** False where the text names no metric and the point stands with those that do. */
  readonly metricStated: boolean;
}
/** What a point goes by: its system, else its paper, and never what it is compared with. */
export const getPointName = ({ name, title }: Pick<ResultPoint, "name" | "title">): string => name ?? title;

/** A change: both ends of a dumbbell. */
export interface BeforeAfterPoint extends ResultPoint {
  readonly before: number;
  readonly after: number;
  readonly points: number;
  readonly relative: number | null;
  /** Whether the metric went the way it should. */
  readonly better: boolean | null;
}
export interface ScorePoint extends ResultPoint {
  readonly value: number;
}
/** The value of a score, or where a change ends. */
export const getFinalValue = (point: BeforeAfterPoint | ScorePoint): number =>
  "after" in point ? point.after : point.value;

/** A gain whose before and after the text does not give. */
export interface StatedGainPoint extends ResultPoint {
  readonly gain: number;
  readonly gain_max: number | null;
  readonly gain_kind: GainKind | null;
  /** What it is counted in, where that is a unit of measure. */
  readonly unit: string | null;
  readonly metric: string | null;
  /** The gain, positive for the better; null where the text does not tell which way the value moved. */
  readonly improvement: number | null;
}

/** How a gain is measured: in points, in percent of what it started from, or in a percent whose kind the text leaves open. */
export const GAIN_MEASURES = ["points", "relative", "percent"] as const;
export type GainMeasure = (typeof GAIN_MEASURES)[number];

/**
 * A gain of a paper's own system in every measure in which it is known, signed as the value moved; in none where the
 * text does not tell which way it did.
 */
export interface GainPoint extends ResultPoint {
  readonly before: number | null;
  readonly after: number | null;
  readonly gains: Readonly<Record<GainMeasure, number | null>>;
  /** False where it is stated in points alone, which may be of something else than what it stands with. */
  readonly unitStated: boolean;
}

/** Whether a gain is known in some measure, and so may be drawn. */
export const hasKnownGain = ({ gains }: GainPoint): boolean => GAIN_MEASURES.some((measure) => gains[measure] !== null);

const toResultPoint = (c: Claim): ResultPoint => ({
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

/** The gain of a claim, computed where both ends are known and as stated elsewhere; null for a rival's and for multiples. */
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
