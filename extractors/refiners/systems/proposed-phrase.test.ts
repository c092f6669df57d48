import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, sentence: string, method: string | null, model: string | null][] = [
  ["a way of doing it", "Our tide-aware pipeline raises recall by 4.1%.", "tide-aware pipeline", null],
  [
    "behind words of choice and praise",
    "Our best simple letter sorting rule cuts errors by 9%.",
    "letter sorting rule",
    null,
  ],
  ["what is proposed", "The proposed letter sorting framework cuts errors by 9%.", "letter sorting framework", null],
  [
    "where the clause says we",
    "With our tide-aware reading recipe, we raise recall by 4.1%.",
    "tide-aware reading recipe",
    null,
  ],
  ["a model", "Our tide-aware network reaches 81.2% accuracy.", null, "tide-aware network"],
  ["a general noun", "Our sorting method cuts errors by 9%.", null, null],
  ["a model that is one of many", "Our hybrid model reaches 81.2% accuracy.", null, null],
  ["how it was made", "Our fine-tuned model reaches 81.2% accuracy.", null, null],
  ["up to its verb", "Our method halves letter sorting framework costs, by 9%.", null, null],
  ["of another clause", "Our tide-aware pipeline is small, while recall rises by 4.1%.", null, null],
];

describe("what a paper without a name calls its own", () => {
  it.each(ROWS)("%s", (_, sentence, method, model) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]).toMatchObject({ method, model });
  });
  it("yields to its name", () => {
    const abstract = "We present Orion, a framework for letters. Our tide-aware pipeline raises recall by 4.1%.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("Orion");
  });
});
