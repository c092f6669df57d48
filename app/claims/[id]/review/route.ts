import { readEvidence } from "@/app/_data/evidence";
import { readJsonBody } from "@/app/_data/json-body";
import { changeBoard, refuseWrite } from "@/app/_data/write-board";
import type { Db } from "@/db/open";
import { presentClaimId } from "@/db/queries/claim-ids";
import { correctClaim, noteClaim, revertCorrection, reviewClaim } from "@/db/review";
import { identifyBenchmark, identifyMetric, identifyModel } from "@/extractors/identify";
import { correctionFault, type ReviewAction } from "@/lib/claim-correction";
import { reviewRequestSchema } from "@/lib/review-request";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

const BY = { by: null };

type Values = Readonly<Record<string, unknown>>;

/** What follows from the names that a person sets, by their slots. */
function followersOf({ model, metric }: Values): Record<string, Values> {
  return {
    ...((typeof model === "string" || model === null) && { model: identifyModel(model) }),
    ...((typeof metric === "string" || metric === null) && { metric: identifyMetric(metric) }),
  };
}

/** What a person sets, with benchmarks under the names that the lists have for them. */
function underKnownNames(values: Values): Values {
  const { benchmarks } = values;
  if (!Array.isArray(benchmarks)) return values;
  return { ...values, benchmarks: benchmarks.map((name) => identifyBenchmark(String(name))) };
}

function apply(db: Db, id: string, request: ReviewAction): boolean {
  switch (request.action) {
    case "verdict":
      return reviewClaim(db, id, request.verdict, BY);
    case "note":
      return noteClaim(db, id, request.note, BY);
    case "correct":
      return correctClaim(db, id, underKnownNames(request.values), BY, followersOf(request.values));
    case "revert":
      return revertCorrection(db, id, request.slot, BY);
  }
}

/** Why some of the values of a correction cannot be, as clauses; null where nothing speaks against them. */
function faultOf(request: ReviewAction): string | null {
  if (request.action !== "correct") return null;
  const faults = Object.entries(request.values).flatMap(([slot, value]) => correctionFault(slot, value) ?? []);
  return faults.length === 0 ? null : faults.join("; ");
}

/**
 * Accepts, rejects, notes or corrects a claim; answers with its evidence as it is then, or as it is by now where it is
 * another one than whoever asks has seen.
 */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refused = refuseWrite(request);
  if (refused) return refused;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = reviewRequestSchema.safeParse(json.value);
  if (!body.success) return Response.json({ error: "not understood" }, { status: 400 });
  const fault = faultOf(body.data);
  if (fault !== null) return Response.json({ error: fault }, { status: 422 });
  const { id: asked } = await params;
  return changeBoard((db) => {
    const id = presentClaimId(db, asked);
    const evidence = readEvidence(db, id);
    if (!evidence) return Response.json({ error: "no such claim" }, { status: 404 });
    const { seen = evidence.review.history.length } = body.data;
    if (seen !== evidence.review.history.length)
      return Response.json({ error: "the claim was changed meanwhile", evidence }, { status: 409 });
    if (!apply(db, id, body.data)) return Response.json({ error: "the slot cannot hold this value" }, { status: 422 });
    return Response.json(readEvidence(db, id));
  });
}
