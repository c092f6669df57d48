import { readBoard } from "@/app/_data/board";
import { answerKnownDecisions, readNamesRequest } from "@/app/names/read-names-request";
import { previewNames } from "@/db/store/name-decisions";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { toChangeSummary } from "../change-summary";

/** Returns the claims that a change of the decisions about names would change. Stores nothing. */
export async function POST(request: Request): Promise<Response> {
  const read = await readNamesRequest(request);
  if ("refused" in read) return read.refused;
  return answerKnownDecisions(async () =>
    Response.json(toChangeSummary(await readBoard((db) => previewNames(db, read.change, EXTRACTOR)))),
  );
}
