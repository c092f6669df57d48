import { expect, it } from "vitest";
import { parseAll } from "./testing/parse-all";

const fill = (piece: string, length: number): string => piece.repeat(Math.ceil(length / piece.length));
const names = (count: number, write: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => write(i)).join(", ");
const listing = "T\nAuthors: A\nDate: 2024-01-01\n";

/** Adversarial texts of a given length by format. */
const HARD: readonly (readonly [string, string, (length: number) => string])[] = [
  ["jsonl", "arrays", (n) => `{"title":"a","abstract":"b","more":[${fill("[],", 3 * n)}0]}`],
  ["jsonl", "authors", (n) => `{"title":"a","abstract":"b","authors":"${fill("A Bell and ", n)}"}`],
  ["jsonl", "addresses", (n) => `{"title":"a","abstract":"b","url":"${fill("http://a.b/", n)}"}`],
  ["jsonl", "fields", (n) => `{"title":"a","abstract":"b",${names(n / 20, (i) => `"k${i}":1`)}}`],
  ["jsonl", "mark-up", (n) => JSON.stringify({ title: "a", abstract: fill("<jats:p>a</jats:p>", n / 2) })],
  ["jsonl", "open mark-up", (n) => JSON.stringify({ title: "a", abstract: `${fill("<p>", n / 2)}</p>` })],
  ["jsonl", "spaces", (n) => JSON.stringify({ title: `a${fill(" ", n / 4)}b`, abstract: `a${fill(" ", n / 2)}b` })],
  ["json", "titles", (n) => `{"x":[${fill('{"title":"a"},', n / 2)}0]}`],
  ["python-lines", "quotes", (n) => `{'title': 'a', 'abstract': '${fill("\\'", n)}'}`],
  ["bibtex", "fields", (n) => `@article{a, title={T}, abstract={b}, ${names(n / 100, (i) => `f${i} = {x}`)}}`],
  ["bibtex", "begins", (n) => fill("@a{", n / 4)],
  ["bibtex", "wrapped braces", (n) => `@article{a, title={T}, abstract={b},\n${fill("\\\n{", n / 2)}`],
  ["csv", "quotes", (n) => `title,abstract\n"${fill('""', n)}",b\n`],
  ["csv", "cells", (n) => `title,abstract\na,b${fill(",c", n)}\n`],
  ["front-matter", "brackets", (n) => `---\ntitle: a\nx: ${fill("[", n / 25)}\nabstract: b\n---\n`],
  ["markdown-digest", "links", (n) => `# a\n\n**Abstract**: b\n${fill("**Link**: a\n", n / 2)}`],
  ["markdown-table", "details", (n) => `| title | abstract |\n| --- | --- |\n| a | ${fill("<details>", n)} |\n`],
  ["plain-listing", "lines", (n) => `${listing}${fill("x\n", n / 8)}\n\nabs\n`],
  [
    "plain-listing",
    "strays",
    (n) => `${listing}\nabs\n\n${fill(`Four words are here\n\n${"x ".repeat(110)}\n\n`, n / 2)}`,
  ],
  ["daily-papers", "titles", (n) => fill("Owls at night\n\n", n / 2)],
  ["hf-page", "data", (n) => `<html>${fill('data-props="', n)}`],
  ["nbib", "lines", (n) => `PMID- 1\nTI  - a\nAB  - b\n${fill("      x\n", n / 2)}`],
  ["arxiv-atom", "signs", (n) => `<feed><entry><title>a</title><summary>${fill("& ", n / 2)}</summary></entry></feed>`],
  ["ris", "authors", (n) => `TY  - JOUR\nTI  - a\nAB  - b\n${fill("AU  - Lee, A\n", n)}ER  - \n`],
  ["wos", "authors", (n) => `PT J\nTI a\nAB b\n${fill("AU Lee, A\n", n)}ER\n`],
  ["endnote", "authors", (n) => `%0 Journal Article\n%T a\n%X b\n${fill("%A Lee, A\n", n)}`],
  ["digest", "links", (n) => `# Owls at night\nAbstract: b\n${fill("Link: https://a.b\n", n)}`],
  ["citation-text", "ids", (n) => `1. Owls J. 2024 Mar 22;1.\n\na\n\nLee A.\n\nb\n\n${fill("DOI: 10.5555/1 ", n)}`],
  ["html-page", "open elements", (n) => `<html><ul><li><b>Owls at night</b> https://a.b ${fill("<nav>", n)}`],
  ["html-page", "metadata", (n) => `<html>${fill('<meta name="a" content="b">', n)}`],
  ["html-page", "comments", (n) => `<html>${fill("<!--", n)}`],
  ["endnote-xml", "authors", (n) => `<xml><records><record><titles>${fill("<title>a</title>", n / 2)}`],
  ["arxiv-atom", "begins", (n) => `<feed>${fill("<entry>", n / 2)}`],
];

it.each(HARD)("%s: reads or rejects a megabyte of %s in linear time", async (format, _, make) => {
  const timeOf = async (length: number): Promise<number> => {
    const before = process.cpuUsage();
    await parseAll(make(length), format);
    return process.cpuUsage(before).user / 1000;
  };
  const large = await timeOf(1_000_000);
  if (large > 2_000) expect(large).toBeLessThan(10 * (await timeOf(250_000)));
});
