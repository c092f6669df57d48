import { type ComparisonFacts, toComparisonFacts } from "@/lib/names/comparison-facts";
import type { Db } from "../open";
import { getUserLexicon } from "./get-user-lexicon";
import { cacheRead } from "./versioned-cache";

/** Returns the facts about names that comparisons on a board use: those of the lexicon and of the decisions in force. */
export const getComparisonFacts: (db: Db) => ComparisonFacts = cacheRead("comparison facts", (db) =>
  toComparisonFacts(getUserLexicon(db)),
);
