import fc from "fast-check";
import { expect, it } from "vitest";
import { SharedMap } from "./shared-map";

const key = fc.integer({ min: 0, max: 300 });
const drawChanges = fc.array(
  fc.array(fc.tuple(key, fc.option(fc.record({ value: fc.integer() }), { nil: undefined })), { maxLength: 90 }),
  { maxLength: 6 },
);

it("has the entries of a map that is changed in the same way, and leaves earlier versions alone", () =>
  fc.assert(
    fc.property(fc.uniqueArray(key, { maxLength: 300, size: "max" }), drawChanges, (keys, changes) => {
      const expected = new Map<number, { value: number }>(keys.map((one) => [one, { value: one }]));
      let map = SharedMap.of(expected);
      for (const entries of changes) {
        const [earlier, before] = [map, new Map(expected)];
        map = map.change(entries);
        for (const [one, value] of entries) {
          if (value === undefined) expected.delete(one);
          else expected.set(one, value);
        }
        for (let one = 0; one <= 300; one++) {
          expect(map.get(one)).toBe(expected.get(one));
          expect(earlier.get(one)).toBe(before.get(one));
        }
        expect([...map.keys()].sort()).toEqual([...expected.keys()].sort());
      }
    }),
    { numRuns: 60 },
  ));
