import { browseBoard } from "@/app/_data/board";
import { listSlotNames } from "@/db/queries/list-slot-names";
import { NAMED_SLOTS } from "@/lib/claim/correction";

export const dynamic = "force-dynamic";

const MAX_NAMES = 12;
const MAX_SEARCH_LENGTH = 200;

/** Returns the names that claims of the board have in a slot, for suggestions. */
export async function GET(request: Request): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const slot = NAMED_SLOTS.find((one) => one === params.get("slot"));
  if (slot === undefined) return Response.json({ error: "no such slot" }, { status: 400 });
  const search = (params.get("q") ?? "").slice(0, MAX_SEARCH_LENGTH);
  return Response.json({ names: await browseBoard((db) => listSlotNames(db, slot, search, MAX_NAMES)) });
}
