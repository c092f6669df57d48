import { sql } from "drizzle-orm";
import { claims } from "../schema";

/** The points of a claim by `lib/compare/improvement.ts`: positive for the better. */
export const improvementPoints = sql<
  number | null
>`CASE ${claims.higher_is_better} WHEN 0 THEN 0 - ${claims.points} ELSE ${claims.points} END`;
