import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const rule = "-".repeat(78);
const head = `${rule}\nArchives at http://arxiv.org/\nSubmissions to:\nMachine Learning\nreceived from  Wed 1 Jan 25\n${rule}\n${rule}\n`;
const ferns = `\\\\
arXiv:2501.00001
Date: Thu, 2 Jan 2025 02:49:53 GMT   (31214kb,D)

Title: Ferns: A Title That Goes on in
  Another Line
Authors: Ann Lee, Bo
  Wu
Categories: cs.AI
DOI: 10.1000/1
\\\\
  Fern lifts recall
by 4 points. Note: a colon.
\\\\ ( https://arxiv.org/abs/2501.00001 , 31214kb)
${rule}
`;

it("reads the papers between separator lines", async () => {
  const { papers, issues } = await parseAll(`${head}${ferns}`.replaceAll("\n", "\r\n"));
  expect(papers).toMatchObject([
    {
      title: "Ferns: A Title That Goes on in Another Line",
      abstract: "Fern lifts recall\nby 4 points. Note: a colon.",
      authors: ["Ann Lee", "Bo Wu"],
      published: "2025-01-02",
      arxiv_id: "2501.00001",
      doi: "10.1000/1",
      locator: "line 9",
    },
  ]);
  expect(issues).toEqual([]);
});

it("reports a replaced paper without abstract and keeps a truncated one", async () => {
  const replaced = `\\\\\narXiv:2401.00002\nreplaced with revised version Wed, 1 Jan 2025 10:00:00 GMT   (5kb)\n\nTitle: Moss\nAuthors: Bo Wu\n\\\\ ( https://arxiv.org/abs/2401.00002 ,  5kb)\n${rule}\n`;
  const { papers, issues } = await parseAll(
    `${head}${replaced}${ferns.slice(0, ferns.indexOf(" points"))} points in the shade of`,
  );
  expect(papers).toMatchObject([{ abstract: "Fern lifts recall\nby 4 points in the shade of" }]);
  expect(issues).toMatchObject([{ severity: "skipped", message: "no abstract", excerpt: "Moss", locator: "line 9" }]);
});
