import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const fern = `@misc{leeFerns2025,
  title = {{{FernNet}}: {{Ferns}} with a 50\\% Gain by M{\\"u}ller},
  author = {Lee, Ann B. and {The Fern Team} and Wu, Jr., Bo},
  date = {2025-01-02},
  eprint = {2501.00001}, archiveprefix = {arXiv},
  doi = {10.48550/arXiv.2501.00001},
  urldate = {2025-08-09},
  abstract = {Fern lifts recall by 4\\% on \\textbf{Moss} and $x^{2}$,
in a second line.},
  file = {C\\:\\\\x.pdf}
}
`;

it("removes LaTeX from titles and names and keeps abstracts unchanged", async () => {
  const { papers, issues } = await parseAll(`A line of a person.\n\n${fern}`);
  expect(issues).toEqual([]);
  expect(papers).toEqual([
    {
      title: "FernNet: Ferns with a 50% Gain by Müller",
      abstract: "Fern lifts recall by 4\\% on \\textbf{Moss} and $x^{2}$,\nin a second line.",
      authors: ["Ann B. Lee", "The Fern Team", "Bo Wu Jr."],
      published: "2025-01-02",
      arxiv_id: "2501.00001",
      doi: null,
      url: "https://arxiv.org/abs/2501.00001",
      venue: null,
      restated: false,
      source: "in.txt",
      locator: "line 3",
    },
  ]);
});

it.each<[string, string, object]>([
  ["year, month and day", "year = 2025, month = jan, day = 2", { published: "2025-01-02" }],
  ["a month in words", "year = {2025}, month = {January}, day = {2}", { published: "2025-01-02" }],
  ["a year and a month", "year = 2025, month = jan", { published: "2025-01" }],
  ["a year", "year = {2025}", { published: "2025" }],
  ["a month with a day", 'year = 2025, month = jun # "~3"', { published: "2025-06-03" }],
  ["a day with a month", 'year = 2025, month = "10~" # jan', { published: "2025-01-10" }],
  ["a month and a day in one value", "year = {2023}, month = {MAY 4}", { published: "2023-05-04" }],
  ["a list of authors in braces", "author = {{Lee, Ann and Roy, B.}}", { authors: ["Ann Lee", "B. Roy"] }],
  ["a group in braces", "author = {{Moss and Fern, Inc.}}", { authors: ["Moss and Fern, Inc."] }],
  ["a DOI", "doi = {10.1000/a\\_b}", { doi: "10.1000/a_b" }],
  ["a journal that names the arXiv", "journal = {arXiv preprint arXiv:2501.00001}", { arxiv_id: "2501.00001" }],
  ["a URL as publisher", "howpublished = {https://example.org/x}", { url: "https://example.org/x", venue: null }],
  ["quotes and concatenated strings", 'booktitle = "Plants " # "of 2025"', { venue: "Plants of 2025" }],
  ["a defined string name", "booktitle = PL", { venue: "Proceedings on Plants" }],
])("reads %s", async (_, fields, expected) => {
  const text = `@string{PL = "Proceedings on Plants"}\n@article{a,\n title = {Ferns}, abstract = {It rises.}, ${fields}\n}\n`;
  const { papers, issues } = await parseAll(text);
  expect(papers).toMatchObject([expected]);
  expect(issues).toEqual([]);
});

it("reports the line of a broken entry or one without abstract, and reads the others", async () => {
  const { papers, issues } = await parseAll(
    `${fern}@article{bad, title = {Moss, abstract = {x}\n\n@comment{jabref-meta: x}\n@book{none, title = {Without}}\n${fern}`,
  );
  expect(papers.map((paper) => paper.locator)).toEqual(["line 1", "line 16"]);
  expect(issues).toMatchObject([
    { severity: "skipped", locator: "line 12", message: expect.stringMatching(/^incomplete BibTeX entry/) },
    { severity: "skipped", locator: "line 15", message: "no abstract", excerpt: "Without" },
  ]);
});

it("reads entries followed by text or by another entry on the same line", async () => {
  const entry = (title: string): string => `@misc{a, title = {${title}}, abstract = {It rises.}}`;
  const { papers, issues } = await parseAll(
    `${entry("Ferns")}\n% @misc{old, title = {Old}}\n\nann@example.org\n${entry("Moss")} ${entry("Reed")}\n%%% Papers @ 2025\n`,
  );
  expect(papers.map(({ title, locator }) => [title, locator])).toEqual([
    ["Ferns", "line 1"],
    ["Moss", "line 5"],
    ["Reed", "line 5"],
  ]);
  expect(issues).toEqual([]);
});

const using = (venue: string): string => `@misc{a, title = {Ferns}, abstract = {It rises.}, booktitle = ${venue}}\n`;

it.each<[string, string, string | null]>([
  ["in any case", `@String(Pl = {Plants})\n${using("PL")}`, "Plants"],
  [
    "of others",
    `@string{a = "Plants"}\n@string{b = a # " of " # 2025}\n${using('b # ", " # a')}`,
    "Plants of 2025, Plants",
  ],
  ["given anew", `@string{a = "Moss"}\n@string{a = "Plants"}\n${using("a")}`, "Plants"],
  ["with braces", `@string{a = "{Plants} {\\"u}ber"}\n${using("a")}`, "Plants über"],
])("resolves a string name %s", async (_, text, venue) => {
  const { papers, issues } = await parseAll(text, "bibtex");
  expect(papers).toMatchObject([{ venue }]);
  expect(issues).toEqual([]);
});

it("reports an invalid string definition and reads the entries after it", async () => {
  const doubled = Array.from({ length: 40 }, (_, i) => `@string{a${i + 1} = a${i} # a${i}}\n`).join("");
  const { papers, issues } = await parseAll(`@string{a = }\n@string{a0 = "moss"}\n${doubled}${using("a0")}`, "bibtex");
  expect(papers).toMatchObject([{ venue: "moss" }]);
  expect(issues[0]).toMatchObject({ severity: "skipped", locator: "line 1" });
  expect(issues.at(-1)?.message).toMatch(/more than 20,000 characters/);
});

it("reads a file with many string definitions in linear time", async () => {
  const names = Array.from(
    { length: 2000 },
    (_, i) => `@string{j${i} = "Journal of the ${i} kinds of plants that grow in a wood"}\n`,
  );
  const start = performance.now();
  const { papers } = await parseAll(names.join("") + using("j1999").repeat(500), "bibtex");
  expect(papers).toHaveLength(500);
  expect(papers[0]?.venue).toMatch(/^Journal of the 1999/);
  expect(performance.now() - start).toBeLessThan(3000);
});

it.each([
  ["spaces", "van der Moss2024561"],
  ["commas", "OwlCommission,T2019"],
  ["no key", ""],
  ["a space before it", " WOS:0001"],
])("reads an entry whose key has %s", async (_, key) => {
  const start = key === "" ? "@article{" : `@article{${key},`;
  const { papers, issues } = await parseAll(`Remarks\n\n${start}\n title = {Ferns},\n abstract = {It rises.}\n}\n`);
  expect(papers).toMatchObject([{ title: "Ferns", abstract: "It rises.", locator: "line 3" }]);
  expect(issues).toEqual([]);
});

it("reads values that are all in double braces", async () => {
  const { papers, issues } = await parseAll(
    "@article{a,\n author = {{Lee, Ann}},\n title = {{Ferns}},\n abstract = {{It rises.}},\n year = {{2001}},\n}\n",
  );
  expect(papers).toMatchObject([{ title: "Ferns", authors: ["Ann Lee"], abstract: "It rises." }]);
  expect(issues).toEqual([]);
});

it("joins a backslash at the end of a line with the brace on the next", async () => {
  const { papers, issues } = await parseAll(
    "@article{a,\n title = {Ferns},\n abstract = {It has \\{x\\\n  } and rises.},\n doi = {10.5555/a}\n}\n",
  );
  expect(papers).toMatchObject([{ abstract: "It has \\{x\\} and rises.", doi: "10.5555/a" }]);
  expect(issues).toEqual([]);
});
