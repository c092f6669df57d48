import { afterAll, beforeAll, expect, it } from "vitest";
import { parseCompareQuery } from "@/lib/compare/parse-compare-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listComparedClaims } from "./list-compared-claims";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "One",
      abstract: "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 1 to 2 on Eggs.",
    }),
    createTestPaper({ title: "Two", published: "2024-01-01", abstract: "Owl-7B goes from 41 to 55 on MathVista." }),
  ]);
});
afterAll(() => board.remove());

const found = (text: string) =>
  listComparedClaims(board.db, parseCompareQuery(new URLSearchParams(text))).claims.map((c) => c.after);

it("lists selected claims once each", () => {
  const query = parseCompareQuery(new URLSearchParams("model=owl-7b&model=hen-3b"));
  const { claims: all } = listComparedClaims(board.db, query);
  const [one] = all.map((claim) => claim.paper_id);
  expect(all.map((claim) => claim.after)).toEqual([52, 2, 55]);
  expect(found("model=owl-7b")).toEqual([52, 55]);
  expect(found(`paper=${one}`)).toEqual([52, 2]);
  expect(found(`claim=${all[1]?.id}`)).toEqual([2]);
  expect(found(`paper=${one}&model=owl-7b&claim=${all[0]?.id}`)).toEqual([52, 2, 55]);
});

it("lists all claims of benchmarks selected alone, with the requested sizes", () => {
  expect(found("benchmark=mathvista")).toEqual([52, 55]);
  expect(found("benchmark=mathvista&benchmark=eggs")).toEqual([52, 2, 55]);
  expect(found("benchmark=mathvista&benchmark=eggs&size=3")).toEqual([2]);
  expect(found("model=owl-7b&size=70-")).toEqual([]);
});

it.each(["", "size=7", "benchmark=none-such", "claim=none", "paper=%27"])("returns nothing for %j", (text) =>
  expect(found(text)).toEqual([]),
);
