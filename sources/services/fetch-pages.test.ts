import { expect, it } from "vitest";
import { fetchPages, formatQueryName } from "./fetch-pages";
import { SERVICES } from "./registry";
import type { Service, ServiceQuery } from "./service";

const service = (name: string): Service => {
  const found = SERVICES.find((one) => one.name === name);
  if (!found) throw new Error(`no service ${name}`);
  return found;
};

const notes = (count: number, from = 0) =>
  JSON.stringify({
    notes: Array.from({ length: count }, (_, i) => ({
      forum: `owl${from + i}`,
      content: { title: { value: `Owls ${from + i}` }, abstract: { value: "Owls see more." } },
    })),
  });

async function collect(name: string, query: ServiceQuery, answers: readonly string[]) {
  const one = service(name);
  const left = [...answers];
  const pages: unknown[] = [];
  for await (const { results, next } of fetchPages(one, query, one.firstCursor(query, "2025-06-03"), async (_, read) =>
    read(left.shift() ?? ""),
  ))
    pages.push([
      results.map((result) =>
        "paper" in result ? result.paper.locator : [result.issue.message, result.issue.locator],
      ),
      next,
    ]);
  return pages;
}

const PATH = "/notes?content.venueid=OwlConf&limit=500&offset=0";

it.each<[string, readonly string[], unknown]>([
  ["no papers, which is no issue", [notes(0)], [[[], null]]],
  ["papers", [notes(2)], [[["https://openreview.net/forum?id=owl0", "https://openreview.net/forum?id=owl1"], null]]],
  [
    "a record that is no paper, which is an issue",
    ['{"notes": [{"forum": "owl1", "content": {"title": {"value": ""}, "abstract": {"value": "Owls."}}}]}'],
    [[[["an abstract without a title", `record 1 of ${PATH}`]], null]],
  ],
])("yields a page with %s", async (_, answers, expected) =>
  expect(await collect("openreview", { venue: "OwlConf" }, answers)).toEqual(expected),
);

it("continues until the last page", async () => {
  const pages = (await collect("openreview", { venue: "OwlConf" }, [notes(500), notes(1, 500)])) as [
    unknown[],
    unknown,
  ][];
  expect(pages.map(([results, next]) => [results.length, next])).toEqual([
    [500, { offset: 500 }],
    [1, null],
  ]);
});

it.each<[string, ServiceQuery, string]>([
  ["arxiv", { query: "cat:cs.CL", since: "2025-06-01" }, "arxiv: cat:cs.CL, since 2025-06-01"],
  ["hf", { date: "2025-06-02" }, "hf: 2025-06-02"],
  ["openreview", { venue: "OwlConf" }, "openreview: OwlConf"],
])("names the query of %s", (name, query, expected) => expect(formatQueryName(service(name), query)).toBe(expected));
