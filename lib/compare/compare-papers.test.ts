import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { toPaperPairGroups } from "./compare-papers";
import { toComparison } from "./comparison";

const of = (id: string, paper: string, after: number, parts: Partial<Claim> = {}): Claim =>
  buildClaim({ id, paper_id: paper, paper_title: paper, after, metric: "accuracy", metric_id: "accuracy", ...parts });

function groups(claims: readonly Claim[]) {
  const comparison = toComparison({
    query: { by: "paper", metric: [], complete: false, sort: "" },
    items: [],
    claims,
    pointsOfUnknownUnit: new Set(),
    facts: LEXICON_FACTS,
    findBoardBests: () => new Map(),
  });
  return (
    toPaperPairGroups(comparison)?.map(({ kind, rows }) => [
      kind,
      ...rows.map(({ cells, difference }) => [
        ...cells.map(({ results }) => results.map(({ claim }) => claim.id).join()),
        difference?.replaceAll("\u00a0", " ") ?? null,
      ]),
    ]) ?? null
  );
}

test("puts comparable values first, with their difference", () => {
  const claims = [
    of("a", "P", 70),
    of("b", "Q", 75.5),
    of("c", "P", 5, { benchmarks: ["GPQA"] }),
    of("d", "Q", 6, { benchmarks: ["GPQA"], unit: "s" }),
    of("e", "P", 5, { benchmarks: ["AIME 2024"] }),
    of("f", "Q", 5, { benchmarks: ["AIME 2025"] }),
  ];
  expect(groups(claims)).toEqual([
    ["both", ["a", "b", "+5.5 pts"]],
    ["differently", ["c", "", null], ["", "d", null]],
    ["first", ["e", "", null]],
    ["second", ["", "f", null]],
  ]);
});

test.each<[string, Claim[], string | null]>([
  ["the best of several", [of("a", "P", 70), of("a2", "P", 60), of("b", "Q", 80)], "+10 pts"],
  [
    "the lowest if lower is better",
    [of("a", "P", 7, LOW()), of("a2", "P", 6, LOW()), of("b", "Q", 5, LOW())],
    "−1 pts",
  ],
  ["no baselines", [of("a", "P", 70, { role: "baseline" }), of("b", "Q", 80)], null],
  ["no different metrics of one column", [of("a", "P", 70), of("b", "Q", 80, PASS())], null],
  ["a unit other than percent", [of("a", "P", 7, { unit: "s" }), of("b", "Q", 9, { unit: "s" })], "+2 s"],
])("the difference compares %s", (_, claims, difference) => {
  const [first] = groups(claims) ?? [];
  expect(first?.[1]).toContain(difference);
});

function LOW(): Partial<Claim> {
  return { metric: "error rate", metric_id: "error-rate", higher_is_better: false };
}

function PASS(): Partial<Claim> {
  return { metric: "pass@1", metric_id: "pass-at-k", k: 1 };
}

test.each([[["P"]], [["P", "Q", "R"]]])("%j are no pair", (papers) => {
  expect(groups(papers.map((paper, i) => of(`c${i}`, paper, i)))).toBeNull();
});
