import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listPapers } from "../queries/list-papers";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const papers = Array.from({ length: 60 }, (_, i) =>
  createTestPaper({
    title: `Study ${i} of owls`,
    abstract: `Owl-${i}B goes from 40 to ${50 + i / 10} on MathVista.`,
    arxiv_id: null,
    locator: `line ${i}`,
  }),
);
const get = (sql: string): unknown => board.db.$client.prepare(sql).pluck().get();

describe("an import of a batch", () => {
  it.each(["papers_fts", "claims_fts"])("writes %s once, not for each paper", async (table) => {
    const indexed = `SELECT count(DISTINCT segid) FROM ${table}_idx`;
    expect(get(indexed)).toBe(0);
    await board.add(papers);
    expect(get("SELECT count(*) FROM papers")).toBe(papers.length);
    expect(get(indexed)).toBe(1);
  });

  it("finds all papers but the rejected one, and counts each once", async () => {
    board.db.$client.exec(
      "CREATE TRIGGER refuse BEFORE INSERT ON papers WHEN NEW.title LIKE 'Study 31 %' BEGIN SELECT RAISE(ABORT, 'refused'); END",
    );
    const summary = await board.add(papers);
    expect(summary.papers).toEqual({ new: papers.length - 1, merged: 0, unchanged: 0 });
    expect(summary.issues.map(({ locator }) => locator)).toEqual(["line 31"]);
    expect(listPapers(board.db, { q: "owls", sort: "title" }).total).toBe(papers.length - 1);
    expect(get("SELECT papers FROM runs")).toBe(papers.length - 1);
    expect(get("SELECT count(*) FROM papers_fts")).toBe(papers.length - 1);
  });
});
