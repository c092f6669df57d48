import { describe } from "vitest";
import { ACCURACY, check, LATENCY, WER } from "./fixtures/lint-cases";

describe("direction", () =>
  check([
    [
      "Accuracy moves to 9%, 3 points more than 12%.",
      { ...ACCURACY, before: 12, after: 9, gain: 3, gain_kind: "points" },
      ["direction: The values go from 12% to 9%, but the stated gain is +3 pts"],
    ],
    [
      "The error improves to 9%, 3 points from 12%.",
      { ...WER, before: 12, after: 9, gain: 3, gain_kind: "points" },
      [],
    ],
    [
      "It needs 2 s, not 8 s.",
      { ...LATENCY, higher_is_better: true, before: 8, after: 2, gain: 4, gain_kind: "times" },
      [],
    ],
    ["It stays at 12%.", { ...ACCURACY, before: 12, after: 12, gain: 0, gain_kind: "points" }, []],
    [
      "Owl increases accuracy from 60.2% to 52.1%.",
      { ...ACCURACY, before: 60.2, after: 52.1 },
      ['direction: The sentence says "increases", but the claim goes from 60.2% to 52.1%'],
    ],
    ["Owl increases accuracy from 52.1% to 60.2%.", { ...ACCURACY, before: 52.1, after: 60.2 }, []],
    [
      "Owl drops from 52.1\\% to 60.2\\% accuracy.",
      { ...ACCURACY, before: 52.1, after: 60.2 },
      ['direction: The sentence says "drops", but the claim goes from 52.1% to 60.2%'],
    ],
    [
      "Owl drops from 60.2% to 52.1% accuracy.",
      { ...ACCURACY, before: 52.1, after: 60.2 },
      ["direction: The sentence reads from 60.2 to 52.1, but the claim goes from 52.1% to 60.2%"],
    ],
    [
      "Owl improves accuracy from 60% to 52%.",
      { ...ACCURACY, before: 60, after: 52 },
      ['direction: The sentence says "improves", but the claim goes from 60% to 52%'],
    ],
    ["Owl improves WER from 12.5% to 9.1%.", { ...WER, before: 12.5, after: 9.1 }, []],
    [
      "Owl improves WER from 9.1% to 12.5%.",
      { ...WER, before: 9.1, after: 12.5 },
      ['direction: The sentence says "improves", but the claim goes from 9.1% to 12.5%'],
    ],
    [
      "Noise degrades accuracy from 52% to 60%.",
      { ...ACCURACY, before: 52, after: 60 },
      ['direction: The sentence says "degrades", but the claim goes from 52% to 60%'],
    ],
    ["Noise degrades accuracy from 60% to 52%.", { ...ACCURACY, before: 60, after: 52 }, []],
    [
      "The count improves from 3 to 5.",
      { unit: "count", benchmarks: [], higher_is_better: null, before: 3, after: 5 },
      [],
    ],
    ["Cost falls, while accuracy goes from 52% to 60%.", { ...ACCURACY, before: 52, after: 60 }, []],
    ["Owl reduces the gap but not accuracy, from 52% to 60%.", { ...ACCURACY, before: 52, after: 60 }, []],
    [
      "Owl reduces latency by 12.5%.",
      { ...LATENCY, gain: 12.5, gain_kind: "percent" },
      ['direction: The sentence says "reduces", but the stored gain is +12.5%'],
    ],
    ["Owl reduces latency by 12.5%.", { ...LATENCY, gain: -12.5, gain_kind: "percent" }, []],
    ["Owl reduces latency and outperforms Lynx by 12.5%.", { ...ACCURACY, gain: 12.5, gain_kind: "percent" }, []],
    ["Owl raises accuracy by 12.5% and cuts cost by 12.5%.", { ...ACCURACY, gain: 12.5, gain_kind: "percent" }, []],
    ["Owl improves WER by 3.1 points.", { ...WER, gain: 3.1, gain_kind: "points" }, []],
    [
      "Owl improves accuracy by 3.1 points.",
      { ...ACCURACY, gain: -3.1, gain_kind: "points" },
      ['direction: The sentence says "improves", but the stored gain is −3.1 pts'],
    ],
    ["Owl cuts cost by a factor of 4.", { ...LATENCY, gain: 4, gain_kind: "times" }, []],
  ]));
