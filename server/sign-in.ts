import type { IncomingMessage, ServerResponse } from "node:http";
import { isForwardedHttps } from "@/lib/api/forwarded-scheme";
import { findWriteRefusal } from "@/lib/api/request-origin";
import { type AccessPolicy, getClient, parseEditorName } from "./access-policy";
import { redirect, sendHtml } from "./answers";
import type { Access } from "./request-context";
import { signInPage } from "./sign-in-page";

/** Limit of the form in bytes. */
const MAX_FORM_BYTES = 16 * 1024;

export const SIGN_IN_PATH = "/login";
export const SIGN_OUT_PATH = "/logout";

/** Address of the sign-in page that returns to a path of this server. */
export const signInAddress = (next: string): string => `${SIGN_IN_PATH}?${new URLSearchParams({ next })}`;

/** What handling the sign-in needs. */
interface SignInParts {
  readonly path: string;
  readonly policy: AccessPolicy;
  readonly access: Access | null;
}

/** Response to a request for the sign-in page. */
interface Outcome {
  readonly status: number;
  /** Path to return to. */
  readonly next: string;
  readonly error?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Handles the sign-in page, its form and signing out. */
export async function handleSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  { path, policy, access }: SignInParts,
): Promise<void> {
  const { status, next, error, headers } = await runSignIn(request, path, policy);
  const { isReadRequired, isEditorRequired } = policy.tokens;
  if (status === 303) redirect(response, next, headers);
  else
    sendHtml(
      response,
      status,
      signInPage({ next, isReadRequired, isEditorRequired, access, ...(error !== undefined && { error }) }),
      headers,
    );
}

async function runSignIn(request: IncomingMessage, path: string, policy: AccessPolicy): Promise<Outcome> {
  if (request.method === "GET" || request.method === "HEAD") {
    const { searchParams } = new URL(request.url ?? "/", "http://localhost");
    return { status: 200, next: toLocalPath(searchParams.get("next")) };
  }
  if (request.method !== "POST") return { status: 405, next: "/", headers: { Allow: "GET, POST" } };
  if (isCrossSite(request))
    return { status: 403, next: "/", error: "The form was sent by another site. Nothing was changed." };
  const form = await readForm(request);
  if (form === null)
    return { status: 413, next: "/", error: "The form is too large.", headers: { Connection: "close" } };
  if (path === SIGN_OUT_PATH)
    return { status: 303, next: SIGN_IN_PATH, headers: { "Set-Cookie": policy.sessions.end(request.headers.cookie) } };
  return submitToken(request, form, policy);
}

function submitToken(request: IncomingMessage, form: URLSearchParams, policy: AccessPolicy): Outcome {
  const next = toLocalPath(form.get("next"));
  const client = getClient(request.headers, request.socket.remoteAddress);
  const seconds = policy.attempts.secondsToWait(client);
  if (seconds > 0) {
    const headers = { "Retry-After": String(seconds) };
    return { status: 429, next, error: `Too many attempts. Try again in ${seconds} seconds.`, headers };
  }
  const role = policy.tokens.findRole((form.get("token") ?? "").trim());
  if (role === null) {
    policy.attempts.addFailure(client);
    return { status: 401, next, error: "This token is not valid." };
  }
  const name = role === "editor" ? parseEditorName(form.get("name") ?? "") : null;
  if (role === "editor" && name === null)
    return { status: 400, next, error: "Enter your name as well: it is stored with your changes." };
  policy.sessions.end(request.headers.cookie);
  const isSecure = isForwardedHttps(request.headers["x-forwarded-proto"]);
  return { status: 303, next, headers: { "Set-Cookie": policy.sessions.create({ role, name }, isSecure) } };
}

/** True if a page of another site sent the form. */
function isCrossSite({ headers }: IncomingMessage): boolean {
  const { host = null, origin = null, "sec-fetch-site": site = null } = headers;
  const fetchSite = typeof site === "string" ? site : null;
  return findWriteRefusal({ host, origin, fetchSite, isAuthorized: true }) !== null;
}

/** Returns a path of this server; "/" for anything else, so that nobody is sent to another site. */
export function toLocalPath(next: string | null): string {
  if (next === null || !/^\/(?![/\\])[\x21-\x7e]{0,2000}$/.test(next)) return "/";
  const isSignIn = [SIGN_IN_PATH, SIGN_OUT_PATH].includes(next.split("?")[0] ?? "");
  return next.includes("\\") || isSignIn ? "/" : next;
}

/** Reads the form; null if it is too large. */
async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size > MAX_FORM_BYTES) return null;
    chunks.push(chunk as Buffer);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString("utf8"));
}
