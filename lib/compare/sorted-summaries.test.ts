import fc from "fast-check";
import { it } from "vitest";
import { replaceSummaries, sortSummaries } from "./sorted-summaries";

interface Item {
  readonly id: string;
  readonly claims: number;
}
const compare = (a: Item, b: Item): number => b.claims - a.claims || (a.id === b.id ? 0 : a.id < b.id ? -1 : 1);

const drawItems = (maxLength: number) =>
  fc.uniqueArray(
    fc.record({ id: fc.integer({ max: 600, min: 0 }).map((n) => `b${n}`), claims: fc.integer({ max: 20, min: 0 }) }),
    { selector: ({ id }) => id, maxLength, size: "max" },
  );

it.each([5, 400])("replaces up to %d summaries as if all were sorted again", (most) =>
  fc.assert(
    fc.property(drawItems(600), drawItems(most), drawItems(most), (before, gone, fresh) => {
      const outdated = new Set([...gone, ...fresh].map(({ id }) => id));
      const expected = sortSummaries([...before.filter(({ id }) => !outdated.has(id)), ...fresh], compare);
      const replaced = replaceSummaries(sortSummaries(before, compare), outdated, fresh, compare);
      const isEqual = JSON.stringify(replaced.list) === JSON.stringify(expected.list);
      return (
        isEqual &&
        [...before, ...fresh].every(({ id }) => replaced.byId.get(id) === replaced.list.find((one) => one.id === id))
      );
    }),
    { numRuns: 50 },
  ),
);
