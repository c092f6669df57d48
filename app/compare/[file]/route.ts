import { parseCompareExportRequest } from "@/app/_data/claim-export";
import { exportResponse, provenanceResponse } from "@/app/_data/download";
import { exportPreviewResponse } from "@/app/_data/preview";

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
