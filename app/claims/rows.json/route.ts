import { readBoard } from "@/app/_data/board";
import { listClaims } from "@/db/queries/list-claims";
import { parseClaimQuery } from "@/lib/parse-claim-query";
import { toClaimRow } from "@/lib/to-claim-row";

export const dynamic = "force-dynamic";

/** One page of the table's rows, for reading on while one scrolls. */
export async function GET(request: Request): Promise<Response> {
  const { query } = parseClaimQuery(new URL(request.url).searchParams);
  const { claims, total } = await readBoard((db) => listClaims(db, query));
  return Response.json({ total, rows: claims.map((claim) => toClaimRow(claim, query.cols)) });
}
