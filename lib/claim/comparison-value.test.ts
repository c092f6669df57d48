import { expect, test } from "vitest";
import { toComparisonValue } from "./comparison-value";

const NONE = { before: null, after: null, of: null };

test.each([
  [{ before: 40, after: 52 }, 52],
  [{ before: 40 }, 40],
  [{ after: 24, of: 60 }, 40],
  [{ after: 1, of: 3 }, 33.33],
  [{ after: 24, of: 644 }, 3.727],
  [{ after: 24 }, 24],
  [{}, null],
])("the value of %j is %d", (parts, value) => expect(toComparisonValue({ ...NONE, ...parts })).toBe(value));
