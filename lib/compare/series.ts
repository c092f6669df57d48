import type { Claim, GainKind } from "../claim/claim";
import { toMetricKey } from "../claim/metric-name";
import { groupBy } from "../format/group-by";
import { formatAxisScope, isMultiBenchmark, toAxis } from "./axis";
import { type ChartPanel, toPanels } from "./panels";
import { type StatedGainPoint, toStatedGainPoint } from "./points";

/** What the charts of a benchmark show, made from its claims without a browser. */

/** Gains of one kind in one metric: points, percent and times are never one list, nor accuracy and tokens. */
export interface StatedGainGroup {
  /** "average over MathVista and MMStar"; null where they are gains on the benchmark alone. */
  readonly scope: string | null;
  readonly kind: GainKind | null;
  readonly metric: string | null;
  /** The unit of measure in which they are counted; null for points, percent and times. */
  readonly unit: string | null;
  /** The best first. */
  readonly gains: readonly StatedGainPoint[];
}

export interface BenchmarkSeries {
  /** Panels of the benchmark alone, the fullest first. */
  readonly benchmarkPanels: readonly ChartPanel[];
  /** Panels of averages that the benchmark is a part of, and of figures that it shares with others. */
  readonly multiBenchmarkPanels: readonly ChartPanel[];
  readonly gainGroups: readonly StatedGainGroup[];
}

const UNRANKED = Number.NEGATIVE_INFINITY;

/** A multiple is as good as it is large, however it is turned: "3.5x faster", "10x less". */
const toGainRank = ({ gain, gain_kind, improvement }: StatedGainPoint): number =>
  gain_kind === "times" ? Math.abs(gain) : (improvement ?? UNRANKED);

/** A gain, over what it was measured where that is more than one benchmark or task, and its metric in any spelling. */
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

/** Gains on the benchmark alone, then those over several; the longest list first. */
function groupStatedGains(claims: readonly Claim[]): StatedGainGroup[] {
  const keyOf = ({ scope, metric, gain }: ScopedStatedGain): string =>
    JSON.stringify([scope, metric, gain.gain_kind, gain.unit]);
  return [...groupBy(claims.flatMap(toScopedStatedGains), keyOf).values()]
    .flatMap(toStatedGainGroup)
    .sort((a, b) => Number(a.scope !== null) - Number(b.scope !== null) || b.gains.length - a.gains.length);
}

/** Changes say most, then what stands alone. */
const countResults = ({ pairs, scores, gains }: ChartPanel): number => 2 * pairs.length + scores.length + gains.length;

/**
 * Everything that the page of a benchmark draws.
 * @param ambiguousPointIds ids of claims whose points nobody says to be of percentages
 */
export function toBenchmarkSeries(claims: readonly Claim[], ambiguousPointIds?: ReadonlySet<string>): BenchmarkSeries {
  const panels = toPanels(claims, ambiguousPointIds).sort((a, b) => countResults(b) - countResults(a));
  return {
    benchmarkPanels: panels.filter((panel) => !isMultiBenchmark(panel.axis)),
    multiBenchmarkPanels: panels.filter((panel) => isMultiBenchmark(panel.axis)),
    gainGroups: groupStatedGains(claims),
  };
}
