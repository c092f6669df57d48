import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "@/db/fixtures/test-board";
import { importPapers } from "@/db/store/import";
import { EXTRACTOR } from "@/extractors/extract-safely";
import type { ParseResult } from "@/lib/paper/parse-result";
import { previewUpload } from "./preview";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const paper = (title: string, abstract: string, line: number): ParseResult => ({
  paper: createTestPaper({ title, abstract, source: "owls.jsonl", locator: `line ${line}` }),
});
const readings = (list: readonly ParseResult[]) =>
  (async function* () {
    yield* list;
  })();
const preview = (list: readonly ParseResult[]) => previewUpload("owls.jsonl", readings(list), board.db);

const gains = Array.from({ length: 30 }, (_, i) => `${i + 2}.6%`).join(", ");
const FILE = [
  paper("Steady one", "Owl-7B rises from 40% to 52% on GSM8K.", 1),
  paper("Cut one", "Owl-7B rises from 41% to 53% on GSM8K. It solves 7 AMC,", 2),
  paper("Long one", `For every dialect, Heron lowers the word error rate by ${gains} and 0.9%.`, 3),
  paper("Steady two", "Owl-8B rises from 42% to 54% on GSM8K.", 4),
];

describe("previewUpload", () => {
  it("predicts the result of the import, also for lists of gains and truncated names", async () => {
    const { papers, claims, counts } = await preview(FILE);
    expect([papers, claims]).toEqual([{ new: 4, known: 0 }, 34]);
    const stored = await importPapers(board.db, FILE, { extractor: EXTRACTOR });
    expect([stored.papers.new, stored.claims.added, stored.counts]).toEqual([4, claims, { ...counts, merges: 0 }]);
  });

  it("reports unread parts of a paper with their location, as the import does", async () => {
    const long = paper("Endless one", `Owls ${"and owls ".repeat(1000)} rise by 5%. Owl-7B reaches 52% on GSM8K.`, 5);
    const { claims, counts, issues } = await preview([...FILE, long]);
    expect([claims, counts]).toEqual([35, { skipped: 0, repaired: 1 }]);
    const { issues: noted } = await importPapers(board.db, [...FILE, long], { extractor: EXTRACTOR });
    expect(issues).toEqual(noted);
    expect(issues[0]).toMatchObject({ locator: "line 5", excerpt: "Endless one" });
  });

  it("continues after a paper that fails", async () => {
    const broken = paper("Broken one", null as unknown as string, 5);
    const { papers, issues } = await preview([broken, ...FILE]);
    expect(papers.new).toBe(4);
    expect(issues).toEqual([expect.objectContaining({ severity: "skipped", locator: "line 5" })]);
  });
});
