import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { holdLock } from "@/db/fixtures/lock-holder";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import type { Db } from "@/db/open";
import { getReview } from "@/db/queries/get-review";
import { saveView } from "@/db/store/view-store";
import { write } from "@/db/store/write";
import { runInRequest } from "@/server/request-context";
import type { ServerRequest } from "./fixtures/server-process";
import { answerWrite, canSignInToWrite, changeBoard, isBoardWritable, refuseUnauthorizedWrite } from "./write-board";

const SERVER = fileURLToPath(new URL("fixtures/server-process.ts", import.meta.url));
const ROUNDS = 30;

let board: TestBoard;
let servers: ChildProcess[];

beforeAll(async () => {
  board = createTestBoard();
  vi.stubEnv("CLAIMBOARD_DB", board.file);
  const start = () => fork(SERVER, { execArgv: ["--import", "tsx"], env: { ...process.env } });
  servers = [start(), start()];
  await Promise.all(servers.map((server) => once(server, "message")));
});
afterAll(() => {
  for (const server of servers) server.kill();
  board.remove();
  vi.unstubAllEnvs();
});

/** Sends a request to each of the two servers at the same time and returns the sorted statuses. */
async function sendBoth(first: ServerRequest, second = first): Promise<number[]> {
  const answers = servers.map((server) => once(server, "message"));
  servers[0]?.send(first);
  servers[1]?.send(second);
  return (await Promise.all(answers)).map(([status]) => Number(status)).sort();
}

describe("of two conflicting saves on two servers one alone is accepted", () => {
  it("of reviews of a claim as both have seen it", async () => {
    await board.add([createTestPaper()]);
    const id = String(board.db.$client.prepare("SELECT id FROM claims").pluck().get());
    for (let seen = 0; seen < ROUNDS; seen++) {
      const note = (text: string): ServerRequest => ({
        to: "review",
        name: id,
        body: { action: "note", note: `${text} ${seen}`, seen },
      });
      expect(await sendBoth(note("one"), note("two"))).toEqual([200, 409]);
      expect(getReview(board.db, id).history).toHaveLength(seen + 1);
    }
  });

  it("of views that are kept under a name that neither has seen", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const keep = (query: string): ServerRequest => ({
        to: "view",
        name: "",
        body: { name: `new ${round}`, query, seen: null },
      });
      expect(await sendBoth(keep("size=7"), keep("size=70"))).toEqual([200, 409]);
    }
  });

  it("of two views that get the same name", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, two] = [`one ${round}`, `two ${round}`];
      for (const name of [one, two]) saveView(board.db, { name, query: "" });
      const rename = (name: string): ServerRequest => ({ to: "rename", name, body: { name: `both ${round}` } });
      expect(await sendBoth(rename(one), rename(two))).toEqual([200, 409]);
    }
  });

  it("of imports that are undone twice", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await board.add([createTestPaper({ source: "twice.md" })]);
      expect(await sendBoth({ to: "undo", name: "twice.md", body: null })).toEqual([200, 404]);
    }
  });
});

it("answers 503 with a reason where another process writes for too long", async () => {
  vi.stubEnv("CLAIMBOARD_LOCK_WAIT", "0.2");
  const holder = await holdLock(board.file, 60_000);
  const answer = await changeBoard(() => Response.json({}));
  holder.stop();
  await holder.ended;
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
  expect(await answer.json()).toEqual({ error: expect.stringContaining("another program is writing to the board") });
  vi.stubEnv("CLAIMBOARD_LOCK_WAIT", "");
  expect((await changeBoard(() => Response.json({}))).status).toBe(200);
});

describe("on a full disk", () => {
  const pageCount = (): number => Number(board.db.$client.pragma("page_count", { simple: true }));
  const longView = { name: "long", query: `q=${"x".repeat(200_000)}` };

  it("answers 503 with a reason and changes nothing; reading goes on", async () => {
    const before = board.db.$client.prepare("SELECT count(*) FROM views").pluck().get();
    const answer = await answerWrite(async (db) => {
      db.$client.pragma(`max_page_count = ${pageCount()}`);
      await write(db, () => saveView(db, longView));
      return Response.json({});
    });
    expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/disk of the server is full: nothing was/) });
    expect(board.db.$client.prepare("SELECT count(*) FROM views").pluck().get()).toBe(before);
    expect((await changeBoard((db) => Response.json(saveView(db, longView) ?? null))).status).toBe(200);
  });
});

it("syncs every write to the disk", async () => {
  const readLevel = (db: Db) => db.$client.pragma("synchronous", { simple: true });
  const answer = await changeBoard((db) => Response.json(readLevel(db)));
  // 1: at checkpoints only; 2: at every commit.
  expect([readLevel(board.db), await answer.json()]).toEqual([1, 2]);
});

describe("a board that only editors may change", () => {
  const request = new Request("http://board.example/views.json", {
    headers: { host: "board.example", origin: "http://board.example" },
  });
  const context = { id: "1", oldestData: 0, logError: () => {} };
  const status = (role: "reader" | "editor" | null) =>
    runInRequest({ ...context, access: role && { role, name: "Ada" } }, () => [
      refuseUnauthorizedWrite(request)?.status ?? 200,
      isBoardWritable(),
      canSignInToWrite(),
    ]);

  it("refuses readers on this machine as well, and says what is missing", async () => {
    vi.stubEnv("CLAIMBOARD_EDITORS_ONLY", "1");
    const local = new Request("http://localhost/views.json", { headers: { host: "localhost" } });
    const refuse = (role: "reader" | "editor") =>
      runInRequest({ ...context, access: { role, name: "Ada" } }, () => refuseUnauthorizedWrite(local));
    expect(await refuse("reader")?.json()).toEqual({ error: "changes need the editor token: sign in at /login" });
    expect(refuse("editor")).toBeNull();
    vi.stubEnv("CLAIMBOARD_EDITORS_ONLY", undefined);
  });

  it("refuses everybody else, and requests without a known sender", () => {
    vi.stubEnv("CLAIMBOARD_EDITORS_ONLY", "1");
    expect(status("editor")).toEqual([200, true, false]);
    expect(status("reader")).toEqual([403, false, true]);
    expect(status(null)).toEqual([403, false, true]);
    expect(refuseUnauthorizedWrite(request)?.status).toBe(403);
    vi.stubEnv("CLAIMBOARD_READ_ONLY", "1");
    expect(status("editor")).toEqual([403, false, false]);
    vi.stubEnv("CLAIMBOARD_READ_ONLY", undefined);
    vi.stubEnv("CLAIMBOARD_EDITORS_ONLY", undefined);
    expect(status(null)).toEqual([403, true, false]);
  });
});
