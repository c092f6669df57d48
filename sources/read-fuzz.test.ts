import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FORMATS } from "./formats/registry";
import { parseAll } from "./testing/parse-all";

const WORDS = [
  ..."\n|\n\n|---\n|\r\n|\u0000|é|,|\t|;|{|}|[|]|(|)|\"|'|\\|\\\\\n|&|&amp;|%|@|#|x y z. |…".split("|"),
  "| ",
  "# ",
  "**Abstract**: ",
  "Title: ",
  "Authors: A",
  "Abstract: b",
  "Date: 2025-01-01",
  "arXiv:2501.00001\n",
  "TY  - JOUR\n",
  "AB  - x\n",
  "ER  - \n",
  "@article{a, title = {x}, abstract = {y}}\n",
  "title,abstract\n",
  "| Title | Abstract |\n| --- | --- |\n",
  '{"title":"a","abstract":"b"}',
  "{'title': 'a', 'abstract': 'b'}",
  "<feed>",
  "<entry><title>a</title><summary>b</summary></entry>",
  "<record>",
  "</record>",
  "<!DOCTYPE a [",
  "<item>",
  "<!--",
  'data-props="',
] as const;

describe.each(FORMATS.map((format) => format.name))("%s", (from) => {
  it("accepts any text without an exception and reports a result", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...WORDS), { maxLength: 40 }), async (words) => {
        const { papers, issues } = await parseAll(words.join(""), from, 50);
        expect(papers.length + issues.length).toBeGreaterThan(0);
        for (const paper of papers) expect(paper.title.trim() && paper.abstract.trim()).not.toBe("");
      }),
      { numRuns: 200 },
    );
  });
});
