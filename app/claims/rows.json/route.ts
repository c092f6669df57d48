import { browseBoard } from "@/app/_data/board";
import { readClaimQuery } from "@/app/_data/read-claim-query";
import { listClaimRows } from "@/db/queries/list-claim-rows";

export const dynamic = "force-dynamic";

/** One page of the rows of the table, loaded while scrolling. */
export async function GET(request: Request): Promise<Response> {
  const { query } = await readClaimQuery(new URL(request.url).searchParams);
  return Response.json(await browseBoard((db) => listClaimRows(db, query)));
}
