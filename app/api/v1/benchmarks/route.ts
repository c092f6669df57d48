import { answerList, pageOfCounted } from "@/app/_data/api";
import { claimWhere } from "@/db/queries/claim-where";
import { listBenchmarks } from "@/db/queries/list-benchmarks";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return answerList(request, "benchmarks", {
    placeLength: () => 2,
    read: (db, query, after) => pageOfCounted(listBenchmarks(db, claimWhere(query)), query, after),
  });
}
