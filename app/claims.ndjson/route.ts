import { exportClaimsResponse } from "@/app/_data/download";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return exportClaimsResponse(request, "ndjson");
}
