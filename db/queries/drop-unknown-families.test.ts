import { afterAll, beforeAll, expect, it } from "vitest";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { changeNames } from "../store/name-decisions";
import { dropUnknownFamilies } from "./drop-unknown-families";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ abstract: "Owl-7B goes from 40 to 41 on Gull One." })]);
});
afterAll(() => board.remove());

const check = (text: string) => {
  const { query, dropped } = dropUnknownFamilies(board.db, parseClaimQuery(text));
  return [query.family, dropped.map(({ key, value }) => `${key}=${value}`)];
};

it.each([
  ["a family of the lexicon", "family=AIME", ["aime"], []],
  ["a benchmark with claims", "family=Gull+One", ["gull-one"], []],
  ["claims without a benchmark", "family=none", ["none"], []],
  ["a family of models", "family=Owl&model_family=Owl", [], ["family=owl"]],
  ["a known and an unknown family", "family=Sea+Birds&family=AIME", ["aime"], ["family=sea-birds"]],
  ["other invalid parameters", "family=Owl&colour=red", [], ["colour=red", "family=owl"]],
])("checks %s", (_, text, kept, dropped) => expect(check(text)).toEqual([kept, dropped]));

it("keeps a family that the board decided on", async () => {
  const facts = { family: "Sea Birds" };
  const decision = { action: "describe", kind: "benchmark", name: "Tern Two", facts } as const;
  await changeNames(board.db, { decide: [decision] }, { extractor: createTestExtractor(), by: null });
  expect(check("family=Sea+Birds")).toEqual([["sea-birds"], []]);
});
