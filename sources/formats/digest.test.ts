import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { digest } from "./digest";

const ROOK = {
  title: "Rook: A Memory for Agents",
  authors: ["Ann Lee", "Ben Roy"],
  abstract: "Agents forget. Rook raises success on GAIA from 41.2% to 52.9%.",
  arxiv_id: "2603.10001",
};
const FINCH = {
  title: "Finch: Looking Before Clicking",
  authors: ["Cho Kim"],
  abstract: "Finch reaches 61.3% on ScreenSpot-Pro.",
  arxiv_id: "2603.10002",
};
const PAPERS = [ROOK, FINCH];
type Written = typeof ROOK;

/** A digest of both papers, with sections that are no papers. */
const digestOf = (write: (paper: Written) => string): string =>
  `# Papers of the day\n\n_Updated: 2026-03-12_\n\n## Contents\n\n- [Agents](#agents)\n\n## Agents\n\n${PAPERS.map(write).join("\n")}`;
const names = ({ authors }: Written): string => authors.join(", ");
const url = ({ arxiv_id }: Written): string => `https://arxiv.org/abs/${arxiv_id}v1`;
const PADDING =
  " We tried it for a year on many tasks of many kinds, with agents large and small, and it never failed us when it mattered most, in the rain and in the sun.";

describe("digest", () => {
  it.each<[string, (paper: Written) => string]>([
    [
      "folds with the title in the summary",
      (p) =>
        `<details>\n<summary><strong>${p.title}</strong> - ${names(p)} - [[pdf]](${url(p)})</summary>\n\n**Abstract:** ${p.abstract}\n\n**arXiv ID:** ${p.arxiv_id}\n</details>\n`,
    ],
    [
      "list items with the abstract in a fold",
      (p) =>
        `- **${p.title}**  \n  ${names(p)}  \n  _2026-03-10_ · ${url(p)}  \n  <details><summary>Abstract</summary>\n\n  ${p.abstract}\n\n  </details>\n`,
    ],
    [
      "list items with linked titles",
      (p) => `* [${p.title}](${url(p)})\n  - Authors: ${names(p)}\n  - Abstract: ${p.abstract}\n`,
    ],
    [
      "numbered items with linked bold titles",
      (p) => `1. **[${p.title}](${url(p)})**\n   *${names(p)}*\n   > **Abstract:** ${p.abstract}\n`,
    ],
    ["headings and plain lines", (p) => `### ${p.title}\n\n${names(p)}\n\n${url(p)}\n\nAbstract: ${p.abstract}\n`],
    [
      "numbered headings and a heading above the abstract",
      (p) => `### 1. [${p.title}](${url(p)})\n\n*Authors: ${names(p)}*\n\n#### Abstract\n\n${p.abstract}\n`,
    ],
    [
      "bold lines",
      (p) =>
        `**${p.title}**\n\n${names(p)} | [arXiv](${url(p)})\n\n**Abstract**: ${p.abstract}\n\n**TL;DR**: It works.\n\n---\n`,
    ],
    [
      "an org file",
      (p) => `** ${p.title}\n:PROPERTIES:\n:AUTHORS: ${names(p)}\n:END:\n- URL: ${url(p)}\n- Abstract: ${p.abstract}\n`,
    ],
  ])("reads %s", async (_, write) => {
    for (const text of [digestOf(write), digestOf(write).replaceAll("\n", "\r\n")]) {
      const { papers, issues } = await parseAll(text);
      expect(papers).toMatchObject(PAPERS);
      expect(issues).toEqual([]);
    }
  });

  it("reads a long paragraph without a label as the abstract", async () => {
    const text = digestOf((p) => `### ${p.title}\n\n${names(p)}\n\n[arXiv](${url(p)})\n\n${p.abstract}${PADDING}\n`);
    const { papers } = await parseAll(text, "digest");
    expect(papers).toMatchObject(PAPERS.map((p) => ({ ...p, abstract: p.abstract + PADDING })));
  });

  it("reads the date of each paper", async () => {
    const { papers } = await parseAll(
      digestOf((p) => `- **${p.title}**\n  ${names(p)} · March 10, 2026 · ${url(p)}\n\n  Abstract: ${p.abstract}\n`),
    );
    expect(papers.map((paper) => paper.published)).toEqual(["2026-03-10", "2026-03-10"]);
  });

  it("reports a paper without abstract among others", async () => {
    const { papers, issues } = await parseAll(
      `${digestOf((p) => `- **${p.title}**\n  ${url(p)}\n  Abstract: ${p.abstract}\n`)}- **Wren**\n  https://arxiv.org/abs/2603.10003\n`,
    );
    expect(papers).toHaveLength(2);
    expect(issues).toMatchObject([{ severity: "skipped", message: "no abstract after this title", excerpt: "Wren" }]);
  });

  it.each([
    ["a readme", "# Owls\n\n## Abstract\n\nWe count owls.\n\n## Install\n\n- **Fast**: yes\n- **Small**\n"],
    [
      "notes",
      "# Abstract art\n\n- [Owls in art](https://example.org/owls)\n- [Moss in art](https://example.org/moss)\n",
    ],
    ["JSON", '{"abstract": "x"}\n# Owls\nAbstract: y\nhttps://arxiv.org/abs/2603.10001\n'],
  ])("does not take %s for a digest", (_, text) => expect(digest.detect(text, {})).toBe(0));

  it.each([
    ["without its list mark", "\n*[Finch: Looking Twice](https://arxiv.org/abs/2603.10002)\n"],
    ["without its first bracket", "\n.Finch: Looking Twice](https://arxiv.org/abs/2603.10002)\n"],
    ["without the line end above it", " * [Finch: Looking Twice](https://arxiv.org/abs/2603.10002)\n"],
    ["that is cut off", "\n[Finch: Looking Twice]\n"],
    ["that is cut off in its first word", "\n* Finch"],
    ["that is cut off in its link", " * [Finch: Looking Twice](h"],
  ])("reports the title of another paper %s", async (_, title) => {
    const text = `* [${ROOK.title}](${url(ROOK)})\n  - Authors: ${names(ROOK)}\n  - Abstract: ${ROOK.abstract}${title}`;
    const { papers, issues } = await parseAll(text);
    expect(papers).toMatchObject([ROOK]);
    expect(issues).toMatchObject([{ severity: "skipped", message: expect.stringContaining("title of another paper") }]);
  });

  it("keeps links within an abstract", async () => {
    const abstract = `${ROOK.abstract} Our [code and data](https://example.org/rook) are open.`;
    const text = `* [${ROOK.title}](${url(ROOK)})\n  - Authors: ${names(ROOK)}\n  - Abstract: ${abstract}\n`;
    expect((await parseAll(text)).papers).toMatchObject([{ ...ROOK, abstract }]);
  });

  it("takes linear time on long lines of signs", () => {
    const start = performance.now();
    for (const sign of ["*", "[", "Ann Lee, ", "<summary>", "- **a", "(", "Abstract ", "_ "])
      digest.detect(`# T\nabstract\n${sign.repeat(3_000)}\n`.repeat(3), {});
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});

const page = (body: string, head = ""): string =>
  `<!DOCTYPE html>\n<html><head><title>Papers</title>${head}</head>\n<body><nav><a href="/">Home</a></nav>${body}</body></html>\n`;

describe("html-page", () => {
  it.each<[string, (paper: Written) => string]>([
    [
      "headings",
      (p) =>
        `<h3 class="t"><a href="${url(p)}">${p.title}</a></h3><p class="a">${names(p)}</p><p><b>Abstract:</b> ${p.abstract}</p>`,
    ],
    [
      "list items",
      (p) =>
        `<li><strong>${p.title}</strong><br>${names(p)}<br/><a href="${url(p)}">arXiv</a><details><summary>Abstract</summary><p>${p.abstract}</p></details></li>`,
    ],
  ])("reads a list of papers as %s", async (_, write) => {
    const { papers, issues } = await parseAll(page(`<h1>Papers of the day</h1>${PAPERS.map(write).join("\n")}`));
    expect(papers).toMatchObject(PAPERS);
    expect(issues).toEqual([]);
  });

  it("reads the page of one paper by its metadata", async () => {
    const meta = (name: string, content: string): string => `<meta name="${name}" content="${content}"/>`;
    const head = [
      meta("citation_title", "Rook &amp; Owl"),
      ...["Lee, Ann", "Roy, Ben"].map((name) => meta("citation_author", name)),
      meta("citation_date", "2026/03/10") + meta("citation_arxiv_id", "2603.10001"),
    ].join("\n");
    const body = `<blockquote class="abstract mathjax"><span class="descriptor">Abstract:</span>${ROOK.abstract}</blockquote>`;
    const { papers, issues } = await parseAll(page(body, head));
    expect(papers).toMatchObject([{ ...ROOK, title: "Rook & Owl", published: "2026-03-10" }]);
    expect(issues).toEqual([]);
  });

  it("leaves out hidden elements and keeps the text after one without an end tag", async () => {
    const body = (p: Written): string =>
      `<nav><h3>Menu</h3></NAV><svg><h3><script>"</h3>"</script>${p.title}</h3><p>${names(p)} <a href="${url(p)}">abs</a></p><p><b>Abstract:</b> ${p.abstract}</p>`;
    const { papers } = await parseAll(page(PAPERS.map(body).join("\n")));
    expect(papers).toMatchObject(PAPERS);
  });

  it("refuses a page without papers", async () => {
    const { papers, issues } = await parseAll(page("<h1>404 Not Found</h1><p>No such abstract.</p>"));
    expect([papers, issues.length]).toEqual([[], 1]);
  });
});
