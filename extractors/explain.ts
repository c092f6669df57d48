import { GRADED_SLOTS, type GradedSlot } from "@/lib/claim/grade";
import { describeSteps } from "./explain-steps";
import { type AbstractInput, type ExtractionTrace, traceAbstract } from "./extract";
import { weighEvidence } from "./refiners/confidence";
import { weighSlotEvidence } from "./refiners/slot-confidence";
import type { CandidateClaim } from "./rules/candidate-claim";
import { type DropCode, formatDropCode } from "./rules/drop-code";
import { NON_PATTERN_REASONS } from "./rules/rule-names";
import { RULES } from "./rules/rules";
import { type SentenceContext, type SentenceItem, sliceItems } from "./rules/sentence-context";

/** The claim that uses a number (counted from 1 within its sentence), or the reason why none does. */
export type NumberOutcome =
  | { readonly kind: "claim"; readonly claim: number }
  | { readonly kind: "dropped"; readonly code: DropCode; readonly reason: string };

export interface ExplainedNumber {
  readonly text: string;
  readonly outcome: NumberOutcome;
}

const toDropped = (code: DropCode): NumberOutcome => ({ kind: "dropped", code, reason: formatDropCode(code) });

/** One claim: its rule with the reason for it, the changes of each refiner, and the slots. */
export interface ExplainedClaim {
  readonly rule: string;
  readonly reason: string;
  readonly steps: readonly string[];
  readonly slots: Readonly<Record<string, unknown>>;
  readonly confidence: number;
  /** The evidence that the confidence is computed from, in log-odds: "reliability of the rule +0.7, no metric -0.4". */
  readonly weighed: string;
  readonly graded: readonly ExplainedSlot[];
}

/** The confidence of a slot and the evidence that it is computed from. */
interface ExplainedSlot {
  readonly slot: GradedSlot;
  readonly confidence: number;
  readonly weighed: string;
}

export interface ExplainedSentence {
  readonly index: number;
  readonly text: string;
  /** The items that the rules match: quantities in braces, mentions in brackets with their kind, other tokens as they are. */
  readonly items: readonly string[];
  readonly numbers: readonly ExplainedNumber[];
  readonly claims: readonly ExplainedClaim[];
}

export interface Explanation {
  readonly ownNames: readonly string[];
  readonly sentences: readonly ExplainedSentence[];
  readonly notes: readonly string[];
}

const RULE_REASONS: ReadonlyMap<string, string> = new Map([
  ...RULES.map(({ name, reason }) => [name, reason] as const),
  ...Object.entries(NON_PATTERN_REASONS),
]);

/** Explains in one line why the rules of a claim propose it. */
export const getRuleReason = (ruleNames: readonly string[]): string =>
  ruleNames.map((name) => RULE_REASONS.get(name) ?? name).join("; ");

function formatItem(sentence: SentenceContext, item: SentenceItem, index: number): string {
  const text = sliceItems(sentence, index, index);
  if (item.quantity) return `{${text}}`;
  if (item.mention) return `[${item.mention.proposedKind ?? item.mention.kind}: ${text}]`;
  return text;
}

const isFilled = (v: unknown): boolean => v !== null && v !== false && !(Array.isArray(v) && v.length === 0);
const EXPLAINED_SLOTS = [
  "model",
  "method",
  "size_b",
  "benchmarks",
  "benchmark_text",
  "metric",
  "before",
  "after",
  "of",
  "unit",
  "gain",
  "gain_max",
  "gain_kind",
  "qualifier",
  "baseline",
  "role",
  "check",
] as const;

const formatWeights = (evidence: readonly { readonly label: string; readonly logOdds: number }[]): string =>
  evidence.map(({ label, logOdds }) => `${label} ${logOdds > 0 ? "+" : ""}${logOdds.toFixed(1)}`).join(", ");

function explainGrade({ candidates: all, claims, paper }: ExtractionTrace, candidate: CandidateClaim): ExplainedSlot[] {
  const confidence = claims[all.indexOf(candidate)]?.slot_confidence;
  if (!confidence || !paper) return [];
  return GRADED_SLOTS.map((slot) => ({
    slot,
    confidence: confidence[slot],
    weighed: formatWeights(weighSlotEvidence(slot, { candidate, all, paper })),
  }));
}

function explainCandidate(trace: ExtractionTrace, candidate: CandidateClaim): ExplainedClaim {
  const claim = trace.claims[trace.candidates.indexOf(candidate)];
  const slots = Object.fromEntries(
    EXPLAINED_SLOTS.flatMap((k) => (claim && isFilled(claim[k]) ? [[k, claim[k]]] : [])),
  );
  return {
    rule: candidate.ruleNames.join("+"),
    reason: getRuleReason(candidate.ruleNames),
    steps: describeSteps(candidate, trace.snapshots),
    slots,
    confidence: claim?.confidence ?? 0,
    weighed: formatWeights(weighEvidence(candidate)),
    graded: explainGrade(trace, candidate),
  };
}

/** "(p < 0.05)", "[12]": brackets with numbers that no rule uses, and the tokens that they start at. */
const listNumbersInAsides = ({
  text,
  tokens,
  asides,
}: SentenceContext): (ExplainedNumber & { readonly at: number })[] =>
  asides
    .filter(({ first, last }) => tokens.slice(first, last).some((token) => token.kind === "number"))
    .map(({ first, last }) => ({
      at: first,
      text: text.slice(tokens[first]?.start, tokens[last]?.end),
      outcome: toDropped("aside"),
    }));

function explainSentence(trace: ExtractionTrace, sentence: SentenceContext): ExplainedSentence {
  const candidates = trace.candidates.filter((candidate) => candidate.sentence === sentence);
  const dropped = new Map((trace.droppedQuantities.get(sentence) ?? []).map((d) => [d.item, d.reason]));
  const quantities = sentence.items.flatMap((item, index) => {
    if (!item.quantity) return [];
    const claimIndex = candidates.findIndex(
      (candidate) =>
        candidate.before === item.quantity || candidate.after === item.quantity || candidate.gain === item.quantity,
    );
    return [
      {
        at: item.first,
        text: sliceItems(sentence, index, index),
        outcome:
          claimIndex >= 0
            ? ({ kind: "claim", claim: claimIndex + 1 } as const)
            : toDropped(dropped.get(index) ?? "stated-by-other-number"),
      },
    ];
  });
  const numbers = [...quantities, ...listNumbersInAsides(sentence)]
    .sort((a, b) => a.at - b.at)
    .map(({ text, outcome }): ExplainedNumber => ({ text, outcome }));
  const span = trace.sentences[sentence.index] ?? [0, 0];
  return {
    index: sentence.index,
    text: trace.normalized.text.slice(sentence.tokens[0]?.start ?? 0, sentence.tokens.at(-1)?.end ?? 0) || String(span),
    items: sentence.items.map((item, index) => formatItem(sentence, item, index)),
    numbers,
    claims: candidates.map((candidate) => explainCandidate(trace, candidate)),
  };
}

/** Explains how the claims of an abstract were extracted: proposed names, and the items, outcomes and steps of each sentence with a number. */
export function explainAbstract(input: AbstractInput): Explanation {
  const trace = traceAbstract(input);
  return {
    ownNames: trace.proposedNames
      .filter((proposed) => !proposed.thirdParty)
      .map((proposed) => `${proposed.name} (${proposed.kind}, ${proposed.foundBy})`),
    sentences: trace.sentenceContexts.map((sentence) => explainSentence(trace, sentence)),
    notes: trace.notes,
  };
}
