import { feedResponse } from "@/app/export/feed-response";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return feedResponse(request);
}
