import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";

const ABSTRACT = "OwlNet counts owls at night, and reaches 88.1% accuracy on OwlBench with a single camera.";
const HEADER = "Title|Abstract|Authors|Year|Keywords|Publisher|Source title|Funding";
const TITLE = "Counting Owls with a Single Camera";
const read = (row: string) => parseAll(`${HEADER}\n${row}\n`, "csv");

describe("a table", () => {
  it.each<[string, string, RegExp]>([
    [
      "title and abstract",
      `${ABSTRACT}|${TITLE}|Ann Lee; Bo Wu|2025|owls|Nest Press|Annals of Owls|`,
      /^"Title" seems .* abstract/,
    ],
    [
      "title and authors",
      `Ann Lee; Bo Wu|${ABSTRACT}|${TITLE}|2025|owls|Nest Press|Annals of Owls|`,
      /^"Authors" seems .* title/,
    ],
    [
      "title and one author",
      `Ann Lee|${ABSTRACT}|${TITLE}|2025|owls|Nest Press|Annals of Owls|`,
      /--map title=Authors/,
    ],
    [
      "title and authors in a wrong encoding",
      `Zo\u00c3\u00ab Lee; Bo Wu|${ABSTRACT}|${TITLE}|2025|owls|Nest Press|Annals of Owls|`,
      /^"Authors" seems .* title/,
    ],
    [
      "title and keywords with a link",
      `owls; night|${ABSTRACT}|Ann Lee|2025|[${TITLE}](https://example.org/1)|Nest Press|Annals of Owls|`,
      /^"Keywords" seems/,
    ],
    ["title and year", `2025|${ABSTRACT}|Ann Lee|${TITLE}|owls|Nest Press|Annals of Owls|`, /^"Year" seems/],
    [
      "title and keywords",
      `owls; night|${ABSTRACT}|Ann Lee|2025|${TITLE}|Nest Press|Annals of Owls|`,
      /^"Keywords" seems/,
    ],
    ["title and publisher", `Nest Press|${ABSTRACT}|Ann Lee|2025|owls|${TITLE}|Annals of Owls|`, /^"Publisher" seems/],
    ["title and journal", `Annals of Owls|${ABSTRACT}|Ann Lee|2025|owls|Nest Press|${TITLE}|`, /^"Source title" seems/],
    [
      "title, keywords and journal",
      `owls|${ABSTRACT}|Ann Lee|2025|Annals of Owls|Nest Press|${TITLE}|`,
      /^"Source title" seems .* title/,
    ],
    [
      "abstract and keywords",
      `${TITLE}|owls; night|Ann Lee|2025|${ABSTRACT}|Nest Press|Annals of Owls|`,
      /^"Keywords" seems .*abstract/,
    ],
    [
      "abstract and authors",
      `${TITLE}|Lee A.; Wu B.|${ABSTRACT}|2025|owls|Nest Press|Annals of Owls|`,
      /^"Authors" seems .*abstract/,
    ],
  ])("refuses a row with exchanged %s, and names the columns and the line", async (_, row, message) => {
    const { papers, issues } = await read(row);
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([{ locator: "line 2", severity: "skipped", message: expect.stringMatching(message) }]);
  });

  it.each([
    [
      "a short title and a publisher of many words",
      `Deep Owls|${ABSTRACT}|Ann Lee|2025|owls|Institute of Owls and Night Birds of Moss|IEEE Access|`,
    ],
    [
      "a short title and a journal of many words",
      `Deep Owls|${ABSTRACT}|Ann Lee|2025|owls|Nest Press|Owls and Their Applications in Night Vision|`,
    ],
    [
      "a title that looks like names",
      `Attention Mechanisms, Transformers and Language Models|${ABSTRACT}|Ann Lee|2025|owls|Nest Press|Owls|`,
    ],
    ["a short title and a group of authors", `OwlNet|${ABSTRACT}|the OwlNet team|2025|owls|Nest Press|Owls|`],
    [
      "a short abstract and a longer note on funding",
      `${TITLE}|We count owls.|Ann Lee|2025|owls|Nest Press|Owls|This work was supported by the fund of the nest, and by the owls of the moss.`,
    ],
    ["exchanged columns other than title and abstract", `${TITLE}|${ABSTRACT}|Ann Lee|2025|Nest Press|owls|Owls|`],
  ])("reads a row with %s", async (_, row) => {
    expect(await read(row)).toMatchObject({ papers: [{}], issues: [] });
  });

  it("reads a row as it is if the user names its columns", async () => {
    const { parsePapersInText } = await import("../read");
    const map = { title: "Title", abstract: "Abstract" };
    const results: unknown[] = [];
    const text = `${HEADER}\nNest Press|${ABSTRACT}|Ann Lee|2025|owls|${TITLE}|Owls|\n`;
    for await (const result of parsePapersInText(text, { source: "in.csv", map })) results.push(result);
    expect(results).toMatchObject([{ paper: { title: "Nest Press" } }]);
  });

  it("refuses exchanged values of a Markdown table", async () => {
    const row = `| Ann Lee, Bo Wu | ${ABSTRACT} | **${TITLE}** |`;
    const { papers, issues } = await parseAll(`| Title | Abstract | Authors |\n| --- | --- | --- |\n${row}\n`);
    expect(papers).toEqual([]);
    expect(issues[0]).toMatchObject({ locator: "line 3", message: expect.stringMatching(/^"Authors" seems/) });
  });
});
