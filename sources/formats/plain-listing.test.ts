import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const HEAD = "Sleep papers - 2025-05-29\n\n";
const entry = (title: string, abstract: string, more = "") =>
  `${title}\n\nAuthors:Ann Lee, Bo Wu\nDate:2025-05-28 17:59:03\n${more}\n${abstract}\n\n`;

describe("plain listing", () => {
  it("reads every field of every paper and skips headings", async () => {
    const text =
      HEAD + entry("One", "It scores 50%.") + entry("Two", "Fine.", "Link: https://arxiv.org/abs/2501.00002\n");
    const { papers, issues } = await parseAll(text);
    expect(issues).toEqual([]);
    expect(papers.map((p) => [p.title, p.locator, p.abstract, p.arxiv_id])).toEqual([
      ["One", "line 3", "It scores 50%.", null],
      ["Two", "line 10", "Fine.", "2501.00002"],
    ]);
    expect(papers[0]).toMatchObject({ authors: ["Ann Lee", "Bo Wu"], published: "2025-05-28", url: null });
  });

  it("reads fields directly below the title, and wrapped ones", async () => {
    const { papers } = await parseAll("A title\nAuthors: Ann Lee,\n  Bo Wu\nDate: 2025-05-28\n\nText.\n");
    expect(papers).toMatchObject([{ title: "A title", authors: ["Ann Lee", "Bo Wu"], abstract: "Text." }]);
  });

  it("keeps paragraphs and irregular spacing of an abstract", async () => {
    const abstract = "First  part\nwrapped, $x^2$.\n\nSecond part: 3 \\%.";
    const { papers } = await parseAll(HEAD + entry("One", abstract) + entry("Two", "Fine."));
    expect(papers.map((p) => p.abstract)).toEqual([abstract, "Fine."]);
  });

  it("reads a title whose blank line above is lost", async () => {
    const text = (HEAD + entry("One", "It scores 50%.") + entry("Two", "Fine.")).replace("50%.\n\n", "50%.\n");
    const { papers } = await parseAll(text);
    expect(papers.map(({ title, abstract }) => [title, abstract])).toEqual([
      ["One", "It scores 50%."],
      ["Two", "Fine."],
    ]);
  });

  it("reads fields below a damaged label as fields", async () => {
    const text = `One\n\nAuthors: Ann Lee\n\nate: 2026-03-10\nLink: https://example.org/1\n\nIt scores 50%.\n`;
    expect((await parseAll(text, "plain-listing")).papers).toMatchObject([
      { abstract: "It scores 50%.", url: "https://example.org/1" },
    ]);
  });

  it("leaves out a title and a cut label at the end", async () => {
    const { papers, issues } = await parseAll(`${HEAD}${entry("One", "It scores 50%.")}Two\n\nAuth`);
    expect(papers).toMatchObject([{ abstract: "It scores 50%." }]);
    expect(issues).toMatchObject([{ excerpt: "Two Auth" }]);
  });

  it("reports a paper without an abstract and reads the others", async () => {
    const { papers, issues } = await parseAll(HEAD + entry("One", "A.") + entry("Broken", "") + entry("Three", "C."));
    expect(papers.map((p) => p.title)).toEqual(["One", "Three"]);
    expect(issues).toMatchObject([
      { severity: "skipped", locator: "line 10", message: "no abstract after these fields" },
    ]);
  });

  it("finds a paper without fields and reports it", async () => {
    const long = "This abstract has a good many words about sheep. ".repeat(6).trim();
    const stray = `Counting Sheep at the Edge of Town\n\n${long}\n\n`;
    const { papers, issues } = await parseAll(HEAD + entry("One", "A.") + stray + entry("Three", "C."));
    expect(papers.map((p) => [p.title, p.abstract])).toEqual([
      ["One", "A."],
      ["Counting Sheep at the Edge of Town", long],
      ["Three", "C."],
    ]);
    expect(issues).toMatchObject([{ severity: "repaired", locator: "line 10" }]);
  });

  it("reports an invalid date and keeps the paper", async () => {
    const { papers, issues } = await parseAll("One\n\nAuthors: Ann Lee\nDate: last Tuesday\n\nText.\n");
    expect(papers[0]).toMatchObject({ title: "One", published: null });
    expect(issues).toMatchObject([{ severity: "repaired", message: expect.stringContaining("last Tuesday") }]);
  });
});
