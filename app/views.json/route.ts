import { readBoard } from "@/app/_data/board";
import { readJsonBody } from "@/app/_data/json-body";
import { changeBoard, refuseUnauthorizedWrite } from "@/app/_data/write-board";
import { listViews } from "@/db/queries/list-views";
import { deleteView, isViewAsSeen, renameView, saveView } from "@/db/store/view-store";
import { parseViewName, parseViewRequest } from "@/lib/query/view-request";

export const dynamic = "force-dynamic";

const ERRORS = {
  missing: { error: "there is no such view", status: 404 },
  taken: { error: "there is a view of this name already", status: 409 },
} as const;

const getViewName = (request: Request): string => new URL(request.url).searchParams.get("name") ?? "";
const errorResponse = ({ error, status }: { readonly error: string; readonly status: number }): Response =>
  Response.json({ error }, { status });

/** The views of this board. */
export async function GET(): Promise<Response> {
  return Response.json({ views: await readBoard(listViews) });
}

/** Keeps a view, unless one of its name is another one than the page has seen. */
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
      return Response.json({ error: "the view was changed meanwhile", views: listViews(db) }, { status: 409 });
    saveView(db, view);
    return Response.json({ views: listViews(db) });
  });
}

/** Gives the view of a name another one; what it shows stays as it is on the board by now. */
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

/** Forgets the view of a name, and gives it to whoever wants it back. */
export async function DELETE(request: Request): Promise<Response> {
  const refusal = refuseUnauthorizedWrite(request);
  if (refusal) return refusal;
  return changeBoard((db) => {
    const deleted = deleteView(db, getViewName(request));
    return deleted ? Response.json({ views: listViews(db), deleted }) : errorResponse(ERRORS.missing);
  });
}
