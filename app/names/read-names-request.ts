import { readJsonBody } from "@/app/_data/json-body";
import { refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { UnknownDecisionError } from "@/db/store/compare-names";
import { namesRequestSchema } from "./names-request";

/** Reads a change of the decisions about names, or returns the response to a request that must not or cannot change them. */
export async function readNamesRequest(request: Request) {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return { refused: refusal };
  const json = await readJsonBody(request);
  if ("refused" in json) return json;
  const { data, error } = namesRequestSchema.safeParse(json.value);
  if (data) return { change: data };
  const message = error.issues[0]?.message ?? "invalid request";
  return { refused: Response.json({ error: message }, { status: 422 }) };
}

/** Runs work on decisions; 409 if one to undo is not in force any more. */
export async function answerKnownDecisions(work: () => Promise<Response>): Promise<Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof UnknownDecisionError)) throw error;
    return Response.json({ error: "the decision was undone in the meantime; reload the page" }, { status: 409 });
  }
}
