import { isForwardedHttps } from "@/lib/api/forwarded-scheme";

/** Returns the origin under which the client reached this server: "https://board.example". */
export function getRequestOrigin(headers: Pick<Headers, "get">): string {
  const scheme = isForwardedHttps(headers.get("x-forwarded-proto")) ? "https" : "http";
  return `${scheme}://${headers.get("host") ?? "localhost"}`;
}
