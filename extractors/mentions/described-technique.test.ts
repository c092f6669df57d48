import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../testing/parse-text";

const TITLE = "Sorting letters by tides";
const TECHNIQUES: readonly [why: string, introduction: string, title: string, method: string | null][] = [
  ["with what it is", "We propose tide-aware sorting, a rule for letters.", TITLE, "tide-aware sorting"],
  ["with what it does", "This paper introduces harbour guidance, which sorts letters.", TITLE, "harbour guidance"],
  ["praised", "We present simple yet effective harbour guidance, a rule.", TITLE, "harbour guidance"],
  ["of the title", "We develop harbour guidance to sort letters.", "Sorting with Harbour Guidance", "harbour guidance"],
  ["neither of the title nor said what", "We develop harbour guidance to sort letters.", TITLE, null],
  ["one of its kind", "We propose a tide-aware rule, a helper for letters.", TITLE, null],
  ["a single word", "We propose sorting, a rule for letters.", TITLE, null],
  ["a model", "We propose tidal transformer, a helper for letters.", TITLE, null],
  ["somebody else's", "Many schools offer harbour guidance, a rule for letters.", TITLE, null],
  ["beside a name", "We propose Orion, a rule. We present harbour guidance, a rule.", TITLE, "Orion"],
];

describe("what a paper made, called like a name in small letters", () => {
  it.each(TECHNIQUES)("%s", (_, introduction, title, method) => {
    const [claim] = extractTestClaims(`${introduction} Our method reaches 61.0% accuracy on old letters.`, title);
    expect(claim?.method ?? null).toBe(method);
  });
});
