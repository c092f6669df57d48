import { expect, test } from "vitest";
import { buildClaim } from "../claim/fixtures/claim";
import { formatCompareTitle } from "./compare-title";
import { parseCompareQuery } from "./parse-compare-query";

const claims = [
  buildClaim({ model: "Owl-7B", model_id: "owl-7b", paper_id: "one", paper_title: "One", benchmarks: ["AIME 2024"] }),
  buildClaim({ model: "Hen-3B", model_id: "hen-3b", paper_id: "two", paper_title: "Two", benchmarks: ["AIME 2025"] }),
];

test.each([
  ["benchmark=aime-2024&benchmark=aime-2025&size=7", "AIME 2024 vs. AIME 2025"],
  ["benchmark=aime-2025&benchmark=eggs", "AIME 2025 vs. eggs"],
  ["model=owl-7b&model=HEN-3B", "Owl-7B vs. Hen-3B"],
  ["paper=one&paper=two", "One vs. Two"],
  ["paper=two&paper=one", "Two vs. One"],
  ["model=hen-3b&model=owl-7b", "Hen-3B vs. Owl-7B"],
  ["model=owl-7b&model=emu", "Owl-7B"],
  ["model=owl-7b", "Owl-7B"],
  ["claim=a&claim=b", null],
  ["", null],
])("%s: %s", (text, title) =>
  expect(formatCompareTitle(claims, parseCompareQuery(new URLSearchParams(text)))).toBe(title),
);

test("truncates long names", () => {
  const long = [buildClaim({ paper_title: "T".repeat(200) })];
  expect(formatCompareTitle(long, parseCompareQuery(new URLSearchParams("paper=p")))?.length).toBe(90);
});
