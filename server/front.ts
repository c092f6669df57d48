import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { type AccessPolicy, getClient, type Identity } from "./access-policy";
import { redirect, sendHtml, sendJson, wantsPage } from "./answers";
import { findOldestData } from "./current-data";
import type { Readiness } from "./health";
import type { ServerLog } from "./log";
import { plainPage } from "./plain-page";
import { type Access, type RequestContext, runInRequest } from "./request-context";
import { handleSignIn, SIGN_IN_PATH, SIGN_OUT_PATH, signInAddress } from "./sign-in";

/** What the front needs; the dashboard itself is one function. */
export interface FrontParts {
  readonly policy: AccessPolicy | null;
  readonly log: ServerLog;
  readonly checkReadiness: () => Readiness;
  readonly dashboard: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const ALLOWED_METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** Compiled scripts and styles, requested by every page: not logged. */
const STATIC_PATH = "/_next/static/";

/**
 * Creates the handler of every request: it gives the request an id, answers health checks, checks access, and passes the
 * request on to the dashboard. Each request and each error is one line of the log.
 */
export function createFront({ policy, log, checkReadiness, dashboard }: FrontParts): Handler {
  return async (request, response) => {
    const id = randomBytes(6).toString("hex");
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const method = request.method ?? "GET";
    response.setHeader("X-Request-Id", id);
    // Without tokens every client is anonymous and may do what the server allows.
    const identity: Identity = policy?.identify(request) ?? { kind: "anonymous" };
    const access = identity.kind === "known" ? identity.access : null;
    logWhenFinished(request, response, { id, path, method, access, log });
    const logError = (error: unknown, digest?: string): void => log.error({ id, method, path, error, digest });
    const context: RequestContext = { id, access, oldestData: findOldestData(request.headers), logError };
    try {
      if (method === "TRACE" || method === "TRACK") response.writeHead(405, { Allow: ALLOWED_METHODS }).end();
      else if (path === "/healthz") sendJson(response, 200, { status: "ok" });
      else if (path === "/readyz") answerReadiness(response, checkReadiness(), logError);
      else if (policy !== null && isSignIn(path)) await handleSignIn(request, response, { path, policy, access });
      else if (policy !== null && !mayRead(policy, identity, path)) refuse(request, response, identity);
      else await runInRequest(context, () => dashboard(request, response));
    } catch (error) {
      logError(error);
      answerFailure(request, response, id);
    }
  };
}

const isSignIn = (path: string): boolean => path === SIGN_IN_PATH || path === SIGN_OUT_PATH;

/** A wrong token is refused everywhere, so that its owner notices. */
function mayRead(policy: AccessPolicy, identity: Identity, path: string): boolean {
  if (identity.kind === "known") return true;
  return identity.kind === "anonymous" && policy.isPublic(path);
}

function answerReadiness(
  response: ServerResponse,
  { isReady, reason, detail }: Readiness,
  logError: (error: unknown) => void,
): void {
  if (!isReady) logError(new Error(detail === null ? reason : `${reason}: ${detail}`));
  sendJson(response, isReady ? 200 : 503, { status: isReady ? "ready" : "not ready", reason });
}

/** Refuses a request: browsers are redirected to the sign-in page, programs get 401, or 429 after too many attempts. */
function refuse(request: IncomingMessage, response: ServerResponse, identity: Identity): void {
  // The body of the request is not read, so the connection cannot be used again.
  const close = { Connection: "close" };
  if (identity.kind === "too many attempts") {
    const error = `too many attempts with a wrong token; try again in ${identity.seconds} seconds`;
    sendJson(response, 429, { error }, { "Retry-After": String(identity.seconds), ...close });
    return;
  }
  if (identity.kind === "anonymous" && wantsPage(request)) {
    redirect(response, signInAddress(request.url ?? "/"));
    return;
  }
  const error =
    identity.kind === "wrong token"
      ? "the token is not valid"
      : "this board requires a token: sign in at /login, or send Authorization: Bearer TOKEN";
  sendJson(response, 401, { error }, { "WWW-Authenticate": 'Bearer realm="claimboard"', ...close });
}

/** Answers a request whose handling failed, with the id that is in the log. */
function answerFailure(request: IncomingMessage, response: ServerResponse, id: string): void {
  if (response.headersSent) response.destroy();
  else if (wantsPage(request)) sendHtml(response, 500, failurePage(id));
  else sendJson(response, 500, { error: `the server failed (error ${id})` });
}

const failurePage = (id: string): string =>
  plainPage(
    "The server failed",
    `<p>The log of the server has the reason under the id <code>${id}</code>.</p>
<p><a href="">Try again</a></p>`,
  );

interface LoggedRequest {
  readonly id: string;
  readonly path: string;
  readonly method: string;
  readonly access: Access | null;
  readonly log: ServerLog;
}

function logWhenFinished(
  request: IncomingMessage,
  response: ServerResponse,
  { id, path, method, access, log }: LoggedRequest,
): void {
  if (path.startsWith(STATIC_PATH)) return;
  const start = performance.now();
  const client = getClient(request.headers, request.socket.remoteAddress);
  response.once("close", () =>
    log.request({
      id,
      method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - start),
      client,
      editor: access?.name ?? null,
      isCut: !response.writableFinished,
    }),
  );
}
