import type { Mention } from "../../mentions/mention";
import type { Draft, Filled } from "../../rules/draft";
import type { PaperContext } from "../context/paper-context";
import type { Zone } from "../context/zones";
import { baseOf } from "./base-runs";
import type { Subject } from "./subjects";
import { subjectOf } from "./subjects";

/** Where a draft stands, before anything is asked of it. */
export interface Place {
  readonly draft: Draft;
  /** The list of drafts that it stands in, and which of them it is. */
  readonly group: readonly Draft[];
  readonly index: number;
  /** The drafts of the lists before. */
  readonly earlier: readonly Draft[];
  readonly right: Zone;
  /** Behind the numbers that go on with it in one list, nearest first: what is said there holds for all. */
  readonly further: readonly Zone[];
  /** Behind the number before: what stands further ahead belongs to that one first. */
  readonly floor: number;
  /** Items of rivals, and of these with benchmarks and metrics: none of them achieves the number. */
  readonly rivals: ReadonlySet<number>;
  readonly covered: ReadonlySet<number>;
  readonly context: PaperContext;
}

/** Whose a number is, as steps ask it: its place, the clause's subject and the model that something was run on. */
export interface Question extends Place {
  readonly subject: Subject | null;
  readonly base: Filled<Mention> | null;
}

/** What a step answers: the slots, and what `explain` says of it. */
export interface Answer {
  readonly model: Filled<Mention> | null;
  readonly method: Filled<string> | null;
  readonly note: string;
  readonly role?: "baseline";
}

/** A place with what all the later steps ask of it. */
export const toQuestion = (p: Place): Question => ({
  ...p,
  subject: subjectOf(p.draft, p.covered, p.floor) ?? (p.floor > 0 ? subjectOf(p.draft, p.covered, 0) : null),
  base: baseOf(p),
});
