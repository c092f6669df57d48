import { createServer, type IncomingHttpHeaders, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createAccessPolicy } from "./access-policy";
import { createEndedSessions } from "./ended-sessions";
import { createFront, type FrontParts } from "./front";
import type { ErrorRecord, RequestRecord } from "./log";
import { getEditorName, getRequest } from "./request-context";

const [READER, EDITOR] = ["reader-token-123456", "editor-token-123456"];
const TOKENS = { CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR };
/** Headers of a browser that loads a page. `fetch` always says that it is not one. */
const PAGE = { accept: "text/html", "sec-fetch-mode": "navigate" };

/** Loads a page as a browser does. */
const loadPage = (
  url: string,
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers: PAGE }, async (answer) => {
      let text = "";
      for await (const chunk of answer) text += chunk;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
    });
    sent.on("error", reject).end();
  });

let server: Server | undefined;
afterEach(() => server?.close());

/** Starts a front before a dashboard that answers with the name of the editor. */
async function start(env: Record<string, string> = TOKENS, parts: Partial<FrontParts> = {}) {
  const requests: RequestRecord[] = [];
  const errors: ErrorRecord[] = [];
  const front = createFront({
    policy: createAccessPolicy(
      env,
      createEndedSessions(null, () => {}),
    ),
    log: { request: (one) => requests.push(one), error: (one) => errors.push(one), event: () => {} },
    checkReadiness: () => ({ isReady: true, reason: "ready", detail: null }),
    dashboard: async (_request, response) => void response.end(`board for ${getEditorName() ?? "nobody"}`),
    ...parts,
  });
  const listening = createServer(front);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const send = (path: string, init: RequestInit = {}) => fetch(base + path, { redirect: "manual", ...init });
  const signIn = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send("/login", { method: "POST", body: new URLSearchParams(fields), headers });
  return { base, send, signIn, requests, errors };
}

const bearer = (token: string): Record<string, string> => ({ authorization: `Bearer ${token}` });

describe("a board with both tokens", () => {
  it("refuses reading: programs get 401, people the sign-in page", async () => {
    const { base, send } = await start();
    const api = await send("/api/v1/claims");
    expect([api.status, api.headers.get("www-authenticate")]).toEqual([401, 'Bearer realm="claimboard"']);
    expect(await api.json()).toEqual({ error: expect.stringContaining("requires a token") });
    const page = await loadPage(`${base}/claims?size=7`);
    expect([page.status, page.headers.location]).toEqual([303, "/login?next=%2Fclaims%3Fsize%3D7"]);
    for (const method of ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])
      expect((await loadPage(`${base}/claims`, method)).status, method).toBe(401);
  });

  it.each([
    [READER, "board for nobody"],
    [EDITOR, "board for API"],
  ])("accepts the token %s as a header", async (token, body) => {
    const { send } = await start();
    expect(await (await send("/claims.csv", { headers: bearer(token) })).text()).toBe(body);
  });

  it("takes the name of an editor from a header, and only from editors", async () => {
    const { send } = await start();
    const name = { "x-claimboard-editor": "Ada%20B%C3%A9ll" };
    expect(await (await send("/", { headers: { ...bearer(EDITOR), ...name } })).text()).toBe("board for Ada Béll");
    expect(await (await send("/", { headers: { ...bearer(READER), ...name } })).text()).toBe("board for nobody");
  });

  it("does not accept a token in the address", async () => {
    const { send } = await start();
    expect((await send(`/claims?token=${READER}&CLAIMBOARD_TOKEN=${READER}`)).status).toBe(401);
  });

  it("signs in, shows who is signed in, and signs out", async () => {
    const { send, signIn } = await start();
    const signedIn = await signIn({ token: EDITOR, name: "Ada <b>Bell</b>", next: "/claims" });
    expect([signedIn.status, signedIn.headers.get("location")]).toEqual([303, "/claims"]);
    const headers = { cookie: (signedIn.headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
    expect(await (await send("/claims", { headers })).text()).toBe("board for Ada <b>Bell</b>");
    expect(await (await send("/login", { headers })).text()).toContain(
      "signed in as Ada &lt;b&gt;Bell&lt;/b&gt;, editor",
    );
    const signedOut = await send("/logout", { method: "POST", headers });
    expect(signedOut.headers.get("set-cookie")).toMatch(/Max-Age=0/);
    expect((await send("/claims", { headers })).status, "a copy of the cookie").toBe(401);
  });

  it("ends the session that another sign-in replaces", async () => {
    const { send, signIn } = await start();
    const first = { cookie: ((await signIn({ token: READER })).headers.get("set-cookie") ?? "").split(";")[0] ?? "" };
    expect((await send("/claims", { headers: first })).status).toBe(200);
    await signIn({ token: EDITOR, name: "Ada" }, first);
    expect((await send("/claims", { headers: first })).status).toBe(401);
  });

  it.each([
    ["https, http", true],
    ["http, https", false],
  ])("marks cookies behind proxies with X-Forwarded-Proto %s as secure: %s", async (scheme, isSecure) => {
    const { signIn } = await start();
    const cookie = (await signIn({ token: READER }, { "x-forwarded-proto": scheme })).headers.get("set-cookie") ?? "";
    expect(cookie.endsWith("; Secure")).toBe(isSecure);
  });

  it.each([
    [{ token: "wrong-token-123456", name: "Ada" }, 401, "This token is not valid."],
    [{ token: "", name: "Ada" }, 401, "This token is not valid."],
    [{ token: EDITOR, name: " " }, 400, "Enter your name as well"],
  ])("answers %j with %s", async (fields, status, text) => {
    const { signIn } = await start();
    const answer = await signIn(fields);
    const html = await answer.text();
    expect([answer.status, answer.headers.get("set-cookie")]).toEqual([status, null]);
    expect(html).toContain(text);
    expect(html).not.toContain("token-123456");
  });

  it("needs no name for reading", async () => {
    const { signIn } = await start();
    expect((await signIn({ token: READER })).headers.get("location")).toBe("/");
  });

  it.each([{ origin: "https://evil.example" }, { "sec-fetch-site": "cross-site" }])(
    "refuses the form of another site: %j",
    async (headers) => {
      const { signIn } = await start();
      const answer = await signIn({ token: READER }, headers as Record<string, string>);
      expect([answer.status, answer.headers.get("set-cookie")]).toEqual([403, null]);
    },
  );

  it("refuses a form that is too large, and other methods", async () => {
    const { send, signIn } = await start();
    expect((await signIn({ token: READER, next: "x".repeat(20_000) })).status).toBe(413);
    expect((await send("/login", { method: "PUT" })).status).toBe(405);
  });

  it("stops after ten wrong tokens, of the form and of the API together, also for the right one", async () => {
    const { send, signIn } = await start();
    for (let i = 0; i < 5; i++) await signIn({ token: `guess-${i}` });
    for (let i = 0; i < 5; i++) expect((await send("/", { headers: bearer(`guess-${i}`) })).status).toBe(401);
    const stopped = await signIn({ token: READER });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await send("/", { headers: bearer(EDITOR) })).status).toBe(429);
  });

  it("does not pass a session on to other requests", async () => {
    const { send, signIn } = await start();
    await signIn({ token: EDITOR, name: "Ada" });
    expect((await send("/claims")).status).toBe(401);
  });
});

describe("a board with an editor token only", () => {
  it("is open for reading, and knows its editors", async () => {
    const { send } = await start({ CLAIMBOARD_EDITOR_TOKEN: EDITOR });
    expect(await (await send("/claims")).text()).toBe("board for nobody");
    expect(await (await send("/claims", { headers: bearer(EDITOR) })).text()).toBe("board for API");
    expect((await send("/claims", { headers: bearer("wrong") })).status).toBe(401);
  });
});

describe("a board without tokens", () => {
  it("has no sign-in and needs none", async () => {
    const { send } = await start({});
    expect(await (await send("/login")).text()).toBe("board for nobody");
    expect(await (await send("/claims", { headers: bearer("anything") })).text()).toBe("board for nobody");
  });
});

describe("health", () => {
  it("is public", async () => {
    const { send } = await start();
    expect(await (await send("/healthz")).json()).toEqual({ status: "ok" });
    expect(await (await send("/readyz")).json()).toEqual({ status: "ready", reason: "ready" });
  });

  it("says what is missing, with details only in the log", async () => {
    const checkReadiness = () => ({ isReady: false, reason: "the database cannot be read", detail: "/home/ada/b.db" });
    const { send, errors } = await start(TOKENS, { checkReadiness });
    const answer = await send("/readyz");
    expect(answer.status).toBe(503);
    expect(await answer.text()).not.toContain("/home/ada");
    expect(String(errors[0]?.error)).toContain("/home/ada/b.db");
  });
});

describe("the log", () => {
  it("has one line per request with the id that the client gets, and no query or token", async () => {
    const { send, signIn, requests } = await start();
    const answer = await send("/claims.csv?q=owls", { headers: bearer(EDITOR) });
    await answer.text();
    await (await signIn({ token: READER })).text();
    await (await send("/_next/static/a.js")).text();
    await expect.poll(() => requests.length).toBe(2);
    expect(requests[0]).toMatchObject({
      id: answer.headers.get("x-request-id"),
      method: "GET",
      path: "/claims.csv",
      status: 200,
      editor: "API",
      isCut: false,
    });
    expect(JSON.stringify(requests)).not.toMatch(/owls|token-123456/);
  });

  it("has the errors of the dashboard under the id of the error page", async () => {
    const dashboard = async () => {
      getRequest()?.logError(new Error("first"), "digest 7");
      throw new Error("the owl left");
    };
    const { base, send, errors } = await start({}, { dashboard });
    const page = await loadPage(`${base}/claims`);
    const id = String(page.headers["x-request-id"]);
    expect([page.status, page.text.includes(`<code>${id}</code>`)]).toEqual([500, true]);
    expect(errors.map((one) => [one.id, String(one.error), one.digest])).toEqual([
      [id, "Error: first", "digest 7"],
      [id, "Error: the owl left", undefined],
    ]);
    const json = await send("/claims.json");
    expect(await json.json()).toEqual({ error: `the server failed (error ${json.headers.get("x-request-id")})` });
  });
});

it("answers TRACE with 405", async () => {
  const { base } = await start({});
  expect((await loadPage(base, "TRACE")).status).toBe(405);
});
