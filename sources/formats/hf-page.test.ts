import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const asAttribute = (value: unknown) => JSON.stringify(value).replaceAll("&", "&amp;").replaceAll('"', "&quot;");
const page = (props: string) => `<!doctype html>
<html class=""><head><title>Daily Papers - Hugging Face</title></head><body>
<div data-target="MainHeader" data-props="${asAttribute({ title: "no paper", isWide: true })}"></div>
<div class="x" data-target="DailyPapers" data-props="${props}"><h3>Ferns</h3></div>
</body></html>`;

it("reads the papers embedded in a saved page", async () => {
  const paper = {
    id: "2501.00001",
    title: 'Ferns & "Moss"',
    summary: "Fern lifts recall by 4 points.",
    ai_summary: "made by a model",
    publishedAt: "2025-01-02T00:00:00.000Z",
    authors: [{ name: "Ann Lee" }, { name: "Bo Wu" }],
  };
  const { papers, issues } = await parseAll(
    page(asAttribute({ dailyPapers: [{ paper, title: paper.title }], query: {} })),
  );
  expect(papers).toMatchObject([
    {
      title: 'Ferns & "Moss"',
      abstract: "Fern lifts recall by 4 points.",
      arxiv_id: "2501.00001",
      published: "2025-01-02",
      authors: ["Ann Lee", "Bo Wu"],
    },
  ]);
  expect(issues).toEqual([]);
});

it("reports a page with invalid data or without papers", async () => {
  const { papers, issues } = await parseAll(page("{&quot;dailyPapers&quot;: [{"));
  expect(papers).toEqual([]);
  expect(issues).toMatchObject([
    { severity: "skipped", locator: "line 4", message: expect.stringContaining("not JSON") },
  ]);
  expect((await parseAll("<!doctype html><html><title>Moss</title></html>")).issues).toMatchObject([
    { locator: "whole file", message: expect.stringContaining("unknown format") },
  ]);
});
