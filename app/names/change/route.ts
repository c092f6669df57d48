import { answerWrite } from "@/app/_data/write-board";
import { answerKnownDecisions, readNamesRequest } from "@/app/names/read-names-request";
import { changeNames } from "@/db/store/name-decisions";
import { EXTRACTOR } from "@/extractors/extract-safely";
import { getEditorName } from "@/server/request-context";
import { toChangeSummary } from "../change-summary";

/** Makes or undoes decisions about names and responds with the claims that have changed. */
export async function POST(request: Request): Promise<Response> {
  const read = await readNamesRequest(request);
  if ("refused" in read) return read.refused;
  const { by = null, ...change } = read.change;
  const options = { extractor: EXTRACTOR, by: getEditorName() ?? by };
  return answerKnownDecisions(() =>
    answerWrite(async (db) => Response.json(toChangeSummary(await changeNames(db, change, options)))),
  );
}
