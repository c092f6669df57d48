import { expect, test } from "vitest";
import { countSizeBrackets, filterBySize, groupByFamily, omitSinglePaperModels } from "./model-groups";

const model = (name: string, family: string | null, size_b: number | null, claims = 1, papers = 1) => ({
  name,
  family,
  size_b,
  claims,
  papers,
});
const MODELS = [
  model("Loner", null, 7, 50),
  model("Big-72B", "Big", 72),
  model("Big-7B", "Big", 7),
  model("Big-x", "Big", null),
  model("Small-1B", "Small", 1, 9),
];

test("sorts families by claims and models by size, unknown ones last", () => {
  const names = groupByFamily(MODELS).map((family) => [
    family.name,
    family.claimCount,
    family.models.map((m) => m.name),
  ]);
  expect(names).toEqual([
    ["Small", 9, ["Small-1B"]],
    ["Big", 3, ["Big-7B", "Big-72B", "Big-x"]],
    [null, 50, ["Loner"]],
  ]);
});

test("counts all found models of a family, shown or not", () => {
  const families = groupByFamily(MODELS, MODELS.slice(1, 2));
  expect(families).toMatchObject([{ name: "Big", models: [{ name: "Big-72B" }], modelCount: 3, claimCount: 3 }]);
});

test.each([
  ["7-9", ["Loner", "Big-7B"]],
  ["unknown", ["Big-x"]],
  ["no size", MODELS.map((m) => m.name)],
  ["", MODELS.map((m) => m.name)],
])("filters by size %s", (size, names) => expect(filterBySize(MODELS, size).map((m) => m.name)).toEqual(names));

test("counts models in each bracket and omits empty brackets", () => {
  const counts = countSizeBrackets(MODELS).map(({ value, count }) => [value, count]);
  expect(counts).toEqual([
    ["-3", 1],
    ["7-9", 2],
    ["70-", 1],
    ["unknown", 1],
  ]);
  expect(countSizeBrackets([])).toEqual([]);
});

test("leaves out models of one paper, unless there are no others", () => {
  const shared = model("Shared", null, 7, 5, 2);
  expect(omitSinglePaperModels([...MODELS, shared])).toEqual([shared]);
  expect(omitSinglePaperModels(MODELS)).toEqual(MODELS);
  expect(omitSinglePaperModels([])).toEqual([]);
});
