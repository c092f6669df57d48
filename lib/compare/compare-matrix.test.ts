import { describe, expect, test } from "vitest";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { MAX_MATRIX_ROWS, selectComparedClaims, sortRowsAsRequested, toMatrix } from "./compare-matrix";

const byModel = { by: "model", benchmark: [] } as const;
const of = (id: string, model: string, after: number, parts: Partial<Claim> = {}) =>
  buildClaim({ id, model, model_id: model.toLowerCase(), paper_id: `paper of ${model}`, after, ...parts });

const shown = (claims: Claim[], query: Parameters<typeof toMatrix>[1] = byModel) => {
  const { rows } = toMatrix(selectComparedClaims(claims, { ...query, metric: [] }), query);
  return rows.map(({ key, cells }) => [
    key,
    ...cells.map((cell) => cell?.claims.map((c) => c.id + (cell.best.has(c.id) ? "*" : "")).join() ?? "—"),
  ]);
};

describe("rows and columns", () => {
  test("has models as rows, benchmarks as columns and empty cells for missing values", () => {
    const claims = [of("a", "A", 70), of("b", "B", 80), of("c", "B", 5, { benchmarks: ["AIME 2024"] })];
    expect(shown(claims)).toEqual([
      ["a", "a", "—"],
      ["b", "b*", "c"],
    ]);
    expect(toMatrix(claims, byModel).columns.map(({ axis }) => axis.benchmarks[0])).toEqual(["MathVista", "AIME 2024"]);
  });
  test("papers as rows", () => {
    const claims = [of("a", "A", 70, { paper_id: "p" }), of("b", "B", 80, { paper_id: "p" }), of("c", "C", 75)];
    expect(shown(claims, { by: "paper", benchmark: [] })).toEqual([
      ["p", "a,b*"],
      ["paper of C", "c"],
    ]);
  });
  test("treats a descriptive model name as a different model in each paper", () => {
    const sized = (id: string, paper: string) =>
      of(id, "7B model", 70, { model_id: null, paper_id: paper, paper_title: `On ${paper}` });
    const claims = [sized("a", "p"), sized("b", "q")];
    expect(shown(claims)).toEqual([
      ["7b model of p", "a*"],
      ["7b model of q", "b*"],
    ]);
    const { rows } = toMatrix(claims, byModel);
    expect(
      rows.map(({ name, describingPaperTitle: paper, paperId: id, modelId: model }) => [name, paper, id, model]),
    ).toEqual([
      ["7B model", "On p", "p", null],
      ["7B model", "On q", "q", null],
    ]);
  });
  test("keeps only requested benchmarks", () => {
    const claims = [of("a", "A", 70), of("b", "A", 80, { benchmarks: ["AIME 2024"] })];
    expect(shown(claims, { by: "model", benchmark: ["aime-2024"] })).toEqual([["a", "b"]]);
  });
  test("puts gains without values into separate columns without a best value", () => {
    const gain = (id: string, model: string, parts: Partial<Claim>) =>
      buildClaim({ id, model, model_id: model.toLowerCase(), unit: null, ...parts });
    const claims = [
      gain("a", "A", { gain: 3, gain_kind: "points" }),
      gain("b", "B", { gain: 4, gain_kind: "points" }),
      gain("c", "B", { gain: 4, gain_kind: "relative" }),
    ];
    expect(shown(claims)).toEqual([
      ["a", "a", "—"],
      ["b", "b", "c"],
    ]);
    expect(toMatrix(claims, byModel).columns.map((column) => column.label)).toEqual([
      "metric not stated, gain in points",
      "metric not stated, relative gain",
    ]);
    expect(toMatrix(claims, byModel).notes).toEqual([]);
  });
  test("is empty without claims", () => expect(toMatrix([], byModel)).toEqual({ columns: [], rows: [], notes: [] }));
});

const NO_WAY = { unit: "ms", higher_is_better: null } as const;

describe("best values", () => {
  test.each([
    ["nobody is best alone", [of("a", "A", 70), of("b", "A", 80)], [["a", "a,b"]]],
    [
      "both where they are equal",
      [of("a", "A", 70), of("b", "B", 70)],
      [
        ["a", "a*"],
        ["b", "b*"],
      ],
    ],
    [
      "the lowest where less is better",
      [of("a", "A", 7, { higher_is_better: false }), of("b", "B", 9, { higher_is_better: false })],
      [
        ["a", "a*"],
        ["b", "b"],
      ],
    ],
    [
      "never across metrics",
      [of("a", "A", 70, { metric: "accuracy" }), of("b", "B", 80, { metric: "F1" })],
      [
        ["a", "a", "—"],
        ["b", "—", "b"],
      ],
    ],
    [
      "never in a unit of measure whose direction nobody knows",
      [of("a", "A", 900, NO_WAY), of("b", "B", 90, NO_WAY)],
      [
        ["a", "a"],
        ["b", "b"],
      ],
    ],
    [
      "in a unit of measure where one of them knows the way",
      [of("a", "A", 900, { ...NO_WAY, higher_is_better: false }), of("b", "B", 90, NO_WAY)],
      [
        ["a", "a"],
        ["b", "b*"],
      ],
    ],
    [
      "the highest of percentages of which nobody knows the way",
      [of("a", "A", 70, { higher_is_better: null }), of("b", "B", 80, { higher_is_better: null })],
      [
        ["a", "a"],
        ["b", "b*"],
      ],
    ],
    [
      "never where the benchmark is not named",
      [of("a", "A", 70, { benchmarks: [] }), of("b", "B", 80, { benchmarks: [] })],
      [
        ["a", "a"],
        ["b", "b"],
      ],
    ],
    [
      "a count by its share",
      [of("a", "A", 70), of("b", "B", 40, { of: 50, unit: "count" })],
      [
        ["a", "a"],
        ["b", "b*"],
      ],
    ],
    [
      "by where a change ends",
      [of("a", "A", 70, { before: 10 }), of("b", "B", 69, { before: 68 })],
      [
        ["a", "a*"],
        ["b", "b"],
      ],
    ],
  ])("%s", (_, claims, expected) => expect(shown(claims)).toEqual(expected));
});

test("explains why columns are separate", () => {
  const claims = [of("a", "A", 70, { metric: "pass@1", k: 1 }), of("b", "B", 80), of("c", "C", 3, { benchmarks: [] })];
  expect(toMatrix(claims, byModel).notes).toEqual([
    "MathVista is reported in 2 ways that are not comparable: pass@1, % (A); metric not stated, % (B).",
  ]);
});

test("lists different conditions within a column", () => {
  const claims = [
    of("a", "A", 70, { sentence: "Zero-shot, A reaches 70." }),
    of("b", "B", 80, { sentence: "With 5-shot prompts B reaches 80." }),
    of("c", "C", 60, { sentence: "C reaches 60." }),
  ];
  expect(toMatrix(claims, byModel).notes).toEqual([
    "Evaluation conditions on MathVista (metric not stated, %) differ: zero-shot (A); 5-shot (B); not stated (C).",
  ]);
  expect(toMatrix(claims.slice(2), byModel).notes).toEqual([]);
});

test("selects the same claims for counts, downloads and the table", () => {
  const eggs = { benchmarks: ["MathVista", "Eggs"] };
  const claims = [of("a", "A", 70), of("b", "A", 60, eggs), of("c", "B", 5, { metric: "tokens", unit: "tokens" })];
  const idsOf = (benchmark: string[], metric: string[]) =>
    selectComparedClaims(claims, { benchmark, metric }).map(({ id }) => id);
  expect(idsOf([], [])).toEqual(["a", "b", "c"]);
  expect(idsOf(["mathvista"], [])).toEqual(["a", "c"]);
  expect(idsOf(["mathvista"], ["unstated-percent"])).toEqual(["a"]);
});

test("excludes averages over benchmarks that were not requested", () => {
  const claims = [of("a", "A", 70), of("b", "A", 60, { benchmarks: ["MathVista", "Eggs"], aggregate: true })];
  expect(shown(claims, { by: "model", benchmark: ["mathvista"] })).toEqual([["a", "a"]]);
  expect(shown(claims, { by: "model", benchmark: ["mathvista", "eggs"] })).toEqual([["a", "a", "b"]]);
});

test("sorts columns as requested, with averages last", () => {
  const claims = [
    of("a", "A", 70, { benchmarks: ["MathVista"] }),
    of("b", "B", 70, { benchmarks: ["MathVista"] }),
    of("c", "A", 40, { benchmarks: ["Eggs", "MathVista"], aggregate: true }),
    of("d", "A", 60, { benchmarks: ["Eggs"] }),
  ];
  const order = (...benchmark: string[]) => shown(claims, { by: "model", benchmark })[0];
  expect(order("eggs", "mathvista")).toEqual(["a", "d", "a*", "c"]);
  expect(order("mathvista", "eggs")).toEqual(["a", "a*", "d", "c"]);
});

test("sorts many rows by benchmarks, then filled columns, then best value", () => {
  const ways = ["accuracy", "F1", "pass@1"].map((metric, i) => of(`w${i}`, "Ways", i, { metric, metric_id: metric }));
  const many = Array.from({ length: 20 }, (_, i) => of(`m${i}`, `M${i}`, i));
  const eggs = of("e", "E", 99, { benchmarks: ["Eggs"] });
  const both = [of("x", "Both", 1), of("y", "Both", 2, { benchmarks: ["Eggs"] })];
  const { rows } = toMatrix([eggs, ...many, ...ways, ...both], byModel);
  const keys = rows.map(({ key }) => key);
  expect([...keys.slice(0, 4), keys.at(-1)]).toEqual(["both", "ways", "m19", "m18", "e"]);
});

test("keeps the rows with most filled columns and says so", () => {
  const many = Array.from({ length: MAX_MATRIX_ROWS + 5 }, (_, i) => of(`m${i}`, `M${i}`, i));
  const full = [of("x", "Full", 1), of("y", "Full", 2, { benchmarks: ["Eggs"] })];
  const { rows, notes } = toMatrix([...many, ...full], byModel);
  expect(rows).toHaveLength(MAX_MATRIX_ROWS);
  expect(rows[0]?.key).toBe("full");
  expect(notes[0]).toContain(`${MAX_MATRIX_ROWS} of ${MAX_MATRIX_ROWS + 6}`);
});

test("sorts rows as requested", () => {
  const matrix = toMatrix([of("a", "A", 1), of("b", "B", 2), of("c", "C", 3)], byModel);
  const order = (paper: string[], model: string[]) =>
    sortRowsAsRequested(matrix, { paper, model }).rows.map(({ key }) => key);
  expect(order(["c", "a"], [])).toEqual(["c", "a", "b"]);
  expect(order([], ["B", "the A model"])).toEqual(["b", "a", "c"]);
});
