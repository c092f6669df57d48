import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createRequest, setUpRouteBoard } from "@/app/_data/fixtures/request-scope";
import { POST as postArxiv } from "./arxiv/route";
import { POST as postPreview } from "./preview/route";
import { POST as postStore } from "./store/route";

const board = setUpRouteBoard();
const FOREIGN = { origin: "https://other.example", "sec-fetch-site": "cross-site" };

const OWLS = `${[
  { title: "Owls at dusk", abstract: "Dusk-7B reaches 61% on GSM8K." },
  { title: "Owls at night", abstract: "We look at owls. Owl-7B goes from 40 to 52 on MathVista." },
  { title: "Owls at noon" },
]
  .map((record) => JSON.stringify(record))
  .join("\n")}\n`;

const upload = (path: string, body: string | null, headers: Record<string, string> = {}): Request =>
  createRequest(path, { method: "POST", body, headers });

/** The last line of an upload response, which holds the result. */
const readLast = async (response: Response): Promise<unknown> =>
  JSON.parse((await response.text()).trim().split("\n").at(-1) ?? "");

const countPapers = (): unknown => board.get().db.$client.prepare("SELECT count(*) FROM papers").pluck().get();

describe("uploads", () => {
  it("are previewed without a change, and then stored", async () => {
    const preview = await postPreview(upload("/imports/preview?name=dusk.jsonl", OWLS));
    expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "application/x-ndjson"]);
    expect(await readLast(preview)).toMatchObject({
      done: { source: "dusk.jsonl", papers: { new: 1, known: 1 }, counts: { skipped: 1 } },
    });
    expect(countPapers()).toBe(2);
    const stored = await postStore(upload("/imports/store?name=dusk.jsonl", OWLS));
    expect(await readLast(stored)).toMatchObject({
      done: { source: "dusk.jsonl", papers: { new: 1, merged: 1 }, counts: { skipped: 1 } },
    });
    expect(countPapers()).toBe(3);
  });

  it.each([
    ["preview", postPreview],
    ["store", postStore],
  ] as const)(
    "to %s are refused without a name, without a file, from another site and on a read-only board",
    async (path, post) => {
      const rows: [Request, number, RegExp][] = [
        [upload(`/imports/${path}`, OWLS), 400, /name.* is missing/],
        [upload(`/imports/${path}?name=%20`, OWLS), 400, /name.* is missing/],
        [upload(`/imports/${path}?name=a.jsonl`, null), 400, /is missing/],
        [upload(`/imports/${path}?name=a.jsonl`, OWLS, FOREIGN), 403, /\w/],
      ];
      for (const [request, status, error] of rows) {
        const response = await post(request);
        expect(response.status).toBe(status);
        expect(await response.json()).toEqual({ error: expect.stringMatching(error) });
      }
      vi.stubEnv("CLAIMBOARD_READ_ONLY", "1");
      const response = await post(upload(`/imports/${path}?name=a.jsonl`, OWLS));
      vi.stubEnv("CLAIMBOARD_READ_ONLY", undefined);
      expect(response.status).toBe(403);
    },
  );

  it("of a file without papers report the reason", async () => {
    const preview = await postPreview(upload("/imports/preview?name=list.txt", "Eggs, milk and bread.\n"));
    expect(await readLast(preview)).toMatchObject({
      done: {
        papers: { new: 0, known: 0 },
        issues: [{ message: expect.stringMatching(/^this looks like a short text/) }],
      },
    });
  });
});

describe("uploads with edits", () => {
  const withEdits = (path: string, edits: unknown, size?: number): Request => {
    const prefix = typeof edits === "string" ? edits : JSON.stringify(edits);
    return upload(`${path}&edits=${size ?? Buffer.byteLength(prefix)}`, `${prefix}${OWLS}`);
  };
  const EDITS = [{ number: 0, title: "Dusk, Öwls and Others", date: "2024" }];

  it("are previewed and stored with the changes, and everything else as read", async () => {
    const preview = await postPreview(withEdits("/imports/preview?name=edited.jsonl", EDITS));
    const title = "Dusk, Öwls and Others";
    expect(await readLast(preview)).toMatchObject({
      done: {
        papers: { new: 1, known: 1 },
        counts: { skipped: 1 },
        shown: [
          { number: 0, title, published: "2024", abstract: "Dusk-7B reaches 61% on GSM8K.", locator: "line 1" },
          { number: 1, title: "Owls at night" },
        ],
      },
    });
    await readLast(await postStore(withEdits("/imports/store?name=edited.jsonl", EDITS)));
    const stored = board.get().db.$client.prepare("SELECT published FROM papers WHERE title = ?").pluck().all(title);
    expect(stored).toEqual(["2024"]);
  });

  it.each([
    ["no JSON", "[{", undefined],
    ["an unknown field", [{ number: 0, venue: "Owls" }], undefined],
    ["a wrong size", EDITS, 7],
  ])("are refused with %s", async (_, edits, size) => {
    const response = await postPreview(withEdits("/imports/preview?name=edited.jsonl", edits, size));
    expect(await readLast(response)).toEqual({ error: "the edits could not be read; load the page again" });
  });

  it.each(["-1", "x", "99999999"])("are refused with the size %s", async (size) => {
    const response = await postPreview(upload(`/imports/preview?name=a.jsonl&edits=${size}`, OWLS));
    expect([response.status, await response.json()]).toEqual([400, { error: "the size of the edits is invalid" }]);
  });
});

describe("the search of arXiv", () => {
  const servers: Server[] = [];
  afterEach(() => {
    vi.stubEnv("CLAIMBOARD_FETCH_BASE", undefined);
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
    }
  });
  const feed = (entries: string, total: number): string =>
    `<feed xmlns="http://www.w3.org/2005/Atom"><opensearch:totalResults xmlns:opensearch="x">${total}</opensearch:totalResults>${entries}</feed>\n`;
  const ENTRY = "<entry><id>http://arxiv.org/abs/2501.00001v1</id><title>Owls</title></entry>";

  /** Starts a server that gives one answer. @returns the requested paths */
  async function serve(status: number, answer: string): Promise<string[]> {
    const paths: string[] = [];
    const server = createServer((request, response) => {
      paths.push(request.url ?? "");
      response.writeHead(status).end(answer);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    vi.stubEnv("CLAIMBOARD_FETCH_BASE", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    return paths;
  }

  const search = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
    postArxiv(createRequest("/imports/arxiv", { method: "POST", body: JSON.stringify(body), headers }));
  const QUERY = { query: " abs:owl ", since: null };

  it.each([
    ["papers", feed(ENTRY, 1), feed(ENTRY, 1)],
    ["no papers", feed("", 0), ""],
  ])("returns a response with %s as a file", async (_, answer, text) => {
    const paths = await serve(200, answer);
    const response = await search(QUERY);
    expect([response.status, await response.json()]).toEqual([200, { name: "arxiv: abs:owl", text, missing: [] }]);
    expect(paths).toEqual([expect.stringMatching(/^\/api\/query\?search_query=.*abs%3Aowl/)]);
  });

  it("passes on the date and names it", async () => {
    const paths = await serve(200, feed(ENTRY, 1));
    const response = await search({ query: "abs:owl", since: "2025-06-01" });
    expect(await response.json()).toMatchObject({ name: "arxiv: abs:owl, since 2025-06-01" });
    expect(paths[0]).toContain("202506010000");
  });

  it("requests papers by their ids, and names those that arXiv does not know", async () => {
    const paths = await serve(200, feed(ENTRY, 1));
    const response = await search({ ids: ["2501.00001v2", "https://arxiv.org/abs/2501.00002"] });
    expect(await response.json()).toEqual({
      ...{ name: "arxiv: ids 2501.00001 2501.00002", missing: ["2501.00002"] },
      text: feed(ENTRY, 1),
    });
    expect(paths).toEqual(["/api/query?id_list=2501.00001%2C2501.00002&max_results=2"]);
  });

  it("returns 502 with the reason if arXiv rejects the query", async () => {
    await serve(404, "no");
    const response = await search(QUERY);
    expect([response.status, await response.json()]).toEqual([
      502,
      { error: expect.stringMatching(/^127\.0\.0\.1:\d+ answers 404/) },
    ]);
  });

  it.each<[string, unknown, Record<string, string>, number]>([
    ["an empty query", { query: " ", since: null }, {}, 400],
    ["a query that is too long", { query: "x".repeat(1001), since: null }, {}, 400],
    ["an invalid date", { query: "abs:owl", since: "June" }, {}, 400],
    ["no query", null, {}, 400],
    ["no ids", { ids: [] }, {}, 400],
    ["an id of another kind", { ids: ["10.1000/owl"] }, {}, 400],
    ["too many ids", { ids: Array.from({ length: 201 }, (_, i) => `2501.${10_000 + i}`) }, {}, 400],
    ["a body that is too large", { query: "x".repeat(70_000), since: null }, {}, 413],
    ["a request from another site", QUERY, FOREIGN, 403],
  ])("refuses %s before any request", async (_, body, headers, status) => {
    const paths = await serve(200, feed(ENTRY, 1));
    const response = await search(body, headers);
    expect([response.status, await response.json()]).toEqual([status, { error: expect.stringMatching(/\w/) }]);
    expect(paths).toEqual([]);
  });
});
