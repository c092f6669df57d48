import { parseExportRequest } from "@/app/_data/claim-export";
import { provenanceResponse } from "@/app/_data/download";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return provenanceResponse(parseExportRequest(request));
}
