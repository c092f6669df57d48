import { describe } from "vitest";
import { ACCURACY, check, LATENCY, WER } from "./fixtures/lint-cases";

describe("arithmetic", () =>
  check([
    ["It rises from 50% to 60%, a gain of 10 points.", { before: 50, after: 60, gain: 10, gain_kind: "points" }, []],
    [
      "It rises from 40% to 52%, a gain of 15 points.",
      { before: 40, after: 52, gain: 15, gain_kind: "points" },
      ["arithmetic: The stated gain is +15 pts, but 40% to 52% is +12 pts or +30% relative"],
    ],
    [
      "It rises from 40% to 52%, a gain of 12.4 points.",
      { before: 40, after: 52, gain: 12.4, gain_kind: "points" },
      [],
    ],
    [
      "It rises from 40.1% to 52.1%, a gain of 12.4 points.",
      { before: 40.1, after: 52.1, gain: 12.4, gain_kind: "points" },
      ["arithmetic: The stated gain is +12.4 pts, but 40.1% to 52.1% is +12 pts or +29.9% relative"],
    ],
    [
      "It takes 313 instead of 181 tokens, 60% less.",
      { metric: "tokens", benchmarks: [], unit: "tokens", before: 313, after: 181, gain: -60, gain_kind: "percent" },
      ["arithmetic: The stated gain is −60%, but 313 tokens to 181 tokens is −132 tokens or −42.2% relative"],
    ],
    [
      "It takes 2 s, not 8 s, and is 4 times faster.",
      { ...LATENCY, before: 8, after: 2, gain: 4, gain_kind: "times" },
      [],
    ],
    [
      "It takes 2 s, not 8 s, and is 9 times faster.",
      { ...LATENCY, before: 8, after: 2, gain: 9, gain_kind: "times" },
      ["arithmetic: The stated gain is ×9, but 8 s to 2 s is −6 s or −75% relative"],
    ],
    [
      "It rises from 0.82 to 0.91, by 9 points.",
      { before: 0.82, after: 0.91, unit: "score", gain: 9, gain_kind: "points" },
      [],
    ],
  ]));

describe("gain-kind", () =>
  check([
    [
      "It rises from 50% to 60%, by 10%.",
      { before: 50, after: 60, gain: 10, gain_kind: "percent" },
      [
        "gain-kind: The gain of +10% can only be points, and the claim does not say which percent: 50% to 60% is +10 pts or +20% relative",
      ],
    ],
    [
      "It rises from 50% to 60%, by 20%.",
      { before: 50, after: 60, gain: 20, gain_kind: "percent" },
      [
        "gain-kind: The gain of +20% can only be relative, and the claim does not say which percent: 50% to 60% is +10 pts or +20% relative",
      ],
    ],
    [
      "It rises from 50% to 60%, a gain of 20 points.",
      { before: 50, after: 60, gain: 20, gain_kind: "points" },
      [
        "gain-kind: The gain of +20 pts can only be relative, and the claim says points: 50% to 60% is +10 pts or +20% relative",
      ],
    ],
    [
      "It rises from 50% to 60%, a relative gain of 10%.",
      { before: 50, after: 60, gain: 10, gain_kind: "relative" },
      [
        "gain-kind: The gain of +10% rel. can only be points, and the claim says relative: 50% to 60% is +10 pts or +20% relative",
      ],
    ],
    ["It rises from 99% to 100%, by 1%.", { before: 99, after: 100, gain: 1, gain_kind: "percent" }, []],
    ["It rises from 50% to 60%, by 20% relative.", { before: 50, after: 60, gain: 20, gain_kind: "relative" }, []],
    [
      "It reaches 40% accuracy, 60% more.",
      { ...ACCURACY, after: 40, gain: 60, gain_kind: "percent" },
      [
        "gain-kind: The gain of +60% can only be relative, and the claim does not say which percent: as points it would start outside 0–100%",
      ],
    ],
    [
      "From 90% accuracy it gains 15 points.",
      { ...ACCURACY, before: 90, gain: 15, gain_kind: "points" },
      [
        "gain-kind: The gain of +15 pts can only be relative, and the claim says points: as points it would end outside 0–100%",
      ],
    ],
    ["It reaches 60% accuracy, 40% more.", { ...ACCURACY, after: 60, gain: 40, gain_kind: "percent" }, []],
    ["It reaches 40% WER, 60% more.", { ...WER, after: 40, gain: 60, gain_kind: "percent" }, []],
    ["It gains 20%.", { gain: 20, gain_kind: "percent" }, []],
  ]));
