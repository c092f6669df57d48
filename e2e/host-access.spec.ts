import { existsSync } from "node:fs";
import { type APIRequestContext, expect, test } from "playwright/test";
import { importInto } from "./board";
import { claimboard, SAMPLES, serve, temporaryFolder } from "./program";

const folder = temporaryFolder();
const db = `${folder.path}/hosts.db`;
test.beforeAll(() => importInto(db, SAMPLES.slice(0, 1)));
test.afterAll(folder.remove);

/** Readable resources: pages, files, the API, images. */
const READABLE_PATHS = ["/", "/claims", "/claims.ndjson", "/api/v1/claims", "/places.json", "/card.png", "/try"];

/** Serves the board while `work` runs. */
async function whileServing(
  work: (url: string) => Promise<void>,
  ...[args = [], options]: Partial<Parameters<typeof serve>>
) {
  const board = await serve(["--db", db, "--port", "0", ...args], options);
  try {
    await work(board.url);
  } finally {
    await board.stop();
  }
}

/** Returns the status of each resource for a Host header. */
async function readStatuses(request: APIRequestContext, url: string, host: string): Promise<number[]> {
  // The server may just have closed an idle connection.
  const answers = READABLE_PATHS.map((path) => request.get(url + path, { headers: { host }, maxRetries: 2 }));
  return (await Promise.all(answers)).map((answer) => answer.status());
}

const repeatStatus = (status: number): number[] => READABLE_PATHS.map(() => status);

test("a local server answers only to local host names", async ({ request }) => {
  await whileServing(async (url) => {
    const port = new URL(url).port;
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`, "LOCALHOST"])
      expect(await readStatuses(request, url, host), host).toEqual(repeatStatus(200));
    for (const host of [`evil.example:${port}`, "127.0.0.1.evil.example", "10.0.0.7"])
      expect(await readStatuses(request, url, host), host).toEqual(repeatStatus(403));
    const refused = await request.get(`${url}/claims.csv`, { headers: { host: "evil.example" } });
    expect(await refused.text()).toMatch(/names of this machine only[\s\S]*--host[\s\S]*CLAIMBOARD_HOSTS/);
    expect((await request.get(`${url}/nothing`, { headers: { host: "evil.example" } })).status()).toBe(403);
  });
});

test("an upload is read completely, with any host name", async ({ request }) => {
  await whileServing(async (url) => {
    const line = (name: string) => `${JSON.stringify({ title: name, abstract: `${name} reaches 50% on GSM8K.` })}\n`;
    const data = Buffer.from(line("First-7B") + `${" ".repeat(999)}\n`.repeat(12_000) + line("Last-7B"));
    for (const host of [new URL(url).host, "127.0.0.2", "LOCALHOST"]) {
      const answer = await request.post(`${url}/imports/preview?name=long.jsonl`, { headers: { host }, data });
      expect(await answer.text(), host).toContain("Last-7B reaches 50%");
    }
  });
});

test("a server open to the network answers to any host name", async ({ request }) => {
  await whileServing(
    async (url) => {
      for (const host of ["board.example", "10.0.0.7:3000"])
        expect(await readStatuses(request, url, host), host).toEqual(repeatStatus(200));
    },
    ["--host", "0.0.0.0"],
  );
});

test("additional host names are read-only", async ({ request }) => {
  const env = { CLAIMBOARD_HOSTS: "board.example, other.example" };
  await whileServing(
    async (url) => {
      expect(await readStatuses(request, url, "board.example")).toEqual(repeatStatus(200));
      expect(await readStatuses(request, url, "Other.Example:443")).toEqual(repeatStatus(200));
      expect(await readStatuses(request, url, "evil.example")).toEqual(repeatStatus(403));
      const headers = { host: "board.example", origin: "http://board.example", "sec-fetch-site": "same-origin" };
      const written = await request.post(`${url}/views.json`, { headers, data: { name: "x", query: "" } });
      expect(written.status()).toBe(403);
    },
    [],
    { env },
  );
});

test("an invalid address creates no database and prints no network warning", async () => {
  const db = `${folder.path}/never.db`;
  const { code, stderr } = await claimboard(["serve", "--host", "256.1.1.1", "--port", "0", "--db", db]);
  expect(code).toBe(2);
  expect(stderr).toContain("cannot serve on 256.1.1.1: the address does not exist");
  expect(stderr).not.toContain("others can reach");
  expect(existsSync(db)).toBe(false);
});
