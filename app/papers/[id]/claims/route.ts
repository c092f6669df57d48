import { z } from "zod";
import { readJsonBody } from "@/app/_data/json-body";
import { readEvidence } from "@/app/_data/read-evidence";
import { changeBoard, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { deriveSlotValues, withListedBenchmarkNames } from "@/app/claims/derive-slot-values";
import { reviewerSchema, slotValuesSchema } from "@/app/claims/review-request";
import { getPaper } from "@/db/queries/get-paper";
import { getUserLexicon } from "@/db/queries/get-user-lexicon";
import { addManualClaim } from "@/db/store/manual-claims";
import { listAbstractContents } from "@/extractors/abstract-contents";
import { buildManualClaim } from "@/lib/claim/manual-claim";
import { getEditorName } from "@/server/request-context";

const offset = z.int().nonnegative();

const requestSchema = z.object({
  /** Slots of the claim. */
  values: slotValuesSchema,
  /** The slot of the selected number, and its place in the abstract. */
  slot: z.enum(["before", "after", "gain"]),
  span: z.tuple([offset, offset]),
  by: reviewerSchema,
});

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

const errorResponse = (status: number, error: string): Response => Response.json({ error }, { status });

/** Adds a claim that the extractor missed, and responds with its evidence. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const body = requestSchema.safeParse(json.value);
  if (!body.success) return errorResponse(400, "invalid request");
  const { slot, span, by } = body.data;
  const id = decodeURIComponent((await params).id);
  return changeBoard((db) => {
    const details = getPaper(db, id);
    if (!details) return errorResponse(404, "no such paper");
    const { paper, sentences } = details;
    const { numbers } = listAbstractContents(paper);
    const lexicon = getUserLexicon(db);
    const values = withListedBenchmarkNames(body.data.values, lexicon);
    const derived = Object.assign({}, ...Object.values(deriveSlotValues(values, lexicon)));
    const made = buildManualClaim(
      { values: { ...derived, ...values }, spans: { [slot]: span }, numbers },
      { abstract: paper.abstract, sentences },
    );
    if ("fault" in made) return errorResponse(422, made.fault);
    const added = addManualClaim(db, paper.id, made.claim, { by: getEditorName() ?? by ?? null });
    if (added === null) return errorResponse(422, "the abstract does not have this sentence any more");
    return "same" in added
      ? errorResponse(409, "the board has this claim already")
      : Response.json(readEvidence(db, added.id), { status: 201 });
  });
}
