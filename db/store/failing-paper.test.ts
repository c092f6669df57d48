import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import type { PaperRecord } from "@/lib/paper/paper";
import type { ParseResult } from "@/lib/paper/parse-result";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listClaims } from "../queries/list-claims";
import type { Extractor } from "./extractor";
import { importPapers } from "./import";
import { reextractPapers } from "./reextract";

/** One paper that fails, in the midst of others: it is an issue, and nothing else is lost. */

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard({ whole: true });
});
afterEach(() => board.remove());

const BAD = "Bad one";
const good = createTestExtractor();
const odd = "Elk-3B goes from 7 to 9 on We-Math.";

/** Three papers to a file, the second of them the one that fails. */
const file = (source: string): PaperRecord[] =>
  ["Before", BAD, "Behind"].map((title, i) =>
    createTestPaper({
      title: title === BAD ? BAD : `${title} in ${source}`,
      source,
      locator: `line ${i + 1}`,
      abstract: `Owl-7B goes from ${i} to 52 on MathVista. ${title === BAD ? odd : ""}`,
    }),
  );

/** The test's extractor, but for the paper that fails. */
const failing = (fail: (found: ReturnType<Extractor["extract"]>) => ReturnType<Extractor["extract"]>): Extractor => ({
  version: "1.0.0",
  extract: (paper, lexicon) =>
    paper.title === BAD ? fail(good.extract(paper, lexicon)) : good.extract(paper, lexicon),
});

/** Spoils the last claim of the paper alone. */
const spoiling = (parts: object): Extractor =>
  failing(({ claims, ...rest }) => ({
    ...rest,
    claims: claims.map((claim, i): ExtractedClaim => (i === claims.length - 1 ? { ...claim, ...parts } : claim)),
  }));

const throwing = failing(() => {
  throw new TypeError("no such token");
});
/** Returns valid claims, but the database rejects the position of a sentence. */
const refused = failing((found) => ({ ...found, sentences: [[null, 4]] as unknown as [number, number][] }));

const run = (readings: readonly PaperRecord[], extractor: Extractor) =>
  importPapers(
    board.db,
    readings.map((paper): ParseResult => ({ paper })),
    { extractor, resume: true, isComplete: () => true },
  );

const claims = () => listClaims(board.db, buildClaimQuery()).claims;
const storedIssues = () => board.db.$client.prepare("SELECT locator, severity, message FROM import_issues").all();

describe("papers with failing claims", () => {
  it.each<[string, Extractor, number, RegExp]>([
    ["a confidence that is no number", spoiling({ confidence: Number.NaN }), 3, /^claim 2 was left out: confidence: /],
    ["a number that is not finite", spoiling({ after: Number.POSITIVE_INFINITY }), 3, /^claim 2 was left out: after: /],
    ["a reversed span", spoiling({ spans: { model: [4, 3] } }), 3, /^claim 2 was left out: spans\.model: /],
    [
      "a span beyond the abstract",
      spoiling({ spans: { model: [0, 9999] } }),
      3,
      /^claim 2 was left out: spans\.model: /,
    ],
    ["an exception", throwing, 2, /^its claims could not be extracted: no such token$/],
    ["a row that the database refuses", refused, 2, /^its claims could not be stored: NOT NULL constraint failed/],
  ])(
    "stores the paper with an issue, and continues with the next papers and files: %s",
    async (_, extractor, kept, message) => {
      const first = await run([...file("a.jsonl"), ...file("b.jsonl").slice(2)], extractor);
      expect(first.papers).toEqual({ new: 4, merged: 0, unchanged: 0 });
      expect(claims()).toHaveLength(kept + 1);
      const issue = { severity: "repaired", source: "a.jsonl", locator: "line 2", excerpt: BAD };
      expect(first.issues).toEqual([{ ...issue, message: expect.stringMatching(message) }]);

      const again = await run(file("a.jsonl"), extractor);
      expect(again.papers).toEqual({ new: 0, merged: 0, unchanged: 3 });
      expect(claims()).toHaveLength(kept + 1);
      expect(storedIssues()).toEqual([
        { locator: "line 2", severity: "repaired", message: expect.stringMatching(message) },
      ]);
    },
  );

  it.each<[string, Extractor, number]>([
    ["a confidence that is no number", spoiling({ confidence: Number.NaN }), 3],
    ["an exception", throwing, 2],
    ["a row that the database refuses, so that it keeps its claims", refused, 4],
  ])("reports an issue on re-extraction: %s", async (_, extractor, kept) => {
    await run(file("a.jsonl"), good);
    const { papers, issues } = await reextractPapers(board.db, { extractor });
    expect(papers).toBe(3);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ source: "a.jsonl", locator: "line 2" });
    expect(claims()).toHaveLength(kept);
  });
});

describe("papers that cannot be stored", () => {
  /** Refuses the paper by its title, as a broken record would be. */
  const refuse = () =>
    board.db.$client.exec(
      `CREATE TRIGGER refuse BEFORE INSERT ON papers WHEN NEW.title = '${BAD}' BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );

  it("skips the record without traces, and retries on the next import", async () => {
    refuse();
    const { papers, issues } = await run([...file("a.jsonl"), ...file("b.jsonl").slice(2)], good);
    expect(papers.new).toBe(3);
    expect(claims()).toHaveLength(3);
    expect(issues).toEqual([
      {
        severity: "skipped",
        source: "a.jsonl",
        locator: "line 2",
        message: "the paper could not be stored: refused",
        excerpt: BAD,
      },
    ]);
    await run(file("a.jsonl"), good);
    expect(storedIssues()).toHaveLength(1);

    board.db.$client.exec("DROP TRIGGER refuse");
    expect((await run(file("a.jsonl"), good)).papers).toEqual({ new: 1, merged: 0, unchanged: 2 });
    expect(claims()).toHaveLength(5);
    expect(storedIssues()).toEqual([]);
  });

  it("stops the import on a database failure", async () => {
    await run(file("a.jsonl"), good);
    board.db.$client.pragma("query_only = ON");
    await expect(run(file("c.jsonl"), good)).rejects.toThrow(/readonly/);
    board.db.$client.pragma("query_only = OFF");
    expect(claims()).toHaveLength(4);
  });
});
