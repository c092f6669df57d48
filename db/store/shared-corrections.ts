import { type CorrectionScope, isShareableSlot } from "@/lib/claim/correction";
import type { Db } from "../open";
import { correctClaim, type ReviewAuthor } from "./review";

type Values = Readonly<Record<string, unknown>>;

const SELECT_OTHERS = `SELECT other.id FROM claims c JOIN claims other ON other.paper_pk = c.paper_pk AND other.pk <> c.pk
  WHERE c.id = @id AND other.status <> 'rejected' AND (@scope = 'paper' OR other.sentence = c.sentence)
  AND NOT EXISTS (SELECT 1 FROM corrections WHERE claim_id = other.id AND follows IS NULL
    AND slot IN (SELECT value FROM json_each(@slots)))
  ORDER BY other.position`;

/**
 * Corrects slots of a claim and, where they may be shared, of the other claims of its sentence or paper. Rejected claims
 * and claims in which a person corrected one of these slots before are left as they are.
 * @param derivedValues as for `correctClaim`
 * @returns false, with nothing changed, if the claim does not exist or a value does not fit
 */
export function correctClaims(
  db: Db,
  id: string,
  values: Values,
  { scope, author, derivedValues }: SharedCorrection,
): boolean {
  const correct = db.$client.transaction((): boolean => {
    const shared = Object.fromEntries(Object.entries(values).filter(([slot]) => isShareableSlot(slot)));
    const others = db.$client.prepare<[Record<string, string>], string>(SELECT_OTHERS).pluck();
    const slots = JSON.stringify(Object.keys(shared));
    const ids = Object.keys(shared).length === 0 ? [] : others.all({ id, scope, slots });
    // The same time for all of them, so that they can be undone together.
    const by = { ...author, now: author.now ?? new Date() };
    if (!correctClaim(db, id, values, by, derivedValues)) return false;
    for (const other of ids) correctClaim(db, other, shared, by, derivedValues);
    return true;
  });
  return correct.immediate();
}

interface SharedCorrection {
  readonly scope: CorrectionScope;
  readonly author: ReviewAuthor;
  readonly derivedValues: Readonly<Record<string, Values>>;
}
