import type { Mention } from "../../mentions/mention";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SystemReasonAddition, SystemReasonCode } from "../../rules/step-reason";
import type { PaperContext } from "../context/paper-context";
import type { SearchWindow } from "../context/search-windows";
import { resolveBaseModel } from "./base-models";
import type { ClauseSubject } from "./subjects";
import { findSubject } from "./subjects";

/** Where a draft stands, before anything is asked of it. */
export interface SystemSlotContext {
  readonly candidate: CandidateClaim;
  /** The list of drafts that it stands in, and which of them it is. */
  readonly group: readonly CandidateClaim[];
  readonly index: number;
  /** The drafts of the lists before. */
  readonly earlier: readonly CandidateClaim[];
  readonly windowAfter: SearchWindow;
  /** Behind the numbers that go on with it in one list, nearest first: what is said there holds for all. */
  readonly furtherWindows: readonly SearchWindow[];
  /** Behind the number before: what stands further ahead belongs to that one first. */
  readonly lowerBound: number;
  /** Items of rivals, and of these with benchmarks and metrics: none of them achieves the number. */
  readonly baselineItems: ReadonlySet<number>;
  readonly excludedItems: ReadonlySet<number>;
  readonly paper: PaperContext;
}

/** Whose a number is, as steps ask it: its place, the clause's subject and the model that something was run on. */
export interface SystemContext extends SystemSlotContext {
  readonly subject: ClauseSubject | null;
  readonly baseModel: SlotValue<Mention> | null;
}

/** What a step answers: the slots, and what `explain` says of it. */
export interface SystemResolution {
  readonly model: SlotValue<Mention> | null;
  readonly method: SlotValue<string> | null;
  readonly reason: SystemReasonCode;
  /** What was added to the resolution. */
  readonly addition?: SystemReasonAddition;
  readonly role?: "baseline";
}

/** A place with what all the later steps ask of it. */
export const toSystemContext = (p: SystemSlotContext): SystemContext => ({
  ...p,
  subject:
    findSubject(p.candidate, p.excludedItems, p.lowerBound) ??
    (p.lowerBound > 0 ? findSubject(p.candidate, p.excludedItems, 0) : null),
  baseModel: resolveBaseModel(p),
});
