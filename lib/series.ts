import { type LoneGain, toLoneGain } from "./chart-points";
import type { Claim, GainKind } from "./claim";
import { groupBy } from "./group-by";
import { type Panel, toPanels } from "./panels";

/** What the charts of a benchmark show, made from its claims without a browser. */

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

function toGainGroup(gains: readonly LoneGain[]): GainGroup[] {
  const [first] = gains;
  return first ? [{ kind: first.gain_kind, metric: first.metric, gains }] : [];
}

/** Changes say most, then what stands alone. */
const fullness = ({ pairs, scores, gains }: Panel): number => 2 * pairs.length + scores.length + gains.length;

/** Everything that the page of a benchmark draws. */
export function toBenchmarkSeries(claims: readonly Claim[]): BenchmarkSeries {
  const panels = toPanels(claims).sort((a, b) => fullness(b) - fullness(a));
  const lone = claims.map(toLoneGain).filter((gain) => gain !== null);
  const groups = groupBy(lone, (gain) => JSON.stringify([gain.metric, gain.gain_kind]));
  return {
    own: panels.filter((panel) => !panel.axis.aggregate),
    averages: panels.filter((panel) => panel.axis.aggregate),
    gains: [...groups.values()].flatMap(toGainGroup).sort((a, b) => b.gains.length - a.gains.length),
  };
}
