import { type LoneGain, toLoneGain } from "./chart-points";
import type { Claim, GainKind } from "./claim";
import { groupBy } from "./group-by";
import { type Panel, toPanels } from "./panels";

/** What the charts of a benchmark show, made from its claims without a browser. */

/** Gains of one kind in one metric: points, percent and times are never one list, nor accuracy and tokens. */
export interface GainGroup {
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
  /** Panels of averages that the benchmark is a part of. */
  readonly averages: readonly Panel[];
  readonly gains: readonly GainGroup[];
}

const last = Number.NEGATIVE_INFINITY;

/** A multiple is as good as it is large, however it is turned: "3.5x faster", "10x less". */
const merit = ({ gain, gain_kind, improvement }: LoneGain): number =>
  gain_kind === "times" ? Math.abs(gain) : (improvement ?? last);

function toGainGroup(gains: readonly LoneGain[]): GainGroup[] {
  const [first] = gains;
  const sorted = [...gains].sort((a, b) => (merit(a) === merit(b) ? 0 : merit(b) - merit(a)));
  return first ? [{ kind: first.gain_kind, metric: first.metric, unit: first.unit, gains: sorted }] : [];
}

/** Changes say most, then what stands alone. */
const fullness = ({ pairs, scores, gains }: Panel): number => 2 * pairs.length + scores.length + gains.length;

/** Everything that the page of a benchmark draws. */
export function toBenchmarkSeries(claims: readonly Claim[]): BenchmarkSeries {
  const panels = toPanels(claims).sort((a, b) => fullness(b) - fullness(a));
  const lone = claims.map(toLoneGain).filter((gain) => gain !== null);
  const groups = groupBy(lone, (gain) => JSON.stringify([gain.metric, gain.gain_kind, gain.unit]));
  return {
    own: panels.filter((panel) => !panel.axis.aggregate),
    averages: panels.filter((panel) => panel.axis.aggregate),
    gains: [...groups.values()].flatMap(toGainGroup).sort((a, b) => b.gains.length - a.gains.length),
  };
}
