import { toClaimId } from "@/lib/claim/claim-id";
import type { Db } from "../open";
import { findIdParts, type IdentifiedClaim } from "./claim-identity";
import { prepareSlotReadings } from "./get-slot-readings";

interface ClaimWithFormerPaper extends IdentifiedClaim {
  readonly paper: string;
  /** An id that the paper, or one that is part of it now, had before. */
  readonly former: string;
}

const SELECT_RENAMED = `SELECT a.id AS former, p.id AS paper, c.id, c.sentence, c.before, c.after, c.of, c.gain, c.gain_max
  FROM paper_aliases a JOIN papers p ON p.pk = a.paper_pk JOIN claims c ON c.paper_pk = p.pk`;

/** Ids that were never made are not looked for. */
const CLAIM_ID = /^[0-9a-f]{20}$/;

/**
 * The ids that claims have now, each once. Claims get other ids where papers turn out to be one, as theirs are made of the
 * paper's: those of before are made again and compared, in one pass over the papers that had another id. An id that means
 * none stays as it is.
 */
export function resolveClaimIds(db: Db, ids: readonly string[]): string[] {
  const isThere = db.$client.prepare("SELECT 1 FROM claims WHERE id = ?");
  const unresolved = new Set(ids.filter((id) => CLAIM_ID.test(id) && !isThere.get(id)));
  if (unresolved.size === 0) return [...new Set(ids)];
  const getReadings = prepareSlotReadings(db);
  const current = new Map<string, string>();
  for (const claim of db.$client.prepare<[], ClaimWithFormerPaper>(SELECT_RENAMED).iterate()) {
    const { stated, repeat } = findIdParts(claim.paper, claim, getReadings(claim.id));
    const former = toClaimId(claim.former, stated, repeat);
    if (unresolved.delete(former)) current.set(former, claim.id);
    if (unresolved.size === 0) break;
  }
  return [...new Set(ids.map((id) => current.get(id) ?? id))];
}

/** The id that one claim has now. */
export const resolveClaimId = (db: Db, id: string): string => resolveClaimIds(db, [id])[0] ?? id;
