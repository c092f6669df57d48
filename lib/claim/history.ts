import type { ExtractedClaim, Slot } from "./claim";
import type { Span } from "./span";

/** What may become of a claim after it was first read. */
export const CLAIM_EVENT_TYPES = [
  "accepted",
  "rejected",
  "reopened",
  "corrected",
  "reverted",
  "noted",
  "added",
  "changed",
  "removed",
] as const;

/** Who or what did it: a person, another text of the paper, another version of the extractor, or both of these. */
export const EVENT_CAUSES = ["person", "paper", "extractor", "both"] as const;
export type EventCause = (typeof EVENT_CAUSES)[number];

/** A slot before and after an event. */
export interface SlotChange {
  readonly slot: string;
  readonly from: unknown;
  readonly to: unknown;
}

export interface ClaimEvent {
  readonly claim_id: string;
  /** ISO time. */
  readonly made_at: string;
  readonly made_by: string | null;
  readonly event: (typeof CLAIM_EVENT_TYPES)[number];
  readonly cause: EventCause;
  readonly changes: readonly SlotChange[];
  readonly note: string | null;
}

/** What the extractor says of one slot. */
export interface ExtractedSlot {
  readonly value: unknown;
  readonly span?: Span;
  readonly inferred?: string;
  /** Of a number: what the extractor reckons from it with what it alone knows, the end of the metric's scale. */
  readonly error_cut?: number | null;
}

/** What of a claim is worth a line in its history: not its place, nor how sure the rule is. */
const TRACKED_SLOTS = [
  "method",
  "model",
  "size_b",
  "benchmarks",
  "benchmark_text",
  "aggregate",
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
] as const satisfies readonly (keyof ExtractedClaim)[];

type TrackedSlots = Pick<ExtractedClaim, (typeof TRACKED_SLOTS)[number]>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The slots in which two states of a claim differ. */
export function diffClaims(from: TrackedSlots, to: TrackedSlots): SlotChange[] {
  return TRACKED_SLOTS.filter((slot) => !isSame(from[slot], to[slot])).map((slot) => ({
    slot,
    from: from[slot] ?? null,
    to: to[slot] ?? null,
  }));
}

/** What a claim that goes or comes says, for those who look for it. */
export function toSlotChanges(claim: TrackedSlots, as: "from" | "to"): SlotChange[] {
  return TRACKED_SLOTS.flatMap((slot) => {
    const value = claim[slot];
    if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return [];
    return [as === "from" ? { slot, from: value, to: null } : { slot, from: null, to: value }];
  });
}

/** Slots that the arithmetic follows from. */
export const ARITHMETIC_INPUT_SLOTS: readonly (keyof ExtractedClaim)[] = [
  "before",
  "after",
  "unit",
  "gain",
  "gain_kind",
  "higher_is_better",
];

/** The reading of a slot in a claim as the extractor gives it. */
export function toExtractedSlot(claim: ExtractedClaim, slot: keyof ExtractedClaim): ExtractedSlot {
  const span = claim.spans[slot as Slot];
  const inferred = claim.inferred[slot as Slot];
  return {
    value: claim[slot],
    ...(span && { span }),
    ...(inferred !== undefined && { inferred }),
    ...(ARITHMETIC_INPUT_SLOTS.includes(slot) && { error_cut: claim.error_cut }),
  };
}

/** What people said of one claim, and what became of it. */
export interface ReviewData {
  readonly verdict: "accepted" | "rejected" | null;
  readonly note: string | null;
  readonly corrections: readonly {
    readonly slot: string;
    /** The corrected slot that this one follows from; null where a person set it. */
    readonly follows: string | null;
    readonly made_at: string;
    readonly made_by: string | null;
    /** What the extractor says; null where that is not known any more. */
    readonly was: ExtractedSlot | null;
  }[];
  /** The newest first. */
  readonly history: readonly ClaimEvent[];
}

const DERIVED_SLOTS: ReadonlySet<string> = new Set([
  "model_id",
  "model_family",
  "active_b",
  "metric_id",
  "k",
  "higher_is_better",
]);

/** True for a slot that only ever changes with another one. */
export const isDerivedSlot = (slot: string): boolean => DERIVED_SLOTS.has(slot);
