import { describe, expect, it } from "vitest";
import { SERVICES } from "./registry";
import { type Cursor, InvalidResponseError, PermanentRequestError, type Service, type ServiceQuery } from "./service";

const service = (name: string): Service => {
  const found = SERVICES.find((one) => one.name === name);
  if (!found) throw new Error(`no service ${name}`);
  return found;
};
const feed = (total: number, entries: number): string =>
  `<feed><opensearch:totalResults xmlns:opensearch="x">${total}</opensearch:totalResults>${"<entry></entry>".repeat(entries)}</feed>\n`;
const list = (length: number): unknown[] => Array.from({ length }, () => ({}));
const today = "2025-06-03";

describe("services", () => {
  it.each<[string, ServiceQuery, string]>([
    [
      "arxiv",
      { query: "cat:cs.CL OR cat:cs.AI", since: "2025-06-01" },
      "/api/query?search_query=%28cat%3Acs.CL+OR+cat%3Acs.AI%29+AND+submittedDate%3A%5B202506010000+TO+999912312359%5D&start=0&max_results=200&sortBy=submittedDate&sortOrder=descending",
    ],
    [
      "arxiv",
      { ids: ["2505.01234", "hep-th/9901001"] },
      "/api/query?id_list=2505.01234%2Chep-th%2F9901001&max_results=2",
    ],
    ["hf", { date: "2025-06-02" }, "/api/daily_papers?date=2025-06-02&limit=100&p=0"],
    [
      "s2",
      { query: "owls & mice", since: "2025-01-01" },
      "/graph/v1/paper/search/bulk?query=owls+%26+mice&fields=title%2Cabstract%2Cauthors%2CexternalIds%2CpublicationDate%2Cvenue%2Curl&sort=publicationDate%3Adesc&publicationDateOrYear=2025-01-01%3A",
    ],
    [
      "openreview",
      { venue: "OwlConf.org/2025/Conference" },
      "/notes?content.venueid=OwlConf.org%2F2025%2FConference&limit=500&offset=0",
    ],
  ])("%s: builds the path for %o", (name, query, path) => {
    const { firstCursor: first, findQueryError: refuse, ...one } = service(name);
    expect(refuse(query)).toBeNull();
    expect(one.toRequestPath(query, first(query, today))).toBe(path);
  });

  it.each<[string, ServiceQuery]>([
    ["arxiv", {}],
    ["arxiv", { ids: ["2505.01234"], since: "2025-06-01" }],
    ["hf", {}],
    ["hf", { date: "2025-06-01", since: "2025-06-01" }],
    ["s2", { since: "2025-06-01" }],
    ["openreview", {}],
  ])("%s: rejects the query %o", (name, query) => expect(service(name).findQueryError(query)).not.toBeNull());

  it.each<[string, ServiceQuery, Cursor, string, Cursor | null]>([
    ["arxiv", {}, { start: 0 }, feed(450, 200), { start: 200 }],
    ["arxiv", { ids: Array.from({ length: 201 }, String) }, { start: 0 }, feed(1, 1), { start: 200 }],
    ["arxiv", { ids: Array.from({ length: 201 }, String) }, { start: 200 }, feed(0, 0), null],
    ["arxiv", {}, { start: 400 }, feed(450, 50), null],
    ["arxiv", {}, { start: 0 }, feed(0, 0), null],
    ["arxiv", {}, { start: 29_800 }, feed(100_000, 200), null],
    ["hf", {}, { date: today, last: today, page: 0 }, JSON.stringify(list(100)), { date: today, last: today, page: 1 }],
    [
      "hf",
      {},
      { date: "2025-05-31", last: today, page: 1 },
      JSON.stringify(list(7)),
      { date: "2025-06-01", last: today, page: 0 },
    ],
    ["hf", {}, { date: today, last: today, page: 0 }, "[]", null],
    ["s2", {}, {}, JSON.stringify({ total: 3, token: "next", data: list(2) }), { token: "next" }],
    ["s2", {}, { token: "next" }, JSON.stringify({ total: 3, token: null, data: list(1) }), null],
    ["openreview", {}, { offset: 500 }, JSON.stringify({ notes: list(500) }), { offset: 1000 }],
    ["openreview", {}, { offset: 1000 }, JSON.stringify({ notes: list(499) }), null],
  ])("%s: %o continues from %o", (name, query, cursor, answer, next) => {
    expect(service(name).nextCursor(answer, query, cursor)).toEqual(next);
  });

  it.each<[string, string]>([
    ["arxiv", feed(450, 200).slice(0, 900)],
    ["arxiv", "<html>Rate exceeded.</html>"],
    ["arxiv", "<feed></feed>"],
    ["arxiv", feed(450, 0)],
    ["hf", "<html></html>"],
    ["hf", '{"error":"no"}'],
    ["hf", '[{"title":'],
    ["s2", '{"message":"no"}'],
    ["s2", ""],
    ["openreview", "[]"],
  ])("%s: rejects the response %o", (name, answer) => {
    const one = service(name);
    expect(() => one.nextCursor(answer, {}, one.firstCursor({}, today))).toThrow(InvalidResponseError);
  });

  it("reports a query error returned by arXiv", () => {
    const answer =
      "<feed><entry><id>http://arxiv.org/api/errors#incorrect_id</id><title>Error</title><summary>incorrect query</summary></entry></feed>";
    expect(() => service("arxiv").nextCursor(answer, {}, { start: 0 })).toThrow(PermanentRequestError);
  });
});
