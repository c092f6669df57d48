import { EventEmitter, once } from "node:events";
import {
  createServer,
  get,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { getBoardConnection } from "@/db/board-connection";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  enlarge,
  type TestBoard,
} from "@/db/fixtures/test-board";
import { cacheRead, MAX_AGE_MS, toLenientDb } from "@/db/queries/versioned-cache";
import { findOldestData } from "./current-data";
import { cachePages } from "./page-cache";
import { type Access, getRequest, runInRequest } from "./request-context";

const NONCE = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g;
const PAGE = { accept: "text/html" };
const TEXT = "An owl reads. ".repeat(200);

let board: TestBoard;
let server: Server | undefined;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => {
  server?.close();
  board.remove();
});

type Answer = (request: IncomingMessage, response: ServerResponse, text?: string) => void;

/** A page with a nonce in its policy and twice in its body, written in pieces as Next does. */
const answerPage: Answer = (_request, response, text = TEXT) => {
  const nonce = crypto.randomUUID();
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Content-Security-Policy", `script-src 'nonce-${nonce}'`);
  response.writeHead(200, { "X-Owl": "awake" });
  response.flushHeaders();
  response.write(`<script nonce="${nonce}"></script>`);
  response.write(Buffer.from(text));
  response.end(`<script nonce="${nonce}">é</script>`);
};

interface Loaded {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Starts a server whose pages are cached; `renders` has the address of every page that was rendered. */
async function start(answer: Answer = answerPage, access: Access | null = null) {
  const renders: string[] = [];
  const handle = cachePages(board.file, async (request, response) => {
    renders.push(request.url ?? "");
    answer(request, response);
    if (!response.writableEnded) await new Promise((resolve) => response.once("close", resolve));
  });
  let current: Access | null = access;
  const listening = createServer((request, response) => {
    response.setHeader("X-Request-Id", crypto.randomUUID());
    const context = {
      ...{ id: "1", access: current, logError: () => {} },
      oldestData: findOldestData(request.headers),
    };
    runInRequest(context, () => handle(request, response)).catch(() => response.writeHead(500).end("failed"));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(listening.address() as AddressInfo).port}`;
  const load = (path: string, headers: Record<string, string> = PAGE): Promise<Loaded> =>
    new Promise((resolve, reject) => {
      get(base + path, { headers, agent: false }, async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk as Buffer);
        const body = Buffer.concat(chunks);
        const text = (response.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString("utf8");
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      }).on("error", reject);
    });
  const signIn = (as: Access | null): void => {
    current = as;
  };
  return { renders, load, signIn };
}

it("renders a page once until the board changes, with a nonce and an id of its own for every copy", async () => {
  const { renders, load } = await start();
  const copies = [await load("/claims"), ...(await Promise.all([load("/claims"), load("/claims")]))];
  expect(renders).toEqual(["/claims"]);
  for (const { text, headers } of copies) {
    const nonces = [...(text.match(NONCE) ?? []), ...(String(headers["content-security-policy"]).match(NONCE) ?? [])];
    expect([nonces.length, new Set(nonces).size]).toEqual([3, 1]);
    expect(headers["x-owl"]).toBe("awake");
    expect(text.replaceAll(NONCE, "")).toBe(`<script nonce=""></script>${TEXT}<script nonce="">é</script>`);
  }
  expect(new Set(copies.map(({ text }) => text.match(NONCE)?.[0])).size).toBe(3);
  expect(new Set(copies.map(({ headers }) => headers["x-request-id"])).size).toBe(3);
  await board.add([createTestPaper()]);
  await load("/claims");
  expect(renders).toEqual(["/claims", "/claims"]);
});

it("compresses the first page and its copies for clients that accept it", async () => {
  const { load } = await start();
  const sent = [];
  for (const encoding of ["gzip", "gzip, br", "identity", "gzip;q=0", "gzip"])
    sent.push(await load("/claims", { ...PAGE, "accept-encoding": encoding }));
  expect(sent.map(({ headers }) => headers["content-encoding"])).toEqual([
    "gzip",
    "gzip",
    undefined,
    undefined,
    "gzip",
  ]);
  expect(new Set(sent.map(({ text }) => text.replaceAll(NONCE, ""))).size).toBe(1);
  expect(sent.every(({ headers }) => headers.vary === "Accept-Encoding")).toBe(true);
});

it.each<[string, string, Record<string, string>, Record<string, string>, number]>([
  ["an address", "/claims?q=owls", PAGE, PAGE, 2],
  ["a host", "/claims", PAGE, { ...PAGE, host: "board.example" }, 2],
  ["what Next loads for a link", "/claims", PAGE, { rsc: "1" }, 2],
  ["a nonce from the client", "/claims", { rsc: "1" }, { rsc: "1", "x-nonce": "owl" }, 2],
  ["a change of the client that the page contains", "/claims", PAGE, { ...PAGE, cookie: "claimboard_changed=1" }, 1],
  ["an unknown cookie", "/claims", PAGE, { ...PAGE, cookie: "a=1" }, 2],
  ["the last visit", "/claims", PAGE, { ...PAGE, cookie: "claimboard_visit=1" }, 1],
])("keeps pages apart by %s", async (_what, path, first, second, expected) => {
  const { renders, load } = await start();
  await load("/claims", first);
  await load(path, second);
  expect(renders.length).toBe(expected);
});

it("keeps pages whose addresses end like a version number", async () => {
  const { renders, load } = await start();
  await load("/models/owl-3.1");
  await load("/models/owl-3.1");
  expect(renders.length).toBe(1);
});

it("keeps the overview apart by the last visit", async () => {
  const { renders, load } = await start();
  await load("/", { ...PAGE, cookie: "claimboard_visit=1" });
  await load("/", { ...PAGE, cookie: "claimboard_visit=2" });
  expect(renders.length).toBe(2);
});

it("keeps pages of editors, readers and strangers apart", async () => {
  const { renders, load, signIn } = await start();
  for (const name of ["Ada", "Eve", "Ada", null]) {
    signIn(name === null ? null : { role: "editor", name });
    await load("/claims");
  }
  signIn({ role: "reader", name: null });
  await load("/claims");
  expect(renders.length).toBe(4);
});

it.each<[string, Answer, string, Record<string, string>, number]>([
  ["files", answerPage, "/claims.csv", PAGE, 200],
  ["files by their folder", answerPage, "/export/claims/csv", PAGE, 200],
  ["the API", answerPage, "/api/v1/claims", PAGE, 200],
  ["large pages", (r, s) => answerPage(r, s, TEXT.repeat(400)), "/claims", PAGE, 200],
  ["pages with a failed part", (r, s) => answerPage(r, s, '<script>"7:E{\\"digest\\":'), "/claims", PAGE, 200],
  ["data of a page with a failed part", (r, s) => answerPage(r, s, '7:E{"digest":"1"}'), "/claims", { rsc: "1" }, 200],
  ["data", answerPage, "/claims", { accept: "application/json" }, 200],
  ["pages with a cookie", (r, s) => answerPage(r, s.setHeader("Set-Cookie", "a=1")), "/claims", PAGE, 200],
  ["other content", (_r, s) => s.setHeader("Content-Type", "text/plain").end("owls"), "/claims", PAGE, 200],
  ["missing pages", (_r, s) => s.writeHead(404, { "Content-Type": "text/html" }).end("no owls"), "/owl", PAGE, 404],
])("does not keep %s", async (_what, answer, path, headers, status) => {
  const { renders, load } = await start(answer);
  const loaded = [await load(path, headers), await load(path, headers)];
  expect(loaded.map((one) => one.status)).toEqual([status, status]);
  expect(loaded.every(({ text }) => text !== "")).toBe(true);
  expect(renders.length).toBe(2);
});

it("does not keep an error", async () => {
  let isBroken = true;
  const { renders, load } = await start((request, response) => {
    if (isBroken) throw new Error("the owl left");
    answerPage(request, response);
  });
  expect((await load("/claims")).status).toBe(500);
  isBroken = false;
  expect((await load("/claims")).status).toBe(200);
  expect(renders.length).toBe(2);
});

it("renders for the others if the first client leaves", async () => {
  let isFirst = true;
  const { renders, load } = await start((request, response) => {
    if (!isFirst) return answerPage(request, response);
    isFirst = false;
    response.destroy();
  });
  const [left, other] = await Promise.allSettled([load("/claims"), load("/claims")]);
  expect([left.status, other.status, renders.length]).toEqual(["rejected", "fulfilled", 2]);
});

it("keeps the page of the next client if the first one leaves", async () => {
  let isFirst = true;
  const { renders, load } = await start((request, response) => {
    if (!isFirst) return answerPage(request, response);
    isFirst = false;
    response.destroy();
  });
  await expect(load("/claims")).rejects.toThrow();
  await load("/claims");
  await load("/claims");
  expect(renders.length).toBe(2);
});

it("does not keep a page of late reads after they have become outdated", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const countPapers = cacheRead("test page papers", ({ $client }) =>
    Number($client.prepare("SELECT count(*) FROM papers").pluck().get()),
  );
  const { load } = await start((request, response) => {
    const db = getBoardConnection(board.file);
    answerPage(request, response, `${countPapers(toLenientDb(db, getRequest()?.oldestData))} owls`);
  });
  const loadCount = async (path: string, headers = {}) =>
    /\d owls/.exec((await load(path, { ...PAGE, ...headers })).text)?.[0];
  await board.add([createTestPaper()], createTestExtractor());
  enlarge(board);
  expect(await loadCount("/claims")).toBe("1 owls");
  vi.advanceTimersByTime(2000);
  await board.add([createTestPaper({ title: "Another study" })]);
  expect(await loadCount("/models")).toBe("1 owls");
  expect(await loadCount("/models", { cookie: `claimboard_changed=${Date.now()}` })).toBe("2 owls");
  vi.advanceTimersByTime(MAX_AGE_MS);
  expect(await loadCount("/models")).toBe("2 owls");
  vi.useRealTimers();
});

it("does not send a page to a client that changed the board after its data were read, also if it is being rendered", async () => {
  vi.useFakeTimers({ toFake: ["performance", "Date"] });
  const countPapers = cacheRead("test papers of a slow page", ({ $client }) =>
    Number($client.prepare("SELECT count(*) FROM papers").pluck().get()),
  );
  const gate = new EventEmitter();
  const [begun, released] = [once(gate, "begun"), once(gate, "released")];
  const { load } = await start(async (request, response) => {
    const oldest = getRequest()?.oldestData ?? 0;
    gate.emit("begun");
    if (oldest === 0) await released;
    const count = countPapers(toLenientDb(getBoardConnection(board.file), oldest));
    answerPage(request, response, `${count} owls`);
  });
  await board.add([createTestPaper()], createTestExtractor());
  enlarge(board);
  countPapers(toLenientDb(getBoardConnection(board.file)));
  vi.advanceTimersByTime(1000);
  await board.add([createTestPaper({ title: "Another study" })]);
  const loadCount = async (headers = {}) => /\d owls/.exec((await load("/models", { ...PAGE, ...headers })).text)?.[0];
  const first = loadCount();
  await begun;
  const second = loadCount({ cookie: `claimboard_changed=${Date.now()}` });
  await new Promise((resolve) => setTimeout(resolve, 50));
  gate.emit("released");
  expect([await first, await second]).toEqual(["1 owls", "2 owls"]);
  vi.useRealTimers();
});

it.each([
  ["/", true],
  ["/?family=aime", true],
  ["/imports", true],
  ["/claims", false],
  ["/benchmarks/imports", false],
])("renders %s again after a minute only if it depends on the time", async (path, isTimed) => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const { load, renders } = await start();
  await load(path, PAGE);
  await load(path, PAGE);
  vi.advanceTimersByTime(60_000);
  await load(path, PAGE);
  expect(renders).toHaveLength(isTimed ? 2 : 1);
  vi.useRealTimers();
});
