import { describe, expect, it } from "vitest";
import { type Block, isNonEmptyBlock } from "./blocks";
import { countRemainder, splitPlainPapers } from "./plain-papers";

const TEXT =
  "Mosses are hard to see at night. MossNet reaches 71.5% on MossBench without a lamp, and needs no training.";

const toBlocks = (...texts: readonly string[]): Block[] =>
  texts.map((text) => text.split("\n").map((line, at) => ({ text: line, number: at + 1 }))).filter(isNonEmptyBlock);

describe("splitPlainPapers", () => {
  it.each<[string, readonly string[], readonly object[]]>([
    [
      "splits at a title and names without a blank line",
      [`Mosses at Night\nAnn Lee, Bo Wu\n${TEXT}\nFerns by Day\nCem Dag, Dee Fox\n${TEXT}`],
      [
        { title: "Mosses at Night", authors: "Ann Lee, Bo Wu", abstract: TEXT },
        { title: "Ferns by Day", authors: "Cem Dag, Dee Fox", abstract: TEXT },
      ],
    ],
    [
      "does not split at a title without names",
      [`Mosses at Night\nAnn Lee, Bo Wu\n${TEXT}\nFerns by Day\n${TEXT}`],
      [{ title: "Mosses at Night", abstract: `${TEXT}\nFerns by Day\n${TEXT}` }],
    ],
    [
      "does not split within a sentence",
      [`Mosses at Night\nAnn Lee, Bo Wu\n${TEXT} It was built by\nFerns by Day\nCem Dag, Dee Fox\nin a week.`],
      [{ title: "Mosses at Night" }],
    ],
    [
      "takes a line with a comma above a long text as names",
      [`Mosses at Night\nlee ann, wu bo\n${TEXT}`],
      [{ title: "Mosses at Night", authors: "lee ann, wu bo", abstract: TEXT, isMarked: true }],
    ],
    [
      "separates a short text at the end",
      ["Mosses at Night\nAnn Lee, Bo Wu", TEXT, "Ferns by\nDay and\nat the\nLake"],
      [{ title: "Mosses at Night", abstract: TEXT, remainder: "Ferns by\nDay and\nat the\nLake" }],
    ],
    [
      "keeps a last paragraph with a sentence",
      ["Mosses at Night\nAnn Lee, Bo Wu", TEXT, "The code\nis open\nfor all\nwho count."],
      [{ abstract: `${TEXT}\n\nThe code\nis open\nfor all\nwho count.`, remainder: null }],
    ],
    [
      "names with marks of affiliations, and the affiliations",
      [`Ferns by Day\nAnn Lee1,2*, Bo Wu2\n1University of Ferns 2Institute of Moss`, `Abstract\n${TEXT}`],
      [{ title: "Ferns by Day", authors: "Ann Lee, Bo Wu", abstract: TEXT }],
    ],
    [
      "takes a line that ends with a colon as the start of a title",
      [`Ferns by Day:\nA Study with Lamps`, TEXT],
      [{ title: "Ferns by Day: A Study with Lamps", abstract: TEXT }],
    ],
    [
      "joins names that continue in the next line",
      [`Ferns by Day\nAnn Lee,\nBo Wu\n${TEXT}`],
      [{ title: "Ferns by Day", authors: "Ann Lee, Bo Wu", abstract: TEXT }],
    ],
    [
      "joins a name over two lines",
      [`Ferns by Day\nAnn Lee, Bo\nWu\n${TEXT}`],
      [{ title: "Ferns by Day", authors: "Ann Lee, Bo Wu", abstract: TEXT }],
    ],
    [
      "keeps a heading below the authors",
      [`Ferns by Day\nAnn Lee, Bo Wu\nMotivation\n${TEXT}`],
      [{ title: "Ferns by Day", authors: "Ann Lee, Bo Wu", abstract: `Motivation\n${TEXT}` }],
    ],
    [
      "finds names with damaged letters or a damaged comma",
      [`Mosses at Night\nAnn Lee, \uFFFDem Wu\n${TEXT}`, `Ferns by Day\nZo\u00c3\u00ab Dag\u0005 Dee Fox\n${TEXT}`],
      [
        { title: "Mosses at Night", abstract: TEXT },
        { title: "Ferns by Day", abstract: TEXT },
      ],
    ],
    [
      "finds a single author and unusual names where most papers have authors",
      [
        `Mosses at Night\nAnn Lee, Bo Wu\n${TEXT}`,
        `Ferns by Day\nCem Dag, Dee Fox\n${TEXT}`,
        `Lichens by Day\nCem Dag and Bo Wu\n${TEXT}`,
        `Projection Mixing and\nExogenous Anchors\nJon Su\n${TEXT}`,
        "Owls and Lakes\nDee van 't Hof, Gil 'Ken' Hay",
        `${TEXT}`,
        `Imaging and Perception\nGil Hay\n${TEXT}`,
      ],
      [
        { title: "Mosses at Night", authors: "Ann Lee, Bo Wu" },
        { title: "Ferns by Day", authors: "Cem Dag, Dee Fox" },
        { title: "Lichens by Day", authors: "Cem Dag and Bo Wu" },
        { title: "Projection Mixing and Exogenous Anchors", authors: "Jon Su", abstract: TEXT },
        { title: "Owls and Lakes", authors: "Dee van 't Hof, Gil 'Ken' Hay", abstract: TEXT },
        { title: "Imaging and Perception", authors: "Gil Hay", abstract: TEXT },
      ],
    ],
    [
      "takes a second line in capitals as part of the title where no paper has authors",
      [`Deep Counting with\nOwl Networks\n${TEXT}`, `Ferns by Day\n${TEXT}`],
      [{ title: "Deep Counting with Owl Networks", authors: "" }, { title: "Ferns by Day" }],
    ],
    [
      "finds a title above lines that all end within a sentence",
      ["Mosses at Night", "Mosses are hard to see. MossNet finds\nthem all, and its code is at\nhttps://example.org"],
      [{ title: "Mosses at Night" }],
    ],
  ])("%s", (_, texts, papers) => {
    const found = splitPlainPapers(toBlocks(...texts));
    expect(found).toMatchObject(papers);
    expect(found).toHaveLength(papers.length);
  });
});

it.each<[readonly string[], number]>([
  [[TEXT, "Ferns by Day"], 1],
  [[TEXT, "Ferns by Day", "Auth"], 2],
  [[TEXT, "Ferns by Day", "Authors\uFFFD Ann Lee,"], 2],
  [[TEXT, "Keywords: ferns"], 0],
  [[TEXT, "Ferns by Day", "Au"], 2],
  [[TEXT, "Ferns by Day."], 0],
  [[TEXT, "Ferns by Day", TEXT], 0],
  [["Mosses without an end", "Ferns by Day"], 0],
  [["Ferns by Day"], 0],
  [[], 0],
])("%j ends with %i short texts", (paragraphs, expected) => expect(countRemainder(paragraphs)).toBe(expected));
