import { browseBoard } from "@/app/_data/board";
import { listClaimRows } from "@/db/queries/list-claim-rows";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";

export const dynamic = "force-dynamic";

/** One page of the rows of the table, loaded while scrolling. */
export async function GET(request: Request): Promise<Response> {
  const { query } = parseClaimQuery(new URL(request.url).searchParams);
  return Response.json(await browseBoard((db) => listClaimRows(db, query)));
}
