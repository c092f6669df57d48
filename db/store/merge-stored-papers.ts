import type { MatchReason } from "@/lib/paper/identity";
import type { Db } from "../open";
import type { StoredPaper } from "../queries/find-same-paper";
import type { ClaimStore } from "./claim-store";
import { prepareMoveReviewedClaims } from "./move-claims";
import type { OccurrenceStore } from "./occurrence-store";

/**
 * Prepares merging two stored papers that a third record shows to be the same. Occurrences and reviews move to the target,
 * which already has the merged abstract, and the id of the other paper becomes an alias.
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
  const remove = sql("DELETE FROM papers WHERE pk = ?");
  return (target, merged, why) => {
    // Records without an abstract of their own use that of their paper.
    occurrences.keepAbstracts(merged);
    moveClaims(merged, target, () => true);
    for (const move of moves) move.run({ to: target.pk, from: merged.pk, into: target.id, other: merged.id, why });
    claims.unindexPaper(merged.pk);
    remove.run(merged.pk);
  };
}
