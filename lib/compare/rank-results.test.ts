import { expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { computeGain } from "../claim/gain";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { rankResults } from "./rank-results";
import { toResults } from "./result";
import { groupResults } from "./result-groups";

/** Builds the group of claims on one benchmark; the ids are those of the parts. */
function groupOf(parts: readonly Partial<Claim>[], higherIsBetter: boolean) {
  const claims = parts.map((part) => {
    const claim = buildClaim({ benchmarks: ["Eggs"], metric: "score", metric_id: "score", unit: "%", ...part });
    return { ...claim, higher_is_better: higherIsBetter, ...computeGain(claim, 100, higherIsBetter) };
  });
  const [group] = groupResults(toResults(claims, LEXICON_FACTS));
  if (group === undefined) throw new Error("no group");
  return group;
}

const RESULTS: readonly Partial<Claim>[] = [
  { id: "low", after: 10 },
  { id: "high", after: 90 },
  { id: "small", before: 50, after: 55 },
  { id: "fall", before: 50, after: 20 },
];

test.each([
  ["gains first, then the highest value", true, ["small", "fall", "high", "low"]],
  ["falls first if lower is better, then the lowest value", false, ["fall", "small", "low", "high"]],
])("ranks %s", (_, higherIsBetter, order) => {
  const { results, gains } = rankResults(groupOf(RESULTS, higherIsBetter), 9);
  expect(results.map(({ claim }) => claim.id)).toEqual(order);
  expect(gains).toBe(2);
});

test("limits the results but counts all gains", () => {
  const { results, gains } = rankResults(groupOf(RESULTS, true), 1);
  expect([results.map(({ claim }) => claim.id), gains]).toEqual([["small"], 2]);
});

test("counts no gains among scores", () => expect(rankResults(groupOf(RESULTS.slice(0, 2), true), 9).gains).toBe(0));
