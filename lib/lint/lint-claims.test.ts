import { expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { FINDING_CODES } from "./finding";
import { ACCURACY, build, lintClaims, list } from "./fixtures/lint-cases";

/** Two values of Owl on MathVista in the sentences of one paper. */
const repeat = (first: Partial<Claim>, second: Partial<Claim>): Claim[] =>
  [first, second].map((parts, i) => build({ id: `c${i}`, ...ACCURACY, ...parts }));

it.each<[string, Claim[], string[]]>([
  [
    "two values of one system",
    repeat({ after: 60.1 }, { after: 61.4 }),
    ["two-values: Model-7B on MathVista, accuracy, %: 60.1% and 61.4% in one abstract"],
  ],
  ["one value, rounded", repeat({ after: 60.1 }, { after: 60 }), []],
  ["one value twice", repeat({ after: 60.1 }, { after: 60.1 }), []],
  ["two benchmarks", repeat({ after: 60.1 }, { after: 61.4, benchmarks: ["GSM8K"] }), []],
  ["two systems", repeat({ after: 60.1 }, { after: 61.4, method: "Nest" }), []],
  ["two sizes", repeat({ after: 60.1 }, { after: 61.4, size_b: 13 }), []],
  ["a result and its baseline", repeat({ after: 60.1 }, { after: 61.4, role: "baseline" }), []],
  ["two conditions", repeat({ after: 60.1, sentence: "0-shot" }, { after: 61.4, sentence: "5-shot" }), []],
  ["a bound", repeat({ after: 60.1 }, { after: 58, qualifier: "over" }), []],
  ["no named system", repeat({ after: 60.1, model: null }, { after: 61.4, model: null }), []],
  [
    "two papers",
    repeat({ after: 60.1, paper_title: "A" }, { after: 61.4, paper_id: "q", paper_title: "B" }),
    ['disagreement: Model-7B on MathVista, accuracy, %: 60.1% in "A", 61.4% in "B"'],
  ],
])("compares %s", (_, claims, expected) => expect(list(claims)).toEqual(expected));

it("counts what could be checked, and what a person confirmed", () => {
  const claims = [
    build({ id: "a", ...ACCURACY, after: 104 }),
    build({ id: "b", ...ACCURACY, after: 105, model: "Lynx", model_id: "lynx", status: "accepted" }),
    build({ id: "c", ...ACCURACY, after: 90, model: "Hare", model_id: "hare" }),
    build({ id: "d", benchmarks: [], gain: 3, gain_kind: "times" }),
  ];
  const { tallies, claims: count, findings } = lintClaims(claims);
  expect(count).toBe(4);
  expect(tallies.range).toEqual({ checked: 3, open: 1, confirmed: 1 });
  expect(tallies.items).toEqual({ checked: 0, open: 0, confirmed: 0 });
  expect(Object.keys(tallies)).toEqual(FINDING_CODES);
  expect(findings.map(({ claims: ids, isConfirmed }) => [...ids, isConfirmed])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});

it("lists the findings on the benchmarks of most papers first", () => {
  const claims = [
    build({ id: "rare", ...ACCURACY, after: 104, benchmarks: ["GSM8K"], paper_id: "p1" }),
    build({ id: "frequent", ...ACCURACY, after: 105, paper_id: "p2" }),
    build({ id: "other", ...ACCURACY, after: 50, paper_id: "p3", model: "Lynx", model_id: "lynx" }),
  ];
  expect(lintClaims(claims).findings.map(({ claims: [id] }) => id)).toEqual(["frequent", "rare"]);
});
