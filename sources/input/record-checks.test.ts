import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { findRecordProblem } from "./record-checks";

const text = "OwlNet counts owls at night and reaches 88.1% accuracy on OwlBench.";

describe("findRecordProblem", () => {
  it.each<[string, string, string, RegExp]>([
    ["a heading", "Table of Contents", text, /is no title of a paper; .*--map/],
    ["an error", "Error", text, /is no title/],
    ["a missing value", "nan", text, /is no title/],
    ["a placeholder", "Owls", "[No abstract available]", /^no abstract: the field says/],
    ["a link in the title", "Owls https://example.org/owls", text, /title holds a link/],
    ["an id in the title", "DOI: 10.5555/1", text, /title holds a link or an id/],
    ["a DOI within the title", "(3):1-10. doi: 10.5555/1", text, /title holds a link or an id/],
    ["the rest of a DOI in the title", "g/10.5555/aar.1 Owls", text, /title holds a link or an id/],
    ["an e-mail address in the title", "Owlham. ann.lee@owl.example", text, /title holds a link or an id/],
    ["the rest of an id as title", "bs2603.20002", text, /title holds a link or an id/],
    ["a name", "Owls", "Lee, Ann B.", /the abstract is a name/],
    ["a DOI after the last sentence", "Owls", `${text}\u360910.5555/1`, /DOI is inside the abstract/],
    ["a damaged link at the start", "Owls", `https:\v/arxiv.org/abs/2603.20002 ${text}`, /begins with an id/],
    [
      "a damaged link before the text",
      "Owls",
      `h\uFFFDtps//arxiv.org/abs/2603.20002\uFFFD${text}`,
      /begins with an id/,
    ],
    ["a link", "Owls", "https://example.org/owls", /only a link/],
    ["a damaged link", "Owls", "httpU://example.org/owls", /only a link/],
    ["an e-mail address", "Owls", "lee@owls.example.", /only a link or an address/],
    ["line ends of UTF-16", "Owls", "Owls are shown.\u0d0aMoss is not.", /characters are damaged/],
    ["RIS tags", "Owls", `${text}\nAD  - Univ Owl\nDO  - 10.5555/1`, /inside the abstract \("AD {2}-"\)/],
    ["RIS tags in one line", "Owls", `${text} AD  - Univ Owl DO  - 10.5555/1`, /inside the abstract/],
    ["EndNote tags", "Owls", `${text}\n%A Lee\n%D 2024`, /inside the abstract/],
    ["tags of Web of Science", "Owls", `AU Lee, A\nTI Owls\nSO OWLS\nAB ${text}`, /inside the abstract/],
    ["BibTeX fields", "Owls", `${text}},\n author = {Lee, Ann}`, /inside the abstract/],
    ["exchanged bytes of UTF-16", "Owls", "伀眀氀猀 are shown", /characters are damaged/],
    ["a tag in the title", "Owls KW  - night", text, /inside the title/],
  ])("refuses %s", (_, title, abstract, message) => {
    expect(findRecordProblem(title, abstract)).toMatchObject({
      isRefused: true,
      message: expect.stringMatching(message),
    });
  });

  it.each<[string, string, string, RegExp]>([
    ["a possible heading", "Introduction", text, /may be a heading/],
    ["a repeated title", text, text, /repeats the title/],
    ["an e-mail address", "Owls", `${text} Write to ann.lee@owl.example.org.`, /e-mail address/],
    ["a postal address", "Owls", `${text} Univ Owl, Dept Birds, Nest 12345, Moss`, /addresses of authors/],
    ["addresses of Web of Science", "Owls", `${text} [Lee, Ann] Univ Owl, Nest, Moss`, /addresses of authors/],
    ["labels", "Owls", `${text}\n**Authors:** Ann Lee\nDOI: 10.5555/1`, /lines with labels/],
    ["HTML", "Owls", `${text}<div>More`, /HTML elements/],
  ])("notes %s", (_, title, abstract, message) => {
    expect(findRecordProblem(title, abstract)).toMatchObject({
      isRefused: false,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    ["Errors in Counting Owls", text],
    ["Owls: pass@10 and recall@k in 10.5 of 10 Cases", `We read arXiv abs/2603.20002 later. ${text}`],
    ["Abstract Reasoning of Owls", "None of the owls counts. N/A is not a number."],
    ["Owls", "We report pass@1 and pass@k, with the title and authors hidden: 3 points more - and AD  - not."],
    ["Owls", "Owls (University of Owls, 2024) weigh 12345 g. See https://example.org/owls for year = 2024."],
    ["Owls", `${text}\n────\n\u3000\u3000\u3000\u3000${text}`],
    ["Owls", "If a < b, then <think> and </think> mark what the owl thinks.\nTI is a company.\nSO what?"],
  ])("accepts %j", (title, abstract) => expect(findRecordProblem(title, abstract)).toBeNull());
});

const csv = (...rows: string[]): string => `title,abstract,doi\n${rows.join("\n")}\n`;
const long = `${text} It is the first of its kind, and its code is open to all who count.`;

describe("checks of a file", () => {
  it("reports one paper from a text with many headings", async () => {
    const sections = ["Home", "News", "Team", "Rules", "Links"].map((name) => `## ${name}\n\nSome words.\n\n`).join("");
    const { papers, issues } = await parseAll(`${sections}# Owls\n\n**Authors**: Ann Lee\n\n**Abstract**: ${text}\n`);
    expect(papers).toMatchObject([{ title: "Owls" }]);
    expect(issues).toMatchObject([
      {
        severity: "repaired",
        locator: "whole file",
        message: expect.stringMatching(/one paper .* 6 headings.*--from/),
      },
    ]);
  });

  it("reports that most records were skipped, with the most frequent reason", async () => {
    const { issues } = await parseAll(csv(`Owls,${text},`, ...["A", "B", "C", "D", "E"].map((title) => `${title},,`)));
    expect(issues.at(-1)).toMatchObject({
      locator: "whole file",
      message: expect.stringMatching(/^only 1 of 6 records .* most frequent reason: no abstract; .*--map/),
    });
  });

  it("reports an abstract that is under two DOIs", async () => {
    const { papers, issues } = await parseAll(csv(`Owls,"${long}",10.5555/1`, `Moss,"${long}",10.5555/2`));
    expect(papers).toHaveLength(2);
    expect(issues).toMatchObject([
      { locator: "line 3", message: expect.stringMatching(/^the same abstract is at line 2 .*10\.5555\/1/) },
    ]);
  });

  it.each([
    ["the same DOI", csv(`Owls,"${long}",10.5555/1`, `Owls,"${long}",10.5555/1`)],
    ["no DOI", csv(`Owls,"${long}",`, `Moss,"${long}",`)],
    ["few skipped records", csv(`Owls,"${long}",`, `Moss,"${long}",`, `Fern,"${long}",`)],
  ])("reports nothing about %s", async (_, content) => {
    expect((await parseAll(content)).issues).toEqual([]);
  });
});
