import { readJsonBody } from "@/app/_data/json-body";
import { readEvidence } from "@/app/_data/read-evidence";
import { changeBoard, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { deriveSlotValues, withListedBenchmarkNames } from "@/app/claims/derive-slot-values";
import { reviewRequestSchema } from "@/app/claims/review-request";
import type { Db } from "@/db/open";
import { getUserLexicon } from "@/db/queries/get-user-lexicon";
import { resolveClaimId } from "@/db/queries/resolve-claim-ids";
import { discardClaim } from "@/db/store/manual-claims";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "@/db/store/review";
import { correctClaims } from "@/db/store/shared-corrections";
import { undoReview } from "@/db/store/undo-review";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { correctionFault, type ReviewRequest } from "@/lib/claim/correction";
import { getEditorName } from "@/server/request-context";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

function applyReviewAction(db: Db, id: string, request: ReviewRequest): boolean {
  const author = { by: getEditorName() ?? request.by ?? null };
  const lexicon = getUserLexicon(db);
  switch (request.action) {
    case "verdict":
      return reviewClaim(db, id, request.verdict, author);
    case "note":
      return noteClaim(db, id, request.note, author);
    case "correct": {
      const values = withListedBenchmarkNames(request.values, lexicon);
      const derivedValues = deriveSlotValues(values, lexicon);
      return request.also === undefined
        ? correctClaim(db, id, values, author, derivedValues)
        : correctClaims(db, id, values, { scope: request.also, author, derivedValues });
    }
    case "revert":
      return revertCorrection(db, id, request.slot, author);
    case "undo":
      return undoReview(db, id, request.made_at, {
        author,
        extractor: EXTRACTOR,
        deriveValues: (values) => deriveSlotValues(values, lexicon),
      });
    case "delete":
      return discardClaim(db, id, EXTRACTOR, author);
  }
}

const REFUSALS: Readonly<Partial<Record<ReviewRequest["action"], string>>> = {
  undo: "there is nothing to undo",
  delete: "only a claim that a person added can be deleted; reject this one instead",
};

/** Returns the reasons why the values of a correction are invalid; null if they are valid. */
function findCorrectionIssue(request: ReviewRequest): string | null {
  if (request.action !== "correct") return null;
  const issues = Object.entries(request.values).flatMap(([slot, value]) => correctionFault(slot, value) ?? []);
  return issues.length === 0 ? null : issues.join("; ");
}

/**
 * Accepts, rejects, corrects, comments on or deletes a claim, or undoes this, and responds with its new evidence. Responds with 409 and the current
 * evidence if the claim has changed since the client read it.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = reviewRequestSchema.safeParse(json.value);
  if (!body.success) return Response.json({ error: "invalid request" }, { status: 400 });
  const issue = findCorrectionIssue(body.data);
  if (issue !== null) return Response.json({ error: issue }, { status: 422 });
  const { id: requestedId } = await params;
  return changeBoard((db) => {
    const id = resolveClaimId(db, requestedId);
    const evidence = readEvidence(db, id);
    if (!evidence) {
      // A review can outlive its claim.
      const isDeleted = body.data.action === "delete" && applyReviewAction(db, id, body.data);
      return isDeleted ? Response.json({ deleted: id }) : Response.json({ error: "no such claim" }, { status: 404 });
    }
    const { seen: seenEventCount = evidence.review.history.length } = body.data;
    if (seenEventCount !== evidence.review.history.length)
      return Response.json({ error: "the claim has changed in the meantime", evidence }, { status: 409 });
    if (!applyReviewAction(db, id, body.data))
      return Response.json({ error: REFUSALS[body.data.action] ?? "the slot cannot hold this value" }, { status: 422 });
    // Without evidence, the claim was deleted.
    return Response.json(readEvidence(db, id) ?? { deleted: id });
  });
}
