import { afterAll, beforeAll, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { reviewClaim } from "../store/review";
import { toClaimOrder } from "./claim-order";
import { listPks } from "./claim-row";
import { toClaimCondition } from "./claim-where";
import { listBenchmarkClaimPks, listModelClaimPks } from "./list-named-claims";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({ title: "Old", published: "2020-01-01", abstract: "Owl-7B goes from 1 to 2 on Eggs and Nests." }),
    createTestPaper({ title: "Undated", published: null, abstract: "Owl-7B goes from 1 to 2 on Eggs." }),
    createTestPaper({
      title: "New",
      published: "2025-01-01",
      abstract: "Hen-3B goes from 3 to 4 on Nests. Owl-7B goes from 5 to 6 on Eggs. Owl-70B goes from 7 to 8 on Twigs.",
    }),
  ]);
  const odd = createTestExtractor("1.0.0", { model: "Owlet", model_id: "owl-7b" });
  await board.add([createTestPaper({ title: "Other name", abstract: "Owl-7B goes from 9 to 10 on Twigs." })], odd);
  const bare = createTestExtractor("1.0.0", { model: "HEN-3b", model_id: null });
  await board.add([createTestPaper({ title: "Without id", abstract: "Hen-3B goes from 9 to 10 on Twigs." })], bare);
  const rejected = createTestPaper({ title: "Rejected", abstract: "Owl-7B goes from 9 to 10 on Eggs." });
  await board.add([rejected]);
  const id = board.db.$client.prepare("SELECT id FROM claims ORDER BY pk DESC LIMIT 1").pluck().get();
  reviewClaim(board.db, String(id), "rejected", { by: null });
});
afterAll(() => board.remove());

const listBySql = (query: ReturnType<typeof buildClaimQuery>): number[] =>
  listPks(board.db, { where: toClaimCondition(board.db, query), orderBy: toClaimOrder(query) });

it.each([
  ["owl-7b", 4],
  ["OWL-7B", 4],
  ["owlet", 4],
  ["hen-3b", 2],
  ["owl-70b", 1],
  ["none", 0],
  ["None", 0],
  ["owl", 0],
  ["", 0],
])("lists the claims of the model %j like SQL does", (model, count) => {
  const found = listModelClaimPks(board.db, model);
  expect(found).toEqual(listBySql(buildClaimQuery({ model: [model] })));
  expect(found).toHaveLength(count);
});

it("does not find a name that no claim has any more", async () => {
  const other = createTestBoard();
  const wrong = createTestExtractor("1.0.0", { model: "Wren", model_id: "owl-7b" });
  await other.add([createTestPaper({ title: "A" })], wrong);
  await other.add([createTestPaper({ title: "B" })]);
  expect(listModelClaimPks(other.db, "wren")).toHaveLength(2);
  await other.add([createTestPaper({ title: "A" })], createTestExtractor("2.0.0"));
  expect(listModelClaimPks(other.db, "wren")).toEqual([]);
  other.remove();
});

it.each([
  [["eggs"], 3],
  [["nests"], 2],
  [["eggs", "nests"], 4],
  [["no-such"], 0],
  [[], 0],
])("lists the claims on %j like SQL does", (benchmark, count) => {
  const found = listBenchmarkClaimPks(board.db, benchmark, 10);
  const expected = benchmark.length === 0 ? [] : listBySql(buildClaimQuery({ benchmark }));
  expect(found).toEqual(expected);
  expect(found).toHaveLength(count);
  expect(listBenchmarkClaimPks(board.db, benchmark, 2)).toEqual(expected.slice(0, 2));
});
