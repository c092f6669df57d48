import { expect, it } from "vitest";
import { listFieldValues, parseFieldMap } from "./field-names";

it("parses the value of --map", () => {
  expect(parseFieldMap("abstract=summary, title=Paper = Name")).toEqual({ abstract: "summary", title: "Paper = Name" });
});

it.each([
  ["summary", ["Owls."]],
  ["content.summary", ["Ferns."]],
  ["content.none", []],
  ["constructor", []],
  ["content.constructor", []],
])("finds the field mapped to %s", (path, expected) => {
  const record = { summary: "Owls.", content: { summary: "Ferns." } };
  expect(listFieldValues(record, "abstract", { abstract: path })).toEqual(expected);
});

it.each([["abstract"], ["abstract="], ["colour=red"], [""]])("rejects %j", (text) => {
  expect(() => parseFieldMap(text)).toThrow(/field/);
});
