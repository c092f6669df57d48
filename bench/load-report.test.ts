import { expect, it } from "vitest";
import type { Sample } from "./load-client";
import { formatRows, renderMemorySvg, summarize, toViewGroups } from "./load-report";
import { type LoadNames, nextRequest, toAddressPattern } from "./load-requests";
import { SeededRandom } from "./seeded-random";

const sample = (kind: Sample["kind"], ms: number, status = 200): Sample => ({
  ...{ kind, ms, status, path: "/", at: 0 },
  firstByteMs: ms / 2,
});

it("summarizes latency and errors per kind", () => {
  const pages = Array.from({ length: 100 }, (_, i) => sample("page", i + 1));
  const rows = summarize([...pages, sample("CSV", 500, 0), sample("CSV", 100, 503), sample("CSV", 200)]);
  expect(rows).toEqual([
    { kind: "all", requests: 103, errors: 2, p50: 52, p95: 98, p99: 200, max: 500, first99: 100 },
    { kind: "CSV", requests: 3, errors: 2, p50: 200, p95: 500, p99: 500, max: 500, first99: 250 },
    { kind: "page", requests: 100, errors: 0, p50: 50, p95: 95, p99: 99, max: 100, first99: 50 },
  ]);
  expect(formatRows(rows).split("\n")).toHaveLength(4);
});

it("tells first views of an address from repeated ones", () => {
  const pages = ["/", "/models", "/papers", "/models"].map((path) => ({ ...sample("page", 5), path }));
  const groups = pages.map(toViewGroups(pages, ["/"]));
  const [first, repeated] = ["page, first view", "page, repeated view"];
  expect(groups).toEqual([repeated, first, first, repeated]);
});

it.each([
  ["/", "/"],
  ["/claims?benchmark=a%26b&sort=-gain", "/claims?benchmark&sort"],
  ["/claims/c1/review", "/claims/…/review"],
  ["/claims/rows.json?page=7", "/claims/rows.json?page"],
  ["/models/gpt-4", "/models/…"],
  ["/models", "/models"],
])("groups %s as %s", (path, pattern) => expect(toAddressPattern(path)).toBe(pattern));

it("draws one mark per memory sample", () => {
  const memory = [200, 240, 230].map((mb, i) => ({ minutes: i, mb }));
  const svg = renderMemorySvg(memory, { title: "Memory", source: "test" });
  expect(svg.match(/<title>\d+ MB; \d\.0 min<\/title>/g)).toHaveLength(3);
});

it("mixes all kinds of requests in their shares, the same for each seed", () => {
  const names: LoadNames = { claims: ["c"], papers: ["p"], benchmarks: ["b"], models: ["m"] };
  const take = (seed: number) => {
    const random = new SeededRandom(seed);
    return Array.from({ length: 2000 }, () => nextRequest(random, names));
  };
  const requests = take(7);
  expect(take(7)).toEqual(requests);
  const share = (kind: string) => requests.filter((one) => one.kind === kind).length / requests.length;
  expect(share("page")).toBeCloseTo(0.5, 1);
  expect(share("review")).toBeCloseTo(0.1, 1);
  expect(requests.filter(({ body }) => body !== undefined).every(({ kind }) => kind === "review")).toBe(true);
});
