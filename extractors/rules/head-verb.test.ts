import { describe, expect, it } from "vitest";
import { type ExpectedSlots, extractTestClaims, pickExpectedSlots } from "../testing/parse-text";

/** The change word that determines the sign of a gain when another one is nearer. */
const ROWS: readonly [sentence: string, claims: readonly ExpectedSlots[]][] = [
  ["Orion outperforms smaller readers by 5.2% on MMLU.", [{ gain: 5.2 }]],
  ["Orion surpasses plain pruning by 9.7 points.", [{ gain: 9.7 }]],
  ["Orion beats the reduced variant by 3.1 points.", [{ gain: 3.1 }]],
  ["Orion raises the accuracy of weaker readers by 4.2%.", [{ gain: 4.2 }]],
  ["Orion cuts the cost of larger readers by 20%.", [{ gain: -20 }]],
  ["Orion outperforms Iris and reduces latency by 12%.", [{ gain: -12 }]],
  ["Orion improves recall, with lower memory by 12%.", [{ gain: -12 }]],
  ["Orion yields a lower error than the improved reader by 5%.", [{ gain: -5 }]],
  ["Iris gains from Orion to lower latency by 12%.", [{ gain: -12 }]],
];

describe("words of change beside the one that governs", () => {
  it.each(ROWS)("%s", (sentence, claims) =>
    expect(pickExpectedSlots(extractTestClaims(sentence), claims)).toEqual(claims),
  );
});
