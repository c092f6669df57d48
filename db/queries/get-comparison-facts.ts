import { type ComparisonFacts, toComparisonFacts } from "@/lib/names/comparison-facts";
import type { Db } from "../open";
import { getDecisionState, getUserLexicon } from "./get-user-lexicon";
import { cacheRead } from "./versioned-cache";

interface StoredFacts {
  /** State of the decisions that they follow from. */
  readonly state: string;
  readonly facts: ComparisonFacts;
}

const readFacts = cacheRead("comparison facts", (db, outdated: StoredFacts | undefined): StoredFacts => {
  const state = getDecisionState(db);
  return outdated?.state === state ? outdated : { state, facts: toComparisonFacts(getUserLexicon(db)) };
});

/**
 * Returns the facts about names that comparisons on a board use: those of the lexicon and of the decisions in force. They
 * are the same object until a decision is made or undone.
 */
export const getComparisonFacts = (db: Db): ComparisonFacts => readFacts(db).facts;
