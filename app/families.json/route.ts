import { browseBoard } from "@/app/_data/board";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { formatCount } from "@/lib/format/numbers";

export const dynamic = "force-dynamic";

/** Returns the names of all families of benchmarks with their number of papers, those with most papers first. */
export async function GET(): Promise<Response> {
  const families = await browseBoard((db) => listFamilies(db));
  return Response.json({
    families: families.map(({ name, papers }) => ({ name, note: formatCount(papers, "paper") })),
  });
}
