import { parseExportRequest } from "@/app/_data/claim-export";
import { exportPreviewResponse } from "@/app/_data/preview";

export const dynamic = "force-dynamic";

/** The beginning of a file, for the dialog that offers it. */
export function GET(request: Request): Promise<Response> {
  return exportPreviewResponse(parseExportRequest(request));
}
