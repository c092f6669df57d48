import { claimId } from "../../lib/ids";
import { type IdentifiedClaim, readIdentity } from "../claim-identity";
import type { Db } from "../open";
import { reviewLog } from "../review-log";

interface Renamed extends IdentifiedClaim {
  readonly paper: string;
  /** An id that the paper, or one that is part of it now, had before. */
  readonly former: string;
}

const RENAMED = `SELECT a.id AS former, p.id AS paper, c.id, c.sentence, c.before, c.after, c.of, c.gain, c.gain_max
  FROM paper_aliases a JOIN papers p ON p.pk = a.paper_pk JOIN claims c ON c.paper_pk = p.pk`;

/** Ids that were never made are not looked for. */
const CLAIM_ID = /^[0-9a-f]{20}$/;

/**
 * The ids that claims have now, each once. Claims get other ids where papers turn out to be one, as theirs are made of the
 * paper's: those of before are made again and compared, in one pass over the papers that had another id. An id that means
 * none stays as it is.
 */
export function presentClaimIds(db: Db, ids: readonly string[]): string[] {
  const isThere = db.$client.prepare("SELECT 1 FROM claims WHERE id = ?");
  const lost = new Set(ids.filter((id) => CLAIM_ID.test(id) && !isThere.get(id)));
  if (lost.size === 0) return [...new Set(ids)];
  const { readingsOf } = reviewLog(db);
  const present = new Map<string, string>();
  for (const claim of db.$client.prepare<[], Renamed>(RENAMED).iterate()) {
    const { told, repeat } = readIdentity(claim.paper, claim, readingsOf(claim.id));
    const former = claimId(claim.former, told, repeat);
    if (lost.delete(former)) present.set(former, claim.id);
    if (lost.size === 0) break;
  }
  return [...new Set(ids.map((id) => present.get(id) ?? id))];
}

/** The id that one claim has now. */
export const presentClaimId = (db: Db, id: string): string => presentClaimIds(db, [id])[0] ?? id;
