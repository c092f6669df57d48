import { copyFileSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { expect, test } from "playwright/test";
import { importInto } from "./board";
import { claimboard, SAMPLES, serve, start, temporaryFolder } from "./program";

const folder = temporaryFolder();
const samples = `${folder.path}/samples.db`;
test.beforeAll(() => importInto(samples, SAMPLES.slice(0, 1)));
test.afterAll(folder.remove);

/** Copies the samples to a database of the test. */
function copySamples(name: string): string {
  const db = `${folder.path}/${name}.db`;
  copyFileSync(samples, db);
  return db;
}

/** Opens a connection that sends part of a request, or reads nothing of its response. */
function connectSlowly(url: string, text: string): void {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on("error", () => {}).pause();
}

const isServing = async (url: string): Promise<boolean> => (await fetch(`${url}/healthz`).catch(() => null)) !== null;

test("health checks and error pages of a broken database", async ({ page, request }) => {
  const db = copySamples("breaking");
  const log = `${folder.path}/breaking.log`;
  const board = await serve(["--db", db, "--port", "0", "--log", log]);
  const read = async (path: string) => {
    const answer = await request.get(board.url + path);
    return [answer.status(), await answer.json()];
  };
  expect(await read("/healthz")).toEqual([200, { status: "ok" }]);
  expect(await read("/readyz")).toEqual([200, { status: "ready", reason: "ready" }]);
  writeFileSync(`${db}-new`, "no database ".repeat(500));
  renameSync(`${db}-new`, db);
  await expect
    .poll(() => read("/readyz"))
    .toEqual([503, { status: "not ready", reason: "the database cannot be read" }]);
  expect(await read("/healthz")).toEqual([200, { status: "ok" }]);
  await page.goto(`${board.url}/claims`);
  await expect(page.getByRole("heading", { name: "This page could not be loaded" })).toBeVisible();
  const id = await page.getByRole("alert").locator("code").innerText();
  const failed = await request.get(`${board.url}/api/v1/claims`);
  expect(failed.status()).toBe(500);
  await board.stop();
  const records = readFileSync(log, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  const errors = records.filter(({ level }) => level === "error");
  expect(errors).toContainEqual(expect.objectContaining({ path: "/claims", digest: id }));
  expect(errors).toContainEqual(expect.objectContaining({ id: failed.headers()["x-request-id"] }));
});

test("a backup of a board in use is complete and opens", async ({ request }) => {
  const db = copySamples("backed-up");
  const board = await serve(["--db", db, "--port", "0"]);
  const save = (name: string) => request.post(`${board.url}/views.json`, { data: { name, query: "" } });
  expect((await save("before")).status()).toBe(200);
  const target = `${folder.path}/backup.db`;
  const [{ code, stderr }] = await Promise.all([claimboard(["backup", "--db", db, target]), save("meanwhile")]);
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/backup\.db: \d+ papers, \d+ claims, [\d.]+ MB, verified/);
  await board.stop();
  expect(readdirSync(folder.path).filter((name) => name.startsWith("backup.db"))).toEqual(["backup.db"]);
  const count = async (file: string) => (await claimboard(["stats", "--json", "--db", file])).stdout;
  expect(await count(target)).toBe(await count(db));
  const restored = await serve(["--db", target, "--port", "0"]);
  const { views } = await (await request.get(`${restored.url}/views.json`)).json();
  expect(views).toContainEqual({ name: "before", query: "" });
  await restored.stop();
});

test("the doctor finds nothing in a good database, and names what to do about a broken one", async () => {
  const good = await claimboard(["doctor", "--db", samples]);
  expect([good.code, good.stdout]).toEqual([0, expect.stringContaining("integrity: no damage")]);
  const db = copySamples("broken");
  writeFileSync(db, readFileSync(db).subarray(0, 40_000));
  const broken = await claimboard(["doctor", "--db", db]);
  expect(broken.code).toBe(1);
  expect(broken.stdout).toMatch(/^problem .*broken\.db.* damaged.* → .*put a backup in its place/m);
});

test("SIGTERM ends a server of two processes within five seconds, also with slow clients", async () => {
  const board = await serve(["--db", copySamples("slow"), "--port", "0", "--processes", "2"]);
  const head = "HTTP/1.1\r\nhost: localhost\r\n";
  connectSlowly(board.url, `GET /claims.csv ${head}`);
  connectSlowly(board.url, `GET /claims.json ${head}\r\n`);
  connectSlowly(board.url, `POST /imports/preview?name=slow.jsonl ${head}content-length: 9999\r\n\r\n{`);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const began = performance.now();
  expect(await board.stop("SIGTERM")).toBe(0);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(await isServing(board.url)).toBe(false);
});

test("the serving process ends with its parent, however that ends", async () => {
  const db = copySamples("orphan");
  for (const [run, ...args] of [[serve], [start], [serve, "--processes", "2"]] as const) {
    const board = await run(["--db", db, "--port", "0", ...args]);
    expect(await isServing(board.url)).toBe(true);
    void board.stop("SIGKILL");
    await expect.poll(() => isServing(board.url)).toBe(false);
  }
});
