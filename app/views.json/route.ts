import { readBoard } from "@/app/_data/board";
import { readJsonBody } from "@/app/_data/json-body";
import { changeBoard, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { listViews } from "@/db/queries/list-views";
import { deleteView, isViewAsSeen, renameView, saveView } from "@/db/store/view-store";
import { parseViewName, parseViewRequest } from "@/lib/query/view-request";

export const dynamic = "force-dynamic";

const ERRORS = {
  missing: { error: "there is no such view", status: 404 },
  taken: { error: "a view with this name already exists", status: 409 },
} as const;

const getViewName = (request: Request): string => new URL(request.url).searchParams.get("name") ?? "";
const errorResponse = ({ error, status }: { readonly error: string; readonly status: number }): Response =>
  Response.json({ error }, { status });

/** Lists the saved views. */
export async function GET(): Promise<Response> {
  return Response.json({ views: await readBoard(listViews) });
}

/** Saves a view; 409 if the view of this name has changed since the page was loaded. */
export async function POST(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const read = parseViewRequest(json.value);
  if ("error" in read) return errorResponse({ error: read.error, status: 400 });
  const { view, seen } = read;
  return changeBoard((db) => {
    if (seen !== undefined && !isViewAsSeen(db, view.name, seen))
      return Response.json({ error: "the view has changed in the meantime", views: listViews(db) }, { status: 409 });
    saveView(db, view);
    return Response.json({ views: listViews(db) });
  });
}

/** Renames a view without changing its content. */
export async function PATCH(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  const json = await readJsonBody(request);
  if ("refused" in json) return json.refused;
  const read = parseViewName(json.value);
  if ("error" in read) return errorResponse({ error: read.error, status: 400 });
  return changeBoard((db) => {
    const done = renameView(db, getViewName(request), read.name);
    return done === "renamed" ? Response.json({ views: listViews(db) }) : errorResponse(ERRORS[done]);
  });
}

/** Deletes a view and returns it, so that it can be restored. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  return changeBoard((db) => {
    const deleted = deleteView(db, getViewName(request));
    return deleted ? Response.json({ views: listViews(db), deleted }) : errorResponse(ERRORS.missing);
  });
}
