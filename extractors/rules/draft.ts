import type { Qualifier } from "@/lib/claim";
import type { Mention } from "../mentions/mention";
import { wordAt } from "../text/word-at";
import type { Quantity } from "./quantity";
import type { RuleName } from "./rule-names";
import type { Scene } from "./scene";

/** A value with where it stands (tokens, inclusive) and, where it came from elsewhere, what brought it. */
export interface Filled<T> {
  readonly value: T;
  readonly first: number;
  readonly last: number;
  /** Scene that the tokens count in, where it is not the claim's own. */
  readonly scene?: Scene;
  /** Refiner that inferred the value; absent where the clause itself states it. */
  readonly inferred?: string;
}

export interface MetricValue {
  readonly name: string;
  readonly mention: Mention | null;
}

/** A claim in the making. Refiners take lists of drafts and give lists of drafts; none changes one in place. */
export interface Draft {
  readonly scene: Scene;
  /** What found it; more than one where two statements of one result are one claim. */
  readonly rules: readonly RuleName[];
  /** How often its rule is right: above 0, below 1. */
  readonly trust: number;
  /** Items of the numbers, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly before: Quantity | null;
  readonly after: Quantity | null;
  readonly gain: Quantity | null;
  /** Sign of the gain, and the item of the cue that gave it. */
  readonly sign: -1 | 0 | 1;
  readonly cue: number | null;
  readonly times: boolean;
  readonly qualifier: { readonly value: Qualifier; readonly first: number; readonly last: number } | null;
  readonly metric: Filled<MetricValue> | null;
  readonly benchmarks: readonly Filled<string>[];
  readonly benchmarkText: Filled<string> | null;
  readonly aggregate: boolean;
  readonly model: Filled<Mention> | null;
  readonly method: Filled<string> | null;
  readonly baseline: Filled<string> | null;
  readonly kind: "points" | "relative" | null;
  readonly role: "own" | "baseline" | "background";
  /** What refiners did, in order, for `explain`. */
  readonly notes: readonly string[];
}

/** Whether one of these rules found the draft, and no other besides. */
export const isBy = ({ rules }: Draft, ...names: readonly RuleName[]): boolean =>
  rules.length === 1 && rules.every((rule) => names.includes(rule));

/** Whether the same rules found both. */
export const areAlike = (a: Draft, b: Draft): boolean => String(a.rules) === String(b.rules);

const BY: readonly (RuleName | undefined)[] = ["gain-by", "gain-by-to", "gain-by-factor", "gain-by-any"];

/** "by 3.1 points": whether the draft begins with the size of a change. */
export const beginsWithBy = ({ rules: [first] }: Draft): boolean => BY.includes(first);

/** No list of gains makes a rule less likely than this to be right, so that the log-odds of its trust stay finite. */
const LEAST_TRUST = 0.01;

/** The trust in what a list joins to a draft: a little less than in the draft before it, always above 0. */
export const listedTrust = (trust: number): number => Math.max(LEAST_TRUST, trust - 0.05);

export function newDraft(scene: Scene, rules: readonly RuleName[], trust: number, first: number, last: number): Draft {
  return {
    scene,
    rules,
    trust,
    first,
    last,
    before: null,
    after: null,
    gain: null,
    sign: 0,
    cue: null,
    times: false,
    qualifier: null,
    metric: null,
    benchmarks: [],
    benchmarkText: null,
    aggregate: false,
    model: null,
    method: null,
    baseline: null,
    kind: null,
    role: "own",
    notes: [],
  };
}

/** One value alone. */
export const isScore = (d: Draft): boolean => d.after !== null && d.before === null && d.gain === null;

/** A gain without any value. */
export const isGain = (d: Draft): boolean => d.gain !== null && d.after === null && d.before === null;

/** Of what running costs: time, memory, tokens. */
export const isCost = ({ metric }: Draft): boolean => metric?.value.mention?.metric?.kind === "cost";

/** The word at an item of the draft's sentence, in small letters; "" outside of it. */
export const wordOf = ({ scene }: Draft, at: number): string => wordAt(scene.items, at);

/** A copy with changes and a line for `explain`. */
export function amend(draft: Draft, change: Partial<Draft>, note?: string): Draft {
  return { ...draft, ...change, notes: note ? [...draft.notes, note] : draft.notes };
}
