/** Returns the origin under which the client reached this server: "https://board.example". */
export function getRequestOrigin(headers: Pick<Headers, "get">): string {
  const scheme = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return `${scheme === "https" ? "https" : "http"}://${headers.get("host") ?? "localhost"}`;
}
