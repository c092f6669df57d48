import { quantile } from "d3-array";
import { formatOtherRole } from "../claim/role";
import { isHiddenReason } from "../compare/comparability";
import { findMeasure, type ResultMeasure } from "../compare/result";
import type { GroupedResult } from "../compare/result-groups";
import { formatNumber } from "../format/numbers";
import type { AxisTick } from "./plot";
import {
  describeResult,
  formatAverageTag,
  formatGainAxis,
  formatGainTick,
  formatResultGain,
  formatResultName,
  formatResultValue,
  formatScoreAxis,
  listResultFacts,
  toPrintedUnit,
} from "./ranked-labels";
import { niceScale, toScoreScale, type ValueScale } from "./value-scale";

/**
 * A chart of results in rows, independent of rendering: a panel of scores and a panel of gains share the rows. The page
 * and the file draw the same model.
 */
export interface RankedChart {
  /** In the given order. */
  readonly rows: readonly RankedRow[];
  /** Null if no row has a mark on it. */
  readonly score: RankedPanel | null;
  readonly gain: RankedPanel | null;
}

export interface RankedPanel {
  /** Measure and unit: "accuracy, %". */
  readonly heading: string;
  readonly scale: ValueScale;
  /** `at` is a value on the scale. */
  readonly ticks: readonly AxisTick[];
}

export interface RankedRow {
  /** Id of the claim. */
  readonly claim: string;
  readonly name: string;
  /** Role, edition, size, baseline, date and paper, as far as known. */
  readonly facts: readonly string[];
  readonly style: RankedStyle;
  readonly score: ScoreMark | null;
  readonly gain: GainMark | null;
  /** The score in another unit than the axis, in place of a mark; null without the panel: it is then in `facts`. */
  readonly scoreText: string | null;
  /** The gain in another measure than the axis, in place of a mark; null without the panel: it is then in `facts`. */
  readonly gainText: string | null;
  /** Lines of the tooltip, the values first. */
  readonly details: readonly string[];
}

/** How the marks of a row are drawn. */
export interface RankedStyle {
  /** Label of an average, such as "avg of 3": its marks are outlined. */
  readonly average: string | null;
  /** True if the result is comparable only with caution for other reasons than its benchmarks: its marks are hatched. */
  readonly caution: boolean;
  /** True for a decline: another shape and color. */
  readonly worse: boolean;
  /** True for a baseline or background result: gray. */
  readonly muted: boolean;
}

export interface ScoreMark {
  /** Null for a score alone. */
  readonly before: number | null;
  readonly after: number;
  /** One standard error below and above `after`; null if unknown. */
  readonly whisker: readonly [from: number, to: number] | null;
  /** "66.3 → 72.9", "72.9 ± 3.2". */
  readonly label: string;
}

export interface GainMark {
  /** In the measure of the chart, positive for an improvement. */
  readonly value: number;
  /** End of the bar: the value, or the end of the axis for a value far beyond the others. */
  readonly drawn: number;
  /** "+6.6 pts", with the sign of the change of the value. */
  readonly label: string;
}

export interface RankedChartOptions {
  /** Measure of the gain panel. */
  readonly measure: ResultMeasure;
  /** Unit of the score panel, as `protocol.scale.unit`; scores in another unit are shown as text. */
  readonly scoreUnit: string | null;
  /** Name of the metric in the heading of the score panel. */
  readonly metric?: string | null;
  /** Further results that the axes cover, so that charts can be compared. */
  readonly alsoCovered?: readonly GroupedResult[];
}

/** Approximate number of intervals of an axis; the panels are narrow. */
const INTERVALS = 4;

function toWhisker({ after, error, protocol }: GroupedResult): ScoreMark["whisker"] {
  if (after === null || error === null || error.standardError === 0) return null;
  const bound = protocol.scale.unit === "%" ? 100 : 1;
  return [Math.max(0, after - error.standardError), Math.min(bound, after + error.standardError)];
}

function toScoreMark(result: GroupedResult, scoreUnit: string | null): ScoreMark | null {
  const { before, after, protocol } = result;
  const label = formatResultValue(result);
  if (after === null || label === null || protocol.scale.unit !== scoreUnit) return null;
  return { before, after, whisker: toWhisker(result), label };
}

function toGainMark(result: GroupedResult, measure: ResultMeasure): GainMark | null {
  const [value, label] = [result.gains[measure], formatResultGain(result, measure)];
  return value === null || label === null ? null : { value, drawn: value, label };
}

const toStyle = ({ claim, reasons, better, protocol }: GroupedResult): RankedStyle => ({
  average: formatAverageTag({ protocol }),
  caution: reasons.some(isHiddenReason),
  worse: better === false,
  muted: formatOtherRole(claim.role) !== null,
});

/** Formats the gain in the first known measure, whatever the axis; null without a gain. */
function formatAnyGain(result: GroupedResult, preferred: ResultMeasure): string | null {
  const measure = findMeasure(result, preferred);
  return measure === null ? null : formatResultGain(result, measure);
}

/** Formats a score in another unit than the axis with its unit. */
function formatOtherScore(result: GroupedResult): string | null {
  const label = formatResultValue(result);
  const unit = toPrintedUnit(result.protocol.scale.unit);
  return label === null || unit === null ? label : label + (unit.startsWith("%") ? unit : ` ${unit}`);
}

function toRow(result: GroupedResult, { measure, scoreUnit }: RankedChartOptions, showEdition: boolean): RankedRow {
  const score = toScoreMark(result, scoreUnit);
  const gain = toGainMark(result, measure);
  const anyGain = formatAnyGain(result, measure);
  return {
    claim: result.claim.id,
    name: formatResultName(result),
    facts: listResultFacts(result, showEdition),
    style: toStyle(result),
    score,
    gain,
    scoreText: score === null ? formatOtherScore(result) : null,
    gainText: gain === null ? anyGain : null,
    details: describeResult(result, anyGain),
  };
}

function toScorePanel(
  marks: readonly ScoreMark[],
  covered: readonly ScoreMark[],
  { scoreUnit, metric }: RankedChartOptions,
): RankedPanel | null {
  if (marks.length === 0) return null;
  const values = [...marks, ...covered].flatMap(({ before, after, whisker }) => [
    after,
    ...(before === null ? [] : [before]),
    ...(whisker ?? []),
  ]);
  const scale = toScoreScale(values, scoreUnit, INTERVALS);
  return {
    heading: formatScoreAxis(metric, scoreUnit),
    scale,
    ticks: scale.ticks.map((at) => ({ at, label: formatNumber(at) })),
  };
}

/** Number of gains from which outliers are cut, and how many times as large as most of the others they are. */
const OUTLIER = { minCount: 6, share: 0.85, factor: 4 };

/** Keeps the gains that an axis covers: without those that would make all others unreadably short. */
function dropOutliers(values: readonly number[]): readonly number[] {
  if (values.length < OUTLIER.minCount) return values;
  const limit = OUTLIER.factor * (quantile(values.map(Math.abs), OUTLIER.share) ?? 0);
  return limit === 0 ? values : values.filter((value) => Math.abs(value) <= limit);
}

/** Ends the bar of a gain at the end of the axis. */
function cutBar(row: RankedRow, panel: RankedPanel | null): RankedRow {
  if (row.gain === null || panel === null) return row;
  const { min, max } = panel.scale;
  return { ...row, gain: { ...row.gain, drawn: Math.min(max, Math.max(min, row.gain.value)) } };
}

function toGainPanel(
  marks: readonly GainMark[],
  covered: readonly GainMark[],
  { measure, heading }: { readonly measure: ResultMeasure; readonly heading: string },
): RankedPanel | null {
  if (marks.length === 0) return null;
  const scale = niceScale([0, ...dropOutliers([...marks, ...covered].map(({ value }) => value))], false, INTERVALS);
  const format = measure === "times" ? formatNumber : formatGainTick;
  return { heading, scale, ticks: scale.ticks.map((at) => ({ at, label: format(at) })) };
}

/** Moves texts in place of marks to the facts where their panel is missing. */
function moveTexts(row: RankedRow, hasScores: boolean, hasGains: boolean): RankedRow {
  const moved = [hasScores ? null : row.scoreText, hasGains ? null : row.gainText].flatMap((text) => text ?? []);
  if (moved.length === 0) return row;
  return {
    ...row,
    facts: [...moved, ...row.facts],
    scoreText: hasScores ? row.scoreText : null,
    gainText: hasGains ? row.gainText : null,
  };
}

/**
 * Builds the chart of results, one row each in the given order.
 * @param results results of one group, whose scores share a scale
 */
export function toRankedChart(results: readonly GroupedResult[], options: RankedChartOptions): RankedChart {
  const editions = new Set(results.map(({ protocol }) => JSON.stringify([protocol.scope, protocol.benchmarkIds])));
  const rows = results.map((result) => toRow(result, options, editions.size > 1));
  const { measure, scoreUnit, alsoCovered = [] } = options;
  const score = toScorePanel(
    rows.flatMap((row) => row.score ?? []),
    alsoCovered.flatMap((result) => toScoreMark(result, scoreUnit) ?? []),
    options,
  );
  const gain = toGainPanel(
    rows.flatMap((row) => row.gain ?? []),
    alsoCovered.flatMap((result) => toGainMark(result, measure) ?? []),
    { measure, heading: formatGainAxis(results, measure) },
  );
  return { rows: rows.map((row) => cutBar(moveTexts(row, score !== null, gain !== null), gain)), score, gain };
}
