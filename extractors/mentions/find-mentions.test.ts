import { describe, expect, it } from "vitest";
import { parseTestMentions } from "../testing/parse-text";
import type { Mention } from "./mention";

const namesOf = (text: string, kind: Mention["kind"]): string[] =>
  parseTestMentions(text).flatMap((mention) => (mention.kind === kind ? [mention.name] : []));

/** Defines a test per text, which compares the names of one kind of mention. */
function describeNames(about: string, kind: Mention["kind"], rows: readonly [text: string, names: string[]][]): void {
  describe(about, () => {
    it.each(rows)("%s", (text, names) => {
      expect(namesOf(text, kind)).toEqual(names);
    });
  });
}

describeNames("benchmarks", "benchmark", [
  ["on MathVista and Math Vista", ["MathVista", "MathVista"]],
  ["on MATH-500 and MATH500", ["MATH-500", "MATH-500"]],
  ["on AIME 2024", ["AIME 2024"]],
  ["on AIME24 and AIME'24", ["AIME 2024", "AIME 2024"]],
  ["on GPQA Diamond", ["GPQA Diamond"]],
  ["on LiveCodeBench v5", ["LiveCodeBench v5"]],
  ["on SWE-bench Verified", ["SWE-bench Verified"]],
  ["in math we trust", []],
  ["on GSM8K Harbor Split,", ["GSM8K Harbor Split"]],
  ["on GSM8K HARBOR 2031 Challenge data", ["GSM8K"]],
  ["on GSM8K P95", ["GSM8K"]],
  ["on the GSM8K Challenge", ["GSM8K"]],
  ["on GSM8K MathVista alone", ["GSM8K MathVista"]],
  ["on GSM8K (MathVista)", ["GSM8K", "MathVista"]],
  ["on PlantCLEF 2025", ["PlantCLEF 2025"]],
  ["on ImageNet 2012", ["ImageNet 2012"]],
  ["on MS COCO", ["MS COCO"]],
  ["on ImageNet 256 × 256", ["ImageNet 256x256"]],
  ["a wide scope of things", []],
  ["the GSM8K SFT models", ["GSM8K"]],
]);

describeNames("spelled-out names get their short form", "name", [
  ["a Careful Recurrent Reader (CRR) reads", ["CRR", "CRR"]],
  ["a Careful Recurrent Reader (HBR) reads", ["Careful Recurrent Reader", "HBR"]],
  ["a Careful Recurrent Reader (see HBR) reads", ["Careful Recurrent Reader", "HBR"]],
  ["a Careful Recurrent Reader (C) reads", ["Careful Recurrent Reader"]],
]);

describeNames("repeated years", "benchmark", [
  ["on AIME 2024 and 2025", ["AIME 2024", "AIME 2025"]],
  ["on AIME24/25", ["AIME 2024", "AIME 2025"]],
  ["on AIME 2024, 2025 and more", ["AIME 2024", "AIME 2025"]],
  ["on AIME 2024 and 25%", ["AIME 2024"]],
  ["on AIME 2024 and 31 others", ["AIME 2024"]],
  ["on MathVista and 2025", ["MathVista"]],
]);

describeNames("variants after a slash", "benchmark", [
  ["on CIFAR-10/100", ["CIFAR-10", "CIFAR-100"]],
  ["on TPC-H/C", ["TPC-H", "TPC-C"]],
  ["on CIFAR-10 / 100", ["CIFAR-10"]],
  ["on CIFAR-10/31", ["CIFAR-10"]],
  ["on MathVista/100", ["MathVista"]],
]);

describeNames("years and tracks of competitions", "benchmark", [
  ["on PlantCLEF 2025 Task 3", ["PlantCLEF 2025 Task 3"]],
  ["on PlantCLEF 2025 Track 12 data", ["PlantCLEF 2025 Track 12"]],
  ["on PlantCLEF 2025, 2026", ["PlantCLEF 2025"]],
  ["on PlantCLEF 2025 with 12 tasks", ["PlantCLEF 2025"]],
]);

describeNames("versions of benchmarks", "benchmark", [
  ["from 69.7 to 77.2 on the MathVista 2.1, it", ["MathVista 2.1"]],
  ["on MathVista 7.1% fewer words", ["MathVista"]],
  ["on MathVista 7.1 points better", ["MathVista"]],
  ["an F1 on MathVista 0.8 above", ["MathVista"]],
  ["from MathVista 7.1", ["MathVista"]],
]);

describe("metrics", () => {
  it.each<[text: string, names: string[], k: number | undefined]>([
    ["a pass@8 of it", ["pass@8"], 8],
    ["NDCG@10 rises", ["NDCG@10"], 10],
    ["gains on AP35 here", ["AP35"], 35],
    ["gains on HAP35 here", [], undefined],
    ["an OrionMAE of it", ["OrionMAE"], undefined],
    ["its word error rate", ["WER"], undefined],
    ["F1 scores of it", ["F1"], undefined],
    ["accuracies of it", ["accuracy"], undefined],
  ])("%s", (text, names, k) => {
    expect(namesOf(text, "metric")).toEqual(names);
    expect(parseTestMentions(text)[0]?.k).toBe(k);
  });
});

describeNames("metrics outside the lexicon", "metric", [
  ["reaches 59.6% HSR on harbours", ["HSR"]],
  ["a 3.1% HSR gain", ["HSR"]],
  ["reaches 0.92 TRX, and more", ["TRX"]],
  ["a coefficient LTC > 0.9 on it", ["LTC"]],
  ["an LTC ≤ 12% on it", ["LTC"]],
  ["with LTC > 3 on it", []],
  ["an Exact Letter Match of it", ["Exact Letter Match"]],
  ["the TideScore of it", ["TideScore"]],
  ["the best Pure Letter Percentage (71%)", ["Pure Letter Percentage"]],
  ["a Harbour Reading Distance of 0.41", ["Harbour Reading Distance"]],
  ["a Percentage of it", []],
  ["with Match of it", []],
  ["with 12 TRXs of it", []],
  ["takes 3.7 µJ, and more", []],
  ["beats the rest (HQM 91.6, Orion 80.2)", []],
  ["HNR drops to 6.9", []],
  ["the best 59.6% HSR reader", []],
]);

describeNames("plural acronyms", "name", [
  ["it solves TREs fast", []],
  ["it trains TRNNs fast", ["TRNNs"]],
]);

describeNames("names with the shape of a benchmark", "benchmark", [
  ["on the Beta Bench suite", ["Beta Bench"]],
  ["HarborBench results", ["HarborBench"]],
  ["its TideEval score", []],
  ["its G-Eval score", []],
  ["its HLS-Eval score", ["HLS-Eval"]],
  ["on HarborBench Verified", ["HarborBench Verified"]],
  ["on HarborBench 2.0, it leads", ["HarborBench 2.0"]],
  ["an Arena of it", []],
  ["the Harbor Image Dataset shows", ["Harbor Image Dataset"]],
  ["a Harbor Image Reader of it", []],
]);

describeNames("capitalised words at the beginning of a sentence", "name", [
  ["Tide Calling leads. It beats Tide Calling.", ["Tide Calling", "Tide Calling"]],
  ["Tide Calling leads. Tide Calling wins.", ["Calling", "Tide Calling"]],
  ["Tide Calling leads. It calls the tide.", ["Calling"]],
]);

describeNames("names outside the lexicon", "name", [
  ["with the Orion parser", ["Orion"]],
  ["on the AI Harbor Challenge 2026", ["AI Harbor Challenge 2026"]],
  ["on HarborQA 2.1, it leads", ["HarborQA 2.1"]],
  ["on the Harbor 2 dataset", ["Harbor 2"]],
  ["beats HarborQ v2 and Tide Reader v1.1 there", ["HarborQ v2", "Tide Reader v1.1"]],
  ["beats HarborQ via rules", ["HarborQ"]],
  ["on the Harbor 2 side", []],
  ["an HDQM 2.1 lower", ["HDQM"]],
  ["cuts the HDQM 2.1 to", ["HDQM"]],
  ["on HarborQA 3.1 million questions", ["HarborQA"]],
  ["on HarborQA 2.1% of", ["HarborQA"]],
  ["(2) Outliers remain", []],
  ["(iv) Sorting helps", []],
  ["(2) Harbor Sorting helps", ["Harbor Sorting"]],
  ["(1) Tulip leads and (2) Rosemary follows", ["Tulip", "Rosemary"]],
  ["(1) Basis, (2) Atlas", ["Basis", "Atlas"]],
  ["on a ZCU104 board", []],
  ["on an Orin Nano 8G", []],
  ["on an Intel Core i5", []],
  ["an LLM on GPUs", []],
  ["state-of-the-art models", []],
  ["GRPO-trained nets", []],
  ["However, it works", []],
]);

describe("proposed names", () => {
  it("finds another spelling", () => {
    const proposed = [{ name: "Orion-VL", kind: "model", foundBy: "title" }] as const;
    expect(parseTestMentions("Then Orion VL is used", proposed)).toEqual([
      expect.objectContaining({ kind: "proposed", proposedKind: "model", surface: "Orion VL" }),
    ]);
  });

  it("includes the subset after a benchmark", () => {
    const proposed = [{ name: "HarborBench", kind: "benchmark", foundBy: "title" }] as const;
    const names = (text: string): string[] => parseTestMentions(text, proposed).map((mention) => mention.name);
    expect(names("On the HarborBench Main Track it leads")).toEqual(["HarborBench Main Track"]);
    expect(names("On HarborBench, Orion leads")).toEqual(["HarborBench", "Orion"]);
  });

  it("parses a size in brackets", () => {
    const proposed = [{ name: "Orion", kind: "method", foundBy: "title" }] as const;
    expect(parseTestMentions("Then Orion (8B) is used", proposed)[0]).toMatchObject({
      kind: "proposed",
      proposedKind: "model",
      size_b: 8,
    });
  });
});

describe("sizes without a name", () => {
  it.each<[text: string, sizes: (number | undefined)[]]>([
    ["a 7B reader", [7]],
    ["a 1T model", [1000]],
    ["a 2T-parameter reader", [2000]],
    ["340M parameters", []],
    ["all 3T scans of it", []],
    ["a 340M letter", []],
  ])("%s", (text, sizes) => {
    expect(parseTestMentions(text).flatMap((mention) => (mention.kind === "size" ? [mention.size_b] : []))).toEqual(
      sizes,
    );
  });
});

it("never returns overlapping mentions", () => {
  const mentions = parseTestMentions(
    "On AIME 2024 and 2025, Qwen2.5-VL-7B-Instruct and GPT-4o mini reach pass@8 on SWE-bench Verified.",
  );
  expect(mentions.length).toBe(6);
  mentions.slice(1).forEach((mention, i) => {
    expect(mention.first).toBeGreaterThan(mentions[i]?.last ?? -1);
  });
});
