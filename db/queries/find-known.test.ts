import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { prepareFindStoredId } from "./find-known";

const first = createTestPaper({ title: "Owls at dawn", arxiv_id: "2501.00001" });
const copy = createTestPaper({ title: "Owls at dawn", arxiv_id: "2501.00002", abstract: "Mice hide. They sleep." });

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([first, copy]);
});
afterAll(() => board.remove());

it.each([
  ["the same record", first, "2501.00001"],
  ["the id of the other paper with this title", { ...first, ...copy, locator: "line 9" }, "2501.00002"],
  ["a title and abstract without id", { ...first, arxiv_id: null, locator: "line 9" }, "2501.00001"],
  ["a new title and abstract", createTestPaper({ title: "Larks", abstract: "Larks sing. They fly." }), null],
])("finds the paper that a record with %s would be merged into", (_, record, arxivId) => {
  const id = prepareFindStoredId(board.db)(record);
  const stored = board.db.$client.prepare("SELECT arxiv_id FROM papers WHERE id = ?").pluck().get(id);
  expect([id === null, stored ?? null]).toEqual([arxivId === null, arxivId]);
});
