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
 * The id that a claim has now. Claims get other ids where papers turn out to be one, as theirs are made of the paper's:
 * those of before are made again and compared. An id that means none stays as it is.
 */
export function presentClaimId(db: Db, id: string): string {
  const isThere = db.$client.prepare("SELECT 1 FROM claims WHERE id = ?");
  if (!CLAIM_ID.test(id) || isThere.get(id)) return id;
  const { readingsOf } = reviewLog(db);
  for (const claim of db.$client.prepare<[], Renamed>(RENAMED).iterate()) {
    const { told, repeat } = readIdentity(claim.paper, claim, readingsOf(claim.id));
    if (claimId(claim.former, told, repeat) === id) return claim.id;
  }
  return id;
}
