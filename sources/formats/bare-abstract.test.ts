import { expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { bareAbstract } from "./bare-abstract";

const abstract = `We present FernNet, a small network that tells ferns from mosses in photographs of the forest floor.
It was trained on pictures that walkers took. On the held-out part of our collection it is right in 91.2% of all
cases, where the best network before it was right in 87.5%. Our code is open.`;

it("reads an abstract with its title", async () => {
  const { papers, issues } = await parseAll(`Telling Ferns from Mosses\n\n${abstract}\n`);
  expect(papers).toMatchObject([{ title: "Telling Ferns from Mosses", abstract, locator: "line 1" }]);
  expect(issues).toEqual([]);
});

it("treats a name with a colon as the start of a title, and as a label if a value follows directly", async () => {
  const title = "FernNet: Telling Ferns from Mosses";
  expect((await parseAll(`${title}\n\n${abstract}\n`)).papers).toMatchObject([{ title, abstract }]);
  expect((await parseAll(`Subject: ferns\n${abstract}\n`)).papers).toEqual([]);
});

it("accepts two pasted sentences", async () => {
  const { papers } = await parseAll(
    "FernNet tells ferns from mosses in photographs. It reaches an accuracy of 91.2% on FernBench.",
  );
  expect(papers).toMatchObject([{ title: "FernNet tells ferns from mosses in photographs" }]);
});

it.each([
  ["alone", "FernNet reaches 91.2% on FernBench.", "FernNet reaches 91.2% on FernBench"],
  ["below a title", "Telling Ferns from Mosses\n\nFernNet has an F1 of 0.91.", "Telling Ferns from Mosses"],
])("accepts one sentence with a result, %s", async (_, text, title) => {
  expect((await parseAll(text)).papers).toMatchObject([{ title }]);
});

it.each([[abstract], [`Abstract. ${abstract}`]])(
  "uses the first words of an abstract without title as its title",
  async (text) => {
    const { papers, issues } = await parseAll(text);
    expect(papers).toMatchObject([
      {
        title: "We present FernNet, a small network that tells ferns from mosses in photographs of the forest floor",
        abstract,
      },
    ]);
    expect(issues).toMatchObject([{ severity: "repaired", message: expect.stringContaining("no title") }]);
  },
);

it.each([
  `Abstract, title and venue; these are what we read.\n${abstract}`,
  `RL - or learning from rewards - tells ferns from mosses.\n${abstract}`,
  `Title, abstract, and everything that the authors have written about ferns are read.\n${abstract}`,
  `[Background] ${abstract}`,
  `The so-called "mode": ${abstract}`,
  `We ask a question,"What is a fern?", and answer it. ${abstract}`,
  `Ab initio methods need no pictures. ${abstract}`,
  `We rotate pictures with SO(3), in time O(1), and use W(2). ${abstract}`,
  `We make two points: (1)ferns are not mosses, (2)mosses are not ferns. ${abstract}`,
  `${abstract} It writes <think>, </think>, <answer> and </answer> as words.`,
])("accepts an abstract that resembles data", (text) => {
  expect(bareAbstract.detect(text, {})).toBeGreaterThan(0);
});

it.each<[string, string]>([
  ["a list", abstract.replaceAll("\n", "\n- ")],
  ["code", `import x from "y";\nconst a = { b: 1 };\n`.repeat(10)],
  ["a letter", `Dear Ann,\n\nhow are you?\n\n${abstract}\n\nYours,\n\nBo`],
  ["a note", "Eggs, milk and bread. Also cheese."],
  ["a note with numbers", "Meet me at 9.30 in room 12."],
  ["a list of shares", "eggs 20%\nmilk 80%"],
  ["a JSON list with null", `[null, "${abstract}"]`],
  ["JSON below a comment", `// what was found\n[{"title": "Ferns", "abstract": "${abstract}"}]`],
  ["multi-line JSON", `// what was found\n{\n  "title": "Ferns",\n  "abstract": "${abstract}"\n}`],
  ["a Python list", `[{'title': 'Ferns', 'abstract': "${abstract}"}]`],
  ["the row of a table without its start and end", `ling Ferns from Mosses,"${abstract}`],
  ["a table with bars", `title|abstract|authors\nFerns|${abstract}|Ann Lee`],
  ["fields of YAML on one line", `Ferns" authors: [Ann Lee] date: 2026-03-10 abstract: > ${abstract}`],
  ["the end of a record of MEDLINE", `${abstract}\nFAU - Lee,`],
  ["a row of a table", `Ann Lee, Bo Wu | 2026-03-10 | ${abstract} | ferns`],
  ["the end of a record of RIS", `${abstract}\nJF  - Journal of Ferns\n`],
  ["the end of a record of Web of Science", `Inst Ferns, Owlham. Dept Moss.\nEM lee@ferns.example\n`],
  ["tagged fields", `TI Ferns\nAU Lee, A\nAB ${abstract}\nER`],
  ["EndNote without its first tag", `%T Ferns\n%A Lee, Ann\n%X ${abstract}`],
  ["a row of a table without header", `Ferns,"Ann Lee",2024,10.5555/1,"${abstract}"`],
  ["names with numbers of affiliations", `Lee A(1), Roy B(2).\n${abstract}`],
  ["XML without its first element", `Ferns</title>\n<abstract>${abstract}</abstract></record>`],
  ["a field of BibTeX", `Title = {Ferns},\n${abstract}`],
  ["a book", `${abstract}\n`.repeat(100)],
])("does not accept %s as an abstract", async (_, text) => {
  expect((await parseAll(text)).papers).toEqual([]);
});

it.each([`Owlham, Fernland. lee@ferns.example.  ${abstract}`, "X. Journal of Marine Ferns. 2026 Mar 10;12(3):1-10."])(
  "refuses an abstract with an address or a citation: %j",
  async (text) => expect((await parseAll(text, "bare-abstract")).papers).toEqual([]),
);

it.each([
  ["the end of another field", "of Agronomy Summary: "],
  ["the last line of other fields", "Wu\n ö Abstract: "],
  ["an address above two spaces", "gy, Dept Ferns, Fernway 12345, Owlham, Fernland.  "],
  ["a title with a full stop above a blank line", "Telling Ferns from Mosses and Lichens from Both Kinds.\n\n"],
  ["the rest of a title", "L\n.elling Ferns from Mosses\n\n"],
  ["the end of a line of another field", "Institute of Ferns,\n"],
  ["the end of an address", "weg 60311, Owlham. lee@ferns.example.\n\n"],
])("leaves out %s above an abstract", async (_, start) => {
  const { papers, issues } = await parseAll(start + abstract, "bare-abstract");
  expect(papers).toMatchObject([{ abstract }]);
  expect(issues[0]).toMatchObject({ severity: "skipped", message: expect.stringContaining("left out") });
});

it("refuses the title of a paper whose abstract is cut off", async () => {
  const { papers, issues } = await parseAll("(3):1-10.\n\nTelling Ferns from Mosses.\n\nLee A(", "bare-abstract");
  expect(papers).toEqual([]);
  expect(issues.at(-1)).toMatchObject({ severity: "skipped", message: "the rest is no abstract" });
});

it.each([
  ["below each other", `Telling Ferns from Mosses\nAnn Lee, Bo Wu\n${abstract}\n`],
  ["with blank lines", `Telling Ferns from Mosses\n\nAuthors: Ann Lee, Bo Wu\n\nAbstract\n\n${abstract}\n`],
  ["with a title of two lines", `Telling Ferns\nfrom Mosses\nAnn Lee and Bo Wu\n\n${abstract}\n`],
])("reads title, authors and abstract %s", async (_, text) => {
  const { papers, issues } = await parseAll(text, "bare-abstract");
  expect(papers).toMatchObject([{ title: "Telling Ferns from Mosses", authors: ["Ann Lee", "Bo Wu"], abstract }]);
  expect(issues).toEqual([]);
});
