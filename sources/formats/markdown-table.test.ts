import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const table = `# Daily list

| **Title** | **Date** | **Abstract** | **Comment** |
| --- | --- | --- | --- |
| **[Ferns: [A] Study](https://arxiv.org/abs/2501.00001v1)** | 2025-01-02 | <details><summary>Show</summary><p>With |x| < 2 | Fern lifts recall by 4 points.</p></details> | <details><summary>23 pa...</summary><p>23 pages, not the abstract</p></details> |
| Moss | 2025-01-03 | Plain text with a \\| in it. |  |
| Empty | 2025-01-04 | <details><summary>Show</summary><p></p></details> | |

| Name | Stars |
| --- | --- |
| Not a paper | 5 |

## Another list
| Paper | Authors | Summary |
|:---|:---:|---:|
| [Bark](https://example.org/b) | Ann Lee, Bo Wu | It is twice as fast. |
`;

it("reads tables of papers, with collapsed abstracts", async () => {
  const { papers, issues } = await parseAll(table);
  expect(papers).toMatchObject([
    {
      title: "Ferns: [A] Study",
      abstract: "With |x| < 2 | Fern lifts recall by 4 points.",
      published: "2025-01-02",
      arxiv_id: "2501.00001",
      locator: "line 5",
    },
    { title: "Moss", abstract: "Plain text with a | in it.", published: "2025-01-03" },
    { title: "Bark", authors: ["Ann Lee", "Bo Wu"], url: "https://example.org/b", abstract: "It is twice as fast." },
  ]);
  expect(issues).toMatchObject([{ severity: "skipped", locator: "line 7", message: "no abstract in this row" }]);
});

it.each([
  ["a lost bar before the last cell", "| Ferns | Ann Lee | It rises. fern, moss |", /abstract is not in its column/],
  ["a title that may be keywords in a row that is cut", "| fern, moss | Ann Lee | It rises. |", /the row is cut/],
])("refuses %s", async (_, row, message) => {
  const { papers, issues } = await parseAll(`| Title | Authors | Abstract | Tags |\n|---|---|---|---|\n${row}\n`);
  expect(papers).toEqual([]);
  expect(issues).toMatchObject([{ severity: "skipped", message: expect.stringMatching(message) }]);
});

it.each<[string, string, RegExp | null]>([
  [
    "| fern, moss | Ann Lee | It rises. | [Counting Ferns with Lamps](https://example.org) |",
    "eywords",
    /^"eywords" seems/,
  ],
  ["| Ann Le&e, Bo Wu | Counting Ferns with Lamps | It rises. | fern |", "Tags", /^"Authors" seems/],
  ["|·Ann Lee, Bo Wu | Counting Ferns with Lamps | It rises. | fern |", "Tags", /^"Authors" seems/],
  ["| Fern Net | Ann Lee | It rises. | Counting Ferns with Lamps |", "eywords", null],
  ["| Fern Lee, Moss Net | Ann Lee | It rises. | Supported by the Fund of Ferns |", "Funding", null],
])("%j below the column %j gives %s", async (row, column, message) => {
  const { papers, issues } = await parseAll(`| Title | Authors | Abstract | ${column} |\n|---|---|---|---|\n${row}\n`);
  expect(papers).toHaveLength(message === null ? 1 : 0);
  if (message !== null) expect(issues[0]?.message).toMatch(message);
});

it.each([
  ["| Title | Year |\n| --- | --- |\n| Ferns | 2025 |\n"],
  ["| Title | Abstract |\n"],
  ["a | title | abstract\n"],
])("does not read %j as a table of papers", async (text) => expect((await parseAll(text)).papers).toEqual([]));
