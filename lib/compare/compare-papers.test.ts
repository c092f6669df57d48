import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { toMatrix } from "./compare-matrix";
import { toPaperPairGroups } from "./compare-papers";

const of = (paper_id: string, parts: Partial<Claim>) =>
  buildClaim({ id: `${paper_id} ${JSON.stringify(parts)}`, paper_id, ...parts });
const pair = (...claims: Claim[]) => toPaperPairGroups(toMatrix(claims, { by: "paper", benchmark: [] }));
const shown = (...claims: Claim[]) =>
  pair(...claims)?.map(({ kind, rows }) => [
    kind,
    ...rows.map((row) => `${row.column.axis.benchmarks[0]} ${row.column.label} ${row.difference}`),
  ]);

test("compares shared results and classifies the others", () => {
  const found = shown(
    of("a", { after: 70 }),
    of("b", { before: 60, after: 75 }),
    of("a", { after: 40, benchmarks: ["AIME 2024"], metric: "pass@1", k: 1 }),
    of("b", { after: 50, benchmarks: ["AIME 2024"], metric: "accuracy" }),
    of("a", { after: 1, benchmarks: ["Eggs"] }),
    of("b", { after: 2, benchmarks: ["Ham"] }),
  );
  expect(found).toEqual([
    ["both", "MathVista metric not stated, % +5\u00a0pts"],
    ["differently", "AIME 2024 pass@1, % null", "AIME 2024 accuracy, % null"],
    ["first", "Eggs metric not stated, % null"],
    ["second", "Ham metric not stated, % null"],
  ]);
});

test("compares the best proposed results", () => {
  expect(
    shown(
      of("a", { after: 70 }),
      of("a", { after: 80 }),
      of("b", { after: 75 }),
      of("b", { after: 99, role: "baseline" }),
    ),
  ).toEqual([["both", "MathVista metric not stated, % −5\u00a0pts"]]);
  const error = { higher_is_better: false } as const;
  expect(
    shown(of("a", { after: 7, ...error }), of("b", { after: 9, ...error }), of("b", { after: 5, ...error })),
  ).toEqual([["both", "MathVista metric not stated, % −2\u00a0pts"]]);
});

test("does not compare values of unknown direction", () => {
  const time = { unit: "ms", higher_is_better: null } as const;
  expect(shown(of("a", { after: 900, ...time }), of("b", { after: 90, ...time }))).toEqual([
    ["both", "MathVista metric not stated, ms null"],
  ]);
});

test("computes no difference for gains only and unnamed benchmarks", () => {
  const gain = { gain: 3, gain_kind: "points", unit: null } as const;
  expect(shown(of("a", gain), of("b", gain))).toEqual([["both", "MathVista metric not stated, gain in points null"]]);
  const unnamed = { after: 3, benchmarks: [] };
  expect(pair(of("a", unnamed), of("b", unnamed))?.[0]?.rows[0]?.difference).toBe(null);
});

test("returns null unless there are two papers", () => {
  expect(pair(of("a", { after: 1 }))).toBe(null);
  expect(pair(of("a", { after: 1 }), of("b", { after: 1 }), of("c", { after: 1 }))).toBe(null);
});
