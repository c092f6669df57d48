import { afterAll, beforeAll, expect, it } from "vitest";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { noteClaim, reviewClaim } from "../store/review";
import { getClaim } from "./get-claim";
import { listReviewQueue } from "./list-review-queue";
import { listSlotNames } from "./list-slot-names";

/** Title, abstract and confidence of its claim. */
const PAPERS = [
  ["Sure", "Owl-7B goes from 40 to 52 on MathVista.", 0.9],
  ["Unsure", "Owl-7B goes from 41 to 52 on MathVista.", 0.5],
  ["Rare", "Lark-3B goes from 10 to 15 on Nests.", 0.5],
  ["Rare and unsure", "Lark-3B goes from 11 to 15 on Eggs.", 0.1],
  ["Unnamed", "Lark-3B goes from 12 to 15 on tasks.", 0.7],
] as const;

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  for (const [title, abstract, confidence] of PAPERS)
    await board.add([createTestPaper({ title, abstract })], createTestExtractor("1.0.0", { confidence }));
});
afterAll(() => board.remove());

const queue = (parts: Partial<ClaimQuery> = {}, limit = 10) => listReviewQueue(board.db, buildClaimQuery(parts), limit);
const titles = (parts: Partial<ClaimQuery> = {}, limit = 10) =>
  queue(parts, limit).ids.map((id) => getClaim(board.db, id)?.paper_title);

it("orders by doubt, weighted by the papers on the benchmark", () => {
  // 0.5 of 2 papers, 0.9, 0.5 and 0.3 of one, 0.1 of 2 papers.
  expect(titles()).toEqual(["Unsure", "Rare and unsure", "Rare", "Unnamed", "Sure"]);
  expect(titles({}, 2)).toEqual(["Unsure", "Rare and unsure"]);
  expect(titles({ benchmark: ["mathvista"] })).toEqual(["Unsure", "Sure"]);
  expect(titles({ confidence: 0.6 })).toEqual(["Unnamed", "Sure"]);
});

it("leaves out what is reviewed and counts it, whatever status the query has", () => {
  const [first = "", second = ""] = queue({ benchmark: ["mathvista"] }).ids;
  reviewClaim(board.db, first, "rejected", { by: null });
  noteClaim(board.db, second, "only a note", { by: null });
  for (const status of [[], ["rejected"], ["extracted"]] as const)
    expect(queue({ benchmark: ["mathvista"], status })).toEqual({ ids: [second], remaining: 1, reviewed: 1 });
  reviewClaim(board.db, second, "accepted", { by: null });
  expect(queue({ benchmark: ["mathvista"] })).toEqual({ ids: [], remaining: 0, reviewed: 2 });
  expect(queue({}, 1)).toMatchObject({ remaining: 3, reviewed: 2 });
});

it("lists the names of a slot, most frequent first", () => {
  expect(listSlotNames(board.db, "model", "", 5)).toEqual(["Lark-3B", "Owl-7B"]);
  expect(listSlotNames(board.db, "model", "owl", 5)).toEqual(["Owl-7B"]);
  expect(listSlotNames(board.db, "benchmarks", "ne", 5)).toEqual(["Nests"]);
  expect(listSlotNames(board.db, "metric", "", 1)).toEqual(["accuracy"]);
  expect(listSlotNames(board.db, "method", "", 5)).toEqual([]);
});
