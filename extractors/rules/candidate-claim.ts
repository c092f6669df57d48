import type { Qualifier } from "@/lib/claim/claim";
import type { ProvenanceCode } from "@/lib/claim/provenance";
import type { Mention } from "../mentions/mention";
import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import type { RuleName } from "./rule-names";
import type { SentenceContext } from "./sentence-context";
import type { StepReason } from "./step-reason";

/** A value with its tokens (inclusive) and, if the clause does not state it, its provenance. */
export interface SlotValue<T> {
  readonly value: T;
  readonly first: number;
  readonly last: number;
  /** Sentence that the tokens refer to, if it is not that of the claim. */
  readonly sentence?: SentenceContext;
  /** How the value was inferred; absent where the clause itself states it. */
  readonly inferred?: ProvenanceCode;
}

export interface MetricValue {
  readonly name: string;
  readonly mention: Mention | null;
}

/** A claim under construction. Refiners map lists of candidates to lists of candidates; candidates are immutable. */
export interface CandidateClaim {
  readonly sentence: SentenceContext;
  /** Rules that found it; several if statements of one result were merged. */
  readonly ruleNames: readonly RuleName[];
  /** Estimated precision of its rule, between 0 and 1 (exclusive). */
  readonly ruleTrust: number;
  /** Items of the numbers, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly before: Quantity | null;
  readonly after: Quantity | null;
  readonly gain: Quantity | null;
  /** Sign of the gain, and the item of the trigger that determined it. */
  readonly sign: -1 | 0 | 1;
  readonly trigger: number | null;
  readonly isMultiple: boolean;
  readonly qualifier: { readonly value: Qualifier; readonly first: number; readonly last: number } | null;
  readonly metric: SlotValue<MetricValue> | null;
  readonly benchmarks: readonly SlotValue<string>[];
  readonly benchmarkText: SlotValue<string> | null;
  readonly aggregate: boolean;
  readonly model: SlotValue<Mention> | null;
  readonly method: SlotValue<string> | null;
  readonly baseline: SlotValue<string> | null;
  readonly gainKind: "points" | "relative" | null;
  readonly role: "own" | "baseline" | "background";
  /** Why refiners changed it, in order. */
  readonly reasons: readonly StepReason[];
}

/** True if exactly one rule found the candidate, and it is one of these. */
export const isFoundBy = ({ ruleNames: rules }: CandidateClaim, ...names: readonly RuleName[]): boolean =>
  rules.length === 1 && rules.every((rule) => names.includes(rule));

/** True if the same rules found both. */
export const haveSameRules = (a: CandidateClaim, b: CandidateClaim): boolean =>
  String(a.ruleNames) === String(b.ruleNames);

const BY_RULES: readonly (RuleName | undefined)[] = ["gain-by", "gain-by-to", "gain-by-factor", "gain-by-any"];

/** True if a "by" rule found the candidate: "by 3.1 points". */
export const startsWithBy = ({ ruleNames: [first] }: CandidateClaim): boolean => BY_RULES.includes(first);

/** Lower bound of the trust of listed gains, so that its log-odds stay finite. */
const LEAST_TRUST = 0.01;

/** Returns the trust of the next candidate in a list: slightly lower than that of the one before, always above 0. */
export const listedTrust = (trust: number): number => Math.max(LEAST_TRUST, trust - 0.05);

export function newCandidate(
  sentence: SentenceContext,
  rules: readonly RuleName[],
  trust: number,
  first: number,
  last: number,
): CandidateClaim {
  return {
    sentence,
    ruleNames: rules,
    ruleTrust: trust,
    first,
    last,
    before: null,
    after: null,
    gain: null,
    sign: 0,
    trigger: null,
    isMultiple: false,
    qualifier: null,
    metric: null,
    benchmarks: [],
    benchmarkText: null,
    aggregate: false,
    model: null,
    method: null,
    baseline: null,
    gainKind: null,
    role: "own",
    reasons: [],
  };
}

/** True for a single value without change or gain. */
export const isScoreOnly = (candidate: CandidateClaim): boolean =>
  candidate.after !== null && candidate.before === null && candidate.gain === null;

/** True for a gain without values before or after. */
export const isGainOnly = (candidate: CandidateClaim): boolean =>
  candidate.gain !== null && candidate.after === null && candidate.before === null;

/** True for a metric of cost: time, memory, tokens. */
export const isCostMetric = ({ metric }: CandidateClaim): boolean => metric?.value.mention?.metric?.kind === "cost";

/** Returns the lower-case word at an item of the candidate's sentence; "" outside the sentence. */
export const candidateWordAt = ({ sentence }: CandidateClaim, index: number): string => wordAt(sentence.items, index);

/** Returns a copy with changes, and the reason for them where one is given. */
export function amendCandidate(
  candidate: CandidateClaim,
  change: Partial<CandidateClaim>,
  reason?: StepReason,
): CandidateClaim {
  return { ...candidate, ...change, reasons: reason ? [...candidate.reasons, reason] : candidate.reasons };
}
