import { afterEach, beforeEach, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { closeDb, openReadonlyDb } from "../open";
import { reviewClaim } from "../store/review";
import { prepareSummaries } from "./board-summaries";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listClaims } from "./list-claims";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "A",
      abstract: "Owl-7B goes from 1 to 2 on GSM8K and MATH. Hen-3B goes from 3 to 4 on GSM8K.",
    }),
    createTestPaper({ title: "B", abstract: "Lynx-70B goes from 5 to 6 on AIME 2024." }),
    createTestPaper({ title: "C", abstract: "Lynx-70B goes from 5 to 7 on AIME 2025." }),
  ]);
});
afterEach(() => board.remove());

const rejectFirst = () => {
  const [claim] = listClaims(board.db, buildClaimQuery()).claims;
  reviewClaim(board.db, claim?.id ?? "", "rejected", { by: null });
};

it.each<[string, () => unknown]>([
  ["nothing", () => {}],
  ["a rejected claim", rejectFirst],
  [
    "a new paper",
    () => board.add([createTestPaper({ title: "D", abstract: "Crow-1B goes from 7 to 8 on AIME 2024." })]),
  ],
  ["no papers", () => board.db.$client.exec("DELETE FROM papers")],
])("has the summaries of a new connection if the work began before a change: %s", async (_, change) => {
  while (prepareSummaries(board.db));
  await change();
  const fresh = openReadonlyDb(board.file);
  expect(listFamilies(board.db)).toEqual(listFamilies(fresh));
  expect(listBenchmarks(board.db)).toEqual(listBenchmarks(fresh));
  closeDb(fresh);
});

it("prepares nothing once the summaries exist", () => {
  expect(listFamilies(board.db).map(({ id }) => id)).toContain("aime");
  expect(prepareSummaries(board.db)).toBe(false);
});
