import { exportClaimsResponse } from "@/app/export/export-response";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return exportClaimsResponse(request, "md");
}
