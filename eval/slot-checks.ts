import type { GoldClaim, ScoredSlots } from "./gold";
import {
  hasCommonWords,
  hasSameBenchmarks,
  isSameSystem,
  isSizeOnlyName,
  normalizeMetricName,
  normalizeName,
  toProperName,
} from "./name-matching";

/** Whether an extracted claim agrees with the annotation in one respect. */
type SlotCheck = (gold: GoldClaim, found: ScoredSlots) => boolean;

export const SCORED_SLOT_NAMES = [
  "benchmarks",
  "model",
  "method",
  "system",
  "size_b",
  "metric",
  "gain_kind",
  "sign",
  "unit",
  "qualifier",
  "baseline",
  "aggregate",
] as const;
export type ScoredSlotName = (typeof SCORED_SLOT_NAMES)[number];

const isEqualNumber = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;
const toMagnitude = (value: number | null): number | null => (value === null ? null : Math.abs(value));

/** Tolerance for gains that are rounded in print. */
const ROUNDING = 0.051;

/** Compares numbers; if the annotation states no gain, a gain that follows from before and after is accepted. */
export const hasSameNumbers: SlotCheck = (gold, found) => {
  if (!isEqualNumber(gold.before, found.before) || !isEqualNumber(gold.after, found.after)) return false;
  if (gold.gain !== null)
    return (
      isEqualNumber(toMagnitude(gold.gain), toMagnitude(found.gain)) &&
      isEqualNumber(toMagnitude(gold.gain_max), toMagnitude(found.gain_max))
    );
  if (found.gain === null) return true;
  if (gold.before === null || gold.after === null) return false;
  return Math.abs(Math.abs(gold.after - gold.before) - Math.abs(found.gain)) < ROUNDING;
};

const hasSameModel: SlotCheck = (gold, found) => {
  const [expected, got] = [toProperName(gold.model), toProperName(found.model)];
  if ([expected, ...gold.model_alt].some((name) => (name === null ? got === null : isSameSystem(name, got))))
    return true;
  if (expected === null || got === null || !isSizeOnlyName(expected) || !isEqualNumber(gold.size_b, found.size_b))
    return false;
  // A description such as "the 7B model" is equivalent to the name of the proposed system at that size.
  return isSizeOnlyName(got) || (!!gold.method && normalizeName(got).includes(normalizeName(gold.method)));
};

/** Compares the model, or the method if no model is annotated; either slot may contain it. */
const hasSameSystem: SlotCheck = (gold, found) => {
  if (toProperName(gold.model) !== null) {
    return hasSameModel(gold, found) || (!gold.method && !found.model && isSameSystem(gold.model, found.method));
  }
  if (toProperName(gold.method) === null) return toProperName(found.model) === null;
  return isSameSystem(gold.method, found.method) || isSameSystem(gold.method, found.model);
};

export const SLOT_CHECKS: Readonly<Record<ScoredSlotName, SlotCheck>> = {
  benchmarks: (gold, found) => hasSameBenchmarks(gold.benchmarks, found.benchmarks),
  model: hasSameModel,
  method: (gold, found) => isSameSystem(gold.method, found.method),
  system: hasSameSystem,
  size_b: (gold, found) => isEqualNumber(gold.size_b, found.size_b),
  metric: (gold, found) =>
    normalizeMetricName(gold.metric) === normalizeMetricName(found.metric) ||
    (gold.metric !== null && found.metric !== null && hasCommonWords(gold.metric, found.metric)),
  gain_kind: (gold, found) => gold.gain === null || gold.gain_kind === found.gain_kind,
  sign: (gold, found) => gold.gain === null || found.gain === null || Math.sign(gold.gain) === Math.sign(found.gain),
  unit: (gold, found) => (gold.before === null && gold.after === null) || gold.unit === found.unit,
  qualifier: (gold, found) => gold.qualifier === found.qualifier,
  baseline: (gold, found) =>
    gold.baseline === null || found.baseline === null
      ? gold.baseline === found.baseline
      : hasCommonWords(gold.baseline, found.baseline),
  aggregate: (gold, found) => gold.aggregate === found.aggregate,
};

export const LEVEL_NAMES = ["numbers", "+bench", "claim", "strict"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** Slots that each level requires in addition to numbers; each level includes the previous ones. */
const LEVEL_SLOTS: Readonly<Record<LevelName, readonly ScoredSlotName[]>> = {
  numbers: [],
  "+bench": ["benchmarks"],
  claim: ["benchmarks", "system"],
  strict: ["benchmarks", "system", "metric", "size_b", "gain_kind", "sign", "qualifier", "method", "baseline"],
};

/** Whether a claim is correct at a level. */
export function isCorrect(level: LevelName, gold: GoldClaim, found: ScoredSlots): boolean {
  return hasSameNumbers(gold, found) && LEVEL_SLOTS[level].every((slot) => SLOT_CHECKS[slot](gold, found));
}
