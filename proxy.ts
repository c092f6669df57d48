import { type NextRequest, NextResponse } from "next/server";
import { formatContentPolicy, NONCE_HEADER } from "@/lib/api/content-policy";
import { isAllowedHost } from "@/lib/api/request-origin";

const REFUSAL_MESSAGE = `This board is available under the names of this machine only, such as localhost.
Start it with --host to open it to a network, or add other host names to CLAIMBOARD_HOSTS.
`;

const isDevelopment = process.env.NODE_ENV === "development";

/**
 * Runs before every page. Refuses requests with a foreign Host header (DNS rebinding), and gives every page a content
 * security policy with a nonce of its own, which Next adds to its scripts.
 */
export function proxy({ headers }: NextRequest): NextResponse {
  if (!isAllowedHost(headers.get("host"), process.env.CLAIMBOARD_HOSTS))
    return new NextResponse(REFUSAL_MESSAGE, { status: 403, headers: { "Content-Type": "text/plain; charset=utf-8" } });
  // Only documents run scripts; other responses have the policy of next.config.js.
  if (!headers.get("accept")?.includes("text/html")) return NextResponse.next();
  const nonce = crypto.randomUUID();
  const policy = formatContentPolicy(nonce, isDevelopment);
  const request = { headers: new Headers(headers) };
  request.headers.set(NONCE_HEADER, nonce);
  request.headers.set("Content-Security-Policy", policy);
  return NextResponse.next({ request, headers: { "Content-Security-Policy": policy } });
}

// Requests of programs and scripts for the usual local names skip the proxy: that saves time and the buffering of
// uploads. Static files of the program are public.
export const config = {
  matcher: [
    { source: "/((?!_next/static/).*)", has: [{ type: "header", key: "accept", value: ".*text/html.*" }] },
    {
      source: "/((?!_next/static/).*)",
      missing: [{ type: "header", key: "host", value: "(?:localhost|127(?:\\.\\d{1,3}){3}|\\[::1\\])(?::\\d{1,5})?" }],
    },
  ],
};
