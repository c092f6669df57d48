import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINE_CHARACTERS } from "./input/limits";
import { parsePapersInText } from "./read";
import { parseAll } from "./testing/parse-all";

const digest = "# Wörter und Zahlen\n\n**Authors**: Zoë Müller\n\n**Abstract**: Élan: 50 % auf naïve Modelle.\n";
const jsonl = '{"title": "Wörter", "abstract": "Élan 50 %"}\n{"title": "Zwei", "abstract": "naïve"}\n';

function utf16(text: string, big: boolean): Uint8Array {
  const bytes = Buffer.from(text, "utf16le");
  return big ? bytes.swap16() : bytes;
}

describe("readPapers", () => {
  it.each<[string, Uint8Array | string]>([
    ["UTF-8", digest],
    ["UTF-8 with BOM", `\uFEFF${digest}`],
    ["CRLF", digest.replaceAll("\n", "\r\n")],
    ["Latin-1", Buffer.from(digest, "latin1")],
    ["UTF-16LE with BOM", utf16(`\uFEFF${digest}`, false)],
    ["UTF-16BE with BOM", utf16(`\uFEFF${digest}`, true)],
    ["UTF-16LE without", utf16(digest, false)],
    ["UTF-16BE without", utf16(digest, true)],
  ])("reads %s", async (_, content) => {
    const { papers, issues } = await parseAll(content);
    expect(papers).toMatchObject([
      { title: "Wörter und Zahlen", authors: ["Zoë Müller"], abstract: "Élan: 50 % auf naïve Modelle." },
    ]);
    expect(issues.filter((issue) => issue.severity === "skipped")).toEqual([]);
  });

  it("replaces control characters, as damaged encodings leave them, in every field", async () => {
    const { papers, issues } = await parseAll(
      JSON.stringify({ title: "Owls \u0014 at night", abstract: "It\u0001 rises.\tBy 5%.", authors: ["Ann\bLee"] }),
    );
    expect(papers).toMatchObject([{ title: "Owls � at night", abstract: "It� rises.\tBy 5%.", authors: ["Ann�Lee"] }]);
    expect(issues).toMatchObject([{ message: expect.stringContaining("invalid characters were replaced") }]);
  });

  it.each<[string, string, number]>([
    ["CSV", "title,abstract\nOwls,It rises.\nFerns,It falls.\n", 2],
    ["JSON lines", jsonl, 2],
    ["a digest", digest, 1],
    ["RIS", "TY  - JOUR\nTI  - Owls\nAB  - It rises.\nER  - \n", 1],
    ["BibTeX", "@article{a,\n title={Owls},\n abstract={It rises.}\n}\n", 1],
    ["a long CSV", `title,abstract\n${"Owls,It rises.\n".repeat(6000)}`, 6000],
  ])("reads %s with CR line ends", async (_, text, count) => {
    for (const piece of [1 << 16, 1000]) {
      const old = await parseAll(text.replaceAll("\n", "\r"), undefined, piece);
      expect(old.papers).toHaveLength(count);
      expect(old).toEqual(await parseAll(text, undefined, piece));
    }
  });

  it("treats CR and LF split at a chunk border as one line end", async () => {
    const first = `title,abstract,${"x".repeat(4000)}`;
    const rows = `Owls,"It rises.${" ".repeat(70_000)}"\r\nFerns,It falls.\r\n`;
    const { papers, issues } = await parseAll(`${first.padEnd(64 * 1024 - 1, "x")}\r\n${rows}`, "csv");
    expect(papers.map((paper) => paper.locator)).toEqual(["line 2", "line 3"]);
    expect(issues).toEqual([]);
  });

  it("reads UTF-8 with an invalid byte and reports its line", async () => {
    const { papers, issues } = await parseAll(
      Buffer.concat([Buffer.from(digest), Buffer.from("\nx\x96y\n", "latin1")]),
    );
    expect(papers[0]).toMatchObject({ title: "Wörter und Zahlen", authors: ["Zoë Müller"] });
    expect(issues).toMatchObject([
      { severity: "repaired", locator: "line 7", message: expect.stringMatching(/^unreadable bytes/) },
    ]);
  });

  it.each([1, 2, 3, 7, 64])("reads the same in chunks of %i bytes", async (piece) => {
    expect((await parseAll(jsonl, undefined, piece)).papers.map((p) => p.title)).toEqual(["Wörter", "Zwei"]);
  });

  it.each<[string, Uint8Array | string, RegExp]>([
    ["nothing", "", /empty/],
    ["blank lines", "\n \n\n", /empty/],
    ["a BOM only", "\uFEFF", /empty/],
    ["a PDF", "%PDF-1.7\nstream", /PDF/],
    ["a ZIP", "PK\u0003\u0004abc", /ZIP/],
    ["zeros", new Uint8Array(1000), /binary/],
    ["random bytes", Uint8Array.from({ length: 4000 }, (_, i) => (i * 7919 + ((i * i) % 251)) % 256), /binary/],
    ["prose", "Eggs, milk and bread.\n", /unknown format/],
    ["JSON of another kind", '{"a": 1}\n{"b": 2}\n', /unknown format/],
  ])("identifies %s", async (_, content, message) => {
    const { papers, issues } = await parseAll(content);
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([{ severity: "skipped", source: "in.txt", locator: "whole file" }]);
    expect(issues[0]?.message).toMatch(message);
  });

  it.each(["", "\n \n\n"])("marks the input %j as empty", async (content) => {
    expect((await parseAll(content)).issues).toMatchObject([{ code: "empty-input" }]);
  });

  it("reports that the requested format found nothing", async () => {
    const { papers, issues } = await parseAll("Eggs, milk and bread.\n", "plain-listing");
    expect(papers).toEqual([]);
    expect(issues).toMatchObject([
      { locator: "whole file", message: "no paper found, read as plain-listing", code: "no-papers" },
    ]);
  });

  it("skips an endless line and continues", async () => {
    const text = `{"title": "One", "abstract": "x"}\n${"x".repeat(LINE_CHARACTERS + 5)}\n{"title": "Three", "abstract": "y"}\n`;
    const { papers, issues } = await parseAll(text, "jsonl", 1 << 20);
    expect(papers.map((p) => p.locator)).toEqual(["line 1", "line 3"]);
    expect(issues).toMatchObject([{ severity: "skipped", locator: "line 2" }]);
  });

  it("reports where bytes of another encoding begin", async () => {
    const lines = `{"title": "One", "abstract": "é"}\n`.repeat(2500);
    const bad = Buffer.from('{"title": "Bad", "abstract": "\xe9"}\n', "latin1");
    const { papers, issues } = await parseAll(Buffer.concat([Buffer.from(lines), bad]));
    expect(papers).toHaveLength(2501);
    expect(issues).toMatchObject([{ severity: "repaired", locator: "line 2501" }]);
  });

  const filler = 2500;
  const record = (title: string): string => `{"title": "${title}", "abstract": "It rises by 4 points."}`;
  it.each<[string, string, string, number]>([
    ["CSV", `title,abstract\n${"Owl,It rises by 4 points é.\n".repeat(filler)}`, "M\xf6we,It falls.\n", 2502],
    ["a JSON list", `[\n${`${record("é")},\n`.repeat(filler)}`, `${record("M\xf6we")}]`, 2502],
    [
      "XML",
      `<feed><id>arXiv</id>\n${"<entry><title>é</title><summary>It rises.</summary></entry>\n".repeat(filler)}`,
      "<entry><title>M\xf6we</title><summary>It falls.</summary></entry></feed>",
      2502,
    ],
  ])("reports once where bytes of another encoding begin in %s", async (_, text, bad, line) => {
    const bytes = Buffer.concat([Buffer.from(text), Buffer.from(bad, "latin1")]);
    for (const piece of [1 << 16, 999]) {
      const { papers, issues } = await parseAll(bytes, undefined, piece);
      expect(papers).toHaveLength(filler + 1);
      expect(issues).toMatchObject([
        { severity: "repaired", locator: `line ${line}`, message: expect.stringMatching(/^unreadable/) },
      ]);
      expect(issues[0]?.excerpt).toContain("M�we");
    }
  });

  it("takes any text without an exception, and loses no line of JSON", async () => {
    const word = fc.constantFrom(
      "# ",
      "**Abstract**: ",
      "Authors: A",
      "Date: 2025-01-01",
      "·",
      "  • 3 authors",
      "Apr 16",
      "\n",
      "\n\n",
      "---",
      "x y z",
      '{"title":"a","abstract":"b"}',
      "\r\n",
      "\u0000",
      "é",
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(word, { maxLength: 40 }),
        fc.constantFrom("jsonl", "markdown-digest", "plain-listing", "daily-papers", undefined),
        async (words, from) => {
          const { papers, issues } = await parseAll(words.join(""), from);
          expect(papers.length + issues.length).toBeGreaterThan(0);
          for (const paper of papers) expect(paper.title.trim() && paper.abstract.trim()).not.toBe("");
        },
      ),
      { numRuns: 300 },
    );
  });

  it("reads a text from memory", async () => {
    const titles: string[] = [];
    for await (const reading of parsePapersInText(jsonl, { source: "paste" })) {
      if ("paper" in reading) titles.push(reading.paper.title);
    }
    expect(titles).toEqual(["Wörter", "Zwei"]);
  });
});
