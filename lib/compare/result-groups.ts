import { median as computeMedian } from "d3-array";
import { RELATIVE_UNITS } from "../claim/relative-unit";
import { groupBy } from "../format/group-by";
import { type ComparabilityReason, compareProtocols } from "./comparability";
import { findMetricDirection, hasRanking, type MetricDirection, selectBestValue } from "./improvement";
import { formatProtocol, type Protocol, toMetricClass, toProtocolKey } from "./protocol";
import type { Result, ResultFields } from "./result";
import type { ResultClaim } from "./result-claim";

/**
 * Groups results of a benchmark or a family into those that may share a chart, and finds the best value of each
 * protocol and the median gain. All pages, exports and the API take their "best" and "median" from here.
 */

/** A result in its group, with the reasons for caution relative to the group's reference protocol. */
export interface GroupedResult<C extends ResultFields = ResultClaim> extends Result<C> {
  readonly reasons: readonly ComparabilityReason[];
}

export interface ResultGroup<C extends ResultFields = ResultClaim> extends MetricDirection {
  readonly key: string;
  /** Most frequent protocol of the group; stated metrics come first. */
  readonly reference: Protocol;
  /** Metric and scale of the reference. */
  readonly label: string;
  readonly results: readonly GroupedResult<C>[];
  /** Best values, one for each protocol with at least one value, the protocol with most results first. */
  readonly best: readonly BestResult[];
  readonly medianGain: MedianGain | null;
}

/** The best value of one protocol. */
export interface BestResult {
  readonly protocol: Protocol;
  readonly value: number;
  /** Ids of the claims with this value. */
  readonly claims: readonly string[];
  /** Number of values that were compared. */
  readonly count: number;
}

/** Median gain of proposed systems in percentage points, positive for an improvement. */
export interface MedianGain {
  readonly value: number;
  /** Number of gains. */
  readonly count: number;
  /** Number of different benchmarks or editions among them. */
  readonly benchmarks: number;
}

type AnyResult = Result<ResultFields>;

/** The parts of a protocol that decide about the group; null if unknown. */
interface GroupParts {
  readonly metric: string | null;
  readonly scale: string | null;
}

const toParts = ({ protocol }: AnyResult): GroupParts => ({
  metric: toMetricClass(protocol.metric),
  scale: protocol.scale.unit,
});

const toPartsKey = ({ metric, scale }: GroupParts): string => JSON.stringify([metric, scale]);

const isComplete = ({ metric, scale }: GroupParts): boolean => metric !== null && scale !== null;

const byCountThenKey = (a: readonly [string, number], b: readonly [string, number]): number =>
  b[1] - a[1] || (a[0] < b[0] ? -1 : 1);

function countBy<T>(items: readonly T[], key: (item: T) => string): [string, number][] {
  return [...groupBy(items, key)]
    .map(([each, members]): [string, number] => [each, members.length])
    .sort(byCountThenKey);
}

/** A result with its parts and their key. */
interface KeyedResult<C extends ResultFields> {
  readonly result: Result<C>;
  readonly parts: GroupParts;
  readonly key: string;
}

function toKeyed<C extends ResultFields>(result: Result<C>): KeyedResult<C> {
  const parts = toParts(result);
  return { result, parts, key: toPartsKey(parts) };
}

/** Lists the complete combinations of metric and scale, the most frequent first. */
function listCompleteParts(results: readonly KeyedResult<ResultFields>[]): KeyedResult<ResultFields>[] {
  const complete = results.filter(({ parts }) => isComplete(parts));
  const byKey = new Map(complete.map((keyed) => [keyed.key, keyed]));
  return countBy(complete, ({ key }) => key).flatMap(([key]) => byKey.get(key) ?? []);
}

/** Returns the group of a result: its own, or the most frequent one that agrees in what is known. */
function findGroupKey(
  { parts, key }: KeyedResult<ResultFields>,
  complete: readonly KeyedResult<ResultFields>[],
): string {
  if (isComplete(parts)) return key;
  const agrees = ({ parts: other }: KeyedResult<ResultFields>) =>
    (parts.metric === null || parts.metric === other.metric) && (parts.scale === null || parts.scale === other.scale);
  return complete.find(agrees)?.key ?? key;
}

/**
 * Chooses the reference: the most frequent protocol, preferably of values on a single benchmark, with a stated metric and
 * without special conditions.
 */
function chooseReference(results: readonly AnyResult[]): Protocol | null {
  const preferences = [
    ({ protocol }: AnyResult) => protocol.scope === "single" && protocol.scale.unit !== null,
    ({ protocol }: AnyResult) => protocol.scope === "single",
    () => true,
  ];
  const found = preferences.map((isPreferred) => results.filter(isPreferred)).find(({ length }) => length > 0) ?? [];
  const candidates = found.map(({ protocol }) => ({ protocol, key: toProtocolKey(protocol) }));
  const counts = countBy(candidates, ({ key }) => key);
  const top = counts.filter(([, count]) => count === counts[0]?.[1]).map(([each]) => each);
  const tied = candidates.filter(({ key }) => top.includes(key));
  const preferred = tied.find(({ protocol }) => protocol.metric.isUsual) ?? tied[0];
  const members = tied.filter(({ key }) => key === preferred?.key);
  const stated = members.filter(({ protocol }) => protocol.metric.origin === "stated");
  const chosen = stated.find(({ protocol }) => protocol.conditions.length === 0) ?? stated[0] ?? members[0];
  return chosen?.protocol ?? null;
}

function findBest(results: readonly AnyResult[], direction: MetricDirection): BestResult[] {
  const valued = results.filter(
    ({ protocol, after }) => after !== null && protocol.scope === "single" && !isRelativeScale(protocol),
  );
  return [...groupBy(valued, ({ protocol }) => toProtocolKey(protocol)).values()]
    .flatMap((members): BestResult[] => {
      const [first] = members;
      if (first === undefined || !hasRanking(toDirectionUnit(first.protocol), direction)) return [];
      const value = selectBestValue(
        members.flatMap(({ after }) => after ?? []),
        direction.lowerIsBetter,
      );
      const claims = members.flatMap(({ after, claim }) => (after === value ? claim.id : []));
      return [{ protocol: first.protocol, value, claims, count: members.length }];
    })
    .sort(
      (a, b) =>
        b.count - a.count ||
        Number(b.protocol.metric.isUsual) - Number(a.protocol.metric.isUsual) ||
        (toProtocolKey(a.protocol) < toProtocolKey(b.protocol) ? -1 : 1),
    );
}

/** True for values that are a share of another value; the best of them is no best result. */
export const isRelativeScale = ({ scale }: Protocol): boolean => RELATIVE_UNITS.some((unit) => unit === scale.unit);

/** Returns the unit for `hasRanking`: percentages and plain scores are ranked even if the direction is unknown. */
const toDirectionUnit = ({ scale }: Protocol): string | null =>
  scale.unit === "score" || scale.unit === "0–1" ? null : scale.unit;

/** Returns the median of the gains stated in percentage points; averages, "up to" gains and baselines do not count. */
function findMedianGain(results: readonly AnyResult[]): MedianGain | null {
  const gains = results.filter(
    ({ gains: { points }, protocol, claim }) =>
      points !== null &&
      protocol.scale.origin === "stated" &&
      protocol.scope === "single" &&
      claim.role === "own" &&
      claim.qualifier !== "up to",
  );
  const value = computeMedian(gains, ({ gains: { points } }) => points ?? undefined);
  if (value === undefined) return null;
  const benchmarks = new Set(gains.map(({ protocol }) => protocol.benchmarkIds[0])).size;
  return { value: Math.round(value * 1e4) / 1e4, count: gains.length, benchmarks };
}

function toGroup<C extends ResultFields>(key: string, results: readonly Result<C>[]): ResultGroup<C>[] {
  const reference = chooseReference(results);
  if (reference === null) return [];
  const direction = findMetricDirection(results.map(({ higherIsBetter }) => ({ higher_is_better: higherIsBetter })));
  return [
    {
      key,
      reference,
      label: formatProtocol(reference),
      results: results.map((result) => ({ ...result, reasons: compareProtocols(result.protocol, reference).reasons })),
      best: findBest(results, direction),
      medianGain: findMedianGain(results),
      ...direction,
    },
  ];
}

/** Groups results by metric and scale, the largest group first. Results that state neither join the largest group. */
export function groupResults<C extends ResultFields>(results: readonly Result<C>[]): ResultGroup<C>[] {
  const keyed = results.map(toKeyed);
  const complete = listCompleteParts(keyed);
  return [...groupBy(keyed, (one) => findGroupKey(one, complete))]
    .flatMap(([key, members]) =>
      toGroup(
        key,
        members.map(({ result }) => result),
      ),
    )
    .sort((a, b) => b.results.length - a.results.length || (a.key < b.key ? -1 : 1));
}
