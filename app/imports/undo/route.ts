import { readBoard } from "@/app/_data/board";
import { answerWrite, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { planUndo } from "@/db/queries/plan-undo";
import { undoImportWhenFree } from "@/db/store/undo-import";
import { EXTRACTOR } from "@/extractors/extract-safely";

export const dynamic = "force-dynamic";

const getSource = (request: Request): string => new URL(request.url).searchParams.get("source") ?? "";
const notFoundResponse = () => Response.json({ error: "there is no such import" }, { status: 404 });

/** Returns the effects of undoing an import. */
export async function GET(request: Request): Promise<Response> {
  const plan = await readBoard((db) => planUndo(db, getSource(request)));
  return plan ? Response.json(plan) : notFoundResponse();
}

/** Undoes an import. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  return answerWrite(async (db) => {
    const plan = await undoImportWhenFree(db, getSource(request), EXTRACTOR);
    return plan ? Response.json(plan) : notFoundResponse();
  });
}
