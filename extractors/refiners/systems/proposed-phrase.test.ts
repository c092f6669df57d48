import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, sentence: string, method: string | null, model: string | null][] = [
  ["takes a specific method", "Our tide-aware pipeline raises recall by 4.1%.", "tide-aware pipeline", null],
  [
    "skips adjectives of selection and praise",
    "Our best simple letter sorting rule cuts errors by 9%.",
    "letter sorting rule",
    null,
  ],
  [
    'takes a phrase after "the proposed"',
    "The proposed letter sorting framework cuts errors by 9%.",
    "letter sorting framework",
    null,
  ],
  [
    'takes a phrase before "we"',
    "With our tide-aware reading recipe, we raise recall by 4.1%.",
    "tide-aware reading recipe",
    null,
  ],
  ["takes a specific model", "Our tide-aware network reaches 81.2% accuracy.", null, "tide-aware network"],
  ["ignores a general noun", "Our sorting method cuts errors by 9%.", null, null],
  ["ignores an unspecific model", "Our hybrid model reaches 81.2% accuracy.", null, null],
  ["ignores an adjective of manufacture", "Our fine-tuned model reaches 81.2% accuracy.", null, null],
  ["does not extend past the verb", "Our method halves letter sorting framework costs, by 9%.", null, null],
  ["ignores another clause", "Our tide-aware pipeline is small, while recall rises by 4.1%.", null, null],
];

describe("phrase for the proposed system without a name", () => {
  it.each(ROWS)("%s", (_, sentence, method, model) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]).toMatchObject({ method, model });
  });
  it("prefers the name", () => {
    const abstract = "We present Orion, a framework for letters. Our tide-aware pipeline raises recall by 4.1%.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("Orion");
  });
});
