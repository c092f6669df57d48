import { expect, it } from "vitest";
import { getCodeUnits } from "./code-units";

it.each([
  ["", [0]],
  ["aé", [97, 233, 0]],
  ["𝐀", [0xd835, 0xdc00, 0]],
])("reads %j with a final 0", (text, units) => {
  expect([...getCodeUnits(text)]).toEqual(units);
});

it("reads another text anew", () => {
  const first = getCodeUnits("one");
  expect(getCodeUnits("one")).toBe(first);
  expect([...getCodeUnits("two")]).not.toEqual([...first]);
});
