import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const good = { title: "One", abstract: "It scores 50%." };

describe("jsonl", () => {
  it.each([
    ["after an escaped quote", `She wrote "${"[".repeat(100)}".`],
    ["after an escaped backslash", `\\${"[".repeat(100)}`],
  ])("does not count brackets in a string as levels: %s", async (_, abstract) => {
    const { papers, issues } = await parseAll(`${JSON.stringify({ title: "Moss", abstract })}\n`, "jsonl");
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ abstract }]);
  });

  it.each([
    [64, []],
    [65, [expect.stringContaining("nested more than 64 levels deep")]],
  ])("reads a record nested %i levels deep up to the limit", async (levels, messages) => {
    const more = `${"[".repeat(levels - 1)}${"]".repeat(levels - 1)}`;
    const { papers, issues } = await parseAll(`{"title": "Moss", "abstract": "It falls.", "more": ${more}}\n`, "jsonl");
    expect(issues.map((issue) => issue.message)).toEqual(messages);
    expect(papers).toHaveLength(1 - messages.length);
  });

  it("reads the documented fields and ignores the rest", async () => {
    const { papers, issues } = await parseAll(
      line({
        ...good,
        id: "2501.00001v2",
        authors: ["Ann Lee", { name: "Bo Wu" }],
        date: "2025-01-02",
        url: "https://example.org/1",
        doi: "https://doi.org/10.1000/182",
        venue: "ACL",
        restated: true,
        colour: "green",
      }),
    );
    expect(issues).toEqual([]);
    expect(papers).toEqual([
      {
        ...good,
        authors: ["Ann Lee", "Bo Wu"],
        published: "2025-01-02",
        url: "https://arxiv.org/abs/2501.00001",
        arxiv_id: "2501.00001",
        doi: "10.1000/182",
        venue: "ACL",
        restated: true,
        source: "in.txt",
        locator: "line 1",
      },
    ]);
  });

  it.each<[string, object, object]>([
    ["authors in one string", { authors: "Ann Lee, Bo Wu" }, { authors: ["Ann Lee", "Bo Wu"] }],
    ["authors that are not names", { authors: 5 }, { authors: [] }],
    ["published for date", { published: "2025-01-02T10:00:00Z" }, { published: "2025-01-02" }],
    ["the day of a year in two fields", { date: "2025", published: "2025-05-28" }, { published: "2025-05-28" }],
    ["a year before the day of another year", { date: "2025", updated: "2026-05-28" }, { published: "2025" }],
    ["a year only", { date: "2025" }, { published: "2025" }],
    ["a day as a number", { date: 20250403 }, { published: "2025-04-03" }],
    ["a time in seconds", { date: 1735776000 }, { published: "2025-01-02" }],
    ["a time in milliseconds", { date: 1735776000000 }, { published: "2025-01-02" }],
    ["a valid date after a number", { date: 45800, published: "2025-01-02" }, { published: "2025-01-02" }],
    ["an id of another kind", { id: 42 }, { arxiv_id: null, url: null }],
    ["an arXiv id as a number", { arxiv_id: 2301.1014 }, { arxiv_id: "2301.10140" }],
    ["a URL only", { url: "http://arxiv.org/abs/2501.00001v3" }, { arxiv_id: "2501.00001" }],
    ["null everywhere", { id: null, authors: null, date: null, url: null, doi: null }, { doi: null }],
  ])("reads %s", async (_, more, expected) => {
    const { papers, issues } = await parseAll(line({ ...good, ...more }));
    expect(papers).toMatchObject([expected]);
    expect(issues).toEqual([]);
  });

  it.each([[45800], [20251403], [-5.5]])("reports the unknown date format %d", async (date) => {
    const { papers, issues } = await parseAll(line({ ...good, date }));
    expect(papers).toMatchObject([{ published: null }]);
    expect(issues).toMatchObject([{ severity: "repaired", message: `unknown date format "${date}", date omitted` }]);
  });

  it.each([
    ["cut", '{"title": "Two", "abstr', /^not JSON/],
    ["an array", "[1, 2]", /not a JSON object/],
    ["null", "null", /not a JSON object/],
    ["without an abstract", '{"title": "Two"}', /^no "abstract"$/],
    ["with a number for a title", '{"title": 2, "abstract": "x"}', /^"title" is not text$/],
    ["with a blank title", '{"title": " ", "abstract": "x"}', /without a title/],
    ["with a blank abstract", '{"title": "Two", "abstract": "\\n"}', /no abstract/],
  ])("reports a line that is %s and reads the others", async (_, bad, message) => {
    const { papers, issues } = await parseAll(`${line(good)}\n${bad}\n${line({ ...good, title: "Three" })}`);
    expect(papers.map((p) => [p.title, p.locator])).toEqual([
      ["One", "line 1"],
      ["Three", "line 4"],
    ]);
    expect(issues).toMatchObject([{ severity: "skipped", locator: "line 3" }]);
    expect(issues[0]?.message).toMatch(message);
  });

  it.each([
    ["whose abstract is null", '{"title": "One", "abstract": null}'],
    ["without an abstract", '{"title": "One"}'],
    ["with metadata", '{"made": "2025-01-01", "papers": 2}'],
  ])("is detected by its other lines if the first is one %s", async (_, first) => {
    const { papers, issues } = await parseAll(`${first}\n${line(good)}{"broken\n[1]\n${line(good)}`);
    expect(papers.map(({ locator }) => locator)).toEqual(["line 2", "line 5"]);
    expect(issues.map(({ locator }) => locator)).toEqual(["line 1", "line 3", "line 4"]);
  });

  it("keeps an abstract of 1 MB and reports its length", async () => {
    const { papers, issues } = await parseAll(line({ title: "Long", abstract: "word ".repeat(210_000) }) + line(good));
    expect(papers.map((p) => p.abstract.length)).toEqual([1_049_999, 14]);
    expect(issues).toMatchObject([
      { severity: "repaired", locator: "line 1", message: expect.stringContaining("1,049,999") },
    ]);
  });

  it("replaces characters that cannot be stored, one by one", async () => {
    const { papers, issues } = await parseAll('{"title": "One", "abstract": "a\\u0000b\\ud800c"}\n');
    expect(papers[0]?.abstract).toBe("a\uFFFDb\uFFFDc");
    expect(issues).toMatchObject([{ severity: "repaired", locator: "line 1" }]);
  });

  it("replaces them in names and in issue excerpts", async () => {
    const authors = ["Ada\u0000Bell", "Bo\ud800", " Cy\n  Dee ", "\n"];
    const { papers, issues } = await parseAll(
      line({ title: "One\u0000", abstract: "a\u0000b", authors, venue: "Owls\n\u0000" }),
    );
    expect(papers[0]).toMatchObject({ authors: ["Ada\uFFFDBell", "Bo\uFFFD", "Cy Dee"], venue: "Owls \uFFFD" });
    expect(issues).toMatchObject([{ severity: "repaired", excerpt: "One\uFFFD" }]);
  });

  it("replaces them in URLs and DOIs", async () => {
    const { papers } = await parseAll(
      line({ title: "One", abstract: "a", url: "https://e.example/\u0000x", doi: "10.1000/a\ud800b" }),
    );
    expect(papers[0]).toMatchObject({ url: "https://e.example/\uFFFDx", doi: "10.1000/a\uFFFDb" });
  });
});
