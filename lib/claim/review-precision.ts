import { groupBy } from "../format/group-by";
import { computeWilsonInterval, type ProportionInterval } from "../format/wilson-interval";
import { GRADED_SLOT_LABELS, GRADED_SLOTS, type GradedSlot } from "./grade";

/** What the reviews of a board say about its extraction: how many claims, and how many of their slots, were right. */

/** A claim that a person accepted, corrected or rejected. */
export interface ReviewedClaim {
  readonly id: string;
  readonly rule: string;
  readonly confidence: number;
  /** Names of the benchmarks as extracted or corrected. */
  readonly benchmarks: readonly string[];
  readonly isRejected: boolean;
  /** Slots that a person set to another value than the extracted one. */
  readonly wrongSlots: readonly string[];
}

/** How many of some reviewed claims were right. */
export interface Precision {
  readonly label: string;
  /** Value for a link to the claims, such as the name of a benchmark. */
  readonly value: string;
  readonly right: number;
  readonly total: number;
  /** 95% interval of the share. */
  readonly interval: ProportionInterval | null;
}

export interface ReviewPrecision {
  /** Claims that were right in all slots. */
  readonly all: Precision;
  readonly accepted: number;
  readonly corrected: number;
  readonly rejected: number;
  /** Rejected claims count as wrong numbers, and not for the other slots. */
  readonly slots: readonly Precision[];
  readonly rules: readonly Precision[];
  readonly benchmarks: readonly Precision[];
  /** Least confidence first. */
  readonly bands: readonly Precision[];
}

/** Group of each slot that can be corrected; the other slots are derived. */
const GROUP_OF_SLOT: ReadonlyMap<string, GradedSlot> = new Map<string, GradedSlot>([
  ...["before", "after", "of", "unit", "gain", "gain_max", "gain_kind", "qualifier"].map(
    (slot) => [slot, "numbers"] as const,
  ),
  ...["benchmarks", "benchmark_text", "aggregate"].map((slot) => [slot, "benchmarks"] as const),
  ...["method", "model", "size_b", "role"].map((slot) => [slot, "system"] as const),
  ["metric", "metric"],
  ["baseline", "baseline"],
]);

const toPrecision = (label: string, value: string, right: number, total: number): Precision => ({
  label,
  value,
  right,
  total,
  interval: computeWilsonInterval(right, total),
});

const isRight = ({ isRejected, wrongSlots }: ReviewedClaim): boolean => !isRejected && wrongSlots.length === 0;

const countRight = (label: string, claims: readonly ReviewedClaim[], value = label): Precision =>
  toPrecision(label, value, claims.filter(isRight).length, claims.length);

function toSlotPrecision(slot: GradedSlot, claims: readonly ReviewedClaim[]): Precision {
  const judged = slot === "numbers" ? claims : claims.filter(({ isRejected }) => !isRejected);
  const wrong = judged.filter(
    ({ isRejected, wrongSlots }) => isRejected || wrongSlots.some((name) => GROUP_OF_SLOT.get(name) === slot),
  );
  return toPrecision(GRADED_SLOT_LABELS[slot], slot, judged.length - wrong.length, judged.length);
}

/** Lower ends of the bands of confidence. */
const BAND_STARTS = [0, 0.5, 0.6, 0.7, 0.8, 0.9] as const;

const findBand = ({ confidence }: ReviewedClaim): number =>
  BAND_STARTS.reduce<number>((band, start) => (confidence >= start ? start : band), 0);

const formatBand = (start: number): string => {
  const end = BAND_STARTS[BAND_STARTS.findIndex((one) => one > start)] ?? 1;
  return start === 0 ? `below ${end}` : `${start} to ${end}`;
};

/** Groups with most claims first; equal ones by name. */
const sortBySize = (rows: readonly Precision[]): Precision[] =>
  [...rows].sort((a, b) => b.total - a.total || a.label.localeCompare(b.label));

const NO_BENCHMARK = "no benchmark named";

/** Computes the precision of reviewed claims; null if there are none. */
export function computeReviewPrecision(claims: readonly ReviewedClaim[]): ReviewPrecision | null {
  if (claims.length === 0) return null;
  const pairs = claims.flatMap((claim) =>
    (claim.benchmarks.length === 0 ? [NO_BENCHMARK] : [...new Set(claim.benchmarks)]).map((name) => ({ name, claim })),
  );
  const byBenchmark = [...groupBy(pairs, ({ name }) => name)];
  const bands = [...groupBy(claims, findBand)].sort(([a], [b]) => a - b);
  return {
    all: countRight("all", claims),
    accepted: claims.filter(isRight).length,
    corrected: claims.filter(({ isRejected, wrongSlots }) => !isRejected && wrongSlots.length > 0).length,
    rejected: claims.filter(({ isRejected }) => isRejected).length,
    slots: GRADED_SLOTS.map((slot) => toSlotPrecision(slot, claims)),
    rules: sortBySize([...groupBy(claims, ({ rule }) => rule)].map(([rule, some]) => countRight(rule, some))),
    benchmarks: sortBySize(
      byBenchmark.map(([name, some]) =>
        countRight(
          name,
          some.map(({ claim }) => claim),
          name === NO_BENCHMARK ? "none" : name,
        ),
      ),
    ),
    bands: bands.map(([start, some]) => countRight(formatBand(start), some, String(start))),
  };
}
