import type { ExtractedClaim, Slot } from "./claim";
import type { Span } from "./span";

/** Events in the history of a claim. */
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

/**
 * Cause of an event: a person, a changed abstract, a new version of the extractor, both of the latter, or a decision about
 * names.
 */
export const EVENT_CAUSES = ["person", "paper", "extractor", "both", "names"] as const;
export type EventCause = (typeof EVENT_CAUSES)[number];

/** Value of a slot before and after an event. */
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

/** Value of a slot as extracted. */
export interface ExtractedSlot {
  readonly value: unknown;
  readonly span?: Span;
  readonly inferred?: string;
  /**
   * For a number: the error reduction, which only the extractor can compute because it needs the bound of the metric.
   */
  readonly error_cut?: number | null;
}

/** Slots whose changes are recorded in the history; not the location or the confidence. */
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

/** Returns the slots in which two states of a claim differ. */
export function diffClaims(from: TrackedSlots, to: TrackedSlots): SlotChange[] {
  return TRACKED_SLOTS.filter((slot) => !isSame(from[slot], to[slot])).map((slot) => ({
    slot,
    from: from[slot] ?? null,
    to: to[slot] ?? null,
  }));
}

/** Lists the values of an added or removed claim as changes. */
export function toSlotChanges(claim: TrackedSlots, as: "from" | "to"): SlotChange[] {
  return TRACKED_SLOTS.flatMap((slot) => {
    const value = claim[slot];
    if (value === null || value === false || (Array.isArray(value) && value.length === 0)) return [];
    return [as === "from" ? { slot, from: value, to: null } : { slot, from: null, to: value }];
  });
}

/** Slots from which derived values are computed. */
export const ARITHMETIC_INPUT_SLOTS: readonly (keyof ExtractedClaim)[] = [
  "before",
  "after",
  "unit",
  "gain",
  "gain_kind",
  "higher_is_better",
];

/** Returns a slot of an extracted claim with its evidence. */
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

/** Review state and history of one claim. */
export interface ReviewData {
  readonly verdict: "accepted" | "rejected" | null;
  readonly note: string | null;
  readonly corrections: readonly {
    readonly slot: string;
    /** The corrected slot from which this one is derived; null if a person set it. */
    readonly follows: string | null;
    readonly made_at: string;
    readonly made_by: string | null;
    /** The extracted value; null if it is no longer known. */
    readonly was: ExtractedSlot | null;
  }[];
  /** Newest first. */
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

/** True for a slot that is derived from another one. */
export const isDerivedSlot = (slot: string): boolean => DERIVED_SLOTS.has(slot);
