import type { Qualifier } from "@/lib/claim/claim";
import type { ProvenanceCode } from "@/lib/claim/provenance";
import type { Mention } from "../mentions/mention";
import type { Quantity } from "../quantities/quantity";
import { wordAt } from "../text/word-at";
import type { RuleName } from "./rule-names";
import type { SentenceContext } from "./sentence-context";
import type { StepReason } from "./step-reason";

/** A value with where it stands (tokens, inclusive) and, where it came from elsewhere, what brought it. */
export interface SlotValue<T> {
  readonly value: T;
  readonly first: number;
  readonly last: number;
  /** Scene that the tokens count in, where it is not the claim's own. */
  readonly sentence?: SentenceContext;
  /** How the value was inferred; absent where the clause itself states it. */
  readonly inferred?: ProvenanceCode;
}

export interface MetricValue {
  readonly name: string;
  readonly mention: Mention | null;
}

/** A claim in the making. Refiners take lists of drafts and give lists of drafts; none changes one in place. */
export interface CandidateClaim {
  readonly sentence: SentenceContext;
  /** What found it; more than one where two statements of one result are one claim. */
  readonly ruleNames: readonly RuleName[];
  /** How often its rule is right: above 0, below 1. */
  readonly ruleTrust: number;
  /** Items of the numbers, both inclusive. */
  readonly first: number;
  readonly last: number;
  readonly before: Quantity | null;
  readonly after: Quantity | null;
  readonly gain: Quantity | null;
  /** Sign of the gain, and the item of the cue that gave it. */
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

/** Whether one of these rules found the draft, and no other besides. */
export const isFoundBy = ({ ruleNames: rules }: CandidateClaim, ...names: readonly RuleName[]): boolean =>
  rules.length === 1 && rules.every((rule) => names.includes(rule));

/** Whether the same rules found both. */
export const haveSameRules = (a: CandidateClaim, b: CandidateClaim): boolean =>
  String(a.ruleNames) === String(b.ruleNames);

const BY_RULES: readonly (RuleName | undefined)[] = ["gain-by", "gain-by-to", "gain-by-factor", "gain-by-any"];

/** "by 3.1 points": whether the draft begins with the size of a change. */
export const startsWithBy = ({ ruleNames: [first] }: CandidateClaim): boolean => BY_RULES.includes(first);

/** No list of gains makes a rule less likely than this to be right, so that the log-odds of its trust stay finite. */
const LEAST_TRUST = 0.01;

/** The trust in what a list joins to a draft: a little less than in the draft before it, always above 0. */
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

/** One value alone. */
export const isScoreOnly = (d: CandidateClaim): boolean => d.after !== null && d.before === null && d.gain === null;

/** A gain without any value. */
export const isGainOnly = (d: CandidateClaim): boolean => d.gain !== null && d.after === null && d.before === null;

/** Of what running costs: time, memory, tokens. */
export const isCostMetric = ({ metric }: CandidateClaim): boolean => metric?.value.mention?.metric?.kind === "cost";

/** The word at an item of the draft's sentence, in small letters; "" outside of it. */
export const candidateWordAt = ({ sentence }: CandidateClaim, at: number): string => wordAt(sentence.items, at);

/** Returns a copy with changes, and the reason for them where one is given. */
export function amendCandidate(
  candidate: CandidateClaim,
  change: Partial<CandidateClaim>,
  reason?: StepReason,
): CandidateClaim {
  return { ...candidate, ...change, reasons: reason ? [...candidate.reasons, reason] : candidate.reasons };
}
