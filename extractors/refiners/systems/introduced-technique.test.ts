import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, sentence: string, method: string | null][] = [
  ["what follows from it", "We introduce a voting step that reads twice, raising recall by 4.1%.", "voting step"],
  ["what it does", "We propose a tide-aware defense that cuts errors by up to 12%.", "tide-aware defense"],
  [
    "with words of praise",
    "We propose a simple yet effective letter sorting rule, which improves recall by 4.1%.",
    "letter sorting rule",
  ],
  ["a general noun alone", "We propose a sorting method that cuts errors by 12%.", null],
  ["a model", "We propose a tide-aware network that cuts errors by 12%.", null],
  ["data", "We introduce a harbour letter dataset that spans towns, raising recall by 4.1%.", null],
  ["what is made for something", "We propose a voting step for letters and raise recall by 4.1%.", null],
];

describe("what a sentence introduces without a name", () => {
  it.each(ROWS)("%s", (_, sentence, method) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]?.method ?? null).toBe(method);
  });
  it("is told also where the paper has a name of its own", () => {
    const abstract =
      "We present Orion, a framework for letters. We introduce a voting step that raises recall by 4.1%.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("voting step");
  });
  it("yields to a name that acts", () => {
    const abstract = "We propose a voting step that reads twice, and Orion reaches 81.2% accuracy.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("Orion");
  });
});
