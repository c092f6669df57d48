import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

it("reads labels and separator lines between papers", async () => {
  const { papers, issues } = await parseAll(`Title: Ferns: A Study
PDF: https://arxiv.org/pdf/2501.00001
Summary: Fern lifts recall.

It is also fast. Title words: none.
---
Some words of a person.
---
Title: Moss
Summary:
---
Title: Bark
Authors: Ann Lee
 and Bo Wu
Date: 2025-01-02
Summary: made by a program
Abstract: Bark is twice as fast.
TL;DR: fast
`);
  expect(papers).toMatchObject([
    {
      title: "Ferns: A Study",
      arxiv_id: "2501.00001",
      abstract: "Fern lifts recall.\n\nIt is also fast. Title words: none.",
      locator: "line 1",
    },
    { title: "Bark", authors: ["Ann Lee", "Bo Wu"], published: "2025-01-02", abstract: "Bark is twice as fast." },
  ]);
  expect(issues).toMatchObject([{ severity: "skipped", locator: "line 9", message: "no abstract", excerpt: "Moss" }]);
});
