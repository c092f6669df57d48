import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { detectFormat } from "./detect-format";
import { findFormat } from "./registry";

const file = (head: string, body: string) => `---\n${head}\n---\n${body}`;

it("reads the fields and the text after them", async () => {
  const { papers, issues } = await parseAll(
    file(
      "layout: publication\ntitle: 'Ferns: A Study'\nauthors: Ann Lee, Bo\n  Wu\nyear: 2025\nconference: Plants\n" +
        "additional_links: [{name: Paper, url: 'https://arxiv.org/abs/2501.00001'}]\ntags: [\"a\"]",
      "Fern lifts recall\nby 4 points.\n",
    ),
  );
  expect(issues).toEqual([]);
  expect(papers).toMatchObject([
    {
      title: "Ferns: A Study",
      authors: ["Ann Lee", "Bo Wu"],
      abstract: "Fern lifts recall\nby 4 points.",
      arxiv_id: "2501.00001",
      venue: "Plants",
      published: "2025",
    },
  ]);
});

it.each<[string, string, string, string]>([
  ["the abstract of the head", "abstract: It rises.", "Some words of mine.", "It rises."],
  [
    "the section under its heading",
    "year: 2025",
    "# Notes\nMine.\n\n## Abstract\n\nIt rises.\n\n## Review\nGood.",
    "It rises.",
  ],
  ["the text before the first heading", "year: 2025", "It rises.\n\n# My notes\nGood.", "It rises."],
])("reads %s", async (_, more, body, abstract) => {
  const { papers } = await parseAll(file(`title: Ferns\ndate: 2025-01-02\n${more}`, body));
  expect(papers).toMatchObject([{ title: "Ferns", abstract, published: "2025-01-02" }]);
});

it.each<[string, string, RegExp]>([
  ["broken YAML", "title: Ferns\ndate: 2025\nauthors: [Ann", /invalid YAML/],
  [
    "YAML that expands without limit",
    `a: &a [x,x,x,x,x,x,x,x,x]\n${"bcdefgh"
      .split("")
      .map((n, i) => `${n}: &${n} [${`*${"abcdefgh"[i]},`.repeat(9)}]`)
      .join("\n")}\ntitle: Ferns\ndate: 2025`,
    /no fields/,
  ],
  ["no abstract", "title: Ferns\ndate: 2025-01-02", /no abstract/],
  [
    "a field within the abstract",
    "title: Ferns\ndate: 2025-01-02\nabstract: >\n  It rises.venue: Fern News",
    /field venue is inside the abstract/,
  ],
])("reports %s", async (_, head, message) => {
  const { papers, issues } = await parseAll(file(head, ""));
  expect(papers).toEqual([]);
  expect(issues[0]?.message).toMatch(message);
  expect(issues[0]?.locator).toMatch(/^line \d+$/);
});

it.each(["plain-listing", "labelled-text"])("without its first line is not read as %s", (name) => {
  const head = "title: Ferns\nauthors: [Ann Lee]\ndate: 2025-01-02\nabstract: >\n  It rises.\n---\n";
  expect(findFormat(name)?.detect(head, {})).toBe(0);
});

it("leaves a digest with front matter to the digest format", async () => {
  const { papers } = await parseAll(
    file("title: Today\ndate: 2025-01-02", "# Ferns\n\n**Authors**: Ann Lee\n\n**Abstract**: It rises.\n"),
  );
  expect(papers).toMatchObject([{ title: "Ferns", abstract: "It rises." }]);
});

it("is detected by mapped field names", () => {
  const head = file("headline: Ferns\nauthors: Ann Lee\ndate: 2025-01-02\nbody: It rises.", "");
  expect(detectFormat(head, { title: "headline", abstract: "body" })?.name).toBe("front-matter");
});
