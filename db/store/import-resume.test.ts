import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { UserLexicon } from "@/lib/names/user-lexicon";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { listImports } from "../queries/list-imports";
import type { Extractor } from "./extractor";
import { setFetchState } from "./fetch-state";
import { importPapers } from "./import";
import { BATCH_SIZE } from "./import-batches";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const paperAt = (i: number, source: string): PaperRecord =>
  createTestPaper({
    title: `Corpus paper ${i} of ${source}`,
    source,
    locator: `line ${i}`,
    abstract: `Owl-${i}B goes from 1 to ${i + 2} on Bench ${i % 7}.`,
  });
const corpus = (count: number, source = "corpus.jsonl"): ParseResult[] =>
  Array.from({ length: count }, (_, i) => ({ paper: paperAt(i, source) }));

/** Imports as the command line does, and counts the papers that the extractor saw. */
async function run(results: Iterable<ParseResult>, { db }: TestBoard = board, version = "1.0.0") {
  const { extract } = createTestExtractor(version);
  let read = 0;
  const extractor = {
    version,
    extract: (paper: { title: string; abstract: string }, lexicon: UserLexicon) => {
      read++;
      return extract(paper, lexicon);
    },
  };
  const summary = await importPapers(db, results, { extractor, resume: true, isComplete: () => true });
  return { ...summary, read };
}

function* breakingOff(results: readonly ParseResult[]): Generator<ParseResult> {
  yield* results;
  throw new Error("the power went away");
}

const unfinished = () => listImports(board.db).map(({ source, unfinished_after }) => [source, unfinished_after]);

describe("unfinished imports", () => {
  const asPage = (readings: Iterable<ParseResult>) =>
    importPapers(board.db, readings, { extractor: createTestExtractor(), isComplete: () => true });

  it.each([
    ["the command line", run],
    ["the page", asPage],
  ])("records the number of papers when %s is interrupted, until the next import", async (_, read) => {
    const readings = [...corpus(BATCH_SIZE + 100, "a.jsonl"), ...corpus(2 * BATCH_SIZE + 50, "b.jsonl")];
    await expect(read(breakingOff(readings.slice(0, 3 * BATCH_SIZE + 120)))).rejects.toThrow("power");
    expect(unfinished()).toEqual([
      ["b.jsonl", 2 * BATCH_SIZE],
      ["a.jsonl", null],
    ]);
    expect(listImports(board.db)[0]?.unfinished_at).toMatch(/^2\d{3}-/);
    await read(readings);
    expect(unfinished().map(([, papers]) => papers)).toEqual([null, null]);
  });

  it("records that a new import of a complete file was interrupted", async () => {
    await asPage(corpus(BATCH_SIZE + 200));
    expect(unfinished()).toEqual([["corpus.jsonl", null]]);
    await expect(asPage(breakingOff(corpus(BATCH_SIZE + 50)))).rejects.toThrow("power");
    expect(unfinished()).toEqual([["corpus.jsonl", BATCH_SIZE]]);
  });

  it("counts papers without skipped records", async () => {
    const issues = Array.from(
      { length: 50 },
      (_, i): ParseResult => ({
        issue: { severity: "skipped", source: "corpus.jsonl", locator: `line ${i}`, message: "no abstract" },
      }),
    );
    await expect(asPage(breakingOff([...issues, ...corpus(BATCH_SIZE)]))).rejects.toThrow("power");
    expect(unfinished()).toEqual([["corpus.jsonl", BATCH_SIZE - 50]]);
  });

  it("records an unfinished query", async () => {
    await asPage(corpus(3, "arxiv: owls"));
    setFetchState(board.db, "arxiv: owls", { cursor: "3", papers: 3 });
    expect(unfinished()).toEqual([["arxiv: owls", 3]]);
    setFetchState(board.db, "arxiv: owls", null);
    expect(unfinished()).toEqual([["arxiv: owls", null]]);
  });
});

describe("importPapers with resume", () => {
  it("resumes after the stored batches with the same database", async () => {
    const readings = [...corpus(2 * BATCH_SIZE + 50, "a.jsonl"), ...corpus(2 * BATCH_SIZE + 50, "b.jsonl")];
    await expect(run(breakingOff(readings.slice(0, 3 * BATCH_SIZE + 100)))).rejects.toThrow("power");
    const again = await run(readings);
    expect(again).toMatchObject({
      skippedRecords: 3 * BATCH_SIZE + 50,
      read: BATCH_SIZE + 50,
      papers: { new: BATCH_SIZE + 50, merged: 0, unchanged: 3 * BATCH_SIZE + 50 },
    });
    const other = createTestBoard();
    await run(readings, other);
    expect(readBoardContent(board)).toEqual(readBoardContent(other));
    other.remove();
  });

  it("keeps both records of a paper if the interrupted run stored only the first", async () => {
    const readings = corpus(2 * BATCH_SIZE + 50);
    const secondRecord = { ...paperAt(3, "corpus.jsonl"), locator: "line 999", venue: "Owl Letters" };
    readings.push({ paper: secondRecord });
    await expect(run(breakingOff(readings.slice(0, 2 * BATCH_SIZE + 20)))).rejects.toThrow("power");
    await run(readings);
    const other = createTestBoard();
    await run(readings, other);
    expect(readBoardContent(board)).toEqual(readBoardContent(other));
    other.remove();
  });

  it("skips everything that is stored and reports its issues again", async () => {
    const issue = { severity: "skipped", source: "corpus.jsonl", locator: "line 99", message: "no abstract" } as const;
    await run([...corpus(250), { issue }]);
    const again = await run([...corpus(250), { issue }]);
    expect(again).toMatchObject({ skippedRecords: 251, read: 0, issues: [issue], counts: { skipped: 1 } });
  });

  it("resumes at the former end of a source that has grown", async () => {
    await run(corpus(2 * BATCH_SIZE));
    expect(await run(corpus(2 * BATCH_SIZE + 100))).toMatchObject({
      skippedRecords: 2 * BATCH_SIZE,
      read: 100,
      papers: { new: 100, unchanged: 2 * BATCH_SIZE },
    });
  });

  it("imports only the changed batch", async () => {
    await run(corpus(2 * BATCH_SIZE + 200));
    const changed = corpus(2 * BATCH_SIZE + 200);
    changed[250] = { paper: { ...paperAt(250, "corpus.jsonl"), abstract: "Owl-9B goes from 1 to 9 on Bench 3." } };
    const again = await run(changed);
    expect(again).toMatchObject({
      skippedRecords: BATCH_SIZE + 200,
      read: 1,
      papers: { new: 0, merged: 1, unchanged: 2 * BATCH_SIZE + 199 },
    });
    expect(again.claims).toEqual({ added: 1, changed: 0, removed: 1 });
  });

  it("imports everything again with another extractor version", async () => {
    await run(corpus(250));
    expect(await run(corpus(250), board, "2.0.0")).toMatchObject({ skippedRecords: 0, read: 250 });
  });

  it("leaves an incomplete batch to the next run", async () => {
    const stop = new AbortController();
    function* stopping(): Generator<ParseResult> {
      for (const [i, reading] of corpus(BATCH_SIZE + 300).entries()) {
        if (i === BATCH_SIZE + 50) stop.abort();
        yield reading;
      }
    }
    const extractor = createTestExtractor();
    const summary = await importPapers(board.db, stopping(), { extractor, signal: stop.signal, resume: true });
    expect(summary.papers.new).toBe(BATCH_SIZE);
    expect(await run(corpus(BATCH_SIZE + 300))).toMatchObject({ skippedRecords: BATCH_SIZE, read: 300 });
  });

  it("finds copies of papers that an older version stored without keys", async () => {
    await run([{ paper: createTestPaper({ title: "Owl-Net: counting", arxiv_id: null }) }]);
    board.db.$client.exec("UPDATE papers SET title_key = 'owl net counting', head_key = NULL, opening_key = NULL");
    const copy = createTestPaper({ title: "OwlNet: Counting", source: "other.md" });
    expect((await run([{ paper: copy }])).papers).toEqual({ new: 0, merged: 1, unchanged: 0 });
  });

  it("creates the same database with background extraction, and stops on the signal", async () => {
    const alone = createTestExtractor();
    const prepared: number[] = [];
    const prepare: Extractor["prepare"] = async (papers) => {
      prepared.push(papers.length);
      await new Promise((resolve) => setTimeout(resolve, 1));
      return alone.extract;
    };
    const extractor = { ...alone, prepare };
    await importPapers(board.db, corpus(2 * BATCH_SIZE + 50), { extractor, resume: true });
    expect(prepared).toEqual([BATCH_SIZE, BATCH_SIZE, 50]);
    const other = createTestBoard();
    await run(corpus(2 * BATCH_SIZE + 50), other);
    expect(readBoardContent(board)).toEqual(readBoardContent(other));
    other.remove();

    const stop = new AbortController();
    const options = { extractor, resume: true, signal: stop.signal, onProgress: () => stop.abort() };
    const { papers } = await importPapers(board.db, corpus(2 * BATCH_SIZE + 200, "more.jsonl"), options);
    expect(papers.new).toBe(BATCH_SIZE);
  });

  it("does not extract stored batches", async () => {
    await run(corpus(BATCH_SIZE + 50));
    const prepare = async () => {
      throw new Error("not needed");
    };
    const extractor = { ...createTestExtractor(), prepare };
    expect(await importPapers(board.db, corpus(BATCH_SIZE + 50), { extractor, resume: true })).toMatchObject({
      skippedRecords: BATCH_SIZE + 50,
    });
    const more = importPapers(board.db, corpus(BATCH_SIZE + 100), { extractor, resume: true });
    await expect(more).rejects.toThrow("not needed");
  });
});
