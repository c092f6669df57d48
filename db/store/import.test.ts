import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { toPaperId } from "@/lib/paper/paper-id";
import type { ParseResult } from "@/lib/paper/parse-result";
import { buildClaimQuery } from "@/lib/query/claim-query";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { getPaper } from "../queries/get-paper";
import { listClaims } from "../queries/list-claims";
import { listPapers } from "../queries/list-papers";
import { importPapers } from "./import";
import { BATCH_SIZE } from "./import-batches";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const claimsOf = (text: string) => listClaims(board.db, buildClaimQuery({ q: text })).claims;
const ABSTRACT = createTestPaper().abstract;
const corpus = (count: number): PaperRecord[] =>
  Array.from({ length: count }, (_, i) =>
    createTestPaper({
      title: `Corpus paper ${i}`,
      locator: `line ${i}`,
      abstract: `Owl-${i}B goes from 1 to ${i + 2} on Bench ${i % 7}.`,
    }),
  );

describe("importPapers", () => {
  it("stores papers with their claims and counts them", async () => {
    const summary = await board.add([createTestPaper(), createTestPaper({ abstract: "Nothing is measured here." })]);
    expect(summary).toMatchObject({
      papers: { new: 2, merged: 0, unchanged: 0 },
      claims: { added: 1, changed: 0, removed: 0 },
      issues: [],
      merges: [],
    });
    const [claim] = listClaims(board.db, buildClaimQuery()).claims;
    expect(claim).toMatchObject({
      model: "Owl-7B",
      before: 40,
      after: 52,
      points: 12,
      benchmarks: ["MathVista"],
      aggregate: false,
    });
    expect(claim).toMatchObject({ authors: ["Ada Bell", "Cem Dag"], source: "notes.md", spans: { model: [17, 20] } });
  });

  it("numbers works with the same title, and recognizes a copy of one of them", async () => {
    const letters = (i: number) => String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26));
    const works = Array.from({ length: 70 }, (_, i) =>
      createTestPaper({
        title: "Editorial of the spring issue",
        authors: [`Ada ${letters(i)}er`],
        locator: `line ${i}`,
        abstract: `${letters(i)}${letters(i)} writes of ${letters(i + 7)}${letters(i)} alone.`,
      }),
    );
    expect((await board.add(works)).papers).toEqual({ new: 70, merged: 0, unchanged: 0 });
    const ids = board.db.$client.prepare("SELECT id FROM papers ORDER BY pk").pluck().all() as string[];
    expect(ids.map((id) => id.replace(ids[0] ?? "", ""))).toEqual(["", ...works.slice(1).map((_, i) => `-${i + 2}`)]);
    const copy = works.slice(-1).map((work) => ({ ...work, source: "other.md" }));
    expect((await board.add(copy)).papers).toEqual({ new: 0, merged: 1, unchanged: 0 });
  });

  it("changes nothing on the second import", async () => {
    const papers = corpus(30);
    const issue = {
      severity: "skipped",
      source: "notes.md",
      locator: "line 99",
      message: "the record has no abstract",
    } as const;
    await board.add([...papers, { issue }]);
    const before = [readBoardContent(board), board.db.$client.prepare("SELECT * FROM imports").all()];
    const again = await board.add([...papers, { issue }]);
    expect(again.papers).toEqual({ new: 0, merged: 0, unchanged: 30 });
    expect(again.claims).toEqual({ added: 0, changed: 0, removed: 0 });
    expect([readBoardContent(board), board.db.$client.prepare("SELECT * FROM imports").all()]).toEqual(before);
  });

  it("merges a paper from several files, with the most complete fields and all locations", async () => {
    const title = "Owls that count";
    await board.add([createTestPaper({ title, authors: [], published: null, source: "a.txt", locator: "line 1" })]);
    const second = await board.add([
      createTestPaper({ title: "OWLS that count.", arxiv_id: "2505.00001", source: "b.md", locator: "line 9" }),
    ]);
    expect(second.papers).toEqual({ new: 0, merged: 1, unchanged: 0 });
    const page = getPaper(board.db, "2505.00001v2");
    expect(page?.paper).toMatchObject({
      authors: ["Ada Bell", "Cem Dag"],
      published: "2025-05-20",
      arxiv_id: "2505.00001",
    });
    expect(page?.occurrences.map(({ source, locator }) => [source, locator])).toEqual([
      ["a.txt", "line 1"],
      ["b.md", "line 9"],
    ]);
    expect(page?.claims).toHaveLength(1);
  });

  it("extracts the claims of a merged paper from the kept abstract", async () => {
    const title = "Owls, longer";
    await board.add([createTestPaper({ title, abstract: "Owl-7B goes from 1 to 2 on A." })]);
    const { claims } = await board.add([
      createTestPaper({ title, abstract: "Owl-7B goes from 1 to 3 on A. And then some." }),
    ]);
    expect(claims).toEqual({ added: 1, changed: 0, removed: 1 });
    expect(claimsOf("longer").map((c) => c.after)).toEqual([3]);
  });

  it("recognizes a record that moved to another line", async () => {
    const board = createTestBoard({ whole: true });
    const [first, second] = [createTestPaper({ locator: "line 3" }), createTestPaper({ locator: "line 9" })];
    await board.add([first, second]);
    const wrong = createTestPaper({ abstract: `${ABSTRACT} And a remark that goes.`, locator: "line 12" });
    await board.add([wrong]);
    const moved = [first, second].map((paper, i) => ({ ...paper, locator: `line ${i * 6 + 4}` }));
    const corrected = { ...wrong, abstract: ABSTRACT.replace("52", "53"), locator: "line 13" };
    const summary = await board.add([...moved, corrected]);
    expect(summary.papers).toEqual({ new: 0, merged: 1, unchanged: 2 });
    const stored = board.db.$client.prepare("SELECT locator FROM occurrences ORDER BY 1").pluck().all();
    expect(stored).toEqual(["line 10", "line 13", "line 4"]);
    expect(getPaper(board.db, toPaperId(wrong.title))?.claims).toMatchObject([{ after: 53 }]);
    expect(getPaper(board.db, toPaperId(first.title))?.paper.locator).toBe("line 4");
    board.remove();
  });

  it("keeps two records of a paper in one file, in any position", async () => {
    const short = createTestPaper({ locator: "line 3" });
    const long = { ...short, abstract: `${ABSTRACT} Owl-7B goes from 3 to 4 on We-Math.`, venue: "Owl Letters" };
    const at = (one: number, other: number) => [
      { ...short, locator: `line ${one}` },
      { ...long, locator: `line ${other}` },
    ];
    const [board, board2] = [createTestBoard({ whole: true }), createTestBoard({ whole: true })];
    await board2.add(at(8, 4));
    for (const records of [at(3, 7), at(3, 7), at(4, 8), at(8, 4)]) {
      await board.add(records);
      expect(listClaims(board.db, buildClaimQuery()).total).toBe(2);
      expect(board.db.$client.prepare("SELECT count(*) FROM occurrences").pluck().get()).toBe(2);
    }
    expect(readBoardContent(board)).toEqual(readBoardContent(board2));
    for (const each of [board, board2]) each.remove();
  });

  it("keeps the earlier record of a pipe when it provides another one", async () => {
    const long = createTestPaper({ source: "stdin", abstract: `${ABSTRACT} Owl-7B goes from 3 to 4 on We-Math.` });
    await board.add([long]);
    await board.add([{ ...long, abstract: ABSTRACT, locator: "line 99" }]);
    expect(getPaper(board.db, toPaperId(long.title))?.occurrences).toHaveLength(2);
    expect(getPaper(board.db, toPaperId(long.title))?.claims).toHaveLength(2);
  });

  it("keeps two works with the same title as separate papers with different ids", async () => {
    const title = "Reply to comments";
    await board.add([
      createTestPaper({ title, arxiv_id: "2501.00001" }),
      createTestPaper({ title, arxiv_id: "2501.00002" }),
    ]);
    await board.add([createTestPaper({ title, arxiv_id: "2501.00003" })]);
    const { papers } = listPapers(board.db);
    expect(new Set(papers.map((p) => p.id)).size).toBe(3);
  });

  describe("merges two papers of a file when a record connects them", () => {
    const id = { title: "Owls at night", arxiv_id: "2501.00001", source: "c.bib" };
    const doi = { title: "Hens by day", doi: "10.1/x", source: "c.bib" };
    const both = createTestPaper({ ...id, doi: doi.doi, abstract: `${ABSTRACT} And more.` });
    const at = (line: number, parts: Partial<PaperRecord>) => createTestPaper({ ...parts, locator: `line ${line}` });
    it.each<[string, PaperRecord[], PaperRecord[]]>([
      ["in the place of the one, without the other", [at(1, doi), at(9, id)], [at(1, both)]],
      ["after the one, which replaces the other", [at(1, id)], [at(1, doi), at(9, both)]],
    ])("%s", async (_, before, after) => {
      board.remove();
      board = createTestBoard({ whole: true });
      await board.add(before);
      await board.add(after);
      expect(listPapers(board.db).total).toBe(1);
      const places = getPaper(board.db, both.arxiv_id ?? "")?.occurrences.map((met) => met.locator);
      expect(places).toEqual(expect.arrayContaining(after.map(({ locator }) => locator)));
      expect((await board.add(after)).papers).toEqual({ new: 0, merged: 0, unchanged: after.length });
    });
  });

  it("merges two stored papers when a third record connects them", async () => {
    await board.add([
      createTestPaper({ title: "Old name", doi: "10.1/x" }),
      createTestPaper({ title: "New name", arxiv_id: "2501.00009" }),
    ]);
    const [old] = listPapers(board.db, { q: "old" }).papers;
    await board.add([createTestPaper({ title: "New name", arxiv_id: "2501.00009", doi: "10.1/x", source: "c.md" })]);
    expect(listPapers(board.db).total).toBe(1);
    const page = getPaper(board.db, old?.id ?? "");
    expect(page?.paper).toMatchObject({ doi: "10.1/x", arxiv_id: "2501.00009" });
    expect(page?.occurrences).toHaveLength(3);
    expect(listClaims(board.db, buildClaimQuery()).total).toBe(1);
  });

  it("creates the same database for any order of the files", async () => {
    const title = "Owls in any order";
    const records = [
      createTestPaper({ title, abstract: "Owl-7B goes from 1 to 2 on A.", source: "a.txt", locator: "line 1" }),
      createTestPaper({
        title,
        abstract: "Owl-7B goes from 1 to 2 on A. It is so.",
        source: "b.txt",
        locator: "line 1",
        authors: [],
      }),
      createTestPaper({ title, arxiv_id: "2505.00002", abstract: "Owl-7B goes…", source: "c.txt", locator: "line 1" }),
    ];
    await board.add(records);
    const other = createTestBoard();
    await other.add(records.toReversed());
    expect(readBoardContent(other)).toEqual(readBoardContent(board));
    other.remove();
  });

  it("keeps the text of the newest version, in any order of versions", async () => {
    const version = (updated: string, text: string) =>
      createTestPaper({
        title: "Owls, revised",
        arxiv_id: "2505.00003",
        updated,
        abstract: text,
        source: `${updated}.xml`,
      });
    const versions = [
      version("2025-05-20", "Owl-7B goes from 1 to 2 on A. It says more than it will."),
      version("2025-06-20", "Owl-7B goes from 1 to 3 on A."),
      version("2025-06-01", "Owl-7B goes from 1 to 9 on A. It says more."),
    ];
    for (const order of [versions, versions.toReversed()]) {
      const other = createTestBoard();
      await other.add(order);
      const page = getPaper(other.db, "2505.00003");
      expect(page?.claims.map((claim) => claim.after)).toEqual([3]);
      expect(page?.paper).toMatchObject({ published: "2025-05-20", updated: "2025-06-20" });
      other.remove();
    }
  });

  it("completes an interrupted import with the same result", async () => {
    const papers = corpus(2 * BATCH_SIZE + 50);
    await board.add(papers);
    const other = createTestBoard();
    function* breakingOff(): Generator<ParseResult> {
      for (const paper of papers.slice(0, BATCH_SIZE + 233)) yield { paper };
      throw new Error("the disk went away");
    }
    await expect(importPapers(other.db, breakingOff(), { extractor: createTestExtractor() })).rejects.toThrow("disk");
    expect(listPapers(other.db).total).toBe(BATCH_SIZE);
    await other.add(papers);
    expect(readBoardContent(other)).toEqual(readBoardContent(board));
    other.remove();
  });

  it("stops on the signal with whole papers", async () => {
    const stop = new AbortController();
    const readings = corpus(2 * BATCH_SIZE + 50).map((paper) => ({ paper }));
    const onProgress = () => stop.abort();
    const summary = await importPapers(board.db, readings, {
      extractor: createTestExtractor(),
      signal: stop.signal,
      onProgress,
    });
    expect(summary.papers.new).toBe(BATCH_SIZE);
    expect(listClaims(board.db, buildClaimQuery()).total).toBe(BATCH_SIZE);
  });

  it("stores each issue once", async () => {
    const issue = {
      severity: "skipped",
      source: "x.md",
      locator: "line 4",
      message: "the record has no abstract",
    } as const;
    const { issues } = await board.add([{ issue }, { issue }]);
    expect(issues).toEqual([issue, issue]);
    expect(board.db.$client.prepare("SELECT count(*) FROM import_issues").pluck().get()).toBe(1);
  });

  it("stores a paper on which the extractor fails, with a note", async () => {
    const failing = {
      version: "1",
      extract: () => {
        throw new Error("too odd");
      },
    };
    const { papers, issues } = await board.add([createTestPaper({ title: "Odd one" }), createTestPaper()], failing);
    expect(papers.new).toBe(2);
    expect(issues.map((i) => i.message)).toEqual(Array(2).fill("its claims could not be extracted: too odd"));
  });

  it("stores any text unchanged", async () => {
    const abstract =
      "66.3 %$\\rightarrow$72.9 %  '); DROP TABLE claims;-- \u0000 🦉 é. Owl-7B goes from 1 to 2 on O'Bench \"x\".";
    await board.add([createTestPaper({ title: "Robert'); DROP TABLE papers;--", abstract, authors: ["O'Neil; x"] })]);
    const [summary] = listPapers(board.db).papers;
    expect(getPaper(board.db, summary?.id ?? "")?.paper).toMatchObject({ abstract, authors: ["O'Neil; x"] });
    expect(listClaims(board.db, buildClaimQuery()).claims[0]?.benchmarks).toEqual(['O\'Bench "x"']);
  });
});
