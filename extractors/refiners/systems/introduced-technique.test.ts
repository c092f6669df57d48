import { describe, expect, it } from "vitest";
import { extractTestClaims } from "../../testing/parse-text";

const ROWS: readonly [why: string, sentence: string, method: string | null][] = [
  [
    "takes a technique with a participle after it",
    "We introduce a voting step that reads twice, raising recall by 4.1%.",
    "voting step",
  ],
  [
    "takes a technique with a relative clause",
    "We propose a tide-aware defense that cuts errors by up to 12%.",
    "tide-aware defense",
  ],
  [
    "skips words of praise",
    "We propose a simple yet effective letter sorting rule, which improves recall by 4.1%.",
    "letter sorting rule",
  ],
  ["ignores a general noun alone", "We propose a sorting method that cuts errors by 12%.", null],
  ["ignores a model", "We propose a tide-aware network that cuts errors by 12%.", null],
  ["ignores a dataset", "We introduce a harbour letter dataset that spans towns, raising recall by 4.1%.", null],
  ["ignores a technique followed by a purpose", "We propose a voting step for letters and raise recall by 4.1%.", null],
];

describe("introduced technique without a name", () => {
  it.each(ROWS)("%s", (_, sentence, method) => {
    expect(extractTestClaims(sentence, "A study of letters")[0]?.method ?? null).toBe(method);
  });
  it("takes the technique in a paper with a proposed name", () => {
    const abstract =
      "We present Orion, a framework for letters. We introduce a voting step that raises recall by 4.1%.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("voting step");
  });
  it("prefers a name that is the subject", () => {
    const abstract = "We propose a voting step that reads twice, and Orion reaches 81.2% accuracy.";
    expect(extractTestClaims(abstract, "Orion: a reader for letters")[0]?.method).toBe("Orion");
  });
});
