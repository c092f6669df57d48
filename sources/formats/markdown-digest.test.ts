import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const entry = (title: string, abstract: string, id = "2501.00001") =>
  `# ${title} \n\n**Authors**: Ann Lee, Bo Wu  \n\n**Link**: [PDF](https://arxiv.org/pdf/${id})  \n\n**Abstract**: ${abstract} \n\n---\n`;

describe("markdown digest", () => {
  it("reads every field of every paper", async () => {
    const { papers, issues } = await parseAll(entry("One: a start", "It scores 50%.") + entry("Two", "Fine."));
    expect(issues).toEqual([]);
    expect(papers.map((p) => [p.title, p.locator])).toEqual([
      ["One: a start", "line 1"],
      ["Two", "line 10"],
    ]);
    expect(papers[0]).toEqual({
      title: "One: a start",
      abstract: "It scores 50%.",
      authors: ["Ann Lee", "Bo Wu"],
      published: null,
      url: "https://arxiv.org/abs/2501.00001",
      arxiv_id: "2501.00001",
      doi: null,
      venue: null,
      restated: false,
      source: "in.txt",
      locator: "line 1",
    });
  });

  it.each([
    ["LaTeX and irregular spaces", "Gain  of $5.1\\%$\u00a0on \\textbf{X},  {\\it really}."],
    ["a second paragraph", "First part.\n\nSecond  part, 3 % up."],
    ["wrapped lines", "First line\nsecond line\n  third line."],
    ["a bold label that is not a field", "Intro.\n\n**Results**: 61.2% on Y."],
    ["a label that is an object property", "Intro.\n**Constructor:** a thing.\nIt scores 50%."],
    ["stars and underscores", "We *do* it, with snake_case and `code`."],
  ])("keeps %s exactly as given", async (_, abstract) => {
    const { papers } = await parseAll(entry("T", abstract));
    expect(papers.map((p) => p.abstract)).toEqual([abstract]);
  });

  it("reads date, DOI and venue, with spelling variants of the labels", async () => {
    const { papers } = await parseAll(
      "## [A title](https://example.org/x)\n- **Authors:** Ann Lee\n- **Date:** May 3, 2025\n- **DOI**: 10.1000/182\n- **Venue**: ACL\n- **Summary**: Text.\n",
    );
    expect(papers[0]).toMatchObject({
      title: "A title",
      authors: ["Ann Lee"],
      published: "2025-05-03",
      doi: "10.1000/182",
      venue: "ACL",
      abstract: "Text.",
    });
  });

  it.each([
    ["Institution", "MIT"],
    ["Subjects", "cs.CL; cs.AI"],
    ["TL;DR", "Ferns grow."],
    ["Moss level", "green\nand more"],
  ])("excludes **%s** from the field above it and from the abstract", async (label, text) => {
    const lines = `**${label}**: ${text}\n\n`;
    const { papers, issues } = await parseAll(
      `# T\n\n**Authors**: Ann Lee,\nBo Wu\n${lines}**Date:** 2025-05-03\n${lines}**Abstract**: It scores 50%.\n`,
    );
    expect(papers).toMatchObject([
      { authors: ["Ann Lee", "Bo Wu"], published: "2025-05-03", abstract: "It scores 50%." },
    ]);
    expect(issues).toEqual([]);
  });

  it("excludes labelled text after an abstract", async () => {
    const { papers } = await parseAll(`${entry("T", "It scores 50%.\n**TL;DR:** Good.\nMore.\n**Subjects**: cs.CL")}`);
    expect(papers.map((paper) => paper.abstract)).toEqual(["It scores 50%."]);
  });

  it.each([
    ["**Summary**: Short.\n\n**Abstract**: Long.\n", "Long."],
    ["**Abstract**: Long.\n\n**Summary**: Short.\n", "Long."],
    ["**Summary**: Short.\n**Aim:** to grow.\n", "Short.\n**Aim:** to grow."],
    ["**Abstract**: Long.\n\n**Abstract**: Again,\nand again.\n", "Long."],
  ])("reads only the authors' text of %j", async (fields, abstract) => {
    const { papers } = await parseAll(`# T\n\n**Authors**: Ann Lee\n\n${fields}`);
    expect(papers.map((paper) => paper.abstract)).toEqual([abstract]);
  });

  it("excludes translations", async () => {
    const text = "# T\n\n**Title (ZH)**: 题\n\n**Abstract**: English.\n\n**Abstract (ZH)**: 摘要\n更多\n";
    const { papers } = await parseAll(text);
    expect(papers).toMatchObject([{ title: "T", abstract: "English." }]);
  });

  it("treats headings without fields as sections", async () => {
    const { papers, issues } = await parseAll(`# Papers of the day\n\nSome words.\n\n#${entry("T", "A.")}\n# Next\n`);
    expect(papers.map((p) => p.title)).toEqual(["T"]);
    expect(issues).toEqual([]);
  });

  it.each([
    ["no abstract", "# Broken\n\n**Authors**: Ann Lee\n\n---\n", /no \*\*Abstract/],
    ["an empty abstract", entry("Broken", ""), /no abstract/],
    ["no title", entry("", "Text."), /without a title/],
    ["no field at all", "# Broken\n\njust words\n", /no \*\*Abstract/],
  ])("reports a paper with %s and reads the others", async (_, broken, message) => {
    const { papers, issues } = await parseAll(entry("One", "A.") + broken + entry("Two", "B."));
    expect(papers.map((p) => p.title)).toEqual(["One", "Two"]);
    expect(issues).toMatchObject([{ severity: "skipped", source: "in.txt", locator: "line 10" }]);
    expect(issues[0]?.message).toMatch(message);
  });

  it("marks abstracts as restated if the header states it", async () => {
    const note = "<!-- Abstracts are restated in our own words. -->\n\n";
    expect((await parseAll(note + entry("T", "A."))).papers[0]?.restated).toBe(true);
    expect((await parseAll(entry("T", "The abstract view is restated."))).papers[0]?.restated).toBe(false);
  });

  it.each([
    ["# Steps ##", "Steps"],
    ["# About C#", "About C#"],
    ["#\tTabbed", "Tabbed"],
    ["# [Linked](https://arxiv.org/abs/2501.00001)", "Linked"],
  ])("reads the title of %j", async (heading, title) => {
    const { papers } = await parseAll(`${heading}\n\n**Authors**: Ann Lee\n\n**Abstract**: Text.\n`);
    expect(papers.map((p) => p.title)).toEqual([title]);
  });

  it.each([
    ["", "https://arxiv.org/abs/2505.20001", "2505.20001"],
    ["**Link**: https://example.org/x\n", "https://arxiv.org/abs/2505.20001", "2505.20001"],
    ["**Link**: https://arxiv.org/abs/2501.00001\n", "https://arxiv.org/abs/2501.00001", "2501.00001"],
  ])("reads the URL of a title after %j", async (link, url, arxiv_id) => {
    const { papers } = await parseAll(
      `### [Moss (2)](https://arxiv.org/abs/2505.20001)\n\n**Authors**: Ann Lee\n${link}**Abstract**: Text.\n`,
    );
    expect(papers).toMatchObject([{ title: "Moss (2)", url, arxiv_id }]);
  });

  it("parses a heading with many spaces in linear time", async () => {
    const start = performance.now();
    await parseAll(`${entry("One", "A.")}# a${" ".repeat(200_000)}x\n\n**Abstract**: B.\n`);
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
