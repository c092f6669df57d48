import { exportPreviewResponse } from "@/app/export/export-preview";
import { parseExportRequest } from "@/app/export/export-request";

export const dynamic = "force-dynamic";

/** The beginning of a file, for the dialog that offers it. */
export function GET(request: Request): Promise<Response> {
  return exportPreviewResponse(parseExportRequest(request));
}
