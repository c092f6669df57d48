import { describe, expect, it } from "vitest";
import { parsePapers } from "../read";
import { parseAll } from "../testing/parse-all";

const rows = [
  ["Title", "Author", "Abstract Note", "Date", "DOI"],
  ["Ferns, and more", "Lee, Ann; Wu, Bo", 'Fern "lifts"\nrecall by 4 points.', "2025-01-02", "10.1000/1"],
  ["Moss", "Bo Wu", "Moss is fast.", "2025-01-03", ""],
];
const quoted = (delimiter: string) =>
  `${rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n")}\r\n`;

describe("csv", () => {
  it.each([[","], ["\t"], [";"]])("reads rows separated by %j", async (delimiter) => {
    for (const piece of [1 << 16, 3]) {
      const { papers, issues } = await parseAll(`\uFEFF${quoted(delimiter)}`, undefined, piece);
      expect(issues).toEqual([]);
      expect(papers).toMatchObject([
        {
          title: "Ferns, and more",
          abstract: 'Fern "lifts"\nrecall by 4 points.',
          published: "2025-01-02",
          doi: "10.1000/1",
          locator: "line 2",
        },
        { title: "Moss", authors: ["Bo Wu"], locator: "line 4" },
      ]);
    }
  });

  it.each([
    ["the most frequent one, a comma", "title,abstract,year\nFerns; shade,It rises.,2025\n", "Ferns; shade"],
    ["the most frequent one, a semicolon", "title;abstract;note, if any\nFerns, shade;It rises.;\n", "Ferns, shade"],
    ["a comma before as many semicolons", "title,abstract,a; b; c\nFerns; shade,It rises.,\n", "Ferns; shade"],
    ["a comma before as many tabs", "title,abstract,a\tb\tc\nFerns\tshade,It rises.,\n", "Ferns shade"],
    ["a tab before as many semicolons", "title\tabstract\ta; b; c\nFerns; shade\tIt rises.\t\n", "Ferns; shade"],
  ])("takes as the delimiter %s", async (_, text, title) => {
    const { papers, issues } = await parseAll(text, "csv");
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ title, abstract: "It rises." }]);
  });

  it.each<[string, string, string]>([
    ["by a backslash", String.raw`"Ferns \"at best\", ever"`, 'Ferns "at best", ever'],
    [
      "by a backslash, after another backslash",
      String.raw`"Ferns in C:\\\"new\" \\"`,
      `${String.raw`Ferns in C:\"new" `}\\`,
    ],
    [
      "by a backslash, next to LaTeX",
      String.raw`"\"Ferns\" by $\alpha$, \beta"`,
      String.raw`"Ferns" by $\alpha$, \beta`,
    ],
    [
      "by doubling, after LaTeX's backslash",
      String.raw`"Schr\""odinger, Erd\H{o}s\"`,
      `${String.raw`Schr\"odinger, Erd\H{o}s`}\\`,
    ],
  ])("reads quotes escaped %s", async (_, cell, title) => {
    for (const piece of [1 << 16, 1]) {
      const text = `title,abstract,authors\n${cell},"It rises, too.",Ann Lee\nMoss,It falls.,Bo Wu\n`;
      const { papers, issues } = await parseAll(text, undefined, piece);
      expect(issues).toEqual([]);
      expect(papers).toMatchObject([
        { title, abstract: "It rises, too.", authors: ["Ann Lee"] },
        { title: "Moss", abstract: "It falls.", locator: "line 3" },
      ]);
    }
  });

  it("keeps backslashes before quotes in unquoted cells", async () => {
    const { papers } = await parseAll(`title\tabstract\nSchr\\"odinger's cat\t"Good" is all it is.\n`);
    expect(papers).toMatchObject([{ title: `Schr\\"odinger's cat` }]);
  });

  it.each([["\n"], ["\r\n"]])("counts blank lines (line end %j) in the line numbers of rows", async (end) => {
    const lines = [
      "",
      "title,abstract",
      "",
      "",
      "Ferns,It rises.",
      "",
      'Moss,"It',
      "",
      'falls."',
      "Owls,",
      "",
      "Elms,It stays.",
    ];
    const { papers, issues } = await parseAll(lines.join(end), "csv");
    expect(papers.map((paper) => paper.locator)).toEqual(["line 5", "line 7", "line 12"]);
    expect(issues).toMatchObject([{ locator: "line 10" }]);
  });

  it("reads the titles of a column named Paper", async () => {
    const { papers } = await parseAll("#\tPaper\tAbstract\tRead?\n1\tFerns\tIt rises.\tyes\n");
    expect(papers).toMatchObject([{ title: "Ferns", abstract: "It rises." }]);
  });

  it("restores zeros of arXiv ids that a spreadsheet removed", async () => {
    const { papers } = await parseAll("title,abstract,id\nFerns,It rises.,2301.1014\nMoss,It falls.,704.001\n");
    expect(papers.map((paper) => paper.arxiv_id)).toEqual(["2301.10140", "0704.0010"]);
  });

  it("reads a row with more cells than columns only if its date, DOI or link is in its column", async () => {
    const { papers, issues } = await parseAll(
      [
        "title,abstract,doi,comment",
        "Ferns,It rises.,10.5555/1,new,and more",
        "Moss,It falls.,,,",
        "Pine,It rises, too.,10.5555/2,new",
        "Oak,It rises.,,new,and more",
      ].join("\n"),
    );
    expect(papers.map((paper) => paper.title)).toEqual(["Ferns", "Moss"]);
    expect(issues.map(({ severity, locator }) => [severity, locator])).toEqual([
      ["repaired", "line 2"],
      ["skipped", "line 4"],
      ["skipped", "line 5"],
    ]);
    expect(issues[0]?.message).toMatch(/^the row has 5 cells, but .* 4 names/);
    expect(issues[1]?.message).toMatch(/not in their columns; check separators and quotes$/);
  });

  it.each<[string, string]>([
    ["a lost separator before the abstract", "Ferns It rises and falls.,Ann Lee,2025,10.5555/1"],
    ["a lost separator after the abstract", "Ferns,It rises and falls.,Ann Lee 2025,10.5555/1"],
    ["a lost separator in the title of a row without a DOI", "Ferns,too It rises.,fern; moss,"],
  ])("refuses %s", async (_, row) => {
    const { papers, issues } = await parseAll(`title,note,abstract,authors,date,doi\n${row}\n`);
    expect(papers).toEqual([]);
    expect(issues.some(({ message }) => message.includes("not in their columns"))).toBe(true);
  });

  it.each<[string, string]>([
    ["another sign between two cells", '"Ferns","It rises."\u00b7"fern; moss","2025"'],
    ["a lost separator after the abstract", '"Ferns","It rises."fern; moss,2025,'],
    [
      "a lost quote after the abstract, before another quoted cell",
      'Ferns,"It rises by 4 points.,fern,"moss, tall",2025',
    ],
    [
      "another sign in the place of the last quote, before another quoted cell",
      'Ferns,"It rises by 4 points.\uFFFD,fern; moss,"Lee, Ann",2025',
    ],
    ["a damaged separator after the abstract", "Ferns,It rises.\uFFFD[Lee] Univ Fern,2025"],
    ["a cell whose end is cut off in the title", '"Ann Le,"It rises by 4 points,It falls.,fern,2025"'],
  ])("refuses %s", async (_, row) => {
    const { papers, issues } = await parseAll(`title,abstract,keywords,year\n${row}\n`);
    expect(papers).toEqual([]);
    expect(issues.map(({ message }) => message).join()).toMatch(/holds the start of the next one/);
  });

  it("refuses keywords in the place of an abstract", async () => {
    const { papers, issues } = await parseAll("title,abstract,year\nFerns,fern; moss,2025\n");
    expect(papers).toEqual([]);
    expect(issues[0]?.message).toMatch(/list of keywords/);
  });

  it("keeps quotes within cells", async () => {
    const abstract = 'We ask "why?" and "how?", and "write"-heavy work rises.';
    const { papers } = await parseAll(`title,abstract\n"""Why"" Ferns","${abstract.replaceAll('"', '""')}"\n`);
    expect(papers).toMatchObject([{ title: '"Why" Ferns', abstract }]);
  });

  it("applies the field names of the user", async () => {
    const text = "name,text,abstract,year\nFerns,It rises.,made by a program,2025\n";
    const papers: string[] = [];
    const map = { title: "name", abstract: "text" };
    async function* bytes() {
      yield new TextEncoder().encode(text);
    }
    for await (const reading of parsePapers(bytes(), { source: "x", map })) {
      if ("paper" in reading) papers.push(`${reading.paper.title}: ${reading.paper.abstract}`);
    }
    expect(papers).toEqual(["Ferns: It rises."]);
  });

  it.each<[string, string, string, RegExp]>([
    [
      "no column for abstracts",
      "title,year,doi\nFerns,2025,\n",
      "whole file",
      /has no column for the abstract.*--map abstract=/,
    ],
    ["a short row", "title,abstract\nFerns,It rises.\nMoss\n", "line 3", /^no abstract$/],
    ["an unclosed quote", 'title,abstract\nFerns,It rises.\nMoss,"It', "line 3", /no complete row/],
  ])("reports %s with its line", async (_, text, locator, message) => {
    const { issues } = await parseAll(text);
    expect(issues[0]).toMatchObject({ severity: "skipped", locator });
    expect(issues[0]?.message).toMatch(message);
  });

  it("reads rows that all lack the last cells", async () => {
    const { papers, issues } = await parseAll("title,abstract,note,\nFerns,It rises.\nMoss,It falls.\n");
    expect(papers.map((paper) => paper.title)).toEqual(["Ferns", "Moss"]);
    expect(issues).toEqual([]);
  });

  it("refuses rows that are broken over lines", async () => {
    const { papers, issues } = await parseAll(
      "title|abstract|authors\nFerns|It rises\nby 4 points,\nsays it all.|Ann Lee\nMoss|It falls.|Bo Wu\n",
    );
    expect(papers).toMatchObject([{ title: "Moss", authors: ["Bo Wu"] }]);
    expect(issues.map((issue) => issue.locator)).toEqual(["line 2", "line 3", "line 4"]);
    expect(issues[0]?.message).toMatch(/2 cells, but the header has 3 names; cells with line breaks must be in quotes/);
  });
});
