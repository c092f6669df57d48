import { inArray, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import type { Db } from "../open";
import { claims } from "../schema";
import { toClaimCondition } from "./claim-where";
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

it.each(["owl-7b", "Owl 7B", "owl/7b"])("finds the model by the spelling %s", async (spelling) => {
  const board = createTestBoard();
  await board.add([createTestPaper()], createTestExtractor("1.0.0", { model_id: "owl7b" }));
  expect(getModel(board.db, spelling)?.model).toMatchObject({ id: "owl7b", name: "Owl-7B" });
  board.remove();
});

it("finds a model by a name that does not lead to its id", async () => {
  const board = createTestBoard();
  await board.add([createTestPaper()], createTestExtractor("1.0.0", { model: "VITs", model_id: "vit" }));
  expect(getModel(board.db, "vits")?.model.id).toBe("vit");
  board.remove();
});

it("does not match a longer name", () => expect(getModel(board.db, "owl-70b")?.baselineClaims).toEqual([]));

it.each(["", "owl", "' OR 1 --"])("returns null for model %j", (id) => expect(getModel(board.db, id)).toBeNull());

it.each<[string, (db: Db) => SQL]>([
  ["its claims", (db) => toClaimCondition(db, buildClaimQuery({ model: ["owl-7b"] }))],
  ["its claims as baseline", () => inArray(claims.baseline, ["the Owl 7B model"])],
])("finds %s through an index", (_, toCondition) => {
  // An empty board has no statistics; in a small one, SQLite prefers to scan.
  const board = createTestBoard();
  const condition = toCondition(board.db);
  const plan = board.db.all<{ detail: string }>(sql`EXPLAIN QUERY PLAN SELECT * FROM ${claims} WHERE ${condition}`);
  expect(plan.map(({ detail }) => detail).filter((detail) => /^SCAN claims/.test(detail))).toEqual([]);
  board.remove();
});
