/**
 * True if the client reached the first proxy with https.
 * @param header value of X-Forwarded-Proto; each proxy may append its own scheme: "https, http"
 */
export function isForwardedHttps(header: string | readonly string[] | null | undefined): boolean {
  const [first = ""] = [header ?? ""].flat().join(",").split(",");
  return first.trim().toLowerCase() === "https";
}
