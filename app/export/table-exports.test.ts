import { expect, it } from "vitest";
import { createTestBoard, createTestClaim, createTestPaper } from "@/db/fixtures/test-board";
import { tableCsvHandler, tableJsonHandler } from "./table-export";
import { paperTableExport, TABLE_EXPORTS } from "./table-exports";

const tooManyWords = Array.from({ length: 101 }, (_, i) => `o${i}`).join(" ");

it.each([tableCsvHandler, tableJsonHandler])("refuses a paper search with too many words", async (of) => {
  const request = new Request(`http://board/papers?${new URLSearchParams({ q: tooManyWords })}`);
  const answer = await of(paperTableExport)(request);
  expect(answer.status).toBe(400);
  expect(await answer.text()).toContain("more than 100 words");
});

it("exports models in the order of their benchmarks", async () => {
  const board = createTestBoard();
  const slots = [
    { model: "Owl-7B", model_id: "owl7b", benchmarks: ["Nest"] },
    { model: "Owl-7B", model_id: "owl7b", benchmarks: ["Nest"] },
    { model: "Owl-7B", model_id: "owl7b", benchmarks: ["Nest"] },
    { model: "Fox-7B", model_id: "fox7b", benchmarks: ["Nest"] },
    { model: "Fox-7B", model_id: "fox7b", benchmarks: ["Den"] },
  ];
  const claims = slots.map((one, at) =>
    createTestClaim({ ...one, after: at, sentence: "Owls.", sentence_index: at, extractor: "1.0.0" }),
  );
  const extract = () => ({ claims, sentences: [[0, 5] as const], notes: [] });
  await board.add([createTestPaper({ abstract: "Owls." })], { version: "1.0.0", extract });
  const models = TABLE_EXPORTS.find(({ name }) => name === "models");
  const read = (sort: string) => models?.readRows(board.db, new URLSearchParams({ all: "1", sort }));
  expect([await read("-benchmarks"), await read("-claims")]).toMatchObject([
    [{ id: "fox7b" }, { id: "owl7b" }],
    [{ id: "owl7b" }, { id: "fox7b" }],
  ]);
  board.remove();
});
