import { expect, test } from "vitest";
import { toMonthlyActivity } from "./monthly-activity";

const month = (name: string, claims: number) => ({ month: name, papers: 1, claims });

test("includes months without papers", () => {
  const months = toMonthlyActivity([month("2025-11", 4), month("2026-02", 8)]);
  expect(months.map(({ month: name, claims }) => [name, claims])).toEqual([
    ["2025-11", 4],
    ["2025-12", 0],
    ["2026-01", 0],
    ["2026-02", 8],
  ]);
  expect(months[0]?.label).toBe("Nov\u00a02025: 1\u00a0paper, 4\u00a0claims");
});

test("keeps only the last months", () =>
  expect(toMonthlyActivity([month("1998-01", 4), month("2026-02", 8)], 3).map((one) => one.month)).toEqual([
    "2025-12",
    "2026-01",
    "2026-02",
  ]));

test.each([[[]], [[month("", 1)]], [[month("soon", 1)]]])("returns an empty list for %j", (months) =>
  expect(toMonthlyActivity(months)).toEqual([]),
);
