import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getModel } from "./get-model";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const own = createTestPaper({
    title: "Own",
    abstract: "Owl-7B goes from 40 to 52 on MathVista. Owl-70B goes from 1 to 2 on Eggs.",
  });
  const other = createTestPaper({ title: "Other", abstract: "Hen-3B goes from 10 to 20 on MathVista." });
  await board.add([own]);
  await board.add([other], createTestExtractor("1.0.0", { baseline: "the Owl 7B model" }));
});
afterAll(() => board.remove());

it("returns the claims of a model and those with it as baseline", () => {
  const page = getModel(board.db, "OWL-7B");
  expect(page?.model).toMatchObject({ id: "owl-7b", claims: 1 });
  expect(page?.claims.map((claim) => claim.after)).toEqual([52]);
  expect(page?.baselineClaims.map((claim) => claim.model)).toEqual(["Hen-3B"]);
});

it("does not match a longer name", () => expect(getModel(board.db, "owl-70b")?.baselineClaims).toEqual([]));

it.each(["", "owl", "' OR 1 --"])("returns null for model %j", (id) => expect(getModel(board.db, id)).toBeNull());
