import { readBoard } from "@/app/_data/board";
import { EXTRACTOR } from "@/app/_data/extractor";
import { answerWrite, refuseWrite } from "@/app/_data/write-board";
import { planUndo } from "@/db/queries/plan-undo";
import { undoImportWhenFree } from "@/db/undo-import";

export const dynamic = "force-dynamic";

const sourceOf = (request: Request): string => new URL(request.url).searchParams.get("source") ?? "";
const missing = () => Response.json({ error: "there is no such import" }, { status: 404 });

/** What taking an import out would do. */
export async function GET(request: Request): Promise<Response> {
  const plan = await readBoard((db) => planUndo(db, sourceOf(request)));
  return plan ? Response.json(plan) : missing();
}

/** Takes an import out. */
export async function POST(request: Request): Promise<Response> {
  const refused = refuseWrite(request);
  if (refused) return refused;
  return answerWrite(async (db) => {
    const plan = await undoImportWhenFree(db, sourceOf(request), EXTRACTOR);
    return plan ? Response.json(plan) : missing();
  });
}
