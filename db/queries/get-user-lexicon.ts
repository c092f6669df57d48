import { desc, isNull } from "drizzle-orm";
import { foldDecisions } from "@/lib/names/fold-decisions";
import { type NameDecision, nameDecisionSchema, type StoredNameDecision } from "@/lib/names/name-decision";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import { nameDecisions } from "../schema";

const STATE = "SELECT coalesce(max(pk), 0) || '.' || count(undone_at) FROM name_decisions";

/** Returns a text that differs after every decision and every undo, as rows are never deleted. */
export const getDecisionState = ({ $client }: Db): string => $client.prepare<[], string>(STATE).pluck().get() ?? "";

/** A decision in force with its row number. */
export interface DecisionInForce {
  readonly pk: number;
  readonly decision: NameDecision;
}

/** A decision that this version does not understand is left out. */
const parseDecisions = <T extends { readonly decision: unknown }>(rows: readonly T[]) =>
  rows.flatMap((row) => {
    const { data } = nameDecisionSchema.safeParse(row.decision);
    return data === undefined ? [] : [{ ...row, decision: data }];
  });

/** Lists the decisions in force, oldest first. */
export const listDecisionsInForce = (db: Db): DecisionInForce[] =>
  parseDecisions(
    db
      .select({ pk: nameDecisions.pk, decision: nameDecisions.decision })
      .from(nameDecisions)
      .where(isNull(nameDecisions.undone_at))
      .orderBy(nameDecisions.pk)
      .all(),
  );

/** Lists all decisions, newest first, with those that were undone. */
export const listNameDecisions = (db: Db): StoredNameDecision[] =>
  parseDecisions(db.select().from(nameDecisions).orderBy(desc(nameDecisions.pk)).all());

/** Prepares reading the lexicon that the decisions in force make; cheap while they do not change. */
export function prepareUserLexicon(db: Db): () => UserLexicon {
  const getState = db.$client.prepare<[], string>(STATE).pluck();
  let known: { readonly state: string; readonly lexicon: UserLexicon } | null = null;
  return () => {
    const state = getState.get() ?? "";
    if (known?.state !== state)
      known = { state, lexicon: foldDecisions(listDecisionsInForce(db).map(({ decision }) => decision)) };
    return known.lexicon;
  };
}

/** Returns the lexicon that the decisions in force make. */
export const getUserLexicon = (db: Db): UserLexicon => prepareUserLexicon(db)();
