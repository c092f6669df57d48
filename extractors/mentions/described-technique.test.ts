import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";

const TITLE = "Sorting letters by tides";
const TECHNIQUES: readonly [title: string, introduction: string, paperTitle: string, method: string | null][] = [
  ["with an apposition", "We propose tide-aware sorting, a rule for letters.", TITLE, "tide-aware sorting"],
  ["with a relative clause", "This paper introduces harbour guidance, which sorts letters.", TITLE, "harbour guidance"],
  [
    "after evaluative adjectives",
    "We present simple yet effective harbour guidance, a rule.",
    TITLE,
    "harbour guidance",
  ],
  ["in the title", "We develop harbour guidance to sort letters.", "Sorting with Harbour Guidance", "harbour guidance"],
  ["neither in the title nor with an apposition", "We develop harbour guidance to sort letters.", TITLE, null],
  ["rejects a phrase with an article", "We propose a tide-aware rule, a helper for letters.", TITLE, null],
  ["rejects a single word", "We propose sorting, a rule for letters.", TITLE, null],
  ["rejects a model", "We propose tidal transformer, a helper for letters.", TITLE, null],
  ["rejects a technique of others", "Many schools offer harbour guidance, a rule for letters.", TITLE, null],
  ["prefers a proposed name", "We propose Orion, a rule. We present harbour guidance, a rule.", TITLE, "Orion"],
];

describe("findDescribedTechnique", () => {
  it.each(TECHNIQUES)("%s", (_, introduction, title, method) => {
    const [claim] = extractTestClaims(`${introduction} Our method reaches 61.0% accuracy on old letters.`, title);
    expect(claim?.method ?? null).toBe(method);
  });
});
