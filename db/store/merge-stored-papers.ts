import type { MatchReason } from "@/lib/paper/identity";
import type { Db } from "../open";
import type { StoredPaper } from "../queries/find-same-paper";
import type { ClaimStore } from "./claim-store";
import { prepareMoveReviewedClaims } from "./move-claims";
import type { OccurrenceStore } from "./occurrence-store";

/**
 * Prepares the joining of two stored papers that a third record shows to be the same: places and what people did go
 * over to the first, which has its merged abstract by then, and the id of the second leads to it from then on.
 */
export function prepareMergeStoredPapers(
  db: Db,
  claims: ClaimStore,
  occurrences: OccurrenceStore,
): (target: StoredPaper, merged: StoredPaper, reason: MatchReason) => void {
  const sql = (text: string) => db.$client.prepare(text);
  const moveClaims = prepareMoveReviewedClaims(db);
  const moves = [
    sql("UPDATE occurrences SET paper_pk = @to, joined_by = coalesce(joined_by, @why) WHERE paper_pk = @from"),
    sql("UPDATE paper_aliases SET paper_pk = @to WHERE paper_pk = @from"),
    sql("INSERT OR IGNORE INTO paper_aliases (id, paper_pk) SELECT id, @to FROM papers WHERE pk = @from"),
    sql("UPDATE OR IGNORE kept_apart SET paper_id = @into WHERE paper_id = @other"),
    sql("UPDATE OR IGNORE kept_apart SET other_id = @into WHERE other_id = @other"),
  ];
  const unindex = sql("DELETE FROM papers_fts WHERE rowid = ?");
  const remove = sql("DELETE FROM papers WHERE pk = ?");
  return (into, other, why) => {
    // The place of each abstract is told by the paper that it stands with.
    occurrences.keepAbstracts(other);
    moveClaims(other, into, () => true);
    for (const move of moves) move.run({ to: into.pk, from: other.pk, into: into.id, other: other.id, why });
    claims.unindexPaper(other.pk);
    unindex.run(other.pk);
    remove.run(other.pk);
  };
}
