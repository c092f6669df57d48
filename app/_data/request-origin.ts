/** Where whoever sent these headers found this server: "https://board.example", without a slash at its end. */
export function getRequestOrigin(headers: Pick<Headers, "get">): string {
  const scheme = headers.get("x-forwarded-proto")?.split(",")[0]?.trim();
  return `${scheme === "https" ? "https" : "http"}://${headers.get("host") ?? "localhost"}`;
}
