import { describe, expect, it } from "vitest";
import { traceAbstract } from "../extract";
import { CONFIDENCE_EVIDENCE, computeConfidence, weighEvidence } from "./confidence";

/** Labels of the evidence for the first claim of an abstract. */
function listLabels(abstract: string): string[] {
  const candidate = traceAbstract({ title: "On Reading Tables", abstract }).candidates[0];
  return candidate ? weighEvidence(candidate).map(({ label }) => label) : [];
}

const confidence = (abstract: string): number =>
  traceAbstract({ title: "On Reading Tables", abstract }).claims[0]?.confidence ?? Number.NaN;

describe("weighEvidence", () => {
  it.each([
    ["no system", "Accuracy rises by 3.2% on GSM8K.", "Qwen2.5-7B gains 3.2% in accuracy on GSM8K."],
    ["baseline stated", "Orion beats LSTM by 3.2% in F1.", "Orion gains 3.2% in F1."],
    ["gain in points", "Orion gains 3.2 points in F1.", "Orion gains 3.2% in F1."],
    ["no metric", "Orion gains 3.2% on GSM8K.", "Orion gains 3.2% in accuracy on GSM8K."],
    ["score only", "Orion reaches an accuracy of 81.2%.", "Orion improves accuracy by 1.2%."],
    ["model of a known family", "Qwen2.5-7B reaches an F1 of 81.2%.", "Orion reaches an F1 of 81.2%."],
    [
      "benchmark from an earlier sentence",
      "We present Orion. We evaluate on GSM8K. It improves accuracy by 3.2%.",
      "We present Orion. On GSM8K it improves accuracy by 3.2%.",
    ],
  ])("includes the evidence: %s", (label, having, lacking) => {
    expect(listLabels(having)).toContain(label);
    expect(listLabels(lacking)).not.toContain(label);
  });

  it("has unique labels", () => {
    const labels = CONFIDENCE_EVIDENCE.map(({ label }) => label);
    expect(new Set(labels).size).toBe(labels.length);
  });
});

describe("computeConfidence", () => {
  it.each([
    [
      "We present Orion. On GSM8K it improves accuracy by 3.2%.",
      "We present Orion. We evaluate on GSM8K. It improves accuracy by 3.2%.",
    ],
    ["Orion reaches an F1 of 81.2%.", "It all reaches 81.2%."],
  ])("is lower if a slot is inferred or empty", (stated, inferred) => {
    expect(confidence(inferred)).toBeLessThan(confidence(stated));
    expect(confidence(inferred)).toBeGreaterThan(0);
  });

  it("has two decimals", () => {
    for (const trust of [0.5, 0.77, 0.98]) {
      const candidate = traceAbstract({ title: "", abstract: "Orion improves accuracy by 3.2%." }).candidates[0];
      const value = candidate ? computeConfidence({ ...candidate, ruleTrust: trust }) : Number.NaN;
      expect(value).toBe(Math.round(value * 100) / 100);
    }
  });
});
