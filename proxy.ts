import { type NextRequest, NextResponse } from "next/server";
import { isAllowedHost } from "@/lib/api/request-origin";

const REFUSAL_MESSAGE = `This board is available under the names of this machine only, such as localhost.
Start it with --host to open it to a network, or add other host names to CLAIMBOARD_HOSTS.
`;

/** Runs before every page and route. Refuses requests with a foreign Host header (DNS rebinding). */
export function proxy({ headers }: NextRequest): NextResponse {
  if (isAllowedHost(headers.get("host"), process.env.CLAIMBOARD_HOSTS)) return NextResponse.next();
  return new NextResponse(REFUSAL_MESSAGE, { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

// Requests for the usual local names skip the proxy: that saves time and the buffering of uploads. Static files of the
// program are public.
export const config = {
  matcher: [
    {
      source: "/((?!_next/static/).*)",
      missing: [{ type: "header", key: "host", value: "(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::\\d{1,5})?" }],
    },
  ],
};
