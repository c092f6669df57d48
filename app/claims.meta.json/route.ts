import { readExportRequest } from "@/app/_data/claim-export";
import { describeDownload } from "@/app/_data/download";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return describeDownload(readExportRequest(request));
}
