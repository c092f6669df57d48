import { expect, it } from "vitest";
import { listAbstractContents } from "./abstract-contents";

const abstract =
  "We introduce OwlNet, a method for long documents. It raises the accuracy of Qwen2.5-7B on GSM8K from 71.5\\% to 83.2\\%. Training takes 3 days.";
const input = { title: "OwlNet: Reading at Night", abstract };

it("lists the names of an abstract with their kinds, proposed ones first", () => {
  const { names } = listAbstractContents(input);
  expect(names[0]).toEqual({ kind: "method", name: "OwlNet" });
  expect(names).toContainEqual({ kind: "benchmark", name: "GSM8K" });
  expect(names).toContainEqual({ kind: "model", name: "Qwen2.5-7B" });
  expect(names).toContainEqual(expect.objectContaining({ kind: "metric" }));
  expect(new Set(names.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(names.length);
});

it("lists every number with its place in the source, also those that are no results", () => {
  const { numbers } = listAbstractContents(input);
  const texts = numbers.map(({ value, unit, span }) => [value, unit, abstract.slice(...span)]);
  expect(texts).toContainEqual([71.5, "%", "71.5\\%"]);
  expect(texts).toContainEqual([83.2, "%", "83.2\\%"]);
  expect(texts).toContainEqual([3, expect.any(String), expect.stringMatching(/^3/)]);
});

it.each(["", "No number at all.", "{}$\\frac{1}{"])("is total: %j", (text) =>
  expect(listAbstractContents({ title: "", abstract: text }).names).toBeInstanceOf(Array),
);
