import { expect, it } from "vitest";
import { prepareRecord } from "./prepare-record";

it("creates objects with the keys in their order, which share no values", () => {
  const create = prepareRecord(["b", "a"]);
  const [first, second] = [create(), create()];
  first.a = 1;
  expect(JSON.stringify([first, second])).toBe('[{"b":null,"a":1},{"b":null,"a":null}]');
});

it("creates empty objects without keys", () => expect(prepareRecord([])()).toEqual({}));
