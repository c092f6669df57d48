import { randomUUID } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getBoardConnection } from "@/db/board-connection";
import type { Db } from "@/db/open";
import { createReadCache, discardCachedRead } from "@/db/queries/versioned-cache";
import { NONCE_HEADER } from "@/lib/api/content-policy";
import { wantsPage } from "./answers";
import { toPageDb } from "./current-data";
import { getRequest } from "./request-context";

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A page as it was rendered for one client. */
interface CachedPage {
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
  /** Nonce of its scripts; null without scripts. */
  readonly nonce: string | null;
  /** Where the nonce is in the body. */
  readonly nonceAt: readonly number[];
}

/** Pages in memory; most have less than 350 kB. */
const MAX_PAGES = 200;
/** Larger pages are rendered for every request. */
const MAX_PAGE_BYTES = 1_000_000;
/** The overview and Imports depend on the time, so that they are rendered again after a while. Milliseconds. */
const MAX_AGE_MS = 60_000;
const TIMED_PAGES = /^\/(?:$|\?|imports\b)/;

/** Request headers on which a page depends, besides cookies; the last line has those of `proxy.ts`, which anybody may send. */
const VARYING_HEADERS = [
  ...["host", "x-forwarded-proto", "user-agent", "rsc", "next-url", "next-router-state-tree"],
  ...["next-router-prefetch", "next-router-segment-prefetch"],
  ...[NONCE_HEADER, "content-security-policy"],
];
/** Cookies that change no page but the overview, which shows what is new since the last visit. */
const UNUSED_COOKIES = /^(?:claimboard_visit|claimboard_changed|claimboard_[\da-f]{8})=/;

/** Headers of one response that its copies must not have. */
const OWN_HEADERS = new Set(["x-request-id", "content-length", "transfer-encoding", "date", "connection"]);

const compress = promisify(gzip);

/**
 * Wraps a handler so that a page is rendered once for equal requests, until the board changes. The rules of
 * `createReadCache` apply: pages of a large board may be a few seconds late, but never from before a change of the client.
 * Every copy gets a nonce of its own, and headers that differ between requests are not copied.
 * @param file the database
 */
export function cachePages(file: string, handle: Handler): Handler {
  const cache = createReadCache<Promise<CachedPage | null>>("rendered pages", MAX_PAGES);
  return async (request, response) => {
    const db = isPage(request) ? getVersionedDb(file) : null;
    if (db === null) return handle(request, response);
    let rendered: Promise<CachedPage | null> | undefined;
    const get = (): Promise<CachedPage | null> =>
      cache(db, toKey(request), () => {
        rendered = render(handle, request, response);
        return rendered.catch(() => null).then(discardUnlessPage);
      });
    let page: CachedPage | null | undefined;
    let previous: typeof page;
    // Only a rendered page tells how old its data are: one that was being rendered may be too old for this client.
    do {
      previous = page;
      page = await get();
    } while (rendered === undefined && page !== previous);
    // An error is thrown for this request alone.
    if (rendered !== undefined) await rendered;
    else if (page === null) await handle(request, response);
    else await send(request, response, page);
  };
}

/** The next request tries again to render what was no page, or what the first client did not wait for. */
function discardUnlessPage(page: CachedPage | null): CachedPage | null {
  if (page === null) discardCachedRead();
  return page;
}

/** Returns the connection whose changes make pages outdated; null if the board cannot be read now. */
function getVersionedDb(file: string): Db | null {
  try {
    return toPageDb(getBoardConnection(file));
  } catch {
    return null;
  }
}

/** Files and data: addresses with an extension ("/claims.csv", but not "/models/llama-3.1"), and these folders. */
const FILE_PATH = /\.[a-z]\w{0,7}$|^\/(?:api|export)\//i;

/** True for a document, or what Next loads instead of one when a link is followed. */
function isPage(request: IncomingMessage): boolean {
  const path = (request.url ?? "/").split("?")[0] ?? "/";
  if (request.method !== "GET" || FILE_PATH.test(path)) return false;
  return request.headers.rsc === "1" || wantsPage(request);
}

function toKey({ url = "/", headers }: IncomingMessage): string {
  const { access } = getRequest() ?? {};
  const mayBeOverview = !/^\/[^/?]/.test(url);
  const cookies = (headers.cookie ?? "")
    .split(/;\s{0,8}/)
    .filter((one) => one !== "" && (mayBeOverview || !UNUSED_COOKIES.test(one)));
  return JSON.stringify([
    ...[TIMED_PAGES.test(url) && Math.floor(Date.now() / MAX_AGE_MS), url, access?.role, access?.name, cookies],
    ...VARYING_HEADERS.map((name) => headers[name]),
  ]);
}

/** Renders a page, answers the request with it, and returns it; null if other requests must not get it. */
function render(handle: Handler, request: IncomingMessage, response: ServerResponse): Promise<CachedPage | null> {
  const clientEncodings = request.headers["accept-encoding"];
  // Next would compress the page with its nonce.
  delete request.headers["accept-encoding"];
  return new Promise((resolve, reject) => {
    if (response.closed) resolve(null);
    response.once("close", () => resolve(null));
    collectBody(response, (body) => {
      const page = toCachedPage(response, body);
      resolve(page);
      sendBody(response, body, clientEncodings).catch(() => response.destroy());
    });
    handle(request, response).catch(reject);
  });
}

/** Keeps what is written to a response, until it ends. Headers are not sent before, so that they can still be changed. */
function collectBody(response: ServerResponse, onEnd: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  const { writeHead, write, end, flushHeaders } = response;
  const add = (args: readonly unknown[]): void => {
    const [chunk, encoding] = args;
    if (typeof chunk === "string")
      chunks.push(Buffer.from(chunk, typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8"));
    else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    for (const arg of args) if (typeof arg === "function") arg();
  };
  response.flushHeaders = () => {};
  response.writeHead = (status: number, ...args: readonly unknown[]): ServerResponse => {
    response.statusCode = status;
    const headers = args.find((arg): arg is OutgoingHttpHeaders => typeof arg === "object" && arg !== null) ?? {};
    for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
    return response;
  };
  response.write = (...args: readonly unknown[]): boolean => {
    add(args);
    return true;
  };
  response.end = (...args: readonly unknown[]): ServerResponse => {
    Object.assign(response, { writeHead, write, end, flushHeaders });
    add(args);
    onEnd(Buffer.concat(chunks));
    return response;
  };
}

const PAGE_TYPE = /^text\/(?:html|x-component)\b/;
/** What React writes, alone or in a script, instead of a part whose rendering failed after the status was sent. */
const FAILED_PARTS = [':E{"digest":', ':E{\\"digest\\":'];

function toCachedPage(response: ServerResponse, body: Buffer): CachedPage | null {
  const headers = response.getHeaders();
  if (response.statusCode !== 200 || response.headersSent || headers["set-cookie"] !== undefined) return null;
  if (!PAGE_TYPE.test(String(headers["content-type"])) || body.length > MAX_PAGE_BYTES) return null;
  if (FAILED_PARTS.some((part) => body.includes(part))) return null;
  const nonce = /'nonce-([\w-]{36})'/.exec(String(headers["content-security-policy"]))?.[1] ?? null;
  return { headers, body, nonce, nonceAt: nonce === null ? [] : findAll(body, nonce) };
}

function findAll(body: Buffer, text: string): number[] {
  const found: number[] = [];
  for (let at = body.indexOf(text); at >= 0; at = body.indexOf(text, at + text.length)) found.push(at);
  return found;
}

/** Sends a copy of a page with a nonce of its own. */
async function send(request: IncomingMessage, response: ServerResponse, page: CachedPage): Promise<void> {
  const body = Buffer.from(page.body);
  const nonce = randomUUID();
  for (const at of page.nonceAt) body.write(nonce, at, "latin1");
  for (const [name, value] of Object.entries(page.headers)) {
    if (value === undefined || OWN_HEADERS.has(name)) continue;
    const isText = typeof value === "string" && page.nonce !== null;
    response.setHeader(name, isText ? value.replaceAll(page.nonce ?? "", nonce) : value);
  }
  await sendBody(response, body, request.headers["accept-encoding"]);
}

/** Sends the body of a response, compressed if the client accepts that. */
async function sendBody(response: ServerResponse, body: Buffer, encodings: unknown): Promise<void> {
  if (!response.headersSent) {
    if (!/accept-encoding/i.test(String(response.getHeader("Vary")))) response.appendHeader("Vary", "Accept-Encoding");
    if (body.length > 1024 && /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(String(encodings ?? ""))) {
      const compressed = await compress(body, { level: 4 });
      response.setHeader("Content-Encoding", "gzip");
      response.setHeader("Content-Length", compressed.length);
      response.end(compressed);
      return;
    }
    response.setHeader("Content-Length", body.length);
  }
  response.end(body);
}
