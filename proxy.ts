import { type NextRequest, NextResponse } from "next/server";
import { isAllowedHost } from "@/lib/api/request-origin";

const REFUSAL_MESSAGE = `This board is shown under the names of this machine alone, like localhost.
Started with --host it is open to a network. Other names under which this machine is to show it go into CLAIMBOARD_HOSTS.
`;

/** Ahead of every page and route: refuses who calls this machine by a foreign name. */
export function proxy({ headers }: NextRequest): NextResponse {
  if (isAllowedHost(headers.get("host"), process.env.CLAIMBOARD_HOSTS)) return NextResponse.next();
  return new NextResponse(REFUSAL_MESSAGE, { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
}

// The usual names pass without a question: that takes no time, and no upload is kept in memory for it. What the program
// itself is made of is no secret.
export const config = {
  matcher: [
    {
      source: "/((?!_next/static/).*)",
      missing: [{ type: "header", key: "host", value: "(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::\\d{1,5})?" }],
    },
  ],
};
