import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { listClaims } from "../queries/list-claims";
import { listImports } from "../queries/list-imports";
import { planUndo } from "../queries/plan-undo";
import { correctClaim, reviewClaim } from "./review";
import { undoImport } from "./undo-import";

const EXTRACTOR = createTestExtractor();
let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const ABSTRACT = "Owl-7B goes from 40 to 52 on MathVista.";
const first = createTestPaper({ title: "First", abstract: ABSTRACT, source: "a.md", locator: "line 1" });
const second = createTestPaper({ title: "Second", abstract: "Lynx-3B goes from 1 to 2 on We-Math.", source: "b.md" });
const firstAgain = createTestPaper({
  title: "First",
  abstract: `${ABSTRACT} Owl-7B goes from 3 to 4 on We-Math.`,
  source: "b.md",
  doi: "10.1/x",
  published: "2025-09-01",
});
const issue = {
  issue: { severity: "skipped", source: "b.md", locator: "line 9", message: "no abstract" } as const,
};
const claims = () => listClaims(board.db, buildClaimQuery({ sort: [{ key: "after", desc: true }] })).claims;

describe("undoImport", () => {
  it("restores the state before the import", async () => {
    await board.add([first]);
    const before = readBoardContent(board);
    await board.add([second, firstAgain, issue]);
    expect(claims()).toHaveLength(3);
    expect(planUndo(board.db, "b.md")).toEqual({ papers: 1, claims: 1, reviewed: 0, shared: 1 });
    expect(undoImport(board.db, "b.md", EXTRACTOR)).toEqual({ papers: 1, claims: 1, reviewed: 0, shared: 1 });
    expect(readBoardContent(board)).toEqual(before);
    expect(listImports(board.db).map(({ source }) => source)).toEqual(["a.md"]);
  });

  it("separates papers that only this import connected", async () => {
    const byId = createTestPaper({ title: "Old name", abstract: ABSTRACT, arxiv_id: "2501.00009", source: "a.md" });
    const byDoi = createTestPaper({ title: "New name", abstract: `More. ${ABSTRACT}`, doi: "10.1/y", source: "b.md" });
    await board.add([byId, byDoi, second]);
    const before = readBoardContent(board);
    const [claim] = claims().filter(({ paper_title }) => paper_title === "New name");
    await board.add([{ ...byId, doi: "10.1/y", source: "c.md" }]);
    expect(claims()).toHaveLength(2);
    undoImport(board.db, "c.md", EXTRACTOR);
    expect(readBoardContent(board)).toEqual(before);
    expect(claims().map(({ id }) => id)).toContain(claim?.id);
  });

  it("keeps the data of another source", async () => {
    await board.add([first]);
    await board.add([firstAgain]);
    undoImport(board.db, "a.md", EXTRACTOR);
    const other = createTestBoard();
    await other.add([firstAgain]);
    expect(readBoardContent(board)).toEqual(readBoardContent(other));
    other.remove();
  });

  it("keeps reviews and applies them when the papers are imported again", async () => {
    await board.add([second, first]);
    const [owl, lynx] = claims();
    correctClaim(board.db, owl?.id ?? "", { metric: "exact match" }, { by: null });
    reviewClaim(board.db, lynx?.id ?? "", "rejected", { by: null });
    expect(planUndo(board.db, "b.md")?.reviewed).toBe(1);
    expect(planUndo(board.db, "a.md")?.reviewed).toBe(1);
    undoImport(board.db, "a.md", EXTRACTOR);
    undoImport(board.db, "b.md", EXTRACTOR);
    expect(readBoardContent(board)).toMatchObject({
      papers: [],
      claims: [],
      issues: [],
      searchable: [{ papers: 0, claims: 0 }],
    });
    await board.add([second, first]);
    expect(claims().map((c) => [c.metric, c.status])).toEqual([["exact match", "corrected"]]);
    expect(listClaims(board.db, buildClaimQuery({ status: ["rejected"] })).total).toBe(1);
  });

  it("returns null for an unknown import", () => {
    expect(planUndo(board.db, "none.md")).toBeNull();
    expect(undoImport(board.db, "none.md", EXTRACTOR)).toBeNull();
  });
});
