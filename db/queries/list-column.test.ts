import { expect, it } from "vitest";
import { groupCodes, toListColumn } from "./list-column";

it("gives each row the codes of its key, in their order", () => {
  const groups = groupCodes([4, 2, 4, 7], [30, 10, 20, 40]);
  const { starts, codes } = toListColumn(Int32Array.of(7, 3, 4, 2, 9, 4), groups);
  const lists = Array.from({ length: 6 }, (_, row) => [...codes.subarray(starts[row], starts[row + 1])]);
  expect(lists).toEqual([[40], [], [30, 20], [10], [], [30, 20]]);
});

it("gives rows no codes if there are none", () =>
  expect(toListColumn(Int32Array.of(1, 2), groupCodes([], []))).toEqual({
    starts: Int32Array.of(0, 0, 0),
    codes: new Int32Array(0),
  }));
