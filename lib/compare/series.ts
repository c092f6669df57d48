import type { Claim, GainKind } from "../claim/claim";
import { toMetricKey } from "../claim/metric-name";
import { groupBy } from "../format/group-by";
import { formatAxisScope, isMultiBenchmark, toAxis } from "./axis";
import { type ChartPanel, toPanels } from "./panels";
import { type StatedGainPoint, toStatedGainPoint } from "./points";

/** Data of the charts of a benchmark, computed from its claims. */

/** Gains of one type on one metric; points, percent and multiples are separate groups. */
export interface StatedGainGroup {
  /** "average over MathVista and MMStar"; null for gains on the benchmark itself. */
  readonly scope: string | null;
  readonly kind: GainKind | null;
  readonly metric: string | null;
  /** Unit of measure; null for points, percent and multiples. */
  readonly unit: string | null;
  /** Best first. */
  readonly gains: readonly StatedGainPoint[];
}

export interface BenchmarkSeries {
  /** Panels of the benchmark itself, the largest first. */
  readonly benchmarkPanels: readonly ChartPanel[];
  /** Panels of averages and shared values that include the benchmark. */
  readonly multiBenchmarkPanels: readonly ChartPanel[];
  readonly gainGroups: readonly StatedGainGroup[];
}

const UNRANKED = Number.NEGATIVE_INFINITY;

/** Returns a rank of a gain; multiples rank by size in either direction: "3.5x faster", "10x less". */
const toGainRank = ({ gain, gain_kind, improvement }: StatedGainPoint): number =>
  gain_kind === "times" ? Math.abs(gain) : (improvement ?? UNRANKED);

/** A gain with its scope, if that is more than one benchmark or task, and the key of its metric. */
interface ScopedStatedGain {
  readonly scope: string | null;
  readonly metric: string | null;
  readonly gain: StatedGainPoint;
}

function toScopedStatedGains(claim: Claim): ScopedStatedGain[] {
  const gain = toStatedGainPoint(claim);
  const axis = toAxis(claim);
  return gain === null
    ? []
    : [{ gain, metric: toMetricKey(claim), scope: isMultiBenchmark(axis) ? formatAxisScope(axis) : null }];
}

function toStatedGainGroup(scoped: readonly ScopedStatedGain[]): StatedGainGroup[] {
  const [first] = scoped;
  if (!first) return [];
  const { metric, unit, gain_kind: kind } = first.gain;
  const gains = scoped
    .map(({ gain }) => gain)
    .sort((a, b) => (toGainRank(a) === toGainRank(b) ? 0 : toGainRank(b) - toGainRank(a)));
  return [{ scope: first.scope, kind, metric, unit, gains }];
}

/** Groups gains: those on the benchmark itself first, then by size of the group. */
function groupStatedGains(claims: readonly Claim[]): StatedGainGroup[] {
  const keyOf = ({ scope, metric, gain }: ScopedStatedGain): string =>
    JSON.stringify([scope, metric, gain.gain_kind, gain.unit]);
  return [...groupBy(claims.flatMap(toScopedStatedGains), keyOf).values()]
    .flatMap(toStatedGainGroup)
    .sort((a, b) => Number(a.scope !== null) - Number(b.scope !== null) || b.gains.length - a.gains.length);
}

/** Weighs changes more than scores and gains. */
const countResults = ({ pairs, scores, gains }: ChartPanel): number => 2 * pairs.length + scores.length + gains.length;

/**
 * Returns all data that the page of a benchmark draws.
 * @param ambiguousPointIds ids of claims whose points may not be percentages
 */
export function toBenchmarkSeries(claims: readonly Claim[], ambiguousPointIds?: ReadonlySet<string>): BenchmarkSeries {
  const panels = toPanels(claims, ambiguousPointIds).sort((a, b) => countResults(b) - countResults(a));
  return {
    benchmarkPanels: panels.filter((panel) => !isMultiBenchmark(panel.axis)),
    multiBenchmarkPanels: panels.filter((panel) => isMultiBenchmark(panel.axis)),
    gainGroups: groupStatedGains(claims),
  };
}
