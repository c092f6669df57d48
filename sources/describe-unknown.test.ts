import { describe, expect, it } from "vitest";
import { describeUnknown } from "./describe-unknown";
import { parseAll } from "./testing/parse-all";

const LONG_NOTE = "It rises and falls ".repeat(9);

const TEXTS: readonly (readonly [what: string, text: string, message: RegExp])[] = [
  [
    "JSON with other fields",
    '{"name": "Owls", "text": "It rises."}\n{"name": "Moss"}\n',
    /JSON Lines \(jsonl\): its fields are name, text, and none is a title or an abstract.*--map title=FIELD,abstract=FIELD/,
  ],
  [
    "JSON with titles only",
    '{"title": "Owls", "year": 2024}\n',
    /"title" is the title, but none is an abstract.*cannot give claims/,
  ],
  ["broken JSON", '{"title": "Owls", "year" 2024}\n{"title": "Moss"}\n', /line 1 is no valid JSON/],
  [
    "a table with other columns",
    "name;text;note\nOwls;It rises.;x\n",
    /a table \(csv\): line 1 has the columns name, text, note, .*--from csv --map title=COLUMN,abstract=COLUMN/,
  ],
  [
    "a table with a long column",
    `Heading,Pages,Notes\nOwls,12,${LONG_NOTE}\n`,
    /--from csv --map title=COLUMN,abstract=Notes/,
  ],
  [
    "tags without a start",
    "TI  - Owls\nAU  - Lee, A\nAB  - It rises.\n",
    /\(ris\): no record begins with TY {2}-: line 1 is "TI {2}- Owls".*--from ris/,
  ],
  [
    "tags of Web of Science",
    "TI Owls\nAU Lee, A\nAB It rises.\nPY 2024\n",
    /\(wos\): no record begins with PT J: line 1/,
  ],
  ["tags of PubMed", "FAU - Lee, A\nTI  - Owls\nDP  - 2024\nJT  - Nests\n", /\(nbib\): no record begins with PMID-/],
  ["tags of EndNote", "%T Owls\n%A Lee, A\n%X It rises.\n", /\(endnote\): no record begins with %0/],
  [
    "another kind of XML",
    "<?xml version='1.0'?>\n<recipes><egg/></recipes>\n",
    /line 2 begins with the element <recipes>/,
  ],
  ["a web page", "<!DOCTYPE html><html><body>Hi</body></html>", /a web page \(html-page\): it names no paper/],
  [
    "Markdown without abstracts",
    "# Owls\n\n- one\n- two\n\n# Moss\n",
    /2 headings \(digest\): no abstract .* follows line 1 \("# Owls"\).*cannot give claims/,
  ],
  [
    "a Markdown table",
    "| Paper | Year |\n| --- | --- |\n| Owls | 2024 |\n",
    /\(markdown-table\): line 1 has the columns Paper, Year/,
  ],
  [
    "a list of titles",
    "- Owls at night, by Ann Lee\n- Mosses at night, by Bo Wu\n",
    /2 list items .*cannot give claims/,
  ],
  [
    "labels without abstract",
    "Title: Owls\nAuthors: Ann Lee\n",
    /\(labelled-text\): line 1 is "Title: Owls", but there is no line Abstract:/,
  ],
  [
    "arXiv ids",
    "2505.01234\narXiv:2505.01235\nhttps://arxiv.org/abs/2505.01236v2\n2505.01237\n2505.01234\n",
    /text with 4 arXiv ids: it holds no abstracts.*fetch arxiv --ids 2505.01234,2505.01235,2505.01236,…/,
  ],
  [
    "a short note",
    "Eggs, milk and bread.\n",
    /a short text \(bare-abstract\): it has only 21 characters \("Eggs, milk/,
  ],
  ["a title", "Counting Ferns with Small Models\n", /a title \(bare-abstract\): no abstract follows "Counting Ferns/],
  [
    "a long letter",
    `Dear Ann,\n\nhow are you?\n\n${"We came home and slept. ".repeat(5)}\n\nYours,\n\nBo\n`,
    /neither a title with an abstract .*line 1 is "Dear Ann,".*--from bare-abstract/,
  ],
];

describe("a text in no known format", () => {
  it.each(TEXTS)("is described: %s", async (_, text, message) => {
    const { papers, issues } = await parseAll(text);
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([{ severity: "skipped", locator: "whole file", code: "unknown-format" }]);
    expect(issues[0]?.message).toMatch(/^unknown format\. Closest is .*Remedy: /);
    expect(issues[0]?.message).toMatch(message);
  });

  it.each(TEXTS)("is described on a page without flags and names of formats: %s", (_, text) => {
    const message = describeUnknown(text, "page");
    expect(message).toMatch(/^this looks like .*, but .*\. Remedy: /);
    expect(message).not.toMatch(/--\w|unknown format|\b(?:jsonl|markdown-digest|bare-abstract)\b/);
  });

  it("names the second closest format", () => {
    expect(describeUnknown("# Owls\n\nTitle: Owls\n")).toMatch(
      /\(digest\): .*; or text with labels \(labelled-text\): line 3 is/,
    );
  });
});

describe("records without abstracts", () => {
  const entry = (n: number): string => `@misc{k${n}, title = {Owls ${n}}, year = {2024}}\n`;

  it.each([
    [1, /^the record has a title but no abstract, read as bibtex: this file cannot give claims/],
    [7, /^all 7 records have a title but no abstract/],
  ])("are summed up for the file: %s", async (count, message) => {
    const { papers, issues } = await parseAll(Array.from({ length: count }, (_, n) => entry(n)).join(""));
    expect(papers).toEqual([]);
    expect(issues).toHaveLength(count + 1);
    expect(issues.at(-1)).toMatchObject({ locator: "whole file", message: expect.stringMatching(message) });
  });
});
