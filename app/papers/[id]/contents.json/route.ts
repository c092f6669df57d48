import { readBoard } from "@/app/_data/board";
import { getPaper } from "@/db/queries/get-paper";
import { listAbstractContents } from "@/extractors/abstract-contents";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** Returns the names and numbers of an abstract, for who reviews or adds claims. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const details = await readBoard((db) => getPaper(db, decodeURIComponent(id)));
  if (!details) return Response.json({ error: "no such paper" }, { status: 404 });
  return Response.json(listAbstractContents(details.paper));
}
