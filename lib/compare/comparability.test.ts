import { describe, expect, it } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { compareProtocols } from "./comparability";
import { toProtocol } from "./protocol";

const ACCURACY = { metric: "accuracy", metric_id: "accuracy" } as const;
const UNSTATED = { metric: null, metric_id: null } as const;
const AIME: Partial<Claim> = { benchmarks: ["AIME 2024"], after: 50, unit: "%", sentence: "" };

const protocol = (slots: Partial<Claim>) => toProtocol(buildClaim({ ...AIME, ...ACCURACY, ...slots }), LEXICON_FACTS);

describe("compareProtocols", () => {
  it.each<[string, Partial<Claim>, Partial<Claim>, string, string[]]>([
    ["the same protocol", {}, { after: 70 }, "comparable", []],
    ["different editions", {}, { benchmarks: ["AIME 2025"] }, "caution", ["edition"]],
    ["different benchmarks", {}, { benchmarks: ["MathVista"] }, "not comparable", ["benchmark"]],
    ["no benchmark", {}, { benchmarks: [] }, "not comparable", ["benchmark"]],
    [
      "an average that contains the benchmark",
      {},
      { benchmarks: ["AIME 2024", "MathVista", "GPQA"], aggregate: true },
      "caution",
      ["average"],
    ],
    ["one value for several", {}, { benchmarks: ["AIME 2024", "MathVista"] }, "caution", ["each"]],
    ["averages over the same set", { aggregate: true }, { aggregate: true }, "comparable", []],
    ["different metrics", {}, { metric: "F1", metric_id: "f1" }, "not comparable", ["metric"]],
    ["metrics of one attempt", {}, { metric: "pass@1", metric_id: "pass-at-1" }, "caution", ["related metric"]],
    [
      "one and several attempts",
      { metric: "pass@1", metric_id: "pass-at-1" },
      { metric: "pass@8", metric_id: "pass-at-8" },
      "not comparable",
      ["metric"],
    ],
    ["an assumed metric", { metric: "pass@1", metric_id: "pass-at-1" }, UNSTATED, "caution", ["metric assumed"]],
    ["two assumed metrics", UNSTATED, UNSTATED, "comparable", []],
    [
      "an unknown metric",
      { benchmarks: ["Eggs"] },
      { benchmarks: ["Eggs"], ...UNSTATED },
      "caution",
      ["metric unknown"],
    ],
    ["percent and fractions", {}, { after: 0.5, unit: "score" }, "not comparable", ["scale"]],
    ["an assumed percentage", {}, { unit: "score" }, "caution", ["scale assumed"]],
    ["seconds and percent", {}, { unit: "s" }, "not comparable", ["scale"]],
    [
      "a gain without values",
      {},
      { before: null, after: null, unit: null, gain: 5, gain_kind: "relative" },
      "comparable",
      [],
    ],
    [
      "different numbers of examples",
      { sentence: "In the zero-shot setting." },
      { sentence: "With 5-shot prompts." },
      "not comparable",
      ["condition"],
    ],
    ["a condition of one", {}, { sentence: "It solves them with tools." }, "caution", ["condition unstated"]],
  ])("judges %s", (_, a, b, level, codes) => {
    for (const [x, y] of [
      [a, b],
      [b, a],
    ] as const) {
      const result = compareProtocols(protocol(x), protocol(y));
      expect([result.level, result.reasons.map(({ code }) => code)]).toEqual([level, codes]);
    }
  });

  it("explains every reason in words", () => {
    const reasons = compareProtocols(
      protocol({ sentence: "zero-shot" }),
      protocol({ benchmarks: ["MathVista"], metric: "F1", metric_id: "f1", unit: "s", sentence: "5-shot" }),
    ).reasons.map(({ text }) => text);
    expect(reasons).toEqual([
      "different benchmarks: AIME\u00a02024 and MathVista".replaceAll("\u00a0", " "),
      "different metrics: accuracy and F1",
      "different scales: % and s",
      "different conditions: zero-shot and 5-shot",
    ]);
  });
});
