import { expect, it } from "vitest";
import { computeWilsonInterval } from "./wilson-interval";

it.each([
  // Values of the formula in Wilson's paper, rounded.
  [0, 10, 0, 0.278],
  [10, 10, 0.722, 1],
  [5, 10, 0.237, 0.763],
  [24, 27, 0.719, 0.961],
  [900, 1000, 0.88, 0.917],
])("%s of %s is between %s and %s", (successes, total, low, high) => {
  const interval = computeWilsonInterval(successes, total);
  expect(interval?.low).toBeCloseTo(low, 3);
  expect(interval?.high).toBeCloseTo(high, 3);
});

it("has no interval without cases", () => expect(computeWilsonInterval(0, 0)).toBeNull());
