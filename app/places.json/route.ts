import { browseBoard } from "@/app/_data/board";
import { findClaimItems, findNavigationItems } from "@/db/queries/find-navigation-items";

export const dynamic = "force-dynamic";

const MAX_SEARCH_LENGTH = 200;

/** Returns the items of the command palette for a search text; with `claims=1` also claims, for comparisons. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const search = (params.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  const places = await browseBoard((db) => [
    ...findNavigationItems(db, search),
    ...(params.get("claims") === "1" ? findClaimItems(db, search) : []),
  ]);
  return Response.json({ places });
}
