import { afterEach, beforeEach, expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
import { buildClaimQuery } from "@/lib/query/claim-query";
import {
  createTestBoard,
  createTestExtractor,
  createTestPaper,
  readBoardContent,
  type TestBoard,
} from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { listClaims } from "../queries/list-claims";
import { listPapers } from "../queries/list-papers";
import { importPapers } from "./import";
import { correctClaim } from "./review";
import { undoImport } from "./undo-import";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const at = (line: number, parts: Partial<PaperRecord> = {}) =>
  createTestPaper({ title: `Owls of record ${line}`, locator: `line ${line}`, ...parts });
const [ONE, TWO, THREE] = [at(1), at(2), at(3)];

async function read(papers: readonly PaperRecord[], { whole = true, resume = false } = {}) {
  const results = papers.map((paper) => ({ paper }));
  const extractor = createTestExtractor();
  return (await importPapers(board.db, results, { extractor, isComplete: () => whole, resume })).missingRecords;
}
const claims = () => listClaims(board.db, buildClaimQuery()).claims;

it.each<[string, PaperRecord[], number]>([
  ["that went", [ONE, THREE], 1],
  ["that went, with others in their places", [ONE, { ...THREE, locator: "line 2" }], 1],
  ["that went, with a new one in the place", [ONE, at(2, { title: "Finches" }), THREE], 1],
  ["but none that has moved", [TWO, ONE, THREE].map((paper, i) => ({ ...paper, locator: `line ${i + 7}` })), 0],
  ["but none that says something else", [ONE, { ...TWO, abstract: "Owl-7B goes from 1 to 2 on A." }, THREE], 0],
  ["but none where some came", [ONE, TWO, THREE, at(4)], 0],
])("counts records of a file %s", async (_, again, expected) => {
  await read([ONE, TWO, THREE]);
  expect(await read(again)).toEqual(expected === 0 ? [] : [{ source: "notes.md", records: expected }]);
});

it.each([false, true])("counts them each time, with resume %s", async (resume) => {
  const now = [ONE, at(2, { title: "Finches" }), THREE];
  await read([ONE, TWO, THREE], { resume });
  for (const _ of [1, 2, 3]) expect(await read(now, { resume })).toEqual([{ source: "notes.md", records: 1 }]);
});

it("counts none for a pipe, another file or a stopped import", async () => {
  await read([ONE, TWO, at(1, { source: "other.md", title: "Finches" })]);
  expect(await read([ONE], { whole: false })).toEqual([]);
  expect(await read([ONE, TWO])).toEqual([]);
  const signal = AbortSignal.abort();
  const stopped = await importPapers(board.db, [{ paper: ONE }], {
    extractor: createTestExtractor(),
    isComplete: () => true,
    signal,
  });
  expect(stopped.missingRecords).toEqual([]);
});

it("keeps their claims until the file is undone and imported again, and keeps reviews", async () => {
  await read([ONE, TWO]);
  const kept = claims().find(({ paper_title }) => paper_title === ONE.title)?.id ?? "";
  correctClaim(board.db, kept, { after: 53 }, { by: null });
  await read([ONE]);
  expect(claims()).toHaveLength(2);
  undoImport(board.db, "notes.md", createTestExtractor());
  expect(await read([ONE])).toEqual([]);
  expect(claims()).toHaveLength(1);
  expect(getClaim(board.db, kept)).toMatchObject({ after: 53, status: "corrected" });
});

const PREPRINT = at(1, { title: "Owls at night", arxiv_id: "2501.00001" });
const ARTICLE = at(2, { title: "How owls hunt", abstract: "Hen-3B goes from 1 to 2 on We-Math.", doi: "10.1/x" });
const BOTH = { ...PREPRINT, doi: ARTICLE.doi };

it("replaces two records by one that connects them, in any position", async () => {
  await read([ARTICLE, PREPRINT].map((paper, i) => ({ ...paper, locator: `line ${i + 1}` })));
  await read([BOTH]);
  expect(listPapers(board.db).total).toBe(1);
});

it("keeps both records of one location when their papers are merged", async () => {
  await read([PREPRINT]);
  await read([{ ...ARTICLE, locator: PREPRINT.locator }]);
  const apart = readBoardContent(board);
  await read([{ ...BOTH, source: "other.md" }]);
  expect(listPapers(board.db).total).toBe(1);
  const joined = readBoardContent(board);
  expect(await read([{ ...ARTICLE, locator: PREPRINT.locator }])).toEqual([{ source: "notes.md", records: 1 }]);
  expect(readBoardContent(board)).toEqual(joined);
  undoImport(board.db, "other.md", createTestExtractor());
  expect(readBoardContent(board)).toEqual(apart);
});
