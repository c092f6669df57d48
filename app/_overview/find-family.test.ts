import { expect, test } from "vitest";
import { createTestBoard, createTestPaper } from "@/db/fixtures/test-board";
import { listFamilies } from "@/db/queries/list-benchmarks";
import { findFamily } from "./find-family";

const board = createTestBoard();
await board.add([
  createTestPaper({ abstract: "Owl-7B goes from 40 to 52 on AIME 2024. Owl-7B goes from 4 to 5 on Sea Eggs." }),
  createTestPaper({ abstract: "Hen-3B goes from 10 to 11 on AIME 2025. Hen-3B goes from 1 to 2 on Sea Eggs Hard." }),
]);
const families = listFamilies(board.db);
board.remove();

test.each([
  ["aime", "aime"],
  ["AIME", "aime"],
  ["AIME 2025", "aime"],
  ["aime-2024", "aime"],
  ["sea-eggs-hard", "sea-eggs-hard"],
  ["sea eggs", "sea-eggs"],
  ["hard", "sea-eggs-hard"],
  ["aime-1901", null],
  ["owl", null],
  ["%", null],
])("finds %j", (text, id) => expect(findFamily(families, text)?.id ?? null).toBe(id));
