import { describe, expect, it } from "vitest";
import { parsePapers } from "../read";
import { parseAll } from "../testing/parse-all";

const fern = { title: "Ferns", abstract: "Fern lifts recall by 4 points." };
const moss = { title: "Moss", abstract: "Moss is twice as fast." };

describe("json", () => {
  it.each<[string, unknown]>([
    ["a list", [fern, moss]],
    ["an object with a list", { count: 2, query: { words: ["a"] }, papers: [fern, moss] }],
    ["a nested list", { data: { search: { results: [fern, moss] } } }],
    ["papers under their ids", { "2501.00001": fern, "2501.00002": moss }],
    ["a list under each day", { "2025-05-01": [fern], "2025-05-02": [moss] }],
    ["papers under their ids in groups", { oral: { "1": fern }, poster: { "2": moss } }],
    ["a paper next to a list", { best: fern, others: [moss] }],
    ["lists in the objects of a list", { sessions: [{ name: "A", papers: [fern] }, { papers: [moss] }] }],
    ["a list of pages", [[fern], [moss]]],
    ["a list below a title of the collection", { title: "ACL 2025", url: "https://example.org", papers: [fern, moss] }],
    [
      "lists below the titles of their groups",
      [
        { title: "Day 1", papers: [fern] },
        { title: "Day 2", papers: [moss] },
      ],
    ],
    ["papers nested in other objects", { data: [{ citingPaper: fern }, { citingPaper: moss }] }],
  ])("reads %s, with and without line breaks", async (_, value) => {
    for (const space of [0, 2]) {
      const { papers, issues } = await parseAll(JSON.stringify(value, null, space), undefined, 7);
      expect(papers).toMatchObject([
        { ...fern, locator: "record 1" },
        { ...moss, locator: "record 2" },
      ]);
      expect(issues).toEqual([]);
    }
  });

  it.each<[string, object, string]>([
    ["an empty list", { count: 0, notes: [] }, "no paper found, read as json"],
    ["an empty list and a field of a paper", { title: "Moss", authors: [] }, 'no "abstract"'],
    ["no list", { count: 0 }, 'no "title"'],
  ])("reports an object with %s", async (_, value, message) => {
    const { papers, issues } = await parseAll(JSON.stringify(value), "json");
    expect(papers).toEqual([]);
    expect(issues.map((issue) => issue.message)).toEqual([message]);
  });

  it.each<[string, object]>([
    ["an empty abstract", { title: "Moss", abstract: null, related: [fern] }],
    ["no abstract but references", { title: "Moss", authors: ["Bo Wu"], references: [fern] }],
  ])("reads no second paper from one with %s", async (_, record) => {
    const { papers, issues } = await parseAll(JSON.stringify([fern, record]));
    expect(papers).toMatchObject([fern]);
    expect(issues).toMatchObject([
      { severity: "skipped", locator: "record 2", message: expect.stringMatching(/^no "?abstract"?$/) },
    ]);
  });

  it("reports every paper without abstract as skipped, in any group", async () => {
    const { papers, issues } = await parseAll(
      JSON.stringify({ monday: [fern], tuesday: [{ title: "Moss", authors: [] }] }),
    );
    expect(papers).toMatchObject([fern]);
    expect(issues.map((issue) => issue.locator)).toEqual(["record 2"]);
  });

  it("reads a list that begins with papers that were not found", async () => {
    for (const space of [0, 1]) {
      const { papers, issues } = await parseAll(JSON.stringify([null, null, fern, null, moss], null, space));
      expect(papers).toMatchObject([fern, moss]);
      expect(issues).toEqual([]);
    }
  });

  it.each([
    [{ Fern: [0], rises: "1" }],
    [{ Fern: [0], rises: [-1] }],
    [{ Fern: [0], rises: [1.5] }],
    [{ Fern: [0], rises: [1e9] }],
    [{ Fern: [0], rises: [0] }],
    [{}],
  ])("rejects an invalid inverted index as abstract: %j", async (index) => {
    const { papers, issues } = await parseAll(
      JSON.stringify([{ title: fern.title, abstract_inverted_index: index }, fern]),
    );
    expect(papers).toHaveLength(1);
    expect(issues).toMatchObject([{ severity: "skipped", message: "no abstract" }]);
  });

  it("reads papers whose first abstract comes late in the file", async () => {
    const reference = { key: "x".repeat(40), DOI: "10.1000/1" };
    const long = { title: ["Moss"], reference: Array.from({ length: 1200 }, () => reference) };
    const { papers, issues } = await parseAll(JSON.stringify({ status: "ok", message: { items: [long, fern] } }));
    expect(papers).toMatchObject([fern]);
    expect(issues).toMatchObject([{ locator: "record 1", message: 'no "abstract"' }]);
  });

  it("reads concatenated objects", async () => {
    const text = [fern, moss].map((paper) => JSON.stringify(paper, null, 2)).join("\n");
    expect((await parseAll(text)).papers).toMatchObject([fern, moss]);
  });

  it("prefers the authors' abstract to summaries by others", async () => {
    const { papers } = await parseAll(
      JSON.stringify([
        { ...fern, tldr: { model: "v2", text: "short" }, ai_summary: "made by a model", comment: "good" },
        { title: "Moss", ai_summary: "made by a model", summary: moss.abstract, TLDR: "short" },
      ]),
    );
    expect(papers.map((paper) => paper.abstract)).toEqual([fern.abstract, moss.abstract]);
  });

  it.each<[string, object, object]>([
    [
      "Semantic Scholar",
      {
        ...fern,
        externalIds: { ArXiv: "2501.00001", DOI: "10.1000/1", CorpusId: 5 },
        authors: [{ authorId: "1", name: "Ann Lee" }],
        venue: { name: "ACL", alternate_names: null },
        year: 2025,
        publicationDate: "2025-01-02",
      },
      { arxiv_id: "2501.00001", doi: "10.1000/1", authors: ["Ann Lee"], venue: "ACL", published: "2025-01-02" },
    ],
    [
      "Hugging Face daily papers",
      {
        paper: { id: "2501.00001", title: "Ferns", summary: fern.abstract, publishedAt: "2025-01-02T00:00:00.000Z" },
        title: "Ferns",
        publishedAt: "2025-01-01T20:00:00.000Z",
      },
      { arxiv_id: "2501.00001", abstract: fern.abstract, published: "2025-01-02" },
    ],
    [
      "OpenReview",
      {
        id: "abc",
        forum: "abc",
        pdate: 1735776000000,
        content: {
          title: { value: "Ferns" },
          abstract: { value: fern.abstract },
          authors: { value: ["Ann Lee", "Bo Wu"] },
          pdf: { value: "/pdf/x.pdf" },
          venue: { value: "Plants 2025" },
        },
      },
      {
        authors: ["Ann Lee", "Bo Wu"],
        venue: "Plants 2025",
        published: "2025-01-02",
        url: "https://openreview.net/forum?id=abc",
      },
    ],
    [
      "CSL",
      {
        ...fern,
        id: "leeFerns2025",
        author: [{ family: "Lee", given: "Ann" }, { literal: "The Fern Team" }],
        issued: { "date-parts": [["2025", 1, 2]] },
        "container-title": "Plants",
        DOI: "10.1000/1",
        URL: "https://example.org/1",
      },
      {
        authors: ["Ann Lee", "The Fern Team"],
        published: "2025-01-02",
        venue: "Plants",
        doi: "10.1000/1",
        url: "https://example.org/1",
      },
    ],
    [
      "Paper Copilot",
      { ...fern, author: "Ann Lee;Bo Wu", site: "https://example.org/x", bibtex: "@a{b, doi = {10.1000/9}}" },
      { authors: ["Ann Lee", "Bo Wu"], url: "https://example.org/x", doi: "10.1000/9" },
    ],
    [
      "the arXiv snapshot",
      {
        ...fern,
        id: "0704.0001",
        authors: "M\\'uller",
        authors_parsed: [["Müller", "Ida", ""]],
        versions: [
          { version: "v1", created: "Mon, 2 Apr 2007 19:18:42 GMT" },
          { version: "v2", created: "Tue, 24 Jul 2007 20:10:27 GMT" },
        ],
        update_date: "2008-11-26",
      },
      { authors: ["Ida Müller"], published: "2007-04-02", updated: "2007-07-24", arxiv_id: "0704.0001" },
    ],
    [
      "Crossref",
      {
        ...fern,
        title: ["Ferns &amp; <i>moss</i>"],
        abstract: "<jats:title>Abstract</jats:title><jats:p>Fern lifts recall by 4 points.</jats:p>",
        author: [{ given: "Ann", family: "Lee" }, { name: "Fern Team" }],
        issued: { "date-parts": [[2025, 1, 2]] },
        "container-title": ["Plants"],
        DOI: "10.1000/1",
        URL: "https://doi.org/10.1000/1",
      },
      {
        title: "Ferns & moss",
        abstract: "Fern lifts recall by 4 points.",
        authors: ["Ann Lee", "Fern Team"],
        published: "2025-01-02",
        venue: "Plants",
        doi: "10.1000/1",
        url: "https://doi.org/10.1000/1",
      },
    ],
    [
      "OpenAlex",
      {
        id: "https://openalex.org/W1",
        doi: "https://doi.org/10.1000/1",
        title: "Ferns",
        publication_date: "2025-01-02",
        primary_location: { landing_page_url: "https://example.org/1", source: { display_name: "Plants" } },
        authorships: [{ author_position: "first", author: { id: "A1", display_name: "Ann Lee" } }],
        abstract_inverted_index: { Fern: [0], lifts: [1], recall: [2, 6], by: [3], "4": [4], "points,": [5] },
      },
      {
        abstract: "Fern lifts recall by 4 points, recall",
        authors: ["Ann Lee"],
        published: "2025-01-02",
        venue: "Plants",
        doi: "10.1000/1",
        url: "https://example.org/1",
      },
    ],
    [
      "Europe PMC",
      {
        id: "101",
        source: "MED",
        title: "Ferns.",
        authorString: "Lee A.",
        authorList: { author: [{ fullName: "Lee A", firstName: "Ann", lastName: "Lee" }, { collectiveName: "Team" }] },
        journalInfo: { journal: { title: "Plants" } },
        pubYear: "2025",
        firstPublicationDate: "2025-01-02",
        abstractText: "<h4>Results</h4>Fern lifts recall by 4 points.",
      },
      {
        title: "Ferns",
        abstract: "Results: Fern lifts recall by 4 points.",
        authors: ["Ann Lee", "Team"],
        published: "2025-01-02",
        venue: "Plants",
        url: "https://europepmc.org/article/MED/101",
      },
    ],
    [
      "DOAJ",
      {
        id: "x",
        bibjson: {
          ...fern,
          author: [{ name: "Ann Lee" }],
          identifier: [
            { id: "1234-5678", type: "eissn" },
            { id: "10.1000/1", type: "doi" },
          ],
          journal: { title: "Plants" },
        },
      },
      { authors: ["Ann Lee"], doi: "10.1000/1", venue: "Plants" },
    ],
    [
      "OpenAlex, with a plain abstract",
      {
        ...fern,
        updated_date: "2026-01-01",
        abstract_inverted_index: {},
        authorships: [{ raw_author_name: "A. Lee", author: {} }],
      },
      { abstract: fern.abstract, authors: ["A. Lee"] },
    ],
    ["a month without a day", { ...fern, issued: { "date-parts": [[2025, 7]] } }, { published: "2025-07" }],
  ])("reads the fields of %s", async (_, record, expected) => {
    const { papers, issues } = await parseAll(JSON.stringify([record]));
    expect(papers).toMatchObject([expected]);
    expect(issues).toEqual([]);
  });

  it.each<[string, string, RegExp, string]>([
    ["500 levels of lists", "[".repeat(500) + "]".repeat(500), /nested more than 64/, "line 1"],
    ["500 levels of objects", `${'{"a":'.repeat(500)}1${"}".repeat(500)}`, /nested more than 64/, "line 1"],
    ["a truncated list", `[${JSON.stringify(fern)},\n{"title": "Mo`, /truncated/, "line 2"],
    ["a record that is not JSON", '[{"title": "Moss", abstract: 5}]', /^not JSON/, "line 1"],
    ["a record without abstract", '[{"title": "Moss", "abstract": null}]', /^no abstract$/, "record 1"],
  ])("reports %s", async (_, text, message, locator) => {
    const { issues } = await parseAll(text);
    expect(issues[0]).toMatchObject({ severity: "skipped", locator });
    expect(issues[0]?.message).toMatch(message);
  });

  it.each([
    ["after an escaped quote", `She wrote "${"[".repeat(100)}".`],
    ["after an escaped backslash", `\\${"[".repeat(100)}`],
  ])("does not count brackets in a string as levels: %s", async (_, abstract) => {
    const { papers, issues } = await parseAll(JSON.stringify([{ title: "Moss", abstract }]));
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ abstract }]);
  });

  it("reads the records around one that is nested too deeply", async () => {
    const deep = `{"title": "Deep", "abstract": ${"[".repeat(500)}${"]".repeat(500)}}`;
    const { papers, issues } = await parseAll(`[${JSON.stringify(fern)},\n${deep},\n${JSON.stringify(moss)}]`);
    expect(papers).toMatchObject([fern, moss]);
    expect(issues).toMatchObject([{ locator: "line 2", message: expect.stringContaining("64 levels") }]);
  });

  it("reports a truncated abstract", async () => {
    const { papers, issues } = await parseAll(JSON.stringify([{ ...fern, abstract: "Fern lifts recall by…" }]));
    expect(papers).toHaveLength(1);
    expect(issues).toMatchObject([{ severity: "repaired", message: expect.stringContaining("is truncated") }]);
  });
});

it("detects JSON and CSV by mapped field names", async () => {
  const map = { title: "info.name", abstract: "text" };
  const read = async (text: string): Promise<string[]> => {
    const titles: string[] = [];
    async function* bytes() {
      yield new TextEncoder().encode(text);
    }
    for await (const reading of parsePapers(bytes(), { source: "x", map })) {
      if ("paper" in reading) titles.push(reading.paper.title);
    }
    return titles;
  };
  const record = { info: { name: "Ferns" }, text: "It rises." };
  expect(await read(JSON.stringify([record], null, 1))).toEqual(["Ferns"]);
  expect(await read(`${JSON.stringify(record)}\n`)).toEqual(["Ferns"]);
  expect(await read("info.name,text\nFerns,It rises.\n")).toEqual(["Ferns"]);
});
