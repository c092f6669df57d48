import { hasRanking, selectBestValue, toImprovement } from "../compare/improvement";
import { type ChartPanel, countPapers } from "../compare/panels";
import { type BeforeAfterPoint, type GainMeasure, getPointName } from "../compare/points";
import { groupBy } from "../format/group-by";
import { formatCount, formatDate, formatModelSize, formatValue } from "../format/numbers";
import { excludeBestCases, formatMeasuredGain, type MeasuredGain, roundedQuantile } from "./measured-gains";
import type { TimePoint } from "./timeline";

/** Titles of charts, computed from their data. */

/** Scope, measure and direction of the gains in a title. */
export interface TitleContext {
  /** "MathVista", "the average over AIME 2024 and AIME 2025". */
  readonly scope: string;
  readonly measure: GainMeasure;
  readonly unit: string | null;
  readonly lowerIsBetter: boolean;
  readonly directionKnown: boolean;
}

/** Minimum number of gains for a median. */
const MIN_FOR_MEDIAN = 3;

/** "gain +4.2 pts"; "change −1 pts" of a fall, and wherever less is or may be better, as of seconds. */
function formatMovement(value: number, context: TitleContext): string {
  const { measure, unit, lowerIsBetter } = context;
  const isGain = value >= 0 && !lowerIsBetter && hasRanking(unit, context);
  return `${isGain ? "gain" : "change"} ${formatMeasuredGain(value, measure, unit)}`;
}

const medianGain = (gains: readonly MeasuredGain[]): number | null =>
  roundedQuantile(
    gains.map(({ gain }) => gain),
    0.5,
  );

const formatPaperCount = (points: readonly { readonly paper: string }[]): string =>
  formatCount(countPapers(points), "paper");

/** Returns the most frequent model size among gains that are not best cases, if it has enough of them. */
function findMostFrequentSize(gains: readonly MeasuredGain[]): readonly [number, MeasuredGain[]] | null {
  const known = excludeBestCases(gains).flatMap((gain) => (gain.size === null ? [] : [{ gain, size: gain.size }]));
  const groups = [...groupBy(known, ({ size }) => size)].filter(([, members]) => members.length >= MIN_FOR_MEDIAN);
  const [size, members] = groups.sort(([, a], [, b]) => b.length - a.length)[0] ?? [];
  return size === undefined || members === undefined ? null : [size, members.map(({ gain }) => gain)];
}

/** "7B models: median gain +4.2 pts on MathVista, 12 papers". */
export function sizeTitle(gains: readonly MeasuredGain[], context: TitleContext): string {
  const mostFrequent = findMostFrequentSize(gains);
  const median = mostFrequent && medianGain(mostFrequent[1]);
  if (mostFrequent && median !== null) {
    const [size, members] = mostFrequent;
    return `${formatModelSize(size)} models: median ${formatMovement(median, context)} on ${context.scope}, ${formatPaperCount(members)}`;
  }
  const sizes = gains.flatMap(({ size }) => size ?? []);
  const unknown = sizes.length < gains.length ? "models of unknown size" : null;
  const models = [formatSizeRange(sizes), unknown].filter(Boolean).join(" and of ");
  return `${formatCount(gains.length, "gain")} of ${models} on ${context.scope}, ${formatPaperCount(gains)}`;
}

/** Formats a range of sizes: "7B models", "models from 7B to 70B"; null if no size is known. */
function formatSizeRange(sizes: readonly number[]): string | null {
  if (sizes.length === 0) return null;
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)].map((size) => formatModelSize(size));
  return low === high ? `${low} models` : `models from ${low} to ${high}`;
}

/** "Half of the 14 gains on MathVista lie between +2.1 pts and +6.6 pts, 9 papers". */
export function distributionTitle(gains: readonly MeasuredGain[], { scope, measure, unit }: TitleContext): string {
  const typical = excludeBestCases(gains);
  const values = typical.map(({ gain }) => gain);
  const [low, high] = [roundedQuantile(values, 0.25), roundedQuantile(values, 0.75)];
  if (typical.length < MIN_FOR_MEDIAN || low === null || high === null)
    return `${formatCount(gains.length, "gain")} on ${scope}, ${formatPaperCount(gains)}`;
  const papers = formatPaperCount(typical);
  const [from, to] = [low, high].map((value) => formatMeasuredGain(value, measure, unit));
  const count = formatCount(typical.length, "gain");
  if (from === to) return `Half of the ${count} on ${scope} are ${from}, ${papers}`;
  return `Half of the ${count} on ${scope} lie between ${from} and ${to}, ${papers}`;
}

/** "6 of 7 results on MathVista improve; median gain +4.2 pts, 5 papers", whatever the other charts measure in. */
export function changesTitle(pairs: readonly BeforeAfterPoint[], baseContext: Omit<TitleContext, "measure">): string {
  const context: TitleContext = { ...baseContext, measure: "points" };
  const typical = pairs.filter(({ qualifier }) => qualifier !== "up to");
  const median = roundedQuantile(
    (typical.length > 0 ? typical : pairs).map(({ points }) => points),
    0.5,
  );
  const better = pairs.filter(({ points }) => toImprovement(points, !context.lowerIsBetter) > 0).length;
  const papers = formatPaperCount(pairs);
  const [only] = pairs;
  if (pairs.length === 1 && only && median !== null)
    return `${getPointName(only)}: ${formatMovement(median, context)} on ${context.scope}, 1\u00a0paper`;
  if (median === null) return `No reported changes on ${context.scope}`;
  return `${better} of ${pairs.length} results on ${context.scope} ${context.directionKnown ? "improve" : "rise"}; median ${formatMovement(median, context)}, ${papers}`;
}

/** "The highest of 24 scores on MathVista is 92.7 %, 18 papers". */
export function scoresTitle(
  { scores, lowerIsBetter, axis }: Pick<ChartPanel, "scores" | "lowerIsBetter" | "axis">,
  scope: string,
): string {
  const values = scores.map(({ value }) => value);
  const best = formatValue(selectBestValue(values, lowerIsBetter), axis.unit);
  const papers = formatPaperCount(scores);
  if (scores.length < 2) return `One score on ${scope}: ${best}`;
  return `The ${lowerIsBetter ? "lowest" : "highest"} of ${formatCount(scores.length, "score")} on ${scope} is ${best}, ${papers}`;
}

/** "The highest value on MathVista rose from 66.3% to 73.4% between May and Oct 2025, 8 papers". */
export function timeTitle(
  points: readonly TimePoint[],
  { scope, unit, lowerIsBetter }: Pick<TitleContext, "scope" | "unit" | "lowerIsBetter">,
): string {
  const proposedPoints = points.filter((point) => point.frontier !== null);
  const best = lowerIsBetter ? "lowest" : "highest";
  // All papers of the first day count as the start.
  const first = proposedPoints.filter((point) => point.time === proposedPoints[0]?.time).at(-1);
  const reached = proposedPoints.find((point) => point.frontier === proposedPoints.at(-1)?.frontier);
  const papers = formatPaperCount(points);
  if (!first || !reached) return `${formatCount(points.length, "result")} on ${scope} over time, ${papers}`;
  const top = formatValue(reached.frontier, unit);
  if (reached.frontier === first.frontier)
    return `The ${best} value on ${scope} has been ${top} since ${formatDate(first.published)}, ${papers}`;
  const verb = lowerIsBetter ? "fell" : "rose";
  const period = `between ${formatDate(first.published)} and ${formatDate(reached.published)}`;
  return `The ${best} value on ${scope} ${verb} from ${formatValue(first.frontier, unit)} to ${top} ${period}, ${papers}`;
}
