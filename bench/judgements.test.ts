import { expect, it } from "vitest";
import type { ScoredSlots } from "@/eval/gold";
import { listWrongParts, parseJudgement, readJudgements, toCorrection } from "./judgements";

const LINE = {
  id: "ab",
  paper: "owls-0123456789",
  benchmarks: ["AIME 2024"],
  model: "Owl-7B",
  metric: "accuracy",
  before: 40,
  after: 52,
};
const truth = (parts: object = {}) => parseJudgement(JSON.stringify({ ...LINE, ...parts })).truth;
const found = (parts: Partial<ScoredSlots> = {}): ScoredSlots => {
  const same = truth();
  if (same === null) throw new Error("the line has a truth");
  return { ...same, ...parts };
};

it("reads what a person says about a claim", () => {
  expect(parseJudgement(JSON.stringify(LINE))).toMatchObject({ id: "ab", truth: { model: "Owl-7B", gain: null } });
  expect(parseJudgement('{"id": "ab", "paper": "owls-0123456789", "none": true}')).toEqual({ id: "ab", truth: null });
  expect(() => parseJudgement('{"id": "ab", "paper": "owls-0123456789"}')).toThrow("no annotated claim");
});

it("has one judgement for each claim", () => {
  const ids = readJudgements().map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.every((id) => /^[0-9a-f]{20}$/.test(id))).toBe(true);
});

it.each<[string, Partial<ScoredSlots>, object, string[], object]>([
  ["nothing", {}, {}, [], {}],
  ["another spelling", { model: "Owl 7B", benchmarks: ["AIME24"] }, {}, [], {}],
  ["numbers", { after: 25 }, {}, ["numbers"], { after: 52 }],
  ["a sign", { gain: -3 }, { gain: 3 }, ["numbers"], { gain: 3 }],
  ["a benchmark too many", { benchmarks: ["AIME 2024", "MATH"] }, {}, ["benchmarks"], { benchmarks: ["AIME 2024"] }],
  ["a rival as the system", { model: "Lark-7B", method: "Lark" }, {}, ["system"], { model: "Owl-7B", method: null }],
  ["a method as the system", { model: null, method: "Owl-7B" }, {}, [], {}],
  ["a metric", { metric: "cost" }, { metric: null }, ["metric"], { metric: null }],
])("finds and corrects %s", (_, slots, parts, wrong, values) => {
  const right = truth(parts);
  if (right === null) throw new Error("the line has a truth");
  expect(listWrongParts(right, found(slots))).toEqual(wrong);
  expect(toCorrection(right, found(slots))).toEqual(values);
});
