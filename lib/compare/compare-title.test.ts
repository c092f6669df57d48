import { expect, test } from "vitest";
import type { ComparedItem } from "./compare-selection";
import { formatCompareTitle } from "./compare-title";

const item = (kind: ComparedItem["kind"], name: string): ComparedItem => ({
  kind,
  id: name.toLowerCase(),
  name,
  isKnown: true,
  members: [],
});

test.each<[string, ComparedItem[], string | null]>([
  ["benchmarks alone", [item("benchmark", "AIME 2024"), item("benchmark", "AIME 2025")], "AIME 2024 vs. AIME 2025"],
  ["a benchmark and a family", [item("benchmark", "GPQA"), item("family", "AIME")], "GPQA vs. AIME"],
  ["models", [item("model", "Owl-7B"), item("model", "Hen-3B")], "Owl-7B vs. Hen-3B"],
  ["models on a benchmark", [item("benchmark", "GPQA"), item("model", "Owl-7B")], "Owl-7B"],
  ["papers", [item("paper", "Two"), item("paper", "One")], "Two vs. One"],
  ["two papers of one title", [item("paper", "Same"), item("paper", "Same")], "Same"],
  ["models and papers", [item("model", "Owl-7B"), item("paper", "One")], null],
  ["claims", [item("claim", "Owl-7B")], null],
  ["nothing", [], null],
])("%s", (_, items, title) => expect(formatCompareTitle(items)).toBe(title));

test("truncates long names", () => {
  expect(formatCompareTitle([item("paper", "T".repeat(200))])?.length).toBe(90);
});
