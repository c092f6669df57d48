import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { PaperRecord } from "@/lib/paper/paper";
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
import { listMerges } from "../queries/list-merges";
import { listPapers } from "../queries/list-papers";
import { reviewClaim } from "./review";
import { chooseRecordsToSplit, getPaperRecords, splitPaper } from "./split-paper";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const title = "Owls that count";
const a = createTestPaper({ title, abstract: "Owl-7B goes from 1 to 2 on A.", source: "a.md", locator: "line 1" });
const b = createTestPaper({
  title: "OWLS that count",
  abstract: "Owl-7B goes from 1 to 3 on B. And then some more.",
  source: "b.md",
  locator: "line 9",
});

const idOf = (record: PaperRecord): string => {
  const found = listPapers(board.db).papers.find(
    (paper) => getPaper(board.db, paper.id)?.paper.source === record.source,
  );
  return found?.id ?? "";
};
const split = (id: string, taken?: readonly number[]) => {
  const found = getPaperRecords(board.db, id);
  return splitPaper(board.db, found, taken ?? chooseRecordsToSplit(found), { extractor: createTestExtractor() });
};
const afters = (id: string) => getPaper(board.db, id)?.claims.map((claim) => claim.after);

describe("splitPaper", () => {
  it("undoes a merge", async () => {
    const { merges } = await board.add([a, b]);
    expect(merges).toEqual([
      { paper: expect.any(String), title: "OWLS that count", record: b, reason: "title and authors" },
    ]);
    const [merge] = listMerges(board.db);
    expect(merge).toMatchObject({ source: "b.md", locator: "line 9", record_title: b.title, why: "title and authors" });
    const paper = split(merge?.paper ?? "");
    expect(afters(paper.id)).toEqual([3]);
    expect(afters(merge?.paper ?? "")).toEqual([2]);
    expect([...listMerges(board.db)]).toEqual([]);
    expect(getPaper(board.db, merge?.paper ?? "")?.paper).toMatchObject({
      title,
      abstract: a.abstract,
      source: "a.md",
    });
  });

  it("is permanent: importing the same files changes nothing, and copies match the right paper", async () => {
    await board.add([a, b]);
    split(idOf(b));
    const before = readBoardContent(board);
    expect((await board.add([b, a])).papers).toEqual({ new: 0, merged: 0, unchanged: 2 });
    expect(readBoardContent(board)).toEqual(before);
    await board.add([
      { ...b, source: "c.md" },
      { ...a, source: "d.md" },
    ]);
    expect(listPapers(board.db).total).toBe(2);
    const places = listPapers(board.db).papers.map(({ id }) =>
      getPaper(board.db, id)?.occurrences.map((o) => o.source),
    );
    expect(places.toSorted()).toEqual([
      ["a.md", "d.md"],
      ["b.md", "c.md"],
    ]);
  });

  it("is permanent when a third record connects the two", async () => {
    await board.add([{ ...a, arxiv_id: "2501.00001" }, b]);
    split(idOf(b));
    await board.add([createTestPaper({ ...a, arxiv_id: "2501.00001", source: "c.md" })]);
    expect(listPapers(board.db).total).toBe(2);
  });

  it("is permanent when the moved record is edited", async () => {
    await board.add([a, b]);
    const gone = split(idOf(b)).id;
    const kept = idOf(a);
    await board.add([{ ...b, abstract: `${b.abstract} With a word mended.` }]);
    expect(getPaper(board.db, gone)?.paper.abstract).toMatch(/mended/);
    expect(getPaper(board.db, kept)?.paper.abstract).toBe(a.abstract);
    expect(getPaper(board.db, gone)?.occurrences).toHaveLength(1);
  });

  it("keeps all other merges listed, also if the first record did not create the paper", async () => {
    await board.add([
      createTestPaper({ title: "Old name", doi: "10.1/x" }),
      createTestPaper({ title: "New name", arxiv_id: "2501.00009" }),
    ]);
    await board.add([createTestPaper({ title: "New name", arxiv_id: "2501.00009", doi: "10.1/x", source: "c.md" })]);
    expect([...listMerges(board.db)].map(({ why }) => why)).toEqual(["DOI", "arXiv id"]);
    split(idOf(createTestPaper({ source: "c.md" })), [2]);
    expect([...listMerges(board.db)].map(({ why }) => why)).toEqual(["DOI"]);
  });

  it("moves reviews", async () => {
    await board.add([a, b]);
    const [claim] = listClaims(board.db, buildClaimQuery()).claims;
    reviewClaim(board.db, claim?.id ?? "", "accepted", { by: "Ada" });
    const paper = split(idOf(b), [1]);
    expect(getPaper(board.db, paper.id)?.claims.map((c) => [c.after, c.status])).toEqual([[3, "accepted"]]);
    expect(listClaims(board.db, buildClaimQuery()).total).toBe(2);
  });

  it("restores the former id of a merged paper", async () => {
    await board.add([
      createTestPaper({ title: "Old name", doi: "10.1/x" }),
      createTestPaper({ title: "New name", arxiv_id: "2501.00009" }),
    ]);
    const id = listPapers(board.db, { q: "old" }).papers[0]?.id ?? "";
    await board.add([createTestPaper({ title: "New name", arxiv_id: "2501.00009", doi: "10.1/x", source: "c.md" })]);
    expect(listPapers(board.db).total).toBe(1);
    const { records } = getPaperRecords(board.db, id);
    expect(split(id, [records.findIndex(({ record }) => record.title === "Old name")]).id).toBe(id);
    expect(getPaper(board.db, id)?.paper).toMatchObject({ title: "Old name", arxiv_id: null });
  });

  it.each<[string, PaperRecord[], RegExp]>([
    ["one record", [a], /one record/],
    ["copies", [a, { ...a, source: "c.md" }], /copies.*--record/],
    ["three distinct records", [a, b, { ...a, abstract: `${a.abstract} More.`, source: "c.md" }], /two.*--record/],
  ])("rejects an ambiguous choice among %s", async (_, records, message) => {
    await board.add(records);
    const [paper] = listPapers(board.db).papers;
    expect(() => split(paper?.id ?? "")).toThrow(message);
  });

  it("rejects an empty side and an unknown paper", async () => {
    await board.add([a, b]);
    expect(() => split(idOf(b), [0, 1])).toThrow(/must stay/);
    expect(() => split("no-such-paper")).toThrow(/no paper no-such-paper/);
  });

  it("rejects a paper of an older version until it is imported again", async () => {
    await board.add([a, b]);
    board.db.$client.exec("UPDATE occurrences SET record = NULL, abstract = NULL");
    expect(() => split(idOf(b))).toThrow(/older version/);
    await board.add([a, b]);
    expect(afters(split(idOf(b)).id)).toEqual([3]);
  });
});
