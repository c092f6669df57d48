import { expect, test } from "vitest";
import { createRowSet } from "./row-set";

test("a set holds the rows that were added, and no others", () => {
  const rows = createRowSet();
  const added = [0, 1, 7, 8, 8191, 8192, 1_000_003];
  for (const row of added) rows.add(row);
  for (const row of added) expect(rows.has(row)).toBe(true);
  for (const row of [2, 6, 9, 8190, 8193, 1_000_002, 1_000_004, 50_000_000]) expect(rows.has(row)).toBe(false);
});
