import { expect, it } from "vitest";
import { parseFieldMap } from "./fields";

it("reads what --map takes", () => {
  expect(parseFieldMap("abstract=summary, title=Paper = Name")).toEqual({ abstract: "summary", title: "Paper = Name" });
});

it.each([["abstract"], ["abstract="], ["colour=red"], [""]])("refuses %j", (text) => {
  expect(() => parseFieldMap(text)).toThrow(/field/);
});
