import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildManualClaim } from "@/lib/claim/manual-claim";
import type { ReviewRecord } from "@/lib/claim/review-record";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaim } from "../queries/get-claim";
import { getReview } from "../queries/get-review";
import { listClaims } from "../queries/list-claims";
import { listReviewConflicts } from "../queries/list-review-conflicts";
import { iterateReviewRecords } from "../queries/list-review-records";
import { importReview, type ReviewImport } from "./import-reviews";
import { addManualClaim, discardClaim } from "./manual-claims";
import { reextractPapers } from "./reextract";
import { correctClaim, noteClaim, reviewClaim } from "./review";
import { undoImport } from "./undo-import";

const ADA = { by: "ada", now: new Date("2026-01-02T03:04:05Z") };
const FOUND = "Owl-7B goes from 40 to 52 on MathVista.";
const abstract = `On GSM8K it is even 83. ${FOUND}`;
const paper = createTestPaper({ title: "First", abstract });
const LARGE = { model: { model_id: "lark-70b", size_b: 70 } };

let from: TestBoard;
let to: TestBoard;
let id: string;
beforeEach(async () => {
  [from, to] = [createTestBoard(), createTestBoard()];
  await from.add([paper]);
  id = listClaims(from.db, buildClaimQuery()).claims[0]?.id ?? "";
});
afterEach(() => {
  from.remove();
  to.remove();
});

const records = (board: TestBoard): ReviewRecord[] => [...iterateReviewRecords(board.db)];
const move = (replace = false): ReviewImport[] => records(from).map((record) => importReview(to.db, record, replace));
const reviewAll = () => {
  reviewClaim(from.db, id, "accepted", ADA);
  noteClaim(from.db, id, "one split", ADA);
  correctClaim(from.db, id, { model: "Lark-70B", after: 53 }, ADA, LARGE);
};

/** Adds a claim by hand, and returns its id. */
function addByHand(): string {
  const made = buildManualClaim(
    { values: { after: 83, unit: "%", benchmarks: ["GSM8K"] }, spans: { after: [20, 22] } },
    { abstract, sentences: [[0, 23]] },
  );
  const claim = getClaim(from.db, id);
  const added = "claim" in made ? addManualClaim(from.db, claim?.paper_id ?? "", made.claim, ADA) : null;
  return added && "id" in added ? added.id : "";
}

describe("moving reviews to another board", () => {
  it("brings verdict, note, corrections and what follows from them, with author and time", async () => {
    reviewAll();
    await to.add([paper]);
    expect(move()).toEqual([{ isChanged: true, conflicts: [], waitsFor: null }]);
    expect(getClaim(to.db, id)).toEqual(getClaim(from.db, id));
    expect(records(to)).toEqual(records(from));
    expect(getReview(to.db, id).history[0]).toMatchObject({ made_by: "ada", made_at: "2026-01-02T03:04:05.000Z" });
  });

  it("changes nothing when it is repeated", async () => {
    reviewAll();
    addByHand();
    await to.add([paper]);
    move();
    const before = [records(to), getReview(to.db, id).history];
    expect(move()).toEqual(Array(2).fill({ isChanged: false, conflicts: [], waitsFor: null }));
    expect([records(to), getReview(to.db, id).history]).toEqual(before);
  });

  it("brings claims that a person added", async () => {
    const added = addByHand();
    await to.add([paper]);
    move();
    expect(getClaim(to.db, added)).toEqual(getClaim(from.db, added));
    expect(listReviewConflicts(to.db)).toEqual([]);
  });

  it.each([null, "rejected"] as const)("brings the verdict %s on an added claim", async (verdict) => {
    const added = addByHand();
    reviewClaim(from.db, added, verdict, ADA);
    await to.add([paper]);
    expect(move()[0]).toMatchObject({ isChanged: true, conflicts: [] });
    expect(getClaim(to.db, added)?.status).toBe(verdict ?? "extracted");
  });

  it("waits for the paper, and applies when it arrives", async () => {
    reviewAll();
    const added = addByHand();
    expect(move()).toEqual(Array(2).fill({ isChanged: true, conflicts: [], waitsFor: "paper" }));
    expect(move().every((one) => "isChanged" in one && !one.isChanged)).toBe(true);
    expect(listReviewConflicts(to.db).map(({ reason, isOnBoard }) => [reason, isOnBoard])).toEqual(
      Array(2).fill(["paper", false]),
    );
    await to.add([paper]);
    expect(getClaim(to.db, id)).toEqual(getClaim(from.db, id));
    expect(getClaim(to.db, added)).toEqual(getClaim(from.db, added));
    expect(listReviewConflicts(to.db)).toEqual([]);
  });

  it.each([
    ["sentence", "We look at owls."],
    ["numbers", FOUND],
  ] as const)("keeps a review whose %s changed, as a conflict", async (reason, text) => {
    reviewAll();
    const none = { ...createTestExtractor(), extract: () => ({ claims: [], sentences: [], notes: [] }) };
    await to.add([{ ...paper, abstract: text }], none);
    expect(move()).toEqual([{ isChanged: true, conflicts: [], waitsFor: reason }]);
    expect(listReviewConflicts(to.db)).toMatchObject([
      { claim_id: id, reason, isOnBoard: false, sentence: FOUND, verdict: "accepted", note: "one split" },
    ]);
    expect(discardClaim(to.db, id, none, ADA)).toBe(true);
    expect([listReviewConflicts(to.db), records(to)]).toEqual([[], []]);
  });

  it("keeps differing decisions of the board and lists them, unless they are to be replaced", async () => {
    reviewAll();
    await to.add([paper]);
    reviewClaim(to.db, id, "rejected", { by: "cem" });
    correctClaim(to.db, id, { model: "Finch-3B" }, { by: "cem" });
    const conflicts = [
      { about: "model", board: "Finch-3B", file: "Lark-70B" },
      { about: "verdict", board: "rejected", file: "accepted" },
    ];
    expect(move()).toEqual([{ isChanged: true, conflicts, waitsFor: null }]);
    expect(getClaim(to.db, id)).toMatchObject({ model: "Finch-3B", after: 53, status: "rejected" });
    expect(move(true)).toEqual([{ isChanged: true, conflicts, waitsFor: null }]);
    expect(getClaim(to.db, id)).toMatchObject({ model: "Lark-70B", size_b: 70, status: "corrected" });
    expect(move()).toEqual([{ isChanged: false, conflicts: [], waitsFor: null }]);
  });

  it.each<[string, Partial<ReviewRecord>, RegExp]>([
    ["another sentence", { sentence: "Owl-7B goes from 40 to 52 on We-Math." }, /does not belong/],
    ["other numbers", { numbers: { before: 1, after: 52, of: null, gain: null, gain_max: null } }, /does not belong/],
    ["another paper", { paper_id: "other" }, /does not belong/],
    [
      "an unknown slot",
      { corrections: [{ slot: "id", value: "x", follows: null, made_at: ADA.now.toISOString(), made_by: null }] },
      /slot id/,
    ],
    [
      "a number that is out of range",
      { corrections: [{ slot: "of", value: -1, follows: null, made_at: ADA.now.toISOString(), made_by: null }] },
      /slot of/,
    ],
  ])("refuses a review of %s", async (_name, changes, fault) => {
    reviewAll();
    await to.add([paper]);
    const [record] = records(from);
    if (!record) throw new Error("there is a review");
    expect(importReview(to.db, { ...record, ...changes })).toEqual({ fault: expect.stringMatching(fault) });
    expect(records(to)).toEqual([]);
  });
});

describe("reviews without an extracted claim", () => {
  it("are those of removed papers, with their sentence", () => {
    reviewAll();
    undoImport(from.db, paper.source, createTestExtractor());
    expect(listReviewConflicts(from.db)).toMatchObject([
      { claim_id: id, reason: "paper", isOnBoard: false, paper: null, sentence: FOUND, paper_title: "First" },
    ]);
  });

  it("are those whose sentence changed, which stay on the board", async () => {
    reviewAll();
    await from.add([{ ...paper, abstract: "Owl-7B goes from 41 to 52 on MathVista." }]);
    expect(listReviewConflicts(from.db)).toMatchObject([{ claim_id: id, reason: "sentence", isOnBoard: true }]);
    expect(getClaim(from.db, id)).toMatchObject({ after: 53, status: "corrected" });
  });

  it("are those whose numbers a new extractor does not find, unless they were rejected", async () => {
    reviewAll();
    await reextractPapers(from.db, { extractor: createTestExtractor("2.0.0", { before: 41 }) });
    expect(listReviewConflicts(from.db)).toMatchObject([{ claim_id: id, reason: "numbers", isOnBoard: true }]);
    reviewClaim(from.db, id, "rejected", ADA);
    expect(listReviewConflicts(from.db)).toEqual([]);
  });

  it("are not those of claims that are found, or that a person added", async () => {
    reviewAll();
    addByHand();
    await reextractPapers(from.db, { extractor: createTestExtractor("2.0.0") });
    expect(listReviewConflicts(from.db)).toEqual([]);
  });
});
