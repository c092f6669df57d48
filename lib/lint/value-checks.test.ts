import { describe } from "vitest";
import { ACCURACY, AIME, check, LATENCY, PASS, WER } from "./fixtures/lint-cases";

describe("range", () =>
  check([
    ["Owl reaches 104% accuracy.", { ...ACCURACY, after: 104 }, ["range: 104% is outside 0–100%"]],
    ["Owl falls from 34% to -4% accuracy.", { ...ACCURACY, before: 34, after: -4 }, ["range: −4% is outside 0–100%"]],
    ["Owl reaches 104% on MathVista.", { after: 104 }, ["range: 104% is outside 0–100%"]],
    ["Owl reaches 100% accuracy.", { ...ACCURACY, after: 100 }, []],
    ["Owl reaches 0% accuracy.", { ...ACCURACY, after: 0 }, []],
    ["The bias is -0.9%.", { metric: "bias", after: -0.9, benchmarks: [] }, []],
    ["The fund returns 120%.", { metric: "return", metric_id: "return", after: 120, benchmarks: [] }, []],
    ["The WER rises to 130%.", { ...WER, after: 130 }, []],
    ["The correlation is -8%.", { metric: "Pearson", metric_id: "pearson", after: -8, benchmarks: [] }, []],
    ["It keeps 104% of the accuracy of the teacher.", { ...ACCURACY, after: 104, unit: "% of baseline" }, []],
    ["The score is 104.", { after: 104, unit: "score", benchmarks: [] }, []],
    [
      "Nest has a BLEU of 241.",
      { metric: "BLEU", metric_id: "bleu", after: 241, unit: "score", benchmarks: [] },
      ["range: 241 exceeds 100, the highest BLEU"],
    ],
    [
      "Nest has a MOS of 6.2.",
      { metric: "MOS", metric_id: "mos", after: 6.2, unit: "score", benchmarks: [] },
      ["range: 6.2 exceeds 5, the highest MOS"],
    ],
    ["Nest has a MOS of 4.2.", { metric: "MOS", metric_id: "mos", after: 4.2, unit: "score", benchmarks: [] }, []],
    [
      "Nest has an nDCG of 54.1.",
      { metric: "nDCG", metric_id: "ndcg", after: 54.1, unit: "score", benchmarks: [] },
      [],
    ],
    ["It solves 30 of 24 tasks.", { after: 30, of: 24, unit: "count" }, ["range: 30 exceeds the total of 24"]],
    ["It solves 24 of 24 tasks.", { after: 24, of: 24, unit: "count" }, []],
    [
      "It reduces latency by 168%.",
      { ...LATENCY, gain: -168, gain_kind: "percent" },
      ["range: A fall of 168% is more than all of it"],
    ],
    ["It raises throughput by 168%.", { metric: "throughput", gain: 168, gain_kind: "percent", benchmarks: [] }, []],
    [
      "It raises accuracy by 161 points.",
      { ...ACCURACY, gain: 161, gain_kind: "points" },
      ["range: +161 pts is more than the scale of 0–100%"],
    ],
  ]));

describe("unit", () =>
  check([
    ["The accuracy is 5 m.", { ...ACCURACY, after: 5, unit: "m" }, ["unit: accuracy is not measured in m"]],
    ["The accuracy is 0.5.", { ...ACCURACY, after: 0.5, unit: "score" }, []],
    ["The latency is 5 s.", { ...LATENCY, after: 5 }, []],
    ["The overhead is 210%.", { metric: "overhead", metric_id: "overhead", after: 210, benchmarks: [] }, []],
  ]));

describe("items", () =>
  check([
    [
      "Owl reaches 41.2% on AIME 2024.",
      { ...AIME, after: 41.2 },
      ["items: 41.2% is no whole number of the 30 items of AIME 2024: the nearest are 40% (12) and 43.33% (13)"],
    ],
    [
      "Owl has a pass@1 of 41.2% on AIME 2024.",
      { ...PASS, after: 41.2 },
      ["items: 41.2% is no whole number of the 30 items of AIME 2024: the nearest are 40% (12) and 43.33% (13)"],
    ],
    [
      "Owl reaches 0.412 on AIME 2024.",
      { ...AIME, after: 0.412, unit: "score" },
      ["items: 0.412 is no whole number of the 30 items of AIME 2024: the nearest are 0.4 (12) and 0.4333 (13)"],
    ],
    ["Owl reaches 43.3% on AIME 2024.", { ...AIME, after: 43.3 }, []],
    ["Owl reaches 43.33% on AIME 2024.", { ...AIME, after: 43.33 }, []],
    ["Owl reaches 56.6% on AIME 2024, cut and not rounded.", { ...AIME, after: 56.6 }, []],
    ["Owl reaches 56.7% on AIME 2024.", { ...AIME, after: 56.7 }, []],
    ["Owl reaches 43% on AIME 2024.", { ...AIME, after: 43 }, []],
    [
      "Owl reaches 45% on AIME 2024.",
      { ...AIME, after: 45.1 },
      ["items: 45.1% is no whole number of the 30 items of AIME 2024: the nearest are 43.33% (13) and 46.67% (14)"],
    ],
    [
      "Owl has an avg@32 of 41.2% on AIME 2024.",
      { ...PASS, metric: "avg@32", metric_id: "avg-at-32", k: 32, after: 41.2 },
      [],
    ],
    ["Owl reaches 41.2% on AIME 2024, avg@16.", { ...AIME, after: 41.2 }, []],
    ["Averaged over 8 runs, Owl reaches 41.2% on AIME 2024.", { ...AIME, after: 41.2 }, []],
    [
      "Owl has a pass@8 of 41.2% on AIME 2024.",
      { ...PASS, metric: "pass@8", metric_id: "pass-at-8", k: 8, after: 41.2 },
      [],
    ],
    ["Owl reaches over 41.2% on AIME 2024.", { ...AIME, after: 41.2, qualifier: "over" }, []],
    [
      "Owl reaches 41.2% on AIME 2024 and AIME 2025.",
      { ...AIME, benchmarks: ["AIME 2024", "AIME 2025"], after: 41.2 },
      [],
    ],
    ["Owl averages 41.2%.", { ...AIME, aggregate: true, after: 41.2 }, []],
    ["Owl has an F1 of 41.2% on AIME 2024.", { ...AIME, metric: "F1", metric_id: "f1", after: 41.2 }, []],
    ["Owl reaches 41.2% on AIME.", { ...ACCURACY, benchmarks: ["AIME"], after: 41.2 }, []],
  ]));
