import { once } from "node:events";
import { readFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "playwright/test";
import { importInto } from "./board";
import { claimboard, SAMPLES, type Server, serve, temporaryFolder } from "./program";

test.describe.configure({ mode: "serial" });

const READER = "reader-token-for-tests";
const EDITOR = "editor-token-for-tests";
const folder = temporaryFolder();
const db = `${folder.path}/board.db`;
const log = `${folder.path}/board.log`;

let board: Server;
test.beforeAll(async () => {
  await importInto(db, SAMPLES.slice(0, 1));
  board = await serve(["--db", db, "--port", "0", "--log", log], {
    env: { CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: EDITOR },
  });
});
test.afterAll(async () => {
  await board.stop();
  folder.remove();
});

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("says at start who may read and change", () => {
  expect(board.startupOutput).toContain("reading: with a token; changes: with the editor token");
  expect(board.startupOutput).not.toMatch(/token-for-tests/);
});

test("a request to upgrade the connection passes the same check", async () => {
  const upgrade = async (path: string, headers: Record<string, string>): Promise<number | undefined> => {
    const sent = get(board.url + path, { headers: { connection: "Upgrade", upgrade: "websocket", ...headers } });
    const [answer] = (await once(sent, "response")) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  // Next registers its handler of upgrades with the first request.
  expect(await upgrade("/api/v1/claims", bearer(READER))).toBe(200);
  expect(await upgrade("/api/v1/claims", bearer(READER))).toBe(200);
  expect(await upgrade("/missing", {})).toBe(401);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader signs in after a wrong token, returns to the page, and cannot change anything", async ({ page }) => {
    await page.goto(`${board.url}/benchmarks?q=math`);
    await expect(page).toHaveTitle("Sign in · Claimboard");
    await page.getByLabel("Token").fill("not-the-token-at-all");
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("alert")).toHaveText("This token is not valid.");
    await page.getByLabel("Token").fill(READER);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${board.url}/benchmarks?q=math`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto(`${board.url}/imports`);
    await expect(page.getByText("Sign in as an editor to import papers.")).toBeVisible();
    const written = await page.request.post(`${board.url}/views.json`, { data: { name: "x", query: "" } });
    expect([written.status(), await written.text()]).toEqual([403, expect.stringContaining("editor token")]);
  });
});

test("the name of an editor is in the history of a claim, in the log, and gone after signing out", async ({ page }) => {
  await page.goto(`${board.url}/claims`);
  await page.getByLabel("Token").fill(EDITOR);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter your name");
  await page.getByLabel("Token").fill(EDITOR);
  await page.getByLabel("Your name").fill("Ada Bell");
  await page.getByRole("button", { name: "Sign in" }).click();
  const id = await page.locator("tr[data-claim-id]").first().getAttribute("data-claim-id");
  await page.goto(`${board.url}/claims?claim=${id}`);
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog.getByTestId("status")).toHaveText("accepted");
  await dialog.getByText("History (1)").click();
  await expect(dialog.getByText("accepted, by Ada Bell")).toBeVisible();
  const evidence = await page.request.get(`${board.url}/claims/${id}/evidence.json`);
  expect((await evidence.json()).review.history).toMatchObject([{ event: "accepted", made_by: "Ada Bell" }]);
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: /Account.*Ada Bell/ }).click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.goto(`${board.url}/claims`);
  await expect(page).toHaveTitle("Sign in · Claimboard");
});

test("the API takes a token as a header, never in the address", async ({ request }) => {
  const status = async (path: string, headers = {}) =>
    (await request.get(board.url + path, { headers, maxRedirects: 0 })).status();
  expect(await status("/api/v1/claims")).toBe(401);
  expect(await status(`/api/v1/claims?token=${READER}`)).toBe(401);
  expect(await status("/api/v1/claims", bearer(READER))).toBe(200);
  expect(await status("/claims.csv", bearer("wrong-token-wrong"))).toBe(401);
  const data = { name: "from the API", query: "size=7" };
  expect((await request.post(`${board.url}/views.json`, { headers: bearer(READER), data })).status()).toBe(403);
  expect((await request.post(`${board.url}/views.json`, { headers: bearer(EDITOR), data })).status()).toBe(200);
});

test("a page of another site cannot use the session of an editor", async ({ request }) => {
  const form = { token: EDITOR, name: "Ada" };
  const signedIn = await request.post(`${board.url}/login`, { form, maxRedirects: 0 });
  const cookie = signedIn.headers()["set-cookie"]?.split(";")[0] ?? "";
  expect(signedIn.headers()["set-cookie"]).toMatch(/HttpOnly; SameSite=Lax/);
  const post = async (headers: Record<string, string>) =>
    (
      await request.post(`${board.url}/views.json`, { headers: { cookie, ...headers }, data: { name: "y", query: "" } })
    ).status();
  expect(await post({ origin: board.url, "sec-fetch-site": "same-origin" })).toBe(200);
  expect(await post({ origin: "https://evil.example", "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ origin: "https://evil.example" })).toBe(403);
  expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
});

test("the log has every request and no token", async () => {
  const text = readFileSync(log, "utf8");
  const records = text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(records).toContainEqual(expect.objectContaining({ path: "/views.json", status: 200, editor: "API" }));
  expect(records).toContainEqual(expect.objectContaining({ method: "POST", status: 200, editor: "Ada Bell" }));
  expect(records.filter(({ msg }) => msg === "request").every(({ id }) => /^[\da-f]{12}$/.test(id))).toBe(true);
  expect(text).not.toMatch(/token-for-tests|not-the-token|claimboard_[\da-f]{8}/);
});

// The last test of this server: it locks this address out for a minute.
test("wrong tokens are limited", async ({ request }) => {
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++)
    statuses.push((await request.get(`${board.url}/claims.csv`, { headers: bearer(`guess-${i}`) })).status());
  expect(statuses.at(0)).toBe(401);
  expect(statuses.at(-1)).toBe(429);
  const locked = await request.post(`${board.url}/login`, { form: { token: READER } });
  expect([locked.status(), Number(locked.headers()["retry-after"]) > 0]).toEqual([429, true]);
});

test("a board on a network without tokens is read-only and says so", async ({ request }) => {
  const open = await serve(["--db", db, "--port", "0", "--host", "0.0.0.0"]);
  expect(open.startupOutput).toContain("the dashboard is read-only");
  expect(open.startupOutput).toContain("set CLAIMBOARD_TOKEN and CLAIMBOARD_EDITOR_TOKEN to require tokens");
  expect((await request.get(`${open.url}/claims`)).status()).toBe(200);
  expect((await request.post(`${open.url}/views.json`, { data: { name: "x", query: "" } })).status()).toBe(403);
  await open.stop();
});

test("a board on a network with tokens accepts changes of editors under its own name", async ({ request }) => {
  const env = { CLAIMBOARD_EDITOR_TOKEN: EDITOR };
  const open = await serve(["--db", db, "--port", "0", "--host", "0.0.0.0"], { env });
  const headers = { host: "board.example", origin: "http://board.example" };
  const data = { name: "network", query: "" };
  const post = async (more = {}) =>
    (await request.post(`${open.url}/views.json`, { headers: { ...headers, ...more }, data })).status();
  expect((await request.get(`${open.url}/claims`, { headers })).status()).toBe(200);
  expect(await post()).toBe(403);
  expect(await post(bearer(EDITOR))).toBe(200);
  await open.stop();
});

test("tokens that cannot protect a board are refused", async () => {
  const run = (env: Record<string, string>) => claimboard(["serve", "--db", db, "--port", "0"], { env });
  const short = await run({ CLAIMBOARD_TOKEN: "owl" });
  expect([short.code, short.stderr]).toEqual([2, expect.stringContaining("fewer than 16 characters")]);
  const same = await run({ CLAIMBOARD_TOKEN: READER, CLAIMBOARD_EDITOR_TOKEN: READER });
  expect([same.code, same.stderr]).toEqual([2, expect.stringContaining("use two different tokens")]);
});
