import { readJsonBody } from "@/app/_data/json-body";
import { readEvidence } from "@/app/_data/read-evidence";
import { changeBoard, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { reviewRequestSchema } from "@/app/claims/review-request";
import type { Db } from "@/db/open";
import { resolveClaimId } from "@/db/queries/resolve-claim-ids";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "@/db/store/review";
import { identifyBenchmark, identifyMetric, identifyModel } from "@/extractors/identify";
import { correctionFault, type ReviewAction } from "@/lib/claim/correction";
import { getEditorName } from "@/server/request-context";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

type SlotValues = Readonly<Record<string, unknown>>;

/** Returns the values derived from a corrected model or metric, by slot. */
function deriveSlotValues({ model, metric }: SlotValues): Record<string, SlotValues> {
  return {
    ...((typeof model === "string" || model === null) && { model: identifyModel(model) }),
    ...((typeof metric === "string" || metric === null) && { metric: identifyMetric(metric) }),
  };
}

/** Replaces benchmark names by the names in the benchmark list. */
function withListedBenchmarkNames(values: SlotValues): SlotValues {
  const { benchmarks } = values;
  if (!Array.isArray(benchmarks)) return values;
  return { ...values, benchmarks: benchmarks.map((name) => identifyBenchmark(String(name))) };
}

function applyReviewAction(db: Db, id: string, request: ReviewAction): boolean {
  const author = { by: getEditorName() };
  switch (request.action) {
    case "verdict":
      return reviewClaim(db, id, request.verdict, author);
    case "note":
      return noteClaim(db, id, request.note, author);
    case "correct":
      return correctClaim(db, id, withListedBenchmarkNames(request.values), author, deriveSlotValues(request.values));
    case "revert":
      return revertCorrection(db, id, request.slot, author);
  }
}

/** Returns the reasons why the values of a correction are invalid; null if they are valid. */
function findCorrectionIssue(request: ReviewAction): string | null {
  if (request.action !== "correct") return null;
  const issues = Object.entries(request.values).flatMap(([slot, value]) => correctionFault(slot, value) ?? []);
  return issues.length === 0 ? null : issues.join("; ");
}

/**
 * Accepts, rejects, corrects or comments on a claim and responds with its new evidence. Responds with 409 and the current
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
    if (!evidence) return Response.json({ error: "no such claim" }, { status: 404 });
    const { seen: seenEventCount = evidence.review.history.length } = body.data;
    if (seenEventCount !== evidence.review.history.length)
      return Response.json({ error: "the claim has changed in the meantime", evidence }, { status: 409 });
    if (!applyReviewAction(db, id, body.data))
      return Response.json({ error: "the slot cannot hold this value" }, { status: 422 });
    return Response.json(readEvidence(db, id));
  });
}
