import { expect, it } from "vitest";
import { computeReviewPrecision, type ReviewedClaim } from "./review-precision";

let serial = 0;
const reviewed = (parts: Partial<ReviewedClaim> = {}): ReviewedClaim => ({
  id: `c${++serial}`,
  rule: "score",
  confidence: 0.85,
  benchmarks: ["MathVista"],
  isRejected: false,
  wrongSlots: [],
  ...parts,
});

it("has no precision without a review", () => expect(computeReviewPrecision([])).toBeNull());

const figures = (rows: readonly { label: string; right: number; total: number }[] = []) =>
  rows.map(({ label, right, total }) => `${label}: ${right}/${total}`);

it("counts right claims, and slots of claims that are results", () => {
  const precision = computeReviewPrecision([
    reviewed(),
    reviewed({ wrongSlots: ["model", "size_b"] }),
    reviewed({ wrongSlots: ["after", "metric"] }),
    reviewed({ wrongSlots: ["role"] }),
    reviewed({ isRejected: true }),
  ]);
  expect(precision).toMatchObject({ accepted: 1, corrected: 3, rejected: 1, all: { right: 1, total: 5 } });
  expect(figures(precision?.slots)).toEqual([
    "numbers: 3/5",
    "benchmark: 4/4",
    "system: 2/4",
    "metric: 3/4",
    "baseline: 4/4",
  ]);
  expect(precision?.all.interval?.low).toBeCloseTo(0.036, 3);
});

it("groups by rule, benchmark and band, largest group first", () => {
  const precision = computeReviewPrecision([
    reviewed({ rule: "gain", confidence: 0.95, benchmarks: ["GSM8K", "MathVista"] }),
    reviewed({ confidence: 0.9 }),
    reviewed({ confidence: 0.2, benchmarks: [], isRejected: true }),
  ]);
  expect(figures(precision?.rules)).toEqual(["score: 1/2", "gain: 1/1"]);
  expect(figures(precision?.benchmarks)).toEqual(["MathVista: 2/2", "GSM8K: 1/1", "no benchmark named: 0/1"]);
  expect(figures(precision?.bands)).toEqual(["below 0.5: 0/1", "0.9 to 1: 2/2"]);
});
