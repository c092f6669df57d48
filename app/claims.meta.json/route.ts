import { parseExportRequest } from "@/app/export/export-request";
import { provenanceResponse } from "@/app/export/export-response";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return provenanceResponse(parseExportRequest(request));
}
