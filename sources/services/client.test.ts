import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type ClientOptions, createClient } from "./client";
import { SERVICES } from "./registry";
import { describeRequestError, parseRetryAfter } from "./response";
import { InvalidResponseError, type Service } from "./service";

const [arxiv] = SERVICES as readonly [Service, ...Service[]];
const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server with scripted responses, in order; the last one is repeated. */
async function serve(
  ...answers: readonly RequestListener[]
): Promise<{ base: string; requests: string[]; agents: unknown[] }> {
  const requests: string[] = [];
  const agents: unknown[] = [];
  const server = createServer((request, response) => {
    agents.push(request.headers["user-agent"]);
    answers[Math.min(requests.push(request.url ?? "") - 1, answers.length - 1)]?.(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, agents };
}

const status =
  (code: number, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(code, headers).end("no");
const text =
  (body: string): RequestListener =>
  (_, response) =>
    response.end(body);

/** Requests "/papers"; returns the response or the error, and the waits between attempts. */
async function ask(base: string, options: Partial<ClientOptions> = {}, read: (answer: string) => string = (a) => a) {
  const waits: number[] = [];
  const client = createClient(arxiv, {
    userAgent: "claimboard/test",
    signal: new AbortController().signal,
    timeout: 2_000,
    onWait: () => {},
    base,
    sleep: async (ms) => void waits.push(ms),
    ...options,
  });
  const answer = await client("/papers", read).catch((error: Error) => error.message);
  return { answer, waits };
}

describe("openClient", () => {
  it("sends the user agent", async () => {
    const { base, agents } = await serve(text("papers"));
    expect(await ask(base)).toEqual({ answer: "papers", waits: [] });
    expect(agents).toEqual(["claimboard/test"]);
  });

  it.each<[string, RequestListener, number]>([
    ["too many requests, with the requested delay", status(429, { "retry-after": "7" }), 7_000],
    ["too many requests", status(429), 1_000],
    ["a busy server", status(503, { "retry-after": "2" }), 2_000],
    ["a server error", status(500), 1_000],
    ["a connection that breaks", (_, response) => response.destroy(), 1_000],
    [
      "a response that breaks off",
      (_, response) => void response.writeHead(200, { "content-length": "9" }).write("pap", () => response.destroy()),
      1_000,
    ],
  ])("retries after %s", async (_, first, wait) => {
    const { base, requests } = await serve(first, text("papers"));
    expect(await ask(base)).toEqual({ answer: "papers", waits: [wait] });
    expect(requests).toHaveLength(2);
  });

  it("retries invalid responses with growing waits", async () => {
    const { base } = await serve(text("busy"), text("busy"), text("papers"));
    const read = (answer: string) => {
      if (answer === "busy") throw new InvalidResponseError("no papers");
      return answer;
    };
    expect(await ask(base, {}, read)).toEqual({ answer: "papers", waits: [1_000, 2_000] });
  });

  it("gives up after the last attempt", async () => {
    const { base, requests } = await serve(status(503));
    const { answer, waits } = await ask(base);
    expect(answer).toMatch(/answers 503 .*5 times/);
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000]);
    expect(requests).toHaveLength(5);
  });

  it("does not wait for an endless response", async () => {
    const { base } = await serve((_, response) => void response.write("pap"), text("papers"));
    // Long enough for the second response on a busy machine.
    expect(await ask(base, { timeout: 1_000 })).toEqual({ answer: "papers", waits: [1_000] });
  });

  const huge = "x".repeat(1_000_000);
  it.each<[string, RequestListener, RegExp]>([
    ["a long pause", status(429, { "retry-after": "3600" }), /pause of 60 min/],
    ["a missing page", status(404), /answers 404/],
    [
      "another host",
      status(302, { location: "https://example.org/papers" }),
      /redirects to https:\/\/example\.org: refused/,
    ],
    [
      "another port",
      status(302, { location: "http://127.0.0.1:1/papers" }),
      /redirects to http:\/\/127\.0\.0\.1:1: refused/,
    ],
    ["a file", status(302, { location: "file:///etc/hosts" }), /redirects to .*refused/],
    ["a circle", status(302, { location: "/papers" }), /redirects in a circle/],
    [
      "a declared size",
      (_, response) => void response.writeHead(200, { "content-length": "60000000" }).write("x"),
      /more than 50 MB/,
    ],
    [
      "an undeclared size",
      (_, response) => {
        response.on("error", () => {});
        for (let i = 0; i < 60; i++) response.write(huge);
        response.end();
      },
      /more than 50 MB/,
    ],
  ])("rejects %s without retry", async (_, answer, message) => {
    const { base } = await serve(answer);
    // 60 MB are slow on a busy machine.
    const result = await ask(base, { timeout: 20_000 });
    expect(result.answer).toMatch(message);
    expect(result.waits).toEqual([]);
  });

  it("follows a redirect on the same host", async () => {
    const { base, requests } = await serve(status(301, { location: "/there" }), text("papers"));
    expect((await ask(base)).answer).toBe("papers");
    expect(requests).toEqual(["/papers", "/there"]);
  });

  it("stops when aborted", async () => {
    const stop = new AbortController();
    const { base, requests } = await serve(() => stop.abort());
    expect((await ask(base, { signal: stop.signal })).answer).toMatch(/abort/i);
    expect(requests).toHaveLength(1);
  });

  it("pauses between requests to the real service", async () => {
    const waits: number[] = [];
    const sleep = async (ms: number) => {
      waits.push(ms);
      throw new Error("asleep");
    };
    const options = { userAgent: "", signal: AbortSignal.abort(), timeout: 1_000, onWait: () => {}, sleep };
    const client = createClient(arxiv, options);
    await client("/papers", String).catch(() => {});
    await expect(client("/papers", String)).rejects.toThrow("asleep");
    expect(waits[0]).toBeGreaterThan(0);
  });

  it.each(["https://example.org", "http://example.org", "http://127.0.0.1.example.org", "ftp://127.0.0.1"])(
    "rejects the server %s",
    (base) => {
      const options = { userAgent: "", signal: AbortSignal.abort(), timeout: 1_000, onWait: () => {}, base };
      expect(() => createClient(arxiv, options)).toThrow(/not an http address of this machine/);
    },
  );
});

describe("explainFailure", () => {
  const failed = (code: string) => new TypeError("fetch failed", { cause: Object.assign(new Error(), { code }) });
  it.each<[string, RegExp, boolean]>([
    ["ENOTFOUND", /no network: arxiv\.org/, false],
    ["EAI_AGAIN", /no network/, false],
    ["ECONNREFUSED", /refuses the connection/, false],
    ["CERT_HAS_EXPIRED", /invalid certificate/, false],
    ["ECONNRESET", /connection .* failed \(ECONNRESET\)/, true],
  ])("%s", (code, message, passes) => {
    const error = describeRequestError(failed(code), "arxiv.org", 1_000);
    expect(error.message).toMatch(message);
    expect(error.passes).toBe(passes);
  });
});

describe("parseRetryAfter", () => {
  const now = Date.parse("2025-06-01T00:00:00Z");
  it.each<[string | null, number | null]>([
    ["12", 12_000],
    ["Sun, 01 Jun 2025 00:01:00 GMT", 60_000],
    ["Sun, 01 Jun 2020 00:01:00 GMT", 0],
    ["soon", null],
    [null, null],
  ])("%s", (header, ms) => expect(parseRetryAfter(header, now)).toBe(ms));
});
