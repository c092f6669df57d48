import { type APIRequestContext, expect, test } from "playwright/test";
import { importInto } from "./board";
import { SAMPLES, serve, temporaryFolder } from "./program";

const folder = temporaryFolder();
const db = `${folder.path}/hosts.db`;
test.beforeAll(() => importInto(db, SAMPLES.slice(0, 1)));
test.afterAll(folder.remove);

/** What there is to read: pages, files, the API, pictures. */
const READ = ["/", "/claims", "/claims.ndjson", "/api/v1/claims", "/places.json", "/card.png", "/try"];

/** What each of these is answered with to who calls the machine by a name. */
async function statuses(request: APIRequestContext, url: string, host: string): Promise<number[]> {
  const answers = READ.map((path) => request.get(url + path, { headers: { host } }));
  return (await Promise.all(answers)).map((answer) => answer.status());
}

const all = (status: number): number[] => READ.map(() => status);

test("on this machine a board is read under names of this machine alone", async ({ request }) => {
  const board = await serve(["--db", db, "--port", "0"]);
  const port = new URL(board.url).port;
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, "LOCALHOST"])
    expect(await statuses(request, board.url, host), host).toEqual(all(200));
  for (const host of [`evil.example:${port}`, "127.0.0.1.evil.example", "10.0.0.7"])
    expect(await statuses(request, board.url, host), host).toEqual(all(403));
  const refused = await request.get(`${board.url}/claims.csv`, { headers: { host: "evil.example" } });
  expect(await refused.text()).toMatch(/names of this machine alone[\s\S]*--host[\s\S]*CLAIMBOARD_HOSTS/);
  expect((await request.get(`${board.url}/nothing`, { headers: { host: "evil.example" } })).status()).toBe(403);
  await board.stop();
});

test("an upload is read to its end, however this machine is called", async ({ request }) => {
  const board = await serve(["--db", db, "--port", "0"]);
  const line = (name: string) => `${JSON.stringify({ title: name, abstract: `${name} reaches 50% on GSM8K.` })}\n`;
  const data = Buffer.from(line("First-7B") + `${" ".repeat(999)}\n`.repeat(12_000) + line("Last-7B"));
  for (const host of [new URL(board.url).host, "127.0.0.2", "LOCALHOST"]) {
    const answer = await request.post(`${board.url}/imports/preview?name=long.jsonl`, { headers: { host }, data });
    expect(await answer.text(), host).toContain("Last-7B reaches 50%");
  }
  await board.stop();
});

test("a board that is open to a network is read under any name", async ({ request }) => {
  const board = await serve(["--db", db, "--port", "0", "--host", "0.0.0.0"]);
  for (const host of ["board.example", "10.0.0.7:3000"])
    expect(await statuses(request, board.url, host), host).toEqual(all(200));
  await board.stop();
});

test("names that are set besides are read under, and nobody changes anything under them", async ({ request }) => {
  const env = { CLAIMBOARD_HOSTS: "board.example, other.example" };
  const board = await serve(["--db", db, "--port", "0"], { env });
  expect(await statuses(request, board.url, "board.example")).toEqual(all(200));
  expect(await statuses(request, board.url, "Other.Example:443")).toEqual(all(200));
  expect(await statuses(request, board.url, "evil.example")).toEqual(all(403));
  const headers = { host: "board.example", origin: "http://board.example", "sec-fetch-site": "same-origin" };
  const written = await request.post(`${board.url}/views.json`, { headers, data: { name: "x", query: "" } });
  expect(written.status()).toBe(403);
  await board.stop();
});
