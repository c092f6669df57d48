import { readBoard } from "@/app/_data/board";
import { getPaper } from "@/db/queries/get-paper";
import { formatBibtexEntry } from "@/exporters/bibtex";
import { findPaperUrl } from "@/lib/claim/to-claims";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The BibTeX entry of a paper, with or without claims. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  const data = await readBoard((db) => getPaper(db, id));
  if (!data) return new Response("No such paper.\n", { status: 404 });
  const { paper } = data;
  const entry = formatBibtexEntry({
    ...paper,
    authors: [...paper.authors],
    paper_id: paper.id,
    paper_title: paper.title,
    paper_url: findPaperUrl(paper),
  });
  return new Response(entry, { headers: { "Content-Type": "application/x-bibtex; charset=utf-8" } });
}
