import { downloadClaims } from "@/app/_data/download";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return downloadClaims(request, "parquet");
}
