import { existsSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { claimboard, runStart, start, temporaryFolder } from "./program";

const folder = temporaryFolder();
const db = join(folder.path, "first.db");
test.afterAll(folder.remove);
test.describe.configure({ mode: "serial" });

test("the first start imports the samples, prints the address and serves the board", async ({ page }) => {
  const board = await start([], { env: { CLAIMBOARD_DB: db } });
  expect(board.startupOutput).toMatch(/samples/i);
  await page.goto(board.url);
  await expect(page).toHaveTitle(/Claimboard/);
  await expect(page.getByText(/\b\d{2,}\b/).first()).toBeVisible();
  expect(await board.stop()).toBe(0);
});

test("the second start takes seconds and keeps the data", async ({ request }) => {
  const before = await claimboard(["stats", "--json", "--db", db]);
  const began = Date.now();
  const board = await start([], { env: { CLAIMBOARD_DB: db } });
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(board.startupOutput).not.toMatch(/samples/i);
  expect((await request.get(board.url)).ok()).toBe(true);
  await board.stop();
  const after = await claimboard(["stats", "--json", "--db", db]);
  expect(after.stdout).toBe(before.stdout);
});

test("a file is imported before the board is served, with its path as typed", async ({ request }) => {
  const mine = join(folder.path, "mine.db");
  const paper = { title: "Paper of Mine", abstract: "Mine reaches 77.25% on GSM8K." };
  writeFileSync(join(folder.path, "mine.jsonl"), `${JSON.stringify(paper)}\n`);
  const board = await start(["mine.jsonl", "--db", mine], { cwd: folder.path });
  const answer = await request.get(`${board.url}/claims.json`);
  expect(await answer.text()).toContain("77.25");
  expect(await answer.text()).toContain('"mine.jsonl"');
  await board.stop();
});

test("if a port is in use, the next free one is used and printed", async ({ request }) => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
  });
  const board = await start(["--port", String(port)], { env: { CLAIMBOARD_DB: db } });
  expect(board.url).not.toContain(`:${port}`);
  expect((await request.get(board.url)).ok()).toBe(true);
  await board.stop();
  taken.close();
});

test("two concurrent starts both serve", async ({ request }) => {
  const both = join(folder.path, "both.db");
  const boards = await Promise.all([1, 2].map(() => start([], { env: { CLAIMBOARD_DB: both } })));
  const [first, second] = await Promise.all(
    boards.map(async ({ url }) => (await request.get(`${url}/claims.csv`)).text()),
  );
  expect(first?.length).toBeGreaterThan(1000);
  expect(second).toBe(first);
  await Promise.all(boards.map((board) => board.stop()));
});

test("a missing file prints one line with exit code 2 and creates nothing", async () => {
  const none = join(folder.path, "none.db");
  const { code, stderr } = await runStart(["no-such.md"], { env: { CLAIMBOARD_DB: none } });
  expect(code).toBe(2);
  expect(stderr).toContain("no-such.md");
  expect(existsSync(none)).toBe(false);
});
