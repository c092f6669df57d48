import type { IncomingMessage, ServerResponse } from "node:http";

/** Everything on these pages is in the page itself; they have no scripts. */
const HTML_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy":
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "same-origin",
  "Cache-Control": "no-store",
};

type Headers = Readonly<Record<string, string>>;

/** Sends a page. */
export function sendHtml(response: ServerResponse, status: number, html: string, headers: Headers = {}): void {
  response.writeHead(status, { ...HTML_HEADERS, ...headers }).end(html);
}

/** Sends JSON that nothing may store. */
export function sendJson(response: ServerResponse, status: number, value: unknown, headers: Headers = {}): void {
  response
    .writeHead(status, { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store", ...headers })
    .end(JSON.stringify(value));
}

/** Redirects to a path of this server, to be loaded with GET. */
export function redirect(response: ServerResponse, path: string, headers: Headers = {}): void {
  response.writeHead(303, { Location: path, "Cache-Control": "no-store", ...headers }).end();
}

/** True if the client shows a page to a person, as opposed to a script or a program that reads data. */
export function wantsPage({ method, headers }: IncomingMessage): boolean {
  const mode = headers["sec-fetch-mode"];
  if (method !== "GET" && method !== "HEAD") return false;
  return (mode === undefined || mode === "navigate") && (headers.accept ?? "").includes("text/html");
}
