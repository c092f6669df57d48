import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { parseArxivId } from "@/lib/paper/arxiv-id";
import type { Db } from "../open";
import { paperAliases, papers } from "../schema";

/** Condition for papers with one of these ids: the current id, a former id or the arXiv id. */
export function matchesPaperIds(ids: readonly string[]): SQL {
  const former = sql`${papers.pk} IN (SELECT ${paperAliases.paper_pk} FROM ${paperAliases} WHERE ${inArray(paperAliases.id, [...ids])})`;
  const arxiv = ids.map((id) => parseArxivId(id) ?? id);
  return or(inArray(papers.id, [...ids]), former, inArray(papers.arxiv_id, arxiv)) ?? sql`0`;
}

/** Finds a paper by id; a current id takes precedence over an arXiv id. */
export function findPaper(db: Db, id: string) {
  const by = (where: SQL) => db.select().from(papers).where(where).orderBy(asc(papers.pk)).limit(1).get();
  return by(eq(papers.id, id)) ?? by(matchesPaperIds([id]));
}

/** Resolves paper ids to current ids, each once; unknown ids are returned unchanged. */
export function resolvePaperIds(db: Db, ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => findPaper(db, id)?.id ?? id))];
}
