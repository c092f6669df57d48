import { expect, test } from "vitest";
import { selectFamilies } from "./select-families";

const families = (...papers: readonly number[]) => papers.map((count) => ({ papers: count }));

test.each([
  ["hides names of one paper", families(3, 2, 1), "several", { shown: 2, available: 2, single: 1 }],
  ["shows them on request", families(3, 2, 1), "all", { shown: 3, available: 3, single: 1 }],
  ["shows them if there are no others", families(1, 1), "several", { shown: 2, available: 2, single: 0 }],
  ["offers no switch without them", families(3, 2), "several", { shown: 2, available: 2, single: 0 }],
  ["limits a long list", families(...Array<number>(30).fill(2), 1), "several", { shown: 20, available: 30, single: 1 }],
  ["selects nothing from nothing", [], "several", { shown: 0, available: 0, single: 0 }],
] as const)("%s", (_, all, names, wanted) => {
  const { shown, available, single } = selectFamilies(all, names);
  expect({ shown: shown.length, available, single }).toEqual(wanted);
});
