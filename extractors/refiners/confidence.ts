import { familyOf } from "../mentions/model-grammar";
import { type Draft, isGain, isScore } from "../rules/draft";
import type { Scene } from "../rules/scene";
import { oncePer } from "./context/once-per";

/** What speaks for a claim or against it: how often claims of which this holds were right. */
interface Evidence {
  readonly says: string;
  /** In log-odds: 0.7 makes a claim twice as likely to be right, -0.7 half as likely. Fitted, see `bench/confidence.ts`. */
  readonly weight: number;
  /** How much of it there is; most is there or is not. */
  readonly amount: (draft: Draft) => number | boolean;
}

const logOdds = (share: number): number => Math.log(share / (1 - share));

/** Numbers and names of others in a sentence; asked for each claim of it, counted once. */
const countsOf = oncePer(({ items }: Scene) => ({
  numbers: items.filter(({ quantity }) => quantity !== undefined).length,
  systems: items.filter(({ mention }) => mention?.kind === "model" || mention?.kind === "name").length,
}));
const numbersIn = ({ scene }: Draft): number => countsOf(scene).numbers;
const systemsIn = ({ scene }: Draft): number => countsOf(scene).systems;
const isNamed = (name: string | undefined): boolean => name !== undefined && /\p{Lu}/u.test(name);

/** Every row is a question to the claim and its sentence; rows add up. */
export const EVIDENCE: readonly Evidence[] = [
  { says: "the trust in its rule", weight: 0.17, amount: (d) => logOdds(d.trust) },
  { says: "two rules joined", weight: -0.35, amount: (d) => d.rules.length > 1 },
  { says: "a score", weight: -0.2, amount: isScore },
  { says: "a gain alone", weight: 0.15, amount: isGain },
  { says: "a gain in points", weight: -0.2, amount: (d) => d.gain?.unit === "points" },
  { says: "1 to 3 numbers in its sentence", weight: 0.3, amount: (d) => numbersIn(d) >= 1 && numbersIn(d) <= 3 },
  { says: "6 and more numbers in its sentence", weight: -0.15, amount: (d) => numbersIn(d) >= 6 },
  { says: "no other name in its sentence", weight: 0.65, amount: (d) => systemsIn(d) === 0 },
  { says: "3 and more other names in its sentence", weight: -0.25, amount: (d) => systemsIn(d) >= 3 },
  { says: "no system", weight: -0.8, amount: (d) => d.model === null && d.method === null },
  { says: "the paper's own method, named elsewhere", weight: -0.35, amount: (d) => d.method?.inferred !== undefined },
  { says: "the model is named elsewhere", weight: -0.6, amount: (d) => d.model?.inferred !== undefined },
  { says: "a model of a known family", weight: 0.2, amount: (d) => d.model !== null && isKnown(d.model.value) },
  { says: "a method without a name", weight: -0.35, amount: (d) => d.method !== null && !isNamed(d.method.value) },
  { says: "3 and more benchmarks", weight: -0.2, amount: (d) => d.benchmarks.length >= 3 },
  { says: "the benchmark from elsewhere in its sentence", weight: -0.2, amount: (d) => isCarried(d, SHARED) },
  { says: "the benchmark from an earlier sentence", weight: -0.2, amount: (d) => isCarried(d, EVALUATED) },
  { says: "the only benchmark named before it", weight: -1.05, amount: (d) => isCarried(d, ONLY) },
  { says: "no metric", weight: -0.3, amount: (d) => d.metric === null },
  { says: "the metric from elsewhere in its sentence", weight: 0.35, amount: (d) => isFrom(d, /^shared/) },
  { says: "the metric by exclusion", weight: -0.45, amount: (d) => isFrom(d, /^the only/) },
  { says: "a baseline", weight: 0.2, amount: (d) => d.baseline !== null },
];
/** The log-odds of a claim of which nothing of the above holds. */
export const PRIOR = 0.2;

const SHARED = /^shared/;
const EVALUATED = /^(?:evaluated on|carried|continued)/;
const ONLY = /^the one benchmark/;
const isCarried = ({ benchmarks }: Draft, from: RegExp): boolean => from.test(benchmarks[0]?.inferred ?? "");
const isFrom = ({ metric }: Draft, from: RegExp): boolean => from.test(metric?.inferred ?? "");
function isKnown({ name, model }: { name: string; model?: object | undefined }): boolean {
  return model !== undefined || familyOf(name) !== null;
}

/** What speaks for or against a claim, with the log-odds that each adds, in the order of the rows. */
export function weighDraft(draft: Draft): { readonly says: string; readonly adds: number }[] {
  return EVIDENCE.flatMap(({ says, weight, amount }) => {
    const adds = weight * Number(amount(draft));
    return adds === 0 ? [] : [{ says, adds }];
  });
}

/**
 * How likely the numbers, the benchmarks and the system of a claim are all right, 0 to 1: the share that was right
 * among claims like it in abstracts that no rule was written from.
 */
export function confidenceOf(draft: Draft): number {
  const odds = weighDraft(draft).reduce((sum, { adds }) => sum + adds, PRIOR);
  return Math.round(100 / (1 + Math.exp(-odds))) / 100;
}
