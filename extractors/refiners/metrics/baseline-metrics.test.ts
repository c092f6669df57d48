import { expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

it.each<[sentence: string, metrics: readonly (string | null)[]]>([
  [
    "Orion reaches a recall of 90.2%, outperforming both keyword search (86.1%) and direct page generation (81.5%).",
    ["recall", "recall", "recall"],
  ],
  ["Orion reaches 90.2%, outperforming direct page generation (81.5%).", [null, null]],
  ["Orion raises its page coverage (81.5%) and its recall (70.1%).", ["page coverage", "recall"]],
  ["Its page coverage (81.5%) is higher than that of keyword search (70.1%).", ["page coverage", "page coverage"]],
])("%s", (sentence, metrics) => {
  expect(extractTestClaims(sentence).map((c) => c.metric)).toEqual(metrics);
});
