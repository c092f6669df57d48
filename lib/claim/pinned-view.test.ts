import { expect, it } from "vitest";
import { comparePinnedClaims, type PinnedClaim } from "./pinned-view";

const pin = (...texts: string[]): PinnedClaim[] => texts.map((text) => [text[0] ?? "", text.slice(1)]);

it.each([
  ["nothing", pin(), pin(), [], [], []],
  ["the same claims", pin("a1", "b1"), pin("a1", "b1"), [], [], []],
  ["another order", pin("a1", "b1"), pin("b1", "a1"), [], [], []],
  ["a new claim", pin("a1"), pin("b1", "a1"), ["b"], [], []],
  ["a missing claim", pin("a1", "b1"), pin("b1"), [], ["a"], []],
  ["another value", pin("a1", "b1"), pin("a2", "b1"), [], [], ["a"]],
  ["all of it", pin("a1", "b1"), pin("c1", "b2"), ["c"], ["a"], ["b"]],
])("compares %s", async (_, before, now, added, removed, changed) => {
  const difference = await comparePinnedClaims(before, now, 9);
  expect([difference.added.ids, difference.removed.ids, difference.changed.ids]).toEqual([added, removed, changed]);
});

it("counts all differences and keeps the first of each kind", async () => {
  expect(await comparePinnedClaims(pin("a1", "b1", "c1", "d1"), pin("f1", "c2", "e1", "d2"), 1)).toEqual({
    added: { total: 2, ids: ["f"] },
    removed: { total: 2, ids: ["a"] },
    changed: { total: 2, ids: ["c"] },
  });
});
