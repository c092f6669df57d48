import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { checkGain } from "../claim/gain";
import { FINDING_CODES } from "./finding";
import { createLinter } from "./lint-claims";

const ACCURACY = { metric: "accuracy", metric_id: "accuracy" } satisfies Partial<Claim>;
const WER = {
  metric: "WER",
  metric_id: "wer",
  higher_is_better: false,
  benchmarks: ["LibriSpeech"],
} satisfies Partial<Claim>;
const LATENCY = {
  metric: "latency",
  metric_id: "latency",
  higher_is_better: false,
  unit: "s",
  benchmarks: [],
} satisfies Partial<Claim>;
const AIME = { ...ACCURACY, benchmarks: ["AIME 2024"] } satisfies Partial<Claim>;
const PASS = { metric: "pass@1", metric_id: "pass-at-1", k: 1, benchmarks: ["AIME 2024"] } satisfies Partial<Claim>;

const lintClaims = (claims: readonly Claim[]) => {
  const linter = createLinter();
  for (const claim of claims) linter.addClaim(claim);
  return linter.finish();
};

/** Builds a claim whose arithmetic is checked as in extraction. */
const build = (parts: Partial<Claim>): Claim => {
  const claim = buildClaim({ sentence: "", ...parts });
  return { ...claim, ...checkGain(claim) };
};

/** Lists the findings of claims as "code: message", with plain spaces. */
const list = (claims: readonly Claim[]): string[] =>
  lintClaims(claims).findings.map(({ code, message }) => `${code}: ${message.replace(/\s/g, " ")}`);

/** Sentence, slots of the claim, findings. */
type Case = readonly [sentence: string, parts: Partial<Claim>, expected: readonly string[]];
const check = (cases: readonly Case[]): void =>
  it.each(cases)("%s", (sentence, parts, expected) => expect(list([build({ sentence, ...parts })])).toEqual(expected));

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

/** Two values of Owl on MathVista in the sentences of one paper. */
const repeat = (first: Partial<Claim>, second: Partial<Claim>): Claim[] =>
  [first, second].map((parts, i) => build({ id: `c${i}`, ...ACCURACY, ...parts }));

it.each<[string, Claim[], string[]]>([
  [
    "two values of one system",
    repeat({ after: 60.1 }, { after: 61.4 }),
    ["two-values: Model-7B on MathVista, accuracy, %: 60.1% and 61.4% in one abstract"],
  ],
  ["one value, rounded", repeat({ after: 60.1 }, { after: 60 }), []],
  ["one value twice", repeat({ after: 60.1 }, { after: 60.1 }), []],
  ["two benchmarks", repeat({ after: 60.1 }, { after: 61.4, benchmarks: ["GSM8K"] }), []],
  ["two systems", repeat({ after: 60.1 }, { after: 61.4, method: "Nest" }), []],
  ["two sizes", repeat({ after: 60.1 }, { after: 61.4, size_b: 13 }), []],
  ["a result and its baseline", repeat({ after: 60.1 }, { after: 61.4, role: "baseline" }), []],
  ["two conditions", repeat({ after: 60.1, sentence: "0-shot" }, { after: 61.4, sentence: "5-shot" }), []],
  ["a bound", repeat({ after: 60.1 }, { after: 58, qualifier: "over" }), []],
  ["no named system", repeat({ after: 60.1, model: null }, { after: 61.4, model: null }), []],
  [
    "two papers",
    repeat({ after: 60.1, paper_title: "A" }, { after: 61.4, paper_id: "q", paper_title: "B" }),
    ['disagreement: Model-7B on MathVista, accuracy, %: 60.1% in "A", 61.4% in "B"'],
  ],
])("compares %s", (_, claims, expected) => expect(list(claims)).toEqual(expected));

it("counts what could be checked, and what a person confirmed", () => {
  const claims = [
    build({ id: "a", ...ACCURACY, after: 104 }),
    build({ id: "b", ...ACCURACY, after: 105, model: "Lynx", model_id: "lynx", status: "accepted" }),
    build({ id: "c", ...ACCURACY, after: 90, model: "Hare", model_id: "hare" }),
    build({ id: "d", benchmarks: [], gain: 3, gain_kind: "times" }),
  ];
  const { tallies, claims: count, findings } = lintClaims(claims);
  expect(count).toBe(4);
  expect(tallies.range).toEqual({ checked: 3, open: 1, confirmed: 1 });
  expect(tallies.items).toEqual({ checked: 0, open: 0, confirmed: 0 });
  expect(Object.keys(tallies)).toEqual(FINDING_CODES);
  expect(findings.map(({ claims: ids, isConfirmed }) => [...ids, isConfirmed])).toEqual([
    ["a", false],
    ["b", true],
  ]);
});

it("lists the findings on the benchmarks of most papers first", () => {
  const claims = [
    build({ id: "rare", ...ACCURACY, after: 104, benchmarks: ["GSM8K"], paper_id: "p1" }),
    build({ id: "frequent", ...ACCURACY, after: 105, paper_id: "p2" }),
    build({ id: "other", ...ACCURACY, after: 50, paper_id: "p3", model: "Lynx", model_id: "lynx" }),
  ];
  expect(lintClaims(claims).findings.map(({ claims: [id] }) => id)).toEqual(["frequent", "rare"]);
});
