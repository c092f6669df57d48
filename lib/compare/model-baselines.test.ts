import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { toModelBaselines } from "./model-baselines";

const change = (paper_id: string, before: number, after: number, parts: Partial<Claim> = {}) =>
  buildClaim({
    id: `${paper_id} ${before}`,
    paper_id,
    paper_title: paper_id,
    before,
    after,
    method: "Method",
    ...parts,
  });
const shown = (claims: Claim[], baselineClaims: Claim[] = []) =>
  toModelBaselines(claims, baselineClaims, LEXICON_FACTS).map(({ scope, label, note, values }) => [
    `${scope}: ${label}`,
    note,
    ...values.map(({ claim, after }) => `${claim.paper_title} ${after}`),
  ]);

describe("toModelBaselines", () => {
  test.each<[string, Claim[], Claim[], unknown[]]>([
    ["a single paper", [change("a", 60, 70), change("a", 61, 72)], [], []],
    [
      "two values",
      [change("a", 68.2, 70), change("b", 66.3, 72)],
      [],
      [
        [
          "MathVista: accuracy (assumed), %",
          "2\u00a0papers report values that differ by up to 1.9\u00a0pts.",
          "b 66.3",
          "a 68.2",
        ],
      ],
    ],
    [
      "agreement",
      [change("a", 66.3, 70), change("b", 66.3, 72, { baseline: "its base model" })],
      [],
      [["MathVista: accuracy (assumed), %", "2\u00a0papers agree: 66.3%.", "a 66.3", "b 66.3"]],
    ],
    ["the before value of another baseline", [change("a", 60, 70), change("b", 65, 72, { baseline: "GRPO" })], [], []],
    ["the result of a method", [change("a", 60, 70), buildClaim({ paper_id: "b", after: 80, method: "M" })], [], []],
    [
      "a score, a baseline score and a before value of the model",
      [
        change("a", 60, 70),
        buildClaim({ paper_id: "b", paper_title: "b", after: 62 }),
        buildClaim({ paper_id: "c", paper_title: "c", after: 61, method: "M", role: "baseline" }),
      ],
      [change("d", 64, 90, { baseline: "Model-7B" })],
      [
        [
          "MathVista: accuracy (assumed), %",
          "4\u00a0papers report values that differ by up to 4\u00a0pts.",
          "a 60",
          "c 61",
          "b 62",
          "d 64",
        ],
      ],
    ],
    [
      "metrics are kept apart",
      [change("a", 60, 70, { metric: "accuracy" }), change("b", 65, 72, { metric: "F1" })],
      [],
      [],
    ],
    [
      "gains, counts and nameless benchmarks give no value",
      [
        change("a", 60, 70, { benchmarks: [] }),
        change("b", 61, 70, { benchmarks: [] }),
        buildClaim({ paper_id: "c", gain: 3, unit: null }),
        buildClaim({ paper_id: "d", after: 3, of: 9 }),
      ],
      [],
      [],
    ],
  ])("%s", (_, claims, baselineClaims, expected) => expect(shown(claims, baselineClaims)).toEqual(expected));

  test("sorts disagreements first", () => {
    const eggs = { benchmarks: ["Eggs"] };
    const found = toModelBaselines(
      [change("a", 60, 70), change("b", 60, 72), change("a", 1, 2, eggs), change("b", 3, 4, eggs)],
      [],
      LEXICON_FACTS,
    );
    expect(found.map(({ scope, differs }) => [scope, differs])).toEqual([
      ["Eggs", true],
      ["MathVista", false],
    ]);
  });

  test("lists only the extremes of many values", () => {
    const [many] = toModelBaselines(
      Array.from({ length: 30 }, (_, i) => change(`p${i}`, 40 + i, 90)),
      [],
      LEXICON_FACTS,
    );
    expect(many?.values.map(({ after }) => after)).toEqual([40, 41, 42, 43, 44, 45, 64, 65, 66, 67, 68, 69]);
    expect(many?.note).toContain("Only the 6 lowest and 6 highest are listed.");
  });
});
