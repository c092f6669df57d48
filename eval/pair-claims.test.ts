import { expect, it } from "vitest";
import { buildGoldClaim } from "./fixtures/scored-claims";
import { pairClaims } from "./pair-claims";

const GOLD = { after: 60, model: "Climb-7B", size_b: 7, metric: "accuracy", unit: "%", sentence: "Climb reaches 60%." };
/** In the sentence of the annotation, with no equal slot but those that both leave empty. */
const SAME_SENTENCE = { ...GOLD, model: "Crawl", size_b: 3, metric: "F1", unit: "s" };
const OTHER_SENTENCE = { ...SAME_SENTENCE, sentence: "Elsewhere." };

it.each<[string, object, object, number]>([
  ["two equal slots", { size_b: 7, metric: "accuracy" }, {}, 1],
  ["three equal slots, as the later claim", {}, { size_b: 7, metric: "accuracy", unit: "%" }, 0],
  ["three equal slots, as the earlier claim", { size_b: 7, metric: "accuracy", unit: "%" }, {}, 0],
  ["four equal slots", { size_b: 7, metric: "accuracy", unit: "%", model: "Climb-7B" }, {}, 0],
])("the same sentence counts as much as three slots: another sentence with %s", (_, earlier, later, expected) => {
  const isLater = Object.keys(later).length > 0;
  const other = buildGoldClaim({ ...OTHER_SENTENCE, ...earlier, ...later });
  const same = buildGoldClaim(SAME_SENTENCE);
  const pairs = pairClaims([buildGoldClaim(GOLD)], isLater ? [same, other] : [other, same], () => true);
  expect([...pairs]).toEqual([[0, expected]]);
});

it.each<[string, readonly boolean[], number]>([
  ["both required", [false, false], 0],
  ["the first optional", [true, false], 1],
  ["the second optional", [false, true], 0],
])("pairs one extracted claim with the required annotation: %s", (_, optional, expected) => {
  const gold = optional.map((is) => buildGoldClaim({ ...GOLD, optional: is }));
  expect([...pairClaims(gold, [buildGoldClaim(GOLD)], () => true)]).toEqual([[expected, 0]]);
});

it("pairs an optional annotation with one more equal slot before a required one", () => {
  const gold = [
    { ...GOLD, unit: null },
    { ...GOLD, optional: true },
  ].map(buildGoldClaim);
  expect([...pairClaims(gold, [buildGoldClaim(GOLD)], () => true)]).toEqual([[1, 0]]);
});
