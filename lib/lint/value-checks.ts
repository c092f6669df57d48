import type { Claim } from "../claim/claim";
import { getRoundingError } from "../claim/gain";
import { getAttempts, getMetricBound } from "../claim/metric-facts";
import { RELATIVE_UNITS } from "../claim/relative-unit";
import { formatScaleValue, type Protocol } from "../compare/protocol";
import { formatCount, formatNumber, formatValue } from "../format/numbers";
import { type CheckedClaim, type ClaimCheck, listMessages } from "./claim-check";
import { isShareResult, listImpossibleGains } from "./gain-checks";

/** Checks of the values of a claim against what its metric and its benchmark can give. */

/** Units of metrics with an upper bound of 100 or 1. */
const BOUNDED_METRIC_UNITS: ReadonlySet<string> = new Set(["%", "score", "count", ...RELATIVE_UNITS]);

/** A metric with an upper bound in a unit of measure, such as accuracy in seconds. */
export const checkUnit: ClaimCheck = ({ claim: { metric, metric_id, unit } }) => {
  if (metric_id === null || unit === null || getMetricBound(metric_id) === null) return null;
  return BOUNDED_METRIC_UNITS.has(unit) ? [] : [`${metric ?? metric_id} is not measured in ${unit}`];
};

/**
 * Returns the highest value that a score, a number without a unit, may have for the metric of a claim. Metrics up to 1 are
 * also stated out of 100. Null for other units, if there is no limit, or if lower is better: error rates may exceed 100.
 */
function getScoreLimit({ claim: { metric_id, unit }, result: { higherIsBetter } }: CheckedClaim): number | null {
  const bound = metric_id === null || unit !== "score" ? null : getMetricBound(metric_id);
  if (bound === null || higherIsBetter === false) return null;
  return bound === 1 ? 100 : bound;
}

function listOutsideValues({ before, after, unit, metric }: Claim, isShare: boolean, limit: number | null): string[] {
  return [before, after].flatMap((value) => {
    if (value === null) return [];
    return listMessages([
      isShare && unit === "%" && (value < 0 || value > 100) && `${formatValue(value, "%")} is outside 0–100%`,
      limit !== null && value > limit && `${formatNumber(value)} exceeds ${formatNumber(limit)}, the highest ${metric}`,
    ]);
  });
}

/** A value outside the range of its metric, a count above its total, or a gain of impossible size. */
export const checkRange: ClaimCheck = (checked) => {
  const { claim } = checked;
  const { after, of, gain } = claim;
  const isShare = isShareResult(checked.result);
  const limit = getScoreLimit(checked);
  const isGain = gain !== null && (claim.gain_kind === "percent" || claim.gain_kind === "relative");
  if (!isShare && limit === null && of === null && !isGain) return null;
  if (of !== null)
    return after !== null && after > of ? [`${formatNumber(after)} exceeds the total of ${formatNumber(of)}`] : [];
  return [...listOutsideValues(claim, isShare, limit), ...listImpossibleGains(claim, isShare)];
};

/** Words for a mean over several runs, which need not be a multiple of one item. */
const SEVERAL_RUNS =
  /\b(?:averag(?:e|es|ed|ing)|avg|mean|runs|seeds|trials|attempts|samples per|majority|ensembl(?:e|es|ed|ing)|±)/i;

/** Returns the number of items behind one score of one run; null if unknown, or the score may be a mean of several. */
function getItemsOfOneRun({ items, metric, conditions }: Protocol, sentence: string): number | null {
  if (metric.id === null || getAttempts(metric.id) !== "one") return null;
  const isMean = /^(?:avg|mean)\b/.test(metric.key ?? "") || SEVERAL_RUNS.test(sentence);
  const isPart = conditions.some(({ kind, text }) => kind === "split" || kind === "attempts" || text.includes("@"));
  return isMean || isPart ? null : items;
}

interface ItemScale {
  readonly items: number;
  /** Value of all items solved: 100, or 1 for a fraction. */
  readonly full: number;
}

/** True if some number of solved items gives the value, rounded or cut after its last printed decimal. */
function isPossibleScore(value: number, { items, full }: ItemScale): boolean {
  const half = getRoundingError(value);
  const solved = (value / full) * items;
  return [Math.floor(solved), Math.ceil(solved)].some((count) => {
    const exact = (full * count) / items;
    return Math.abs(exact - value) <= 1.001 * half || (exact >= value && exact - value < 2 * half);
  });
}

/** "the nearest are 40% (12) and 43.33% (13)", with one decimal more than the value has. */
function formatNearest(value: number, { items, full }: ItemScale, protocol: Protocol): string {
  const below = Math.floor((value / full) * items);
  const unit = getRoundingError(value) / 5;
  const format = (count: number) => {
    const exact = (full * count) / items;
    return `${formatScaleValue(Math.round(exact / unit) * unit, protocol.scale)} (${count})`;
  };
  return `the nearest are ${format(below)} and ${format(below + 1)}`;
}

/** A score between two numbers of solved items, such as 41.2% of 30 problems from one run. */
export const checkItems: ClaimCheck = ({ claim, result: { protocol } }) => {
  const items = getItemsOfOneRun(protocol, claim.sentence);
  const full = protocol.scale.unit === "%" ? 100 : protocol.scale.unit === "0–1" ? 1 : null;
  if (items === null || full === null || claim.of !== null || claim.qualifier !== null) return null;
  const scale = { items, full };
  // A value with few decimals could be any number of items.
  const values = [claim.before, claim.after].filter(
    (value): value is number =>
      value !== null && value >= 0 && value <= full && full / items > 4 * getRoundingError(value),
  );
  if (values.length === 0) return null;
  return values
    .filter((value) => !isPossibleScore(value, scale))
    .map(
      (value) =>
        `${formatScaleValue(value, protocol.scale)} is no whole number of the ${formatCount(items, "item")} of ${protocol.benchmarks[0]}: ${formatNearest(value, scale, protocol)}`,
    );
};
