import { afterEach, beforeEach, expect, it } from "vitest";
import { MANUAL_RULE } from "@/lib/claim/manual-rule";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { correctClaim, reviewClaim } from "../store/review";
import { getReviewPrecision } from "./get-review-precision";
import { listClaims } from "./list-claims";

const RESULTS = ["Owl-1B goes from 1 to 2 on A.", "Owl-2B goes from 2 to 3 on B.", "Owl-3B goes from 3 to 4 on C."];

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ abstract: RESULTS.join(" ") })]);
});
afterEach(() => board.remove());

const by = { by: null };
const listIds = (): string[] =>
  listClaims(board.db, buildClaimQuery({ sort: [{ key: "size_b", desc: false }] })).claims.map(({ id }) => id);

it("is null without a review", () => expect(getReviewPrecision(board.db)).toBeNull());

it("counts accepted, corrected and rejected claims", () => {
  const [first = "", second = "", third = ""] = listIds();
  reviewClaim(board.db, first, "accepted", by);
  correctClaim(board.db, second, { metric: "F1" }, by);
  reviewClaim(board.db, third, "rejected", by);
  const precision = getReviewPrecision(board.db);
  expect(precision).toMatchObject({ accepted: 1, corrected: 1, rejected: 1, all: { right: 1, total: 3 } });
  expect(precision?.slots.map(({ value, right, total }) => [value, right, total])).toEqual(
    expect.arrayContaining([
      ["numbers", 2, 3],
      ["metric", 1, 2],
      ["baseline", 2, 2],
    ]),
  );
});

it("counts a model and what follows from it as one wrong slot", () => {
  correctClaim(board.db, listIds()[0] ?? "", { model: "Lynx-9B" }, by);
  const wrong = getReviewPrecision(board.db)?.slots.filter(({ right, total }) => right < total);
  expect(wrong?.map(({ value }) => value)).toEqual(["system"]);
});

it("leaves out claims that a person added", () => {
  const [first = "", second = ""] = listIds();
  reviewClaim(board.db, first, "accepted", by);
  reviewClaim(board.db, second, "accepted", by);
  board.db.$client.prepare("UPDATE claims SET rule = ? WHERE id = ?").run(MANUAL_RULE, first);
  expect(getReviewPrecision(board.db)).toMatchObject({ all: { right: 1, total: 1 }, rules: [{ total: 1 }] });
});
