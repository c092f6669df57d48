import { expect, it } from "vitest";
import { findTargetCell } from "./grid-navigation";

const SIZE = { rows: 100, cols: 5, page: 20 };

it.each([
  ["ArrowDown", false, [3, 2], [4, 2]],
  ["ArrowDown", false, [99, 2], [99, 2]],
  ["ArrowUp", false, [0, 2], [-1, 2]],
  ["ArrowUp", false, [-1, 2], [-1, 2]],
  ["ArrowLeft", false, [3, 0], [3, 0]],
  ["ArrowRight", false, [3, 4], [3, 4]],
  ["ArrowRight", false, [-1, 1], [-1, 2]],
  ["PageDown", false, [90, 1], [99, 1]],
  ["PageUp", false, [10, 1], [0, 1]],
  ["Home", false, [7, 3], [7, 0]],
  ["End", false, [7, 3], [7, 4]],
  ["Home", true, [7, 3], [0, 0]],
  ["End", true, [7, 3], [99, 4]],
] as const)("moves with %s (to edge: %s) from %j to %j", (key, toEdge, [row, col], [toRow, toCol]) =>
  expect(findTargetCell({ row, col }, key, toEdge, SIZE)).toEqual({ row: toRow, col: toCol }),
);

it.each([
  ["a", false],
  ["Enter", false],
  ["ArrowDown", true],
  ["constructor", false],
])("ignores %s (to edge: %s)", (key, toEdge) =>
  expect(findTargetCell({ row: 1, col: 1 }, key, toEdge, SIZE)?.row).toBeUndefined(),
);

it("stays in the headings without rows", () =>
  expect(findTargetCell({ row: -1, col: 0 }, "ArrowDown", false, { ...SIZE, rows: 0 })).toEqual({ row: -1, col: 0 }));
