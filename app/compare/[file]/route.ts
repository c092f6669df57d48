import { exportPreviewResponse } from "@/app/export/export-preview";
import { parseCompareExportRequest } from "@/app/export/export-request";
import { exportResponse, provenanceResponse } from "@/app/export/export-response";

export const dynamic = "force-dynamic";

interface Place {
  readonly params: Promise<{ readonly file: string }>;
}

/** The claims of a comparison as files, with the parameters of its page: `claims.csv` and its like, as they stand beside `/claims`. */
export async function GET(request: Request, { params }: Place): Promise<Response> {
  const { file } = await params;
  const asked = await parseCompareExportRequest(request);
  if (file === "preview.json") return exportPreviewResponse(asked);
  if (file === "claims.meta.json") return provenanceResponse(asked);
  const [, format = ""] = /^claims\.(\w{1,20})$/.exec(file) ?? [];
  return exportResponse(asked, format);
}
