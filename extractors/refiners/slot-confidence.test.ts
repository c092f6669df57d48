import { describe, expect, it } from "vitest";
import { GRADED_SLOTS, type GradedSlot } from "@/lib/claim/grade";
import { traceAbstract } from "../extract";
import { weighSlotEvidence } from "./slot-confidence";
import { SLOT_MODELS } from "./slot-evidence";

const TITLE = "On Reading Tables";

/** Labels of the evidence for a slot of the last claim of an abstract. */
function listLabels(slot: GradedSlot, abstract: string, title = TITLE): string[] {
  const { candidates: all, paper } = traceAbstract({ title, abstract });
  const candidate = all.at(-1);
  if (!candidate || !paper) throw new Error(`no claim: ${abstract}`);
  return weighSlotEvidence(slot, { candidate, all, paper }).map(({ label }) => label);
}

const getFirst = (abstract: string, title = TITLE) => traceAbstract({ title, abstract }).claims[0];

describe("weighSlotEvidence", () => {
  it.each<[GradedSlot, string, string, string]>([
    ["numbers", "in brackets", "Orion is best (accuracy 81.2%).", "Orion reaches an accuracy of 81.2%."],
    ["numbers", '"under"', "Orion reaches an error of under 3.2%.", "Orion reaches an error of 3.2%."],
    ["numbers", "system stated", "Llama 3 8B gains 3.2% in F1.", "Accuracy rises by 3.2%."],
    ["numbers", "benchmark stated", "Orion gains 3.2% on GSM8K.", "Orion gains 3.2% in F1."],
    ["numbers", "gain in percent", "Orion gains 3.2% in F1.", "Orion reaches an F1 of 3.2%."],
    ["numbers", "systems named as a class", "Orion beats all models by 3.2% in F1.", "Orion gains 3.2% in F1."],
    [
      "benchmarks",
      "none, and none in the abstract",
      "We tune Orion. Orion gains 3.2% in F1.",
      "We describe GSM8K and MATH-500. Orion gains 3.2% in F1.",
    ],
    ["benchmarks", "a known benchmark", "Orion gains 3.2% in F1 on GSM8K.", "Orion gains 3.2% in F1 on TideBench."],
    [
      "benchmarks",
      "from an earlier sentence, without evaluation verb",
      "On GSM8K, Orion gains 3.2% in F1. It also gains 4.1% in recall.",
      "On GSM8K, Orion gains 3.2% in F1.",
    ],
    ["system", "none", "Accuracy rises by 3.2% on GSM8K.", "Llama 3 8B gains 3.2% in accuracy on GSM8K."],
    [
      "system",
      "the proposed system, stated",
      "We present Orion. Orion gains 3.2% in F1.",
      "We present Orion. It gains 3.2% in F1.",
    ],
    [
      "system",
      "no other name in the sentence",
      "We present Orion. Orion gains 3.2% in F1.",
      "We present Orion. With Llama 3 8B and Mistral 7B as judges, Orion gains 3.2% in F1.",
    ],
    ["system", "compared with something", "Orion is 3.2% better than LSTM in F1.", "Orion gains 3.2% in F1."],
    ["system", "score only", "Orion reaches an F1 of 81.2%.", "Orion gains 3.2% in F1."],
    [
      "system",
      "claims of several systems in the abstract",
      "Orion reaches an F1 of 81.2%. Llama 3 8B reaches an F1 of 75.1%.",
      "Orion reaches an F1 of 81.2%. Orion reaches a recall of 75.1%.",
    ],
    ["metric", "none", "Orion gains 3.2% on GSM8K.", "Orion gains 3.2% in accuracy on GSM8K."],
    ["metric", "a known metric", "Orion gains 3.2% in accuracy.", "Orion gains 3.2% in tidiness."],
    ["baseline", "none, and nothing is compared", "Orion gains 3.2% in F1.", "Orion gains 3.2% in F1 over LSTM."],
  ])("%s: %s", (slot, label, having, lacking) => {
    expect(listLabels(slot, having)).toContain(label);
    expect(listLabels(slot, lacking)).not.toContain(label);
  });

  it("finds the proposed name in the title", () => {
    const label = "the title names the proposed system";
    expect(listLabels("system", "Orion gains 3.2% in F1.", "Orion: Reading Tables")).toContain(label);
    expect(listLabels("system", "Orion gains 3.2% in F1.")).not.toContain(label);
  });

  it("has unique labels and a weight for each kind of evidence", () => {
    for (const { evidence } of Object.values(SLOT_MODELS)) {
      expect(new Set(evidence.map(({ label }) => label)).size).toBe(evidence.length);
      for (const { weight } of evidence) expect(weight).not.toBe(0);
    }
  });
});

describe("computeSlotConfidence", () => {
  it("has a confidence with two decimals for each slot of a claim", () => {
    const { slot_confidence: confidence } = getFirst("Orion gains 3.2% in F1 over LSTM on GSM8K.") ?? {};
    expect(Object.keys(confidence ?? {})).toEqual([...GRADED_SLOTS]);
    for (const value of Object.values(confidence ?? {})) {
      expect(value).toBeGreaterThan(0);
      expect(value).toBeLessThan(1);
      expect(value).toBe(Math.round(value * 100) / 100);
    }
  });

  it("makes a claim certain if its clause states everything, and doubtful if nothing is stated", () => {
    const abstract = "We present Orion. Orion improves accuracy by 3.2% over existing models.";
    expect(getFirst(abstract, "Orion: Reading Tables")?.grade).toBe("certain");
    expect(
      getFirst("We describe GSM8K and MATH-500. The result is good (F1 of 81.2%, 77.1%, 60.2%, 51.1%).")?.grade,
    ).toBe("check");
  });

  it("grades a contradiction between gain and values as check", () => {
    const abstract =
      "We present Orion. Orion raises accuracy from 32% to 68%, a 40% relative gain over existing models.";
    const claim = getFirst(abstract, "Orion: Reading Tables");
    expect(claim).toMatchObject({ check: "mismatch", grade: "check" });
  });
});
