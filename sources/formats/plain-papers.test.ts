import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseAll } from "../testing/parse-all";
import { detectFormat } from "./detect-format";

const readText = (name: string): string =>
  readFileSync(new URL(`../testing/copied/${name}.txt`, import.meta.url), "utf8");

const FERNS = { title: "Counting Ferns with Small Models", authors: ["Ann Lee", "Bo Wu", "Cem Dag"] };
const MOSSES = {
  title: "Mosses at Night",
  authors: ["Dee Fox", "Gil Hay"],
  abstract: "Mosses are hard to see at night. MossNet reaches 71.5% on GSM8K without a lamp.",
};
const LICHENS = {
  title: "Lichens by Day",
  authors: [],
  abstract: "Lichens are easy to see by day. LichenNet reaches 81.5% on GSM8K with a lamp.",
};

describe("several papers as plain text", () => {
  it.each([
    ["in blocks with and without authors", readText("several"), [FERNS, MOSSES, LICHENS]],
    ["with numbers and labels", readText("several-blocks"), [FERNS, MOSSES]],
    [
      "with lines of fixed width and titles of two lines",
      "On the Counting of Mosses, Ferns and\nOther Small Plants\nDee Fox, Gil Hay\n\nPlants are counted by hand. We count them\nwith a camera. It reaches 71% on GSM8K\nand needs no lamp.\n\nLichens by Day\n\nLichens are easy to see. They reach 5% on\nGSM8K.\n",
      [
        {
          title: "On the Counting of Mosses, Ferns and Other Small Plants",
          authors: ["Dee Fox", "Gil Hay"],
          abstract:
            "Plants are counted by hand. We count them\nwith a camera. It reaches 71% on GSM8K\nand needs no lamp.",
        },
        { title: "Lichens by Day", abstract: "Lichens are easy to see. They reach 5% on\nGSM8K." },
      ],
    ],
    [
      "with lines that begin with signs of markup within a sentence",
      "Mosses at Night\nDee Fox, Gil Hay\n\nMosses are hard to see at night. We present the model\n\\textbf{MossNet}, which reaches 71.5% on GSM8K without\n- as others do - a lamp.\n\nLichens by Day\nAnn Lee, Bo Wu\n\nLichens are easy to see. They reach 5% on\nGSM8K.\n",
      [{ title: "Mosses at Night" }, { title: "Lichens by Day" }],
    ],
    [
      "with letters of a wrong encoding in names",
      "Mosses at Night\nDee Fox, Gil Hay\nMosses are hard to see. MossNet reaches 71.5% on GSM8K.\nLichens by Day\nZo\u00c3\u00ab Lee, Bo Wu\nLichens are easy to see. They reach 5% on GSM8K.\n",
      [{ title: "Mosses at Night" }, { title: "Lichens by Day" }],
    ],
    [
      "with abstracts of two paragraphs",
      `Mosses at Night\nDee Fox and Gil Hay\n${MOSSES.abstract}\n\nWe also see them by day. It is easy.\n\nLichens by Day\n${LICHENS.abstract}\n`,
      [{ ...MOSSES, abstract: `${MOSSES.abstract}\n\nWe also see them by day. It is easy.` }, LICHENS],
    ],
  ])("are read %s", async (_, text, papers) => {
    const read = await parseAll(text);
    expect(read.issues).toEqual([]);
    expect(read.papers).toMatchObject(papers);
    expect(read.papers).toHaveLength(papers.length);
  });

  it.each([
    [
      "chapters of a story",
      "The House\n\nIt was old. We liked it a lot when we were small children.\n\nThe Lake\n\nIt was cold. We swam in it every day until the summer ended.\n",
    ],
    ["a single paper", readText("title-authors-abstract")],
    ["a letter", "Dear Ann,\n\nHow are you? We are well.\n\nYours\nBo\n"],
  ])("are not %s", (_, text) => expect(detectFormat(text)?.name).not.toBe("plain-papers"));

  it("refuses names with a damaged letter in the place of a title", async () => {
    const text = `Mosses at Night\n\nDee Fox, Gil Hay\n\n${MOSSES.abstract}\n\nLichens by Day\n\nAnn Lee, Bo wu\n\n${LICHENS.abstract}\n`;
    expect((await parseAll(text, "plain-papers")).papers).toMatchObject([MOSSES]);
  });

  it("names the title without an abstract", async () => {
    const { papers, issues } = await parseAll(
      `${readText("several")}\nOne More Title\nAda Bell, Bo Wu\n`,
      "plain-papers",
    );
    expect(papers).toHaveLength(3);
    expect(issues).toMatchObject([
      { message: "no abstract after this title", locator: "line 12", excerpt: "One More Title" },
    ]);
  });
});

describe("one paper as plain text", () => {
  it.each(["title-authors-abstract", "title-abstract"])("is read with its title: %s", async (name) => {
    const { papers, issues } = await parseAll(readText(name));
    expect(issues).toEqual([]);
    expect(papers).toMatchObject([{ title: FERNS.title, authors: name === "title-abstract" ? [] : FERNS.authors }]);
    expect(papers[0]?.abstract.startsWith("We present FernNet")).toBe(true);
  });
});
