import { exportPreviewResponse } from "@/app/export/export-preview";
import { parseCompareExportRequest } from "@/app/export/export-request";
import { exportResponse, provenanceResponse } from "@/app/export/export-response";

export const dynamic = "force-dynamic";

interface Context {
  readonly params: Promise<{ readonly file: string }>;
}

/** Exports the claims of a comparison, such as `claims.csv`, with the parameters of its page. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const exportRequest = await parseCompareExportRequest(request);
  if (file === "preview.json") return exportPreviewResponse(exportRequest);
  if (file === "claims.meta.json") return provenanceResponse(exportRequest);
  const [, format = ""] = /^claims\.(\w{1,20})$/.exec(file) ?? [];
  return exportResponse(exportRequest, format);
}
