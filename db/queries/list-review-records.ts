import type { ReviewRecord } from "@/lib/claim/review-record";
import type { Db } from "../open";
import { getReview } from "./get-review";

interface Row extends Pick<ReviewRecord, "claim_id" | "paper_id" | "paper_title" | "sentence" | "made_at" | "made_by"> {
  readonly numbers: string;
  readonly manual: string | null;
}

/** Claims that a person decided on, in a fixed order, so that two exports can be compared line by line. */
const SELECT = `SELECT t.claim_id, t.paper_id, t.paper_title, t.sentence, t.numbers, t.manual, r.made_at, r.made_by
  FROM review_targets t LEFT JOIN reviews r ON r.claim_id = t.claim_id AND (r.status IS NOT NULL OR r.note IS NOT NULL)
  WHERE r.claim_id IS NOT NULL OR t.manual IS NOT NULL OR EXISTS (SELECT 1 FROM corrections WHERE claim_id = t.claim_id)
  ORDER BY t.paper_id, t.claim_id`;

const CORRECTIONS = "SELECT slot, value, follows, made_at, made_by FROM corrections WHERE claim_id = ? ORDER BY pk";
type Correction = Omit<ReviewRecord["corrections"][number], "value"> & { readonly value: string };

/** Yields what people decided about each claim. @param ids only about these claims */
export function* iterateReviewRecords(db: Db, ids?: ReadonlySet<string>): Generator<ReviewRecord> {
  const corrections = db.$client.prepare<[string], Correction>(CORRECTIONS);
  const rows = db.$client.prepare<[], Row>(SELECT).all();
  for (const { numbers, manual, ...target } of rows.filter(({ claim_id }) => ids?.has(claim_id) ?? true)) {
    const { verdict, note } = getReview(db, target.claim_id);
    yield {
      type: "claimboard-review",
      version: 1,
      ...target,
      numbers: JSON.parse(numbers),
      verdict,
      note,
      corrections: corrections.all(target.claim_id).map(({ value, ...one }) => ({ ...one, value: JSON.parse(value) })),
      manual: manual === null ? null : JSON.parse(manual),
    };
  }
}
