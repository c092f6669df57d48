import { readBoard } from "@/app/_data/board";
import { findNavigationItems } from "@/db/queries/find-navigation-items";

export const dynamic = "force-dynamic";

const MAX_SEARCH_LENGTH = 200;

/** Returns the items of the command palette for a search text. */
export async function GET(request: Request): Promise<Response> {
  const search = (new URL(request.url).searchParams.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  return Response.json({ places: await readBoard((db) => findNavigationItems(db, search)) });
}
