import type { EventCause } from "./history";

/** Kinds of runs: what changes many claims at once. */
export const RUN_KINDS = ["import", "reextract", "undo", "names"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** Number of claims that a run changed; null for runs of versions that did not record them. */
export interface RunCounts {
  readonly papers: number | null;
  readonly added: number | null;
  readonly changed: number | null;
  readonly removed: number | null;
}

/** An import, a re-extraction, an undone import, or a change of the decisions about names. */
export interface RecordedRun extends RunCounts {
  readonly type: "run";
  readonly id: number;
  readonly kind: RunKind;
  readonly started_at: string;
  /** Null if it was interrupted, or is under way. */
  readonly ended_at: string | null;
  /** First source of an import; null for a re-extraction. */
  readonly source: string | null;
  readonly sources: number;
  /** Version of the extractor; null if it was not recorded. */
  readonly extractor: string | null;
}

/** What one person decided on one day, or other changes of a day that belong to no run. */
export interface DayOfChanges {
  readonly type: "decisions" | "other";
  /** Day in UTC, as YYYY-MM-DD. */
  readonly day: string;
  readonly made_by: string | null;
  readonly last_at: string;
  readonly claims: number;
}

export type HistoryEntry = RecordedRun | DayOfChanges;

/** Selects the events of a run or a day. */
export type EventSelection =
  | { readonly type: "run"; readonly id: number }
  | { readonly type: "decisions" | "other"; readonly day: string; readonly made_by: string | null };

/** How many events of one kind and cause there are. */
export interface EventCount {
  readonly event: string;
  readonly cause: EventCause;
  readonly claims: number;
}

/** How many claims changed in a slot. */
export interface SlotCount {
  readonly slot: string;
  readonly claims: number;
}

/** What the events of a run or a day changed. */
export interface ChangeSummary {
  readonly events: readonly EventCount[];
  /** Slots of claims that existed before and after; most frequent first. */
  readonly slots: readonly SlotCount[];
}

/** Causes of changes in words. */
export const CAUSE_TEXTS: Readonly<Record<EventCause, string>> = {
  paper: "the paper changed",
  extractor: "the extractor changed",
  both: "the paper and the extractor changed",
  person: "a person decided",
  names: "a decision about names",
};
