import { sql } from "drizzle-orm";
import type { Db } from "../open";
import { claims, papers } from "../schema";
import { type PaperSummary, readPapers } from "./list-papers";

/** Papers and claims added since a time. */
export interface NewSince {
  readonly papers: number;
  readonly claims: number;
  /** First new papers: those with claims first, then the newest. */
  readonly first: readonly PaperSummary[];
}

/**
 * Counts papers and claims that were added after a time.
 * @param since ISO time
 */
export function getNewSince(db: Db, since: string, limit: number): NewSince {
  const counts = db.get<Omit<NewSince, "first">>(sql`SELECT
    (SELECT count(*) FROM ${papers} WHERE ${papers.first_seen} > ${since}) AS papers,
    (SELECT count(*) FROM ${claims} JOIN ${papers} ON ${papers.pk} = ${claims.paper_pk}
      WHERE ${papers.first_seen} > ${since} AND ${claims.status} <> 'rejected') AS claims`);
  const latest = counts.papers === 0 ? [] : readPapers(db, { sort: "first_seen", limit: limit * 5 });
  const first = latest
    .filter((paper) => paper.first_seen > since)
    .sort((a, b) => Number(b.claims > 0) - Number(a.claims > 0));
  return { ...counts, first: first.slice(0, limit) };
}
