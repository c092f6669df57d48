import { sql } from "drizzle-orm";
import { claims, papers } from "../schema";

/** Of what the points of a stated gain are, for queries that join the papers of the claims. */

const gainStart = sql`json_extract(${claims.spans}, '$.gain[0]')`;
const gainEnd = sql`coalesce(json_extract(${claims.spans}, '$.gain_max[1]'), json_extract(${claims.spans}, '$.gain[1]'))`;
/** A stated gain in the words of the text, to the end of its range. Behind a letter of two UTF-16 units it is a letter off. */
const gainText = sql`substr(${papers.abstract}, ${gainStart} + 1, ${gainEnd} - ${gainStart})`;

/**
 * True where points are of percentages. A gain that is stated alone keeps no unit: "0.04 points" may be of scores from 0
 * to 1, so that its words have to say percent.
 */
export const isInPercent = sql`CASE WHEN ${claims.unit} IS NOT NULL THEN ${claims.unit} = '%'
  ELSE instr(${gainText}, '%') OR ${gainText} LIKE '%percent%' OR ${gainText} LIKE '%pp%' END`;

/** True of points that are stated alone and of which nothing says whether they are of percentages. */
export const isPointsOfUnknownUnit = sql`(${claims.gain_kind} = 'points' AND ${claims.unit} IS NULL
  AND ${claims.before} IS NULL AND ${claims.after} IS NULL AND ${isInPercent} IS NOT 1)`;
