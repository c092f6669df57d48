import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { parseAll } from "../testing/parse-all";
import { detectFormat } from "./detect-format";

const readText = (name: string): string =>
  readFileSync(new URL(`../testing/copied/${name}.txt`, import.meta.url), "utf8");

const FERNS_START = "We present FernNet, a small model that counts fern leaves in photographs.";
const FERNS_END = "needs half the memory of its predecessor.";
const FERNS = { title: "Counting Ferns with Small Models", authors: ["Ann Lee", "Bo Wu", "Cem Dag"] };
const MOSSES = {
  title: "Mosses at Night",
  abstract: "Mosses are hard to see at night. MossNet reaches 71.5% on GSM8K without a lamp.",
};

const PAGES: readonly (readonly [name: string, page: Partial<PaperRecord>])[] = [
  ["arxiv-abs", { arxiv_id: "2505.01234", published: "2025-05-03", url: "https://arxiv.org/abs/2505.01234" }],
  ["arxiv-labels", { arxiv_id: "2505.01234", published: "2025-05-03", venue: "Journal of Ferns 12 (2025)" }],
  ["openreview", { arxiv_id: null, published: "2025-01-22" }],
  [
    "acl-anthology",
    { doi: "10.18653/v1/2025.acl-long.12", published: "2025-07", url: "https://aclanthology.org/2025.acl-long.12/" },
  ],
  ["hugging-face", { arxiv_id: "2505.01234", published: "2025-05-03" }],
];

describe("copied pages of one paper", () => {
  it.each(PAGES)("reads %s", async (name, page) => {
    const text = readText(name);
    const { papers, issues } = await parseAll(text);
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ ...FERNS, ...page }]);
    expect(papers[0]?.abstract.startsWith(FERNS_START)).toBe(true);
    expect(papers[0]?.abstract.endsWith(FERNS_END)).toBe(true);
    expect(await parseAll(text.replaceAll("\n", "\r\n"))).toEqual({ papers, issues });
  });

  it("keeps the parts of a structured abstract, and removes the marks of affiliations", async () => {
    const { papers, issues } = await parseAll(readText("pubmed"));
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ ...FERNS, doi: "10.2196/45678", published: "2025-03-04" }]);
    expect(papers[0]?.url).toBe("https://pubmed.ncbi.nlm.nih.gov/40012345/");
    const parts = papers[0]?.abstract.split("\n\n").map((part) => part.split(":", 1)[0]);
    expect(parts).toEqual(["Background", "Objective", "Results", "Conclusions"]);
  });

  it.each([
    ["above its label", (text: string) => text],
    [
      "below its label",
      (text: string) =>
        text.replace(
          /(A small model counts.*)\n\n(AI-generated summary)\n/,
          (_, summary, label) => `${label}\n${summary}\n`,
        ),
    ],
  ])("leaves out a generated summary %s", async (_, change) => {
    const { papers } = await parseAll(change(readText("hugging-face")));
    expect(papers[0]?.abstract.startsWith(FERNS_START)).toBe(true);
  });

  it("reports a page without an abstract", async () => {
    const text = readText("arxiv-labels").replace(/^Abstract:.*$/m, "");
    const both = `Skip to main content\n${readText("arxiv-labels")}\nSkip to main content\n${text}`;
    const { papers, issues } = await parseAll(both);
    expect(papers).toHaveLength(1);
    expect(issues).toMatchObject([{ severity: "skipped", message: "no abstract on this page" }]);
  });
});

it.each(["View PDF", "View \u00ddDF"])("reports a page whose title is missing, above the button %j", async (button) => {
  const whole = `Skip to main content\n${readText("arxiv-abs")}\n`;
  const cut = `Skip to main content\n[Submitted on 4 May 2025]\nDee Fox, Gil Hay\n${button}\nAbstract:Mosses are hard to see.\n`;
  const { papers, issues } = await parseAll(whole + cut);
  expect(papers).toMatchObject([FERNS]);
  expect(issues).toMatchObject([{ severity: "skipped", message: "no title above this abstract" }]);
});

it("reads the names of two authors on lines of their own", async () => {
  const page =
    "Skip to main content\n[Submitted on 4 May 2025]\nCounting Mosses with Lamps\nDee Fox\nGil Hay\nView PDF\nAbstract:Mosses are hard to see.\n";
  expect((await parseAll(page)).papers).toMatchObject([
    { title: "Counting Mosses with Lamps", authors: ["Dee Fox", "Gil Hay"] },
  ]);
});

describe("copied lists and several pages", () => {
  it.each([
    ["arxiv-listing", [null, null]],
    ["arxiv-search", ["2025-05-03", "2025-05-04"]],
  ])("reads %s", async (name, dates) => {
    const { papers, issues } = await parseAll(readText(name));
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([
      { ...FERNS, arxiv_id: "2505.01234" },
      { ...MOSSES, authors: ["Dee Fox"], arxiv_id: "2505.01240" },
    ]);
    expect(papers[0]?.abstract.endsWith(FERNS_END)).toBe(true);
    expect(papers.map(({ published }) => published)).toEqual(dates);
  });

  it("reads pages pasted one after the other", async () => {
    const { papers } = await parseAll(`${readText("openreview")}\n${readText("openreview")}`);
    expect(papers).toMatchObject([FERNS, FERNS]);
  });
});

describe("other texts", () => {
  it.each([
    [
      "labelled text",
      "Title: Ferns\nAuthors: Ann Lee\nPDF: https://a.org/1.pdf\nAbstract: They grow.\n---\n",
      "labelled-text",
    ],
    ["JSON", `[{"title": "Ferns", "abstract": "View PDF\\nUpvote\\nSubmission history"}]`, "json"],
    ["a mail about a page", "View PDF\nUpvote\n\nDear Ann,\n\nsee above.\n", undefined],
  ])("are not pages: %s", (_, text, format) => expect(detectFormat(text)?.name).toBe(format));
});
