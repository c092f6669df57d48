import type { Db } from "../open";

/** A paper without any claim whose abstract has a percentage or points. */
export interface SilentPaper {
  readonly id: string;
  readonly title: string;
  readonly abstract: string;
  readonly published: string | null;
}

interface SilentPapers {
  /** Number of all papers without a claim. */
  readonly total: number;
  /** Newest first. */
  readonly withPercentages: readonly SilentPaper[];
}

/** Lists the papers without a claim, rejected claims included. */
export function listSilentPapers(db: Db): SilentPapers {
  const isSilent = "NOT EXISTS (SELECT 1 FROM claims WHERE paper_pk = p.pk)";
  return {
    total: db.$client.prepare<[], number>(`SELECT count(*) FROM papers p WHERE ${isSilent}`).pluck().get() ?? 0,
    withPercentages: db.$client
      .prepare<[], SilentPaper>(
        `SELECT id, title, abstract, published FROM papers p
        WHERE ${isSilent} AND (instr(abstract, '%') OR abstract LIKE '%percent%' OR abstract LIKE '% points%')
        ORDER BY published DESC, pk DESC`,
      )
      .all(),
  };
}
