import type { Claim } from "../lib/claim";
import { claimId } from "../lib/ids";
import type { Db } from "./open";

interface Touched {
  readonly pk: number;
  readonly id: string;
  readonly status: Claim["status"];
  readonly sentence: string;
  readonly before: number | null;
  readonly after: number | null;
  readonly of: number | null;
  readonly gain: number | null;
  readonly gain_max: number | null;
}

const TOUCHED = `SELECT * FROM claims c
  WHERE paper_pk = ? AND (status <> 'extracted' OR EXISTS (SELECT 1 FROM reviews WHERE claim_id = c.id))`;

/**
 * Prepares the giving of claims that people have touched to another paper, with all that they said of them.
 * @param isTaken which of them go, by their sentences
 */
export function prepareMoveClaims(
  db: Db,
): (from: number, into: { pk: number; id: string }, isTaken: (sentence: string) => boolean) => void {
  const sql = (text: string) => db.$client.prepare(text);
  const touched = db.$client.prepare<[number], Touched>(TOUCHED);
  const moveClaim = sql("UPDATE OR IGNORE claims SET id = @to, paper_pk = @paper WHERE pk = @pk");
  const markClaim = sql("UPDATE claims SET status = @status WHERE id = @to AND status = 'extracted'");
  const moveReviews = [
    sql("UPDATE corrections SET claim_id = @to WHERE claim_id = @from"),
    sql("UPDATE OR IGNORE reviews SET claim_id = @to WHERE claim_id = @from"),
    sql("UPDATE history SET claim_id = @to, paper_id = @paper WHERE claim_id = @from"),
  ];
  return (from, into, isTaken) => {
    for (const claim of touched.all(from).filter(({ sentence }) => isTaken(sentence))) {
      const to = claimId(into.id, claim);
      markClaim.run({ to, status: claim.status });
      moveClaim.run({ to, paper: into.pk, pk: claim.pk });
      for (const move of moveReviews) move.run({ to, from: claim.id, paper: into.id });
    }
  };
}
