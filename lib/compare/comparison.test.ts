import { describe, expect, test } from "vitest";
import { benchmarkId } from "../claim/benchmark-id";
import type { Claim } from "../claim/claim";
import { buildClaim } from "../claim/fixtures/claim";
import { groupBy } from "../format/group-by";
import { LEXICON_FACTS } from "../names/comparison-facts";
import { findBoardBests } from "./compare-best";
import { formatColumnName } from "./compare-columns";
import type { CompareQuery } from "./compare-query";
import type { ComparedItem } from "./compare-selection";
import { type Comparison, MAX_COMPARED_ROWS, toComparison } from "./comparison";
import { toResults } from "./result";

const of = (id: string, model: string, after: number | null, parts: Partial<Claim> = {}): Claim =>
  buildClaim({ id, model, model_id: model.toLowerCase(), paper_id: `paper of ${model}`, after, ...parts });

const item = (kind: ComparedItem["kind"], name: string, parts: Partial<ComparedItem> = {}): ComparedItem => ({
  kind,
  id: kind === "benchmark" || kind === "family" ? benchmarkId(name) : kind === "paper" ? name : name.toLowerCase(),
  name,
  isKnown: true,
  members: [],
  ...parts,
});

const AVERAGE = { aggregate: true, benchmarks: ["MathVista", "AIME 2024", "GPQA"] };
const AIME = { benchmarks: ["AIME 2024"] };
const ACCURACY = { metric: "accuracy", metric_id: "accuracy" };

/** Compares claims on a board of these and further claims. */
function compare(
  claims: readonly Claim[],
  items: readonly ComparedItem[] = [],
  query: Partial<CompareQuery> = {},
  elsewhere: readonly Claim[] = [],
): Comparison {
  const pairs = toResults([...claims, ...elsewhere], LEXICON_FACTS).flatMap((result) =>
    result.protocol.benchmarkIds.map((id) => ({ id, result })),
  );
  const byId = new Map(
    [...groupBy(pairs, ({ id }) => id)].map(([id, some]) => [id, some.map(({ result }) => result)] as const),
  );
  return toComparison({
    query: { by: "model", metric: [], complete: false, sort: "", ...query },
    items,
    claims,
    pointsOfUnknownUnit: new Set(),
    facts: LEXICON_FACTS,
    findBoardBests: (ids) => findBoardBests(byId, ids),
  });
}

/** The table as text: "*" is the best value, "+" the best of the compared ones, "(id)" a related result. */
const shown = ({ rows, best }: Comparison) =>
  rows.map(({ name, cells }) => [
    name,
    ...cells.map(({ results, related }) => {
      const ids = results.map(({ claim: { id } }) => {
        const mark = best.get(id);
        return id + (mark === undefined ? "" : mark.exceededBy === null ? "*" : "+");
      });
      return ids.join() || (related ? `— (${related.result.claim.id})` : "—");
    }),
  ]);

describe("rows and columns", () => {
  const claims = [of("a", "A", 70), of("b", "B", 80), of("c", "B", 5, AIME)];
  test("has models as rows and benchmarks as columns", () => {
    const comparison = compare(claims);
    expect(shown(comparison)).toEqual([
      ["A", "a", "—"],
      ["B", "b*", "c"],
    ]);
    expect(comparison.columns.map(({ benchmarks }) => benchmarks.join())).toEqual(["MathVista", "AIME 2024"]);
    expect(comparison.results.map(({ claim }) => claim.id)).toEqual(["a", "b", "c"]);
  });
  test("has papers as rows", () => {
    const papers = [of("a", "A", 70, { paper_id: "p", paper_title: "P" }), of("b", "B", 80, { paper_title: "Q" })];
    expect(shown(compare(papers, [], { by: "paper" }))).toEqual([
      ["P", "a"],
      ["Q", "b*"],
    ]);
  });
  test("treats a descriptive model name as a different model in each paper", () => {
    const sized = (id: string, paper: string) =>
      of(id, "7B model", 70, { model_id: null, paper_id: paper, paper_title: `On ${paper}` });
    const { rows } = compare([sized("a", "p"), sized("b", "q")]);
    expect(rows.map(({ describingPaperTitle, paperId, modelId }) => [describingPaperTitle, paperId, modelId])).toEqual([
      ["On p", "p", null],
      ["On q", "q", null],
    ]);
  });
  test("keeps only the chosen benchmarks, in their order", () => {
    const { columns } = compare(claims, [item("benchmark", "AIME 2024"), item("benchmark", "MathVista")]);
    expect(columns.map(({ benchmarkIds }) => benchmarkIds.join())).toEqual(["aime-2024", "mathvista"]);
    expect(shown(compare(claims, [item("benchmark", "AIME 2024")]))).toEqual([["B", "c"]]);
  });
  test("limits the number of rows", () => {
    const many = Array.from({ length: MAX_COMPARED_ROWS + 5 }, (_, i) => of(`c${i}`, `M${i}`, i));
    const { rows, notes } = compare(many);
    expect(rows).toHaveLength(MAX_COMPARED_ROWS);
    expect(rows[0]?.name).toBe(`M${MAX_COMPARED_ROWS + 4}`);
    expect(notes[0]).toContain(`Only ${MAX_COMPARED_ROWS} of ${MAX_COMPARED_ROWS + 5} rows`);
  });
});

describe("columns of one benchmark", () => {
  test.each<[string, Partial<Claim>, string[]]>([
    ["another scale", { unit: "s" }, ["MathVista: accuracy (assumed), %", "MathVista: metric not stated, s"]],
    ["another metric", { metric: "F1", metric_id: "f1" }, ["MathVista: F1, %", "MathVista: accuracy (assumed), %"]],
    ["the same metric, stated", ACCURACY, ["MathVista: accuracy, %"]],
    [
      "an average",
      { aggregate: true },
      ["MathVista: accuracy (assumed), %", "Average over tasks of MathVista: accuracy (assumed), %"],
    ],
  ])("%s", (_, parts, names) =>
    expect(compare([of("a", "A", 70), of("b", "B", 80, parts)]).columns.map(formatColumnName)).toEqual(names),
  );
  test("says why values are comparable only with caution", () => {
    const { columns, notes } = compare([of("a", "A", 70, ACCURACY), of("b", "B", 80)]);
    expect(columns[0]?.cautions).toEqual(["metric not stated; assumed accuracy"]);
    expect(notes).toEqual(["MathVista: accuracy, %: compare with caution: metric not stated; assumed accuracy."]);
    expect(compare([of("a", "A", 70), of("b", "B", 80)]).columns[0]?.cautions).toEqual([]);
  });
  test("a column may have gains only, without a best", () => {
    const gain = { unit: null, gain: 3, gain_kind: "points", before: null } as const;
    const comparison = compare([of("a", "A", null, gain), of("b", "B", null, { ...gain, gain: 4 })]);
    expect(comparison.columns.map(({ content }) => content)).toEqual(["gains"]);
    expect(comparison.best.size).toBe(0);
  });
  test("merges columns that only one of many rows fills", () => {
    const units = ["s", "ms", "tokens"].map((unit, i) => of(`u${i}`, `U${i}`, 5, { unit }));
    const { columns } = compare([of("a", "A", 70), of("b", "B", 80), ...units]);
    expect(columns.map(({ content }) => content)).toEqual(["values", "mixed"]);
  });
});

describe("best values", () => {
  const pair = [of("a", "A", 70), of("b", "B", 80)];
  const twoOf = (parts: Partial<Claim>) => [of("a", "A", 70, parts), of("b", "B", 80, parts)];
  test.each<[string, Claim[], Claim[], Record<string, "board" | "here">]>([
    ["the best on the board", pair, [], { b: "board" }],
    ["a better one elsewhere", pair, [of("z", "Z", 90)], { b: "here" }],
    [
      "a better one of another metric elsewhere",
      pair,
      [of("z", "Z", 90, { metric: "F1", metric_id: "f1" })],
      { b: "board" },
    ],
    ["one row only, with the best on the board", [of("a", "A", 70), of("b", "A", 80)], [], { b: "board" }],
    ["one row only, and a better one elsewhere", [of("a", "A", 70), of("b", "A", 80)], [of("z", "Z", 90)], {}],
    ["the only value on the board", [of("a", "A", 70)], [], {}],
    ["a tie", [of("a", "A", 80), of("b", "B", 80)], [], { a: "board", b: "board" }],
    [
      "lower is better",
      twoOf({ metric: "error rate", metric_id: "error-rate", higher_is_better: false }),
      [],
      { a: "board" },
    ],
    ["seconds, whose direction is unknown", twoOf({ unit: "s", higher_is_better: null }), [], {}],
    ["averages", twoOf(AVERAGE), [], {}],
    ["different scales", [of("a", "A", 70), of("b", "B", 8, { unit: "s" })], [], {}],
    ["no benchmark", twoOf({ benchmarks: [] }), [], {}],
  ])("%s", (_, claims, elsewhere, marks) => {
    const { best } = compare(claims, [], {}, elsewhere);
    expect(Object.fromEntries([...best].map(([id, { exceededBy }]) => [id, exceededBy ? "here" : "board"]))).toEqual(
      marks,
    );
  });
  test("one protocol has one best value, and its metric is named if there are several", () => {
    const pass = { metric: "pass@1", metric_id: "pass-at-k", k: 1 };
    const { best, columns } = compare([...twoOf(ACCURACY), of("c", "C", 60, pass), of("d", "D", 50, pass)]);
    expect(columns.filter(({ content }) => content === "values").length).toBeLessThanOrEqual(2);
    expect([...best.keys()].sort()).toEqual(["b", "c"]);
  });
});

describe("nothing chosen disappears", () => {
  const average = of("avg", "Sky", 72, AVERAGE);
  const aime = item("benchmark", "AIME 2024");
  test("a model keeps its row with the average that contains the benchmark", () => {
    const comparison = compare([average], [aime, item("model", "Sky")]);
    expect(shown(comparison)).toEqual([["Sky", "— (avg)"]]);
    expect(comparison.rows[0]?.cells[0]?.related?.relation).toBe("average of 3: MathVista, AIME 2024 and GPQA");
    expect(comparison.results.map(({ claim }) => claim)).toEqual([average]);
  });
  test.each<[string, Claim[], ComparedItem[], string[][]]>([
    ["a paper with an average", [average], [aime, item("paper", "paper of Sky")], [["Sky", "— (avg)"]]],
    ["a claim with an average", [average], [aime, item("claim", "avg")], [["Sky", "— (avg)"]]],
    ["a model with a value", [of("v", "Sky", 60, AIME), average], [aime, item("model", "Sky")], [["Sky", "v"]]],
    ["a model with another benchmark", [of("v", "Sky", 60)], [aime, item("model", "Sky")], [["Sky", "—"]]],
    [
      "a paper with another benchmark",
      [of("v", "Sky", 60)],
      [aime, item("paper", "paper of Sky")],
      [["paper of Sky", "—"]],
    ],
    ["a model without claims", [], [aime, item("model", "Sky")], [["Sky", "—"]]],
    [
      "another edition",
      [of("v", "Sky", 60, { benchmarks: ["AIME 2025"] })],
      [aime, item("model", "Sky")],
      [["Sky", "— (v)"]],
    ],
    [
      "a single edition before an average",
      [average, of("e", "Sky", 60, { aggregate: true, benchmarks: ["AIME 2025"] })],
      [aime, item("model", "Sky")],
      [["Sky", "— (avg)"]],
    ],
    ["an average of models that were not chosen", [of("v", "Owl", 60, AIME), average], [aime], [["Owl", "v"]]],
  ])("%s", (_, claims, items, rows) => expect(shown(compare(claims, items))).toEqual(rows));
  test("unknown items say so", () => {
    const items = [item("benchmark", "Eggs", { isKnown: false }), item("model", "Emu", { isKnown: false })];
    const { rows, columns } = compare([], items);
    expect(rows.map(({ name, isUnknown }) => [name, isUnknown])).toEqual([["Emu", true]]);
    expect(columns.map(formatColumnName)).toEqual(["Eggs: nothing on this board"]);
  });
  test("a metric that was filtered out is related", () => {
    const claims = [of("a", "A", 70, ACCURACY), of("b", "B", 3, { unit: "s" })];
    const items = [item("benchmark", "MathVista"), item("model", "A"), item("model", "B")];
    expect(shown(compare(claims, items, { metric: ["accuracy-percent"] }))).toEqual([
      ["A", "a"],
      ["B", "— (b)"],
    ]);
  });
});

test("rows with values on more benchmarks come first, then the best values; averages and gains alone come last", () => {
  const { rows } = compare(
    [
      of("g", "Gain", null, { gain: 5 }),
      of("v", "Average", 99, AVERAGE),
      of("v2", "Average", null, { gain: 9, metric: "latency", metric_id: "latency" }),
      of("a", "Low", 70),
      of("b", "High", 80),
      of("c", "Other", 90, AIME),
      of("d", "Both", 60),
      of("e", "Both", 50, AIME),
    ],
    [item("benchmark", "MathVista"), item("benchmark", "AIME 2024")],
  );
  expect(rows.map(({ name }) => name)).toEqual(["Both", "High", "Low", "Other", "Gain", "Average"]);
});

describe("families", () => {
  const members = ["AIME 2024", "AIME 2025", "AIME"].map((name) => ({ id: benchmarkId(name), name, isKnown: true }));
  const family = item("family", "AIME", { members });
  const claims = [
    of("a", "A", 70, AIME),
    of("b", "B", 80, AIME),
    of("c", "B", 50, { benchmarks: ["AIME 2025"] }),
    of("d", "D", 50),
  ];
  test("adds its benchmarks as columns", () => {
    const { columns } = compare(claims, [family]);
    expect(columns.map(({ benchmarks, content }) => [...benchmarks, content])).toEqual([
      ["AIME 2024", "values"],
      ["AIME 2025", "values"],
    ]);
  });
  test("a complete row has a value on every benchmark that any row has", () => {
    const comparison = compare(claims, [family], { complete: true });
    expect(shown(comparison)).toEqual([["B", "b*", "c"]]);
    expect(comparison.hidden).toEqual(["A"]);
  });
  test("a chosen benchmark that no row has leaves no complete row", () => {
    const { rows, hidden } = compare(claims, [family, item("benchmark", "AIME")], { complete: true });
    expect([rows.length, hidden]).toEqual([0, ["A", "B"]]);
  });
  test("without benchmarks every row is complete", () => {
    expect(compare(claims, [item("model", "A")], { complete: true }).hidden).toEqual([]);
  });
  test("a family without results has one column with the nearest average", () => {
    const comparison = compare([of("avg", "Sky", 72, AVERAGE)], [family, item("model", "Sky")]);
    expect(comparison.columns.map(formatColumnName)).toEqual(["AIME, all editions: no result in this comparison"]);
    expect(shown(comparison)).toEqual([["Sky", "— (avg)"]]);
  });
  test("an unknown family keeps one column", () => {
    const { columns } = compare([], [item("family", "Eggs", { isKnown: false })]);
    expect(columns.map(formatColumnName)).toEqual(["Eggs: nothing on this board"]);
  });
});

describe("order", () => {
  const ms = { unit: "ms", metric: "latency", metric_id: "latency", higher_is_better: false };
  const claims = [
    of("a", "A", 70),
    of("b", "B", 90),
    of("c", "C", 80),
    of("d", "D", 9, { benchmarks: ["GPQA"] }),
    of("g", "E", null, { gain: 3, gain_kind: "points" }),
    of("e", "A", 20, ms),
    of("f", "C", 10, ms),
  ];
  const key = compare(claims).columns[0]?.key;
  const names = (sort: string) => compare(claims, [], { sort }).rows.map(({ name }) => name);
  test.each([
    [`-${key}`, ["B", "C", "A", "E", "D"]],
    [`${key}`, ["A", "C", "B", "E", "D"]],
    ["name", ["A", "B", "C", "D", "E"]],
    ["-name", ["E", "D", "C", "B", "A"]],
  ])("%s, gains without values and unknown values last", (sort, expected) => expect(names(sort)).toEqual(expected));
  test("an unknown column changes nothing", () => {
    expect(compare(claims, [], { sort: "-eggs" }).sort).toBeNull();
    expect(names("-eggs")).toEqual(names(""));
  });
  test("chosen models come in their order", () => {
    const { rows } = compare(claims, [item("model", "C"), item("model", "A")]);
    expect(rows.slice(0, 2).map(({ name }) => name)).toEqual(["C", "A"]);
  });
});
