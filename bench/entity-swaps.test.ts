import { expect, it } from "vitest";
import { swapModelsForBenchmarks, swapNameForOurMethod } from "./entity-swaps";
import { extractText } from "./paraphrases";

const read = (abstract: string) => extractText({ title: "Orion: a parser for letters", abstract });

it("extracts models in place of benchmarks", () => {
  const plain = read("We propose Orion. Orion reaches 71.3% recall on SciQ and 65.1% on HotpotQA.");
  expect(swapModelsForBenchmarks(plain)).toEqual({ claims: 2, deviations: [] });
});

it("reports deviations with their sentence", () => {
  const written = read("We propose Orion. Orion reaches 71.3% recall on SciQ and 65.1% on HotpotQA.");
  const elsewhere = { ...written, claims: written.claims.map((claim) => ({ ...claim, after: 70 })) };
  expect(swapModelsForBenchmarks(elsewhere)).toMatchObject({
    claims: 2,
    deviations: [
      { expected: "GPT-4o", actual: null, sentence: "Orion reaches 71.3% recall on GPT-4o and 65.1% on Llama-3.1-8B." },
      { expected: "Llama-3.1-8B", actual: null },
    ],
  });
});

it.each([
  ["one benchmark", "We propose Orion. Orion reaches 71.3% recall on SciQ."],
  ["one claim over several", "We propose Orion. Orion reaches 71.3% average recall on SciQ and HotpotQA."],
  ["no claim", "We read letters on SciQ and HotpotQA."],
])("%s is not tested", (_, abstract) => {
  expect(swapModelsForBenchmarks(read(abstract))).toEqual({ claims: 0, deviations: [] });
});

it("resolves “our method” to the acting name", () => {
  const written = read("We propose Orion, a parser. Orion gains 4% on SciQ. On HotpotQA, Orion reaches 71.3% recall.");
  expect(swapNameForOurMethod(written)).toEqual({ claims: 2, deviations: [] });
});

it("reports “our method” without an introduced name", () => {
  const written = extractText({
    title: "Reading letters",
    abstract:
      "We propose OrionX, a parser. With TideX, tides are read, too. TideX reads well. TideX reaches 71.3% recall.",
  });
  expect(swapNameForOurMethod(written)).toMatchObject({
    claims: 1,
    deviations: [{ expected: "TideX", actual: "OrionX" }],
  });
});

it("does not test a name that occurs only in results", () => {
  expect(swapNameForOurMethod(read("Letters are hard. Orion gains 4% on SciQ."))).toEqual({
    claims: 0,
    deviations: [],
  });
});
