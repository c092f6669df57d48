import { isNull } from "drizzle-orm";
import { foldDecisions } from "@/lib/names/fold-decisions";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { Db } from "../open";
import { nameDecisions } from "../schema";

/** Differs after every decision and every undo, as rows are never deleted. */
const STATE = "SELECT coalesce(max(pk), 0) || '.' || count(undone_at) FROM name_decisions";

/** Lists the decisions in force, oldest first. A decision that this version does not understand is left out. */
const listDecisionsInForce = (db: Db) =>
  db
    .select({ decision: nameDecisions.decision })
    .from(nameDecisions)
    .where(isNull(nameDecisions.undone_at))
    .orderBy(nameDecisions.pk)
    .all()
    .flatMap(({ decision }) => nameDecisionSchema.safeParse(decision).data ?? []);

/** Prepares reading the lexicon that the decisions in force make; cheap while they do not change. */
export function prepareUserLexicon(db: Db): () => UserLexicon {
  const getState = db.$client.prepare<[], string>(STATE).pluck();
  let known: { readonly state: string; readonly lexicon: UserLexicon } | null = null;
  return () => {
    const state = getState.get() ?? "";
    if (known?.state !== state) known = { state, lexicon: foldDecisions(listDecisionsInForce(db)) };
    return known.lexicon;
  };
}

/** Returns the lexicon that the decisions in force make. */
export const getUserLexicon = (db: Db): UserLexicon => prepareUserLexicon(db)();
