import { expect, test } from "vitest";
import {
  compareBestFirst,
  findMetricDirection,
  hasRanking,
  selectBestValue,
  toImprovement,
  toStatedChange,
} from "./improvement";

test.each([
  [3, true, 3],
  [-3, true, -3],
  [3, false, -3],
  [-3, false, 3],
  [0, false, 0],
  [3, null, 3],
  [-3, null, -3],
])("change %d, higher is better %s: %d", (moved, higherIsBetter, expected) =>
  expect(toImprovement(moved, higherIsBetter)).toBe(expected),
);

test.each([
  [[true, null], false, true],
  [[null, false], true, true],
  [[null, null], false, false],
  [[], false, false],
])("metrics %j: lower is better %s, known %s", (metrics, lowerIsBetter, directionKnown) =>
  expect(findMetricDirection(metrics.map((higher_is_better) => ({ higher_is_better })))).toEqual({
    lowerIsBetter,
    directionKnown,
  }),
);

test.each([
  ["%", false, true],
  [null, false, true],
  ["ms", false, false],
  ["count", false, false],
  ["ms", true, true],
])("unit %s, direction known %s: ranked %s", (unit, directionKnown, expected) =>
  expect(hasRanking(unit, { lowerIsBetter: false, directionKnown })).toBe(expected),
);

test.each([
  [false, [3, 2, 1]],
  [true, [1, 2, 3]],
])("lower is better %s: %j", (lowerIsBetter, expected) => {
  expect([2, 3, 1].sort(compareBestFirst(lowerIsBetter))).toEqual(expected);
  expect(selectBestValue([2, 3, 1], lowerIsBetter)).toBe(expected[0]);
});

test.each([
  ["OwlNet improves accuracy by 3 points.", 3, true, 3],
  ["OwlNet loses 3 points of accuracy.", -3, true, -3],
  ["OwlNet shifts the balance by 3 points.", 3, null, 3],
  ["OwlNet reduces the word error rate by 3 points.", -3, false, -3],
  ["OwlNet improves the word error rate by 3 points.", 3, false, -3],
  ["A 3% relative improvement in perplexity is seen.", 3, false, -3],
  ["OwlNet outperforms the baseline by more than 3% in RMSE.", 3, false, -3],
  ["Quantisation raises perplexity by 3%.", 3, false, 3],
  ["It comes with 3% longer training.", 3, false, 3],
  ["Accuracy improves, and latency rises by 3%.", 3, false, null],
  ["Memory changes by 3% at most.", 3, false, null],
  ["OwlNet is left as it was.", null, false, null],
])("%s", (sentence, gain, higher_is_better, expected) =>
  expect(toStatedChange({ sentence, gain, higher_is_better })).toBe(expected),
);
