import { type LoneGain, toLoneGain } from "./chart-points";
import type { Claim, GainKind } from "./claim";
import { axisOf, axisScope, isOverSeveral, metricKey } from "./comparable";
import { groupBy } from "./group-by";
import { type Panel, toPanels } from "./panels";

/** What the charts of a benchmark show, made from its claims without a browser. */

/** Gains of one kind in one metric: points, percent and times are never one list, nor accuracy and tokens. */
export interface GainGroup {
  /** "average over MathVista and MMStar"; null where they are gains on the benchmark alone. */
  readonly scope: string | null;
  readonly kind: GainKind | null;
  readonly metric: string | null;
  /** The unit of measure in which they are counted; null for points, percent and times. */
  readonly unit: string | null;
  /** The best first. */
  readonly gains: readonly LoneGain[];
}

export interface BenchmarkSeries {
  /** Panels of the benchmark alone, the fullest first. */
  readonly own: readonly Panel[];
  /** Panels of averages that the benchmark is a part of, and of figures that it shares with others. */
  readonly shared: readonly Panel[];
  readonly gains: readonly GainGroup[];
}

const last = Number.NEGATIVE_INFINITY;

/** A multiple is as good as it is large, however it is turned: "3.5x faster", "10x less". */
const merit = ({ gain, gain_kind, improvement }: LoneGain): number =>
  gain_kind === "times" ? Math.abs(gain) : (improvement ?? last);

/** A gain, over what it was measured where that is more than one benchmark or task, and its metric in any spelling. */
interface ScopedGain {
  readonly scope: string | null;
  readonly metric: string | null;
  readonly gain: LoneGain;
}

function toScopedGain(claim: Claim): ScopedGain[] {
  const gain = toLoneGain(claim);
  const axis = axisOf(claim);
  return gain === null ? [] : [{ gain, metric: metricKey(claim), scope: isOverSeveral(axis) ? axisScope(axis) : null }];
}

function toGainGroup(scoped: readonly ScopedGain[]): GainGroup[] {
  const [first] = scoped;
  if (!first) return [];
  const { metric, unit, gain_kind: kind } = first.gain;
  const gains = scoped.map(({ gain }) => gain).sort((a, b) => (merit(a) === merit(b) ? 0 : merit(b) - merit(a)));
  return [{ scope: first.scope, kind, metric, unit, gains }];
}

/** Gains on the benchmark alone, then those over several; the longest list first. */
function toGainGroups(claims: readonly Claim[]): GainGroup[] {
  const keyOf = ({ scope, metric, gain }: ScopedGain): string =>
    JSON.stringify([scope, metric, gain.gain_kind, gain.unit]);
  return [...groupBy(claims.flatMap(toScopedGain), keyOf).values()]
    .flatMap(toGainGroup)
    .sort((a, b) => Number(a.scope !== null) - Number(b.scope !== null) || b.gains.length - a.gains.length);
}

/** Changes say most, then what stands alone. */
const fullness = ({ pairs, scores, gains }: Panel): number => 2 * pairs.length + scores.length + gains.length;

/**
 * Everything that the page of a benchmark draws.
 * @param openPoints ids of claims whose points nobody says to be of percentages
 */
export function toBenchmarkSeries(claims: readonly Claim[], openPoints?: ReadonlySet<string>): BenchmarkSeries {
  const panels = toPanels(claims, openPoints).sort((a, b) => fullness(b) - fullness(a));
  return {
    own: panels.filter((panel) => !isOverSeveral(panel.axis)),
    shared: panels.filter((panel) => isOverSeveral(panel.axis)),
    gains: toGainGroups(claims),
  };
}
