import type { Mention } from "../../mentions/mention";
import type { CandidateClaim, SlotValue } from "../../rules/candidate-claim";
import type { SystemReasonAddition, SystemReasonCode } from "../../rules/step-reason";
import type { PaperContext } from "../context/paper-context";
import type { SearchWindow } from "../context/search-windows";
import { resolveBaseModel } from "./base-models";
import type { ClauseSubject } from "./subjects";
import { findSubject } from "./subjects";

/** A candidate claim with everything that the search for its system needs. */
export interface SystemSlotContext {
  readonly candidate: CandidateClaim;
  /** The list of candidates that contains this one, and its position there. */
  readonly group: readonly CandidateClaim[];
  readonly index: number;
  /** The candidates of the lists before. */
  readonly earlier: readonly CandidateClaim[];
  readonly windowAfter: SearchWindow;
  /**
   * Windows after the following numbers of the same list, nearest first: a name after the list holds for every
   * number.
   */
  readonly furtherWindows: readonly SearchWindow[];
  /** First item after the previous number: earlier items belong to that number first. */
  readonly lowerBound: number;
  /** Items of baselines, and these plus items of benchmarks and metrics: none of them achieved the number. */
  readonly baselineItems: ReadonlySet<number>;
  readonly excludedItems: ReadonlySet<number>;
  readonly paper: PaperContext;
}

/** The candidate with the subject of its clause and the model that was run. */
export interface SystemContext extends SystemSlotContext {
  readonly subject: ClauseSubject | null;
  readonly baseModel: SlotValue<Mention> | null;
}

/** The slots that a resolver found, and the reason that `explain` shows. */
export interface SystemResolution {
  readonly model: SlotValue<Mention> | null;
  readonly method: SlotValue<string> | null;
  readonly reason: SystemReasonCode;
  /** What was added to the resolution. */
  readonly addition?: SystemReasonAddition;
  readonly role?: "baseline";
}

/** Adds the clause's subject and the base model, which several resolvers need. */
export const toSystemContext = (slot: SystemSlotContext): SystemContext => ({
  ...slot,
  subject:
    findSubject(slot.candidate, slot.excludedItems, slot.lowerBound) ??
    (slot.lowerBound > 0 ? findSubject(slot.candidate, slot.excludedItems, 0) : null),
  baseModel: resolveBaseModel(slot),
});
