import { join } from "node:path";
import { expect, test } from "playwright/test";
import { type FailResponse, type MockServices, startMockServices } from "./mock-services";
import { claimboard, interruptClaimboard, temporaryFolder } from "./program";

const folder = temporaryFolder();
test.afterAll(folder.remove);

let services: MockServices;
test.beforeEach(async () => {
  services = await startMockServices();
});
test.afterEach(() => services.close());

let boards = 0;
const newBoard = (): string => join(folder.path, `fetch-${boards++}.db`);
const env = () => ({ CLAIMBOARD_FETCH_BASE: services.base });
const fetchPapers = (db: string, ...args: string[]) => claimboard(["fetch", ...args, "--db", db], { env: env() });
const titlesIn = async (db: string): Promise<string[]> => {
  const { stdout } = await claimboard(["export", "--to", "ndjson", "--db", db]);
  const lines = stdout.split("\n").filter((line) => line !== "");
  return lines.map((line) => `${JSON.parse(line).paper_title} ${JSON.parse(line).source}`).sort();
};

const sendStatus =
  (code: number, headers: Record<string, string> = {}): FailResponse =>
  (response) =>
    response.writeHead(code, headers).end();
const sendHalf: FailResponse = (response, whole) => response.end(whole.slice(0, whole.length / 2));
const sendNothing: FailResponse = () => {};

test("arxiv: reads all pages despite errors, and nothing new the second time", async () => {
  const db = newBoard();
  services.failRequest(2, sendStatus(429, { "retry-after": "1" }));
  services.failRequest(4, sendHalf);
  const { code, stdout, stderr } = await fetchPapers(db, "arxiv", "--query", "cat:cs.CL", "--since", "2025-06-01");
  expect(code, stderr).toBe(0);
  expect(stdout).toMatch(/papers: 450 new, 0 merged, 0 unchanged/);
  expect(stderr).toMatch(/answers 429 .*retrying in 1 s/);
  expect(stderr).toMatch(/not a complete Atom feed; retrying/);
  expect(services.requests.map((path) => new URLSearchParams(path).get("start"))).toEqual([
    "0",
    "200",
    "200",
    "400",
    "400",
  ]);
  expect([...services.userAgents].join()).toMatch(/^claimboard\/\d+\.\d+\.\d+$/);
  const again = await fetchPapers(db, "arxiv", "--query", "cat:cs.CL", "--since", "2025-06-01");
  expect(again.stdout).toMatch(/papers: 0 new, 0 merged, 450 unchanged/);
});

test("hf: reads one day in two pages", async () => {
  services.failRequest(1, sendStatus(503));
  const { stdout, stderr } = await fetchPapers(newBoard(), "hf", "--date", "2025-06-01");
  expect(stdout, stderr).toMatch(/papers: 120 new/);
});

test("s2: reads pages by token and reports a paper without abstract", async () => {
  const { stdout, stderr } = await fetchPapers(newBoard(), "s2", "--query", "owls");
  expect(stdout, stderr).toMatch(/papers: 4 new/);
  expect(stderr).toMatch(/skipped: s2: owls, record 2 of .*token=second.*abstract.*Owl number 4/);
});

test("openreview: reads pages by offset", async () => {
  const { stdout, stderr } = await fetchPapers(newBoard(), "openreview", "--venue", "OwlConf.org/2025/Conference");
  expect(stdout, stderr).toMatch(/papers: 502 new/);
  expect(services.requests).toHaveLength(2);
});

test("a limit stops the download and reports that there is more", async () => {
  const { stdout, stderr } = await fetchPapers(newBoard(), "arxiv", "--query", "owls", "--limit", "210");
  expect(stdout).toMatch(/papers: 210 new/);
  expect(stderr).toMatch(/limit of 210 papers reached/);
});

for (const signal of ["SIGINT", "SIGKILL"] as const) {
  test(`a download interrupted by ${signal} resumes and ends with the same board`, async () => {
    const [broken, whole] = [newBoard(), newBoard()];
    const requested = new Promise<void>((resolve) => services.failRequest(2, () => resolve()));
    const args = ["fetch", "arxiv", "--query", "owls", "--db", broken];
    const first = await interruptClaimboard(args, requested, signal, { env: env() });
    expect(first.code).toBe(signal === "SIGINT" ? 130 : null);
    const rest = await fetchPapers(broken, "arxiv", "--query", "owls");
    expect(rest.stderr).toMatch(/resuming after 200 papers/);
    expect(rest.stdout).toMatch(/papers: 250 new/);
    expect(services.requests.at(-2)).toContain("start=200");
    await fetchPapers(whole, "arxiv", "--query", "owls");
    expect(await titlesIn(broken)).toEqual(await titlesIn(whole));
  });
}

test.describe("a failed download prints one line", () => {
  const huge = "x".repeat(1_000_000);
  const cases: [string, FailResponse, RegExp][] = [
    [
      "a redirect to another host",
      sendStatus(302, { location: "https://example.org/" }),
      /redirects to https:\/\/example\.org: refused/,
    ],
    ["a missing page", sendStatus(404), /answers 404/],
    ["a long pause", sendStatus(429, { "retry-after": "86400" }), /pause of 1440 min/],
    [
      "an endless response",
      (response) => {
        for (let i = 0; i < 60; i++) response.write(huge);
        response.end();
      },
      /more than 50 MB/,
    ],
  ];
  for (const [name, trouble, message] of cases) {
    test(`${name}; earlier papers are kept`, async () => {
      const db = newBoard();
      services.failRequest(2, trouble);
      const { code, stdout, stderr } = await fetchPapers(db, "arxiv", "--query", "owls");
      expect(code).toBe(1);
      expect(stderr.trimEnd().split("\n").at(-1)).toMatch(message);
      expect(stderr).not.toMatch(/^\s+at /m);
      expect(stdout).toMatch(/papers: 200 new/);
    });
  }

  test("a slow response is retried", async () => {
    services.failRequest(1, sendNothing);
    const { code, stderr } = await fetchPapers(
      newBoard(),
      "arxiv",
      "--query",
      "owls",
      "--limit",
      "5",
      "--timeout",
      "1",
    );
    expect(stderr).toMatch(/did not respond within 1 s; retrying/);
    expect(code).toBe(0);
  });

  test("unreachable server", async () => {
    services.close();
    const { code, stderr } = await fetchPapers(newBoard(), "hf", "--date", "2025-06-01");
    expect(code).toBe(1);
    expect(stderr).toMatch(/claimboard: 127\.0\.0\.1:\d+ refuses the connection/);
  });

  test("a server that is not local", async () => {
    const args = ["fetch", "hf", "--date", "2025-06-01", "--db", newBoard()];
    const { code, stderr } = await claimboard(args, { env: { CLAIMBOARD_FETCH_BASE: "https://example.org" } });
    expect(code).toBe(1);
    expect(stderr).toMatch(/not an http address of this machine/);
  });

  test("invalid usage", async () => {
    const { code, stderr } = await fetchPapers(newBoard(), "hf", "--date", "02.06.2025");
    expect(code).toBe(2);
    expect(stderr.trim().split("\n")).toHaveLength(1);
  });
});
