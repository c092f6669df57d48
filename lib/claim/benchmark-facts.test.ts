import { expect, it } from "vitest";
import { isShareMetric } from "./benchmark-facts";

it.each([
  ["accuracy", true],
  ["f1", true],
  ["wer", false],
  ["max-drawdown", false],
  ["pearson", false],
  ["return", false],
  ["nothing", false],
])("%s is a share: %s", (id, expected) => expect(isShareMetric(id)).toBe(expected));
