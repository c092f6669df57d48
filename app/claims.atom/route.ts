import { feedResponse } from "@/app/_data/feed";

export const dynamic = "force-dynamic";

export function GET(request: Request): Promise<Response> {
  return feedResponse(request);
}
