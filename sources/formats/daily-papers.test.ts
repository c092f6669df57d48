import { describe, expect, it } from "vitest";
import type { ParseResult } from "@/lib/paper/parse-result";
import { parseAll } from "../testing/parse-all";
import { readPage } from "./daily-papers";

const HEAD =
  "new\n\nGet trending papers in your email inbox!\n\nSubscribe\n\nDaily Papers\n\nbyAK and the research community\n\nApr 16\n\n";
const long = (about: string) => `${about} is studied at length here. `.repeat(8).trim();
const entry = (title: string, foot: string, abstract = long(title)) => `${title}\n\n${abstract}\n\n${foot}`;
const foot = (date: string, who = "  • 4 authors") => `${who}\n·\n${date}\n\n`;

describe("daily papers", () => {
  it("reads the papers and ignores page elements", async () => {
    const text =
      HEAD +
      entry("One: a start", foot("Oct 15, 2025", "uni University of Somewhere")) +
      entry("Two", "") +
      entry("Three", foot("May 24, 2025 3")) +
      entry("Four", foot("Feb 26"));
    const { papers, issues } = await parseAll(text);
    expect(issues).toEqual([]);
    expect(papers.map((p) => [p.title, p.published])).toEqual([
      ["One: a start", "2025-10-15"],
      ["Two", null],
      ["Three", "2025-05-24"],
      ["Four", "2026-02-26"],
    ]);
    expect(papers.map((p) => p.abstract)).toEqual(["One: a start", "Two", "Three", "Four"].map(long));
    expect(papers[0]?.locator).toBe("line 13");
  });

  it("reads authors and URLs below the title", async () => {
    const text = `${HEAD}One\n\nAuthors: Ann Lee, Bo Wu\nhttps://arxiv.org/abs/2601.00001\n\n${long("One")}\n\n${foot("Jan 3")}`;
    const { papers } = await parseAll(text);
    expect(papers).toMatchObject([
      {
        title: "One",
        authors: ["Ann Lee", "Bo Wu"],
        arxiv_id: "2601.00001",
        published: "2026-01-03",
        abstract: long("One"),
      },
    ]);
  });

  it.each([
    ["Jan 3", "2601.00001", "2026-01-03"],
    ["Dec 31", "2601.00001", "2025-12-31"],
    ["Jan 2", "2512.09999", "2026-01-02"],
  ])("finds the year of %s by the arXiv id %s", async (date, id, published) => {
    const text = HEAD + entry(`One\n\nhttps://arxiv.org/abs/${id}`, foot(date), long("One"));
    expect((await parseAll(text)).papers).toMatchObject([{ published }]);
  });

  it.each(["Mar 10, 2u26 5", "Mar \uFFFD0, 2026 5"])("ends a paper at a damaged date: %s", async (date) => {
    const { papers } = await parseAll(`${HEAD}${entry("One: a start", foot(date))}Two at`, "daily-papers");
    expect(papers).toMatchObject([{ title: "One: a start", abstract: long("One: a start"), published: null }]);
  });

  it.each(["Ann Lee,\nBo Wu", "Ann Lee, Bo\nWu"])("reads names of authors over two lines: %j", async (names) => {
    const text = `${HEAD}One: a start\n\nAuthors: ${names}\nhttps://arxiv.org/abs/2501.00001\n\n${long("Counting")}\n\n${foot("May 24, 2025")}`;
    expect((await parseAll(text)).papers).toMatchObject([
      { authors: ["Ann Lee", "Bo Wu"], abstract: long("Counting") },
    ]);
  });

  it("takes a short first line below authors and a link as part of the abstract", async () => {
    const abstract = `Owls are counted by hand\n${long("Counting")}`;
    const text = `${HEAD}One: a start\n\nAuthors: Ann Lee, Bo Wu\nhttps://arxiv.org/abs/2501.00001\n\n${abstract}\n\n${foot("May 24, 2025")}`;
    expect((await parseAll(text)).papers).toMatchObject([{ title: "One: a start", abstract }]);
  });

  it.each(["h\uFFFDtps://arxiv.org/abs/2501.00001", "https:\t/arxiv.org/abs/2501.00001\uFFFD"])(
    "leaves out a damaged link: %j",
    async (link) => {
      const text = `${HEAD}${entry(`One: a start\n\n${link}`, foot("May 24, 2025"), long("Two"))}`;
      expect((await parseAll(text)).papers).toMatchObject([{ title: "One: a start", abstract: long("Two") }]);
    },
  );

  it("omits a date whose year is unknown", async () => {
    const { papers } = await parseAll(HEAD + entry("One", foot("Feb 26")) + entry("Two", foot("Mar 1")));
    expect(papers.map((p) => p.published)).toEqual([null, null]);
  });

  it("reads a text with very many entries", async () => {
    const text = HEAD + "One\nMay 1, 2025\n".repeat(150_000) + entry("Two", foot("Feb 26"));
    const { papers } = await parseAll(text, "daily-papers");
    expect(papers).toMatchObject([{ title: "Two", published: "2026-02-26" }]);
  });

  it("reads the start of a page with too many lines", async () => {
    async function* numbered() {
      const texts = (entry("One", foot("Feb 26")) + entry("Two", foot("Feb 27"))).split("\n");
      for (const [i, text] of texts.entries()) yield { text, number: i + 1 };
    }
    async function* nothing() {}
    const page = { source: "in.txt", lines: numbered(), text: nothing(), restated: false, fieldMap: {} };
    const results: ParseResult[] = [];
    for await (const result of readPage(page, 10)) results.push(result);
    const message = expect.stringMatching(/^the page has more than 10 lines or 64,000,000 characters; the text before/);
    expect(results).toMatchObject([{ issue: { locator: "line 11", message } }, { paper: { title: "One" } }, {}]);
  });

  it("keeps the paragraphs of an abstract together", async () => {
    const abstract = `${long("A")}\n\nCode is at https://example.org/code\n\n${long("B")}`;
    const { papers } = await parseAll(
      HEAD + entry("One", foot("May 1, 2025"), abstract) + entry("Two", foot("May 1, 2025")),
    );
    expect(papers.map((p) => p.abstract)).toEqual([abstract, long("Two")]);
  });

  it.each([
    ["a title without an abstract at the end of its entry", `Broken title\n\n${foot("May 2, 2025")}`, /no abstract/],
    ["a title without an abstract before the next title", "Broken title of some length\n\n", /no abstract/],
    [
      "an abstract without a title",
      `${long("Lost words of a paper nobody named")} ${long("More")}\n\n${foot("May 2, 2025")}`,
      /without a title/,
    ],
  ])("reports %s and reads the others", async (_, broken, message) => {
    const text = HEAD + entry("One", foot("May 1, 2025")) + broken + entry("Two", foot("May 3, 2025"));
    const { papers, issues } = await parseAll(text);
    expect(papers.map((p) => p.title)).toEqual(["One", "Two"]);
    expect(issues).toMatchObject([{ severity: "skipped", locator: "line 21" }]);
    expect(issues[0]?.message).toMatch(message);
  });

  it("marks abstracts as restated if the header states it", async () => {
    const note = "Note: abstracts restated in other words.\n\n";
    const { papers } = await parseAll(HEAD + note + entry("One", foot("May 1, 2025")));
    expect(papers).toMatchObject([{ title: "One", restated: true }]);
  });
});
