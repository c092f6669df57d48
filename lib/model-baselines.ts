import { type Score, toScore } from "./chart-points";
import type { Claim } from "./claim";
import { type Axis, axisLabel, axisOf, axisScope } from "./comparable";
import { formatCount, formatPoints, formatValue } from "./format";
import { riseOf } from "./gain";
import { groupBy } from "./group-by";
import { niceScale, type Scale } from "./series-order";

/** What different papers give for one model itself, without what each of them adds to it. */

/** Of many values of one axis so many of the lowest and of the highest are listed. */
const MOST_AT_ENDS = 6;

/** The values of one axis, the lowest first. */
export interface Baseline {
  readonly key: string;
  /** "MathVista", "average over …". */
  readonly scope: string;
  /** Metric and unit. */
  readonly label: string;
  readonly unit: string | null;
  readonly named: boolean;
  readonly values: readonly Score[];
  readonly papers: number;
  /** Says whether the papers agree, and how far they are apart. */
  readonly note: string;
  /** True where they do not. */
  readonly differs: boolean;
  readonly scale: Scale;
}

/** Words for the model itself as what it is compared with. */
const ITSELF = /^(?:(?:its|the|their|our|same)\s)?(?:base(?:line)?|original)(?:\s(?:model|version|policy))?$/i;

/** What the model itself reaches by a claim of it; null where the claim does not say. */
function ownValue({ before, after, baseline, method, of, role }: Claim): number | null {
  if (of !== null) return null;
  if (role !== "own") return after ?? before;
  const starts = baseline === null || ITSELF.test(baseline.trim());
  if (before !== null) return starts ? before : null;
  return method === null ? after : null;
}

/** What the model reaches by a claim of another system that names it as its rival. */
const rivalValue = ({ before, of }: Claim): number | null => (of === null ? before : null);

interface Given {
  readonly claim: Claim;
  readonly value: number;
}

const given = (claims: readonly Claim[], read: (claim: Claim) => number | null): Given[] =>
  claims.flatMap((claim) => {
    const value = read(claim);
    return value === null ? [] : [{ claim, value }];
  });

function noteOf(values: readonly number[], papers: number, unit: string | null): string {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  if (low === high) return `${formatCount(papers, "paper")} agree: ${formatValue(low, unit)}.`;
  const apart = formatPoints(riseOf(low, high), unit).replace("+", "");
  const cut = values.length > 2 * MOST_AT_ENDS ? ` The ${MOST_AT_ENDS} lowest and highest are listed.` : "";
  return `${formatCount(papers, "paper")} give values that are up to ${apart} apart.${cut}`;
}

const ends = <T>(values: readonly T[]): readonly T[] =>
  values.length <= 2 * MOST_AT_ENDS ? values : [...values.slice(0, MOST_AT_ENDS), ...values.slice(-MOST_AT_ENDS)];

function toBaseline(key: string, axis: Axis, members: readonly Given[]): Baseline[] {
  const papers = new Set(members.map(({ claim }) => claim.paper_id)).size;
  if (papers < 2 || axis.benchmarks.length === 0) return [];
  const values = members.map(({ value }) => value);
  const points = members.flatMap(({ claim, value }): Score[] => {
    const score = toScore({ ...claim, before: null, after: value });
    // The papers are what differs here, so that each stands under its title.
    return score === null ? [] : [{ ...score, name: null, size_b: null, active_b: null, valueQualifier: null }];
  });
  return [
    {
      key,
      scope: axisScope(axis),
      label: axisLabel(axis),
      unit: axis.unit,
      named: axis.metric !== null,
      values: ends(points.sort((a, b) => a.value - b.value)),
      papers,
      note: noteOf(values, papers, axis.unit),
      differs: new Set(values).size > 1,
      scale: niceScale(values, axis.unit === "%"),
    },
  ];
}

/**
 * The values that two papers or more give for a model, those that differ most first. A value counts where the claim
 * starts from the model itself, reports it without a method, or names it as a rival.
 */
export function toBaselines(claims: readonly Claim[], rivals: readonly Claim[]): Baseline[] {
  const all = [...given(claims, ownValue), ...given(rivals, rivalValue)];
  const groups = groupBy(all, ({ claim }) => axisOf(claim).key);
  return [...groups]
    .flatMap(([key, members]) => {
      const [first] = members;
      return first ? toBaseline(key, axisOf(first.claim), members) : [];
    })
    .sort((a, b) => Number(b.differs) - Number(a.differs) || b.papers - a.papers);
}
