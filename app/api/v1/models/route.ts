import { answerList, pageOfCounted } from "@/app/_data/api";
import { claimWhere } from "@/db/queries/claim-where";
import { listModels } from "@/db/queries/list-models";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerList(request, "models", {
    placeLength: () => 2,
    read: (db, query, after) => pageOfCounted(listModels(db, claimWhere(query)), query, after),
  });
}
