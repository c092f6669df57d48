import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";

const REST = " Few tools detect it early. We present Orion, which detects it.";

describe("the state of the world that opens a text", () => {
  it.each([
    "Harbour fever remains common, with a survival rate below 10%.",
    "Reading tide tables is hard, with word error rates often exceeding 30%.",
    "Reefs are in decline, leading to a projected 70-90% loss of corals.",
  ])("is no result: %s", (opening) => expect(extractTestClaims(opening + REST)).toEqual([]));

  it.each([
    "Our reader detects harbour fever with an accuracy of 91%.",
    "Orion achieves an accuracy of 91% on harbour fever.",
    "Tuning one matrix outperforms full tuning by 10.8 points.",
    "Harbour fever is found on tide charts with a mean accuracy of 0.91.",
  ])("is a result where a work is spoken of, or the number is exact: %s", (opening) =>
    expect(extractTestClaims(opening + REST)).toHaveLength(1),
  );

  it("is a result where the sentence is all there is", () =>
    expect(extractTestClaims("Harbour fever is found with an accuracy of 91%.")).toHaveLength(1));
});
