import { answerList } from "@/app/_data/api";
import { PAPER_PLACE_LENGTH, pagePapers } from "@/db/queries/page-papers";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerList(request, "papers", { placeLength: () => PAPER_PLACE_LENGTH, read: pagePapers });
}
