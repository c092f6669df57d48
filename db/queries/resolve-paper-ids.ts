import { asc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { parseArxivId } from "@/lib/paper/arxiv-id";
import type { Db } from "../open";
import { paperAliases, papers } from "../schema";

/** The condition that one of these ids means a paper: its own, one that it had before a merge, or its arXiv id. */
export function matchesPaperIds(ids: readonly string[]): SQL {
  const former = sql`${papers.pk} IN (SELECT ${paperAliases.paper_pk} FROM ${paperAliases} WHERE ${inArray(paperAliases.id, [...ids])})`;
  const arxiv = ids.map((id) => parseArxivId(id) ?? id);
  return or(inArray(papers.id, [...ids]), former, inArray(papers.arxiv_id, arxiv)) ?? sql`0`;
}

/** The paper that an id means; where it is the own id of one and the arXiv id of another, the first. */
export function findPaper(db: Db, id: string) {
  const by = (where: SQL) => db.select().from(papers).where(where).orderBy(asc(papers.pk)).limit(1).get();
  return by(eq(papers.id, id)) ?? by(matchesPaperIds([id]));
}

/** The ids that papers have now, each once; an id that means none stays as it is. */
export function resolvePaperIds(db: Db, ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => findPaper(db, id)?.id ?? id))];
}
