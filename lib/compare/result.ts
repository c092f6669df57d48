import type { Claim } from "../claim/claim";
import { toComparisonValue } from "../claim/comparison-value";
import { computeDifference } from "../claim/gain";
import type { ComparisonFacts } from "../names/comparison-facts";
import { toImprovement, toStatedChange } from "./improvement";
import { type Protocol, type ProtocolFields, type ProtocolOptions, toProtocol } from "./protocol";
import type { ResultClaim } from "./result-claim";
import { computeSamplingError, isWithinSamplingError, type SamplingError } from "./sampling-error";

/** Fields of a claim that its result is computed from. */
export type ResultFields = ProtocolFields &
  Pick<Claim, "id" | "paper_id" | "higher_is_better" | "points" | "relative" | "error_cut" | "qualifier" | "role">;

/**
 * A result: a claim with its protocol, its value on the scale of the protocol, and its gain in every measure in which it
 * is known. Pages, charts, exports and the API rank and draw results.
 */
export interface Result<C extends ResultFields = ResultClaim> {
  readonly claim: C;
  readonly protocol: Protocol;
  /** A change has both ends, a gain no value, a score one value. A score may state a gain as well. */
  readonly form: "change" | "gain" | "score";
  /** Value before and after, on the scale of the protocol; null if not stated. A score has only `after`. */
  readonly before: number | null;
  readonly after: number | null;
  readonly gains: Gains;
  /** Direction of the metric, also of an assumed one; null if unknown. */
  readonly higherIsBetter: boolean | null;
  /** Whether the change is an improvement; null if there is no change, or the direction is unknown. */
  readonly better: boolean | null;
  /** Sampling error of `after`. */
  readonly error: SamplingError | null;
  /** True if before and after differ by less than the sampling error of the difference. */
  readonly withinError: boolean;
}

/**
 * Measures of a gain: percentage points, difference on a scale other than percent, percent of the value before, percent
 * that may be either, and multiples.
 */
export const RESULT_MEASURES = ["points", "difference", "relative", "percent", "times"] as const;
export type ResultMeasure = (typeof RESULT_MEASURES)[number];

/** Gains with a positive sign for an improvement; null where unknown. A rise counts as one if the direction is unknown. */
export interface Gains extends Readonly<Record<ResultMeasure, number | null>> {
  /** Share of the remaining error that the change removes, in percent. */
  readonly errorRemoved: number | null;
}

/** Returns the difference of before and after; null for counts, whose points are not percentages. */
const computeChange = ({ before, after, of, points }: ResultFields): number | null =>
  before === null || after === null || of !== null ? null : (points ?? computeDifference(before, after));

function toGains(claim: ResultFields, protocol: Protocol, higherIsBetter: boolean | null): Gains {
  const { gain, gain_kind, relative, error_cut, sentence } = claim;
  const improve = (change: number | null): number | null =>
    change === null ? null : toImprovement(change, higherIsBetter);
  const change = computeChange(claim);
  const stated = (kind: Claim["gain_kind"]): number | null =>
    gain === null || gain_kind !== kind
      ? null
      : improve(toStatedChange({ gain, sentence, higher_is_better: higherIsBetter }));
  const isPercent = protocol.scale.unit === "%";
  const difference = change === null ? stated("points") : improve(change);
  return {
    points: isPercent ? difference : null,
    difference: isPercent ? null : difference,
    relative: change === null ? stated("relative") : improve(relative),
    percent: change === null ? stated("percent") : null,
    times: gain_kind === "times" && gain !== null ? Math.abs(gain) : null,
    errorRemoved: error_cut,
  };
}

/** Returns whether the change is an improvement; null if unknown. Multiples state no direction. */
function findBetter(gains: Gains, higherIsBetter: boolean | null): boolean | null {
  const known = [gains.points, gains.difference, gains.relative, gains.percent].find((gain) => gain !== null);
  if (known === undefined || known === 0 || higherIsBetter === null) return null;
  return known > 0;
}

/**
 * Returns the result of a claim.
 * @param facts facts about names of the board, or those of the lexicon
 */
export function toResult<C extends ResultFields>(
  claim: C,
  facts: ComparisonFacts,
  options: ProtocolOptions = {},
): Result<C> {
  const protocol = toProtocol(claim, facts, options);
  const hasBoth = claim.before !== null && claim.after !== null && claim.of === null;
  const after = toComparisonValue(claim);
  const before = hasBoth ? claim.before : null;
  const higherIsBetter = claim.higher_is_better ?? facts.getMetricDirection(protocol.metric.id ?? "");
  const gains = toGains(claim, protocol, higherIsBetter);
  const error = after === null ? null : computeSamplingError(after, protocol);
  const errorBefore = before === null ? null : computeSamplingError(before, protocol);
  return {
    claim,
    protocol,
    form: hasBoth ? "change" : after === null ? "gain" : "score",
    before,
    after,
    gains,
    higherIsBetter,
    better: findBetter(gains, higherIsBetter),
    error,
    withinError:
      before !== null &&
      after !== null &&
      isWithinSamplingError({ value: before, error: errorBefore }, { value: after, error }),
  };
}

/**
 * Returns the results of claims.
 * @param facts facts about names of the board, or those of the lexicon
 * @param ambiguousPointIds ids of claims whose points may not be percentages
 */
export const toResults = <C extends ResultFields>(
  claims: readonly C[],
  facts: ComparisonFacts,
  ambiguousPointIds: ReadonlySet<string> = new Set(),
): readonly Result<C>[] =>
  claims.map((claim) => toResult(claim, facts, { pointsArePercent: !ambiguousPointIds.has(claim.id) }));

/** Returns the measure in which a gain is shown: the requested one if known, else the first that is; null without a gain. */
export function findMeasure(
  { gains }: Pick<Result, "gains">,
  preferred: ResultMeasure = "points",
): ResultMeasure | null {
  return [preferred, ...RESULT_MEASURES].find((measure) => gains[measure] !== null) ?? null;
}
