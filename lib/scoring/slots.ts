import type { GoldClaim, ScoredSlots } from "./gold";
import { foldMetric, foldName, isSizeOnly, properName, sameBenchmarks, sameSystem, shareWords } from "./names";

/** Whether what was extracted agrees with the annotation in one respect. */
type Agrees = (gold: GoldClaim, found: ScoredSlots) => boolean;

export const SLOT_NAMES = [
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
export type SlotName = (typeof SLOT_NAMES)[number];

const same = (a: number | null, b: number | null): boolean =>
  a === null || b === null ? a === b : Math.abs(a - b) < 1e-9;
const size = (value: number | null): number | null => (value === null ? null : Math.abs(value));

/** Two decimals may be lost between a computed gain and one that an author would print. */
const ROUNDING = 0.051;

/** The numbers of a claim; where the annotation states no gain, one that follows from before and after is no fault. */
export const sameNumbers: Agrees = (gold, found) => {
  if (!same(gold.before, found.before) || !same(gold.after, found.after)) return false;
  if (gold.gain !== null)
    return same(size(gold.gain), size(found.gain)) && same(size(gold.gain_max), size(found.gain_max));
  if (found.gain === null) return true;
  if (gold.before === null || gold.after === null) return false;
  return Math.abs(Math.abs(gold.after - gold.before) - Math.abs(found.gain)) < ROUNDING;
};

const sameModel: Agrees = (gold, found) => {
  const [wanted, got] = [properName(gold.model), properName(found.model)];
  if ([wanted, ...gold.model_alt].some((name) => (name === null ? got === null : sameSystem(name, got)))) return true;
  if (wanted === null || got === null || !isSizeOnly(wanted) || !same(gold.size_b, found.size_b)) return false;
  // "the 7B model" of a paper is as well named by the paper's own name at that size.
  return isSizeOnly(got) || (!!gold.method && foldName(got).includes(foldName(gold.method)));
};

/** The model where the annotation names one, else the method; either slot may hold it. */
const sameOwner: Agrees = (gold, found) => {
  if (properName(gold.model) !== null) {
    return sameModel(gold, found) || (!gold.method && !found.model && sameSystem(gold.model, found.method));
  }
  if (properName(gold.method) === null) return properName(found.model) === null;
  return sameSystem(gold.method, found.method) || sameSystem(gold.method, found.model);
};

export const SLOT_CHECKS: Readonly<Record<SlotName, Agrees>> = {
  benchmarks: (gold, found) => sameBenchmarks(gold.benchmarks, found.benchmarks),
  model: sameModel,
  method: (gold, found) => sameSystem(gold.method, found.method),
  system: sameOwner,
  size_b: (gold, found) => same(gold.size_b, found.size_b),
  metric: (gold, found) =>
    foldMetric(gold.metric) === foldMetric(found.metric) ||
    (gold.metric !== null && found.metric !== null && shareWords(gold.metric, found.metric)),
  gain_kind: (gold, found) => gold.gain === null || gold.gain_kind === found.gain_kind,
  sign: (gold, found) => gold.gain === null || found.gain === null || Math.sign(gold.gain) === Math.sign(found.gain),
  unit: (gold, found) => (gold.before === null && gold.after === null) || gold.unit === found.unit,
  qualifier: (gold, found) => gold.qualifier === found.qualifier,
  baseline: (gold, found) =>
    gold.baseline === null || found.baseline === null
      ? gold.baseline === found.baseline
      : shareWords(gold.baseline, found.baseline),
  aggregate: (gold, found) => gold.aggregate === found.aggregate,
};

export const LEVEL_NAMES = ["numbers", "+bench", "claim", "strict"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];

/** What each level asks for beyond the numbers; every level holds the ones before it. */
const LEVEL_SLOTS: Readonly<Record<LevelName, readonly SlotName[]>> = {
  numbers: [],
  "+bench": ["benchmarks"],
  claim: ["benchmarks", "system"],
  strict: ["benchmarks", "system", "metric", "size_b", "gain_kind", "sign", "qualifier", "method", "baseline"],
};

/** Whether a claim is right at a level. */
export function isRight(level: LevelName, gold: GoldClaim, found: ScoredSlots): boolean {
  return sameNumbers(gold, found) && LEVEL_SLOTS[level].every((slot) => SLOT_CHECKS[slot](gold, found));
}
