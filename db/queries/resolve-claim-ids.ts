import { toClaimId } from "@/lib/claim/claim-id";
import type { Db } from "../open";
import { findIdParts, type IdentifiedClaim } from "./claim-identity";
import { prepareSlotReadings } from "./get-slot-readings";

interface ClaimWithFormerPaper extends IdentifiedClaim {
  readonly paper: string;
  /** A former id of the paper or of a paper merged into it. */
  readonly former: string;
}

const SELECT_RENAMED = `SELECT a.id AS former, p.id AS paper, c.id, c.sentence, c.before, c.after, c.of, c.gain, c.gain_max
  FROM paper_aliases a JOIN papers p ON p.pk = a.paper_pk JOIN claims c ON c.paper_pk = p.pk`;

/** Other strings are not looked up. */
const CLAIM_ID = /^[0-9a-f]{20}$/;

/**
 * Resolves claim ids to current ids, each once. Claim ids depend on the paper id, so they change when papers are merged:
 * former ids are recomputed and compared in one pass over merged papers. Unknown ids are returned unchanged.
 */
export function resolveClaimIds(db: Db, ids: readonly string[]): string[] {
  const exists = db.$client.prepare("SELECT 1 FROM claims WHERE id = ?");
  const unresolved = new Set(ids.filter((id) => CLAIM_ID.test(id) && !exists.get(id)));
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

/** Resolves one claim id to its current id. */
export const resolveClaimId = (db: Db, id: string): string => resolveClaimIds(db, [id])[0] ?? id;
