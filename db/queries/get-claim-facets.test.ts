import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { parseSize } from "@/lib/query/size-range";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getBenchmark } from "./get-benchmark";
import { getBoardStats } from "./get-board-stats";
import { type FacetKey, getClaimFacets } from "./get-claim-facets";
import { getPaper } from "./get-paper";
import { listBenchmarks } from "./list-benchmarks";
import { listClaims } from "./list-claims";
import { listModels } from "./list-models";
import { listMonthlyCounts } from "./list-monthly-counts";
import { listPapers } from "./list-papers";

const LINES: [published: string | null, abstract: string][] = [
  ["2025-01-05", "Owl-7B goes from 40 to 52 on MathVista. Owl-32B goes from 50 to 60 on MathVista."],
  ["2025-02-05", "Lynx-3B goes from 10 to 20 on MathVista and We-Math, a points gain of 10. Nothing more."],
  ["2025-02-06", "Owl-1B goes from 5 to 9 on Math Vista, a times gain of 2."],
  ["2025-03-01", "Owl-7B goes from 1 to 2 on We-Math. Hen-671B goes from 8 to 9 on Eggs, a points gain of 3."],
  [null, "No numbers here at all."],
];

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const papers = LINES.map(([published, abstract], i) =>
    createTestPaper({ title: `Paper ${i}`, published, abstract, source: `file ${i % 2}` }),
  );
  await board.add(papers);
  await board.add([{ issue: { severity: "skipped", source: "file 0", locator: "line 7", message: "no abstract" } }]);
});
afterAll(() => board.remove());

const facetsOf = (text: string) => getClaimFacets(board.db, parseClaimQuery(text).query).facets;
const counts = (text: string, key: FacetKey) =>
  facetsOf(text)
    [key].filter((v) => v.count > 0)
    .map((v) => `${v.value} ${v.count}`);

describe("getClaimFacets", () => {
  it.each<[string, FacetKey, string[]]>([
    ["", "benchmark", ["mathvista 3", "we-math 2", "eggs 1", "math-vista 1"]],
    ["", "has", ["gain 6", "before-after 6", "benchmark 6"]],
    ["has=gain&q=eggs", "has", ["gain 2", "before-after 2", "benchmark 2"]],
    ["", "model_family", ["Owl 4", "Hen 1", "Lynx 1"]],
    ["model_family=Owl", "model_family", ["Owl 4", "Hen 1", "Lynx 1"]],
    ["model_family=Owl", "benchmark", ["mathvista 2", "math-vista 1", "we-math 1"]],
    ["benchmark=mathvista", "size", ["-3 1", "7-9 1", "13-34 1"]],
    ["size=7", "size", ["-3 2", "7-9 2", "13-34 1", "70- 1"]],
    ["size=7", "model", ["owl-7b 2"]],
    ["q=eggs", "gain_kind", ["points 1"]],
    ["from=2025-02-01&to=2025-02-28", "source", ["file 0 1", "file 1 1"]],
    ["", "check", ["mismatch 2", "ok 1"]],
  ])("with %j counts by %s", (text, key, expected) => expect(counts(text, key)).toEqual(expected));

  it("counts the claims of each benchmark family once", async () => {
    const aime = createTestBoard();
    await aime.add([
      createTestPaper({
        abstract:
          "Owl-7B goes from 40 to 52 on AIME 2024 and AIME 2025. Owl-7B goes from 1 to 2 on AIME 2025. Owl-7B goes from 1 to 2 on Eggs.",
      }),
    ]);
    const read = (text: string) => getClaimFacets(aime.db, parseClaimQuery(text).query).facets;
    expect(read("").family).toEqual([{ value: "aime", label: "AIME", count: 2 }]);
    expect(read("family=AIME").benchmark.map(({ value, count }) => `${value} ${count}`)).toEqual([
      "aime-2025 2",
      "aime-2024 1",
    ]);
    expect(read("benchmark=eggs").family.filter(({ count }) => count > 0)).toEqual([]);
    aime.remove();
  });

  it("lists the most frequent values and the number of unlisted ones", async () => {
    const large = createTestBoard();
    const results = Array.from({ length: 503 }, (_, i) => `Owl-7B goes from 1 to 2 on Bench ${i}.`);
    await large.add([createTestPaper({ abstract: [...results, "Owl-7B goes from 3 to 4 on Bench 502."].join(" ") })]);
    const { facets, unlisted } = getClaimFacets(large.db, parseClaimQuery("").query);
    expect(facets.benchmark).toHaveLength(500);
    expect(facets.benchmark[0]).toMatchObject({ value: "bench-502", count: 2 });
    expect(unlisted).toEqual({ benchmark: 3 });
    large.remove();
  });

  it("reflects changes of the database", () => {
    const before = facetsOf("").kind[0]?.count ?? 0;
    board.db.$client.exec("BEGIN; UPDATE claims SET status = 'rejected' WHERE pk = (SELECT min(pk) FROM claims)");
    expect(facetsOf("").kind[0]?.count).toBe(before - 1);
    board.db.$client.exec("ROLLBACK; UPDATE claims SET status = status");
    expect(facetsOf("").kind[0]?.count).toBe(before);
  });

  it("shows the most frequent spelling", () => {
    expect(facetsOf("").benchmark[0]).toEqual({ value: "mathvista", label: "MathVista", count: 3 });
    expect(facetsOf("").model[0]).toEqual({ value: "owl-7b", label: "Owl-7B", count: 2 });
  });

  it("returns the range of dates regardless of the date filter", () => {
    const { dates } = getClaimFacets(board.db, buildClaimQuery({ from: "2030-01-01" }));
    expect(dates).toEqual({ from: "2025-01-05", to: "2025-03-01" });
  });

  it.each([
    "",
    "from=2025-01-10",
    "to=2025-02-28&source=file+0",
    "q=owl&size=7-9",
    "model_family=owl&kind=change&size_of=active",
    "has=gain&has=benchmark",
    "family=aime&has=before-after",
    "benchmark=mathvista&benchmark=none&confidence=0.6",
    "model=Owl-7B&metric=accuracy",
    "status=rejected&status=extracted&role=own",
    "model_family=none&check=mismatch",
  ])("with %j counts equal the size of the filtered list for every value", (text) => {
    const { query } = parseClaimQuery(text);
    const { facets, years, confidence } = getClaimFacets(board.db, query);
    for (const [key, values] of Object.entries(facets)) {
      for (const { value, count } of values) {
        const filter = key === "size" ? parseSize(value) : value;
        const others = key === "has" ? query.has : [];
        const narrowed = buildClaimQuery({ ...query, [key]: [...others, filter] } as Partial<ClaimQuery>);
        expect([key, value, listClaims(board.db, narrowed).total]).toEqual([key, value, count]);
      }
    }
    const whole = listClaims(board.db, query).total;
    for (const key of ["model_family", "model", "metric", "kind", "size", "role", "status"] as const) {
      if (query[key].length === 0 && key !== "status") {
        expect([key, facets[key].reduce((sum, v) => sum + v.count, 0)]).toEqual([key, whole]);
      }
    }
    for (const { year, count } of years) {
      expect([
        year,
        listClaims(board.db, buildClaimQuery({ ...query, from: `${year}-01-01`, to: `${year}-12-31` })).total,
      ]).toEqual([year, count]);
    }
    for (const { count, ...range } of confidence) {
      expect([range, listClaims(board.db, buildClaimQuery({ ...query, ...range })).total]).toEqual([range, count]);
    }
  });
});

describe("benchmarks", () => {
  it("are listed with summaries of their claims", () => {
    const [first] = listBenchmarks(board.db);
    expect(first).toEqual({
      id: "mathvista",
      name: "MathVista",
      claims: 3,
      papers: 2,
      models: 3,
      changes: 3,
      best: 60,
      best_metric: "accuracy",
      best_unit: "%",
      best_benchmark: "MathVista",
      best_claim: expect.any(String),
      family: "mathvista",
      edition: null,
      usual_metric: "accuracy",
      items: null,
      median_gain: 11,
      median_gain_count: 2,
      metric: "accuracy",
      first_published: "2025-01-05",
      last_published: "2025-02-05",
    });
  });

  it("are returned with all their claims, or null", () => {
    const page = getBenchmark(board.db, "we-math");
    expect(page?.benchmark.claims).toBe(2);
    expect(page?.allResults.map(({ claim }) => claim.model)).toEqual(["Owl-7B", "Lynx-3B"]);
    expect(page?.allResults[1]?.claim.benchmarks).toEqual(["MathVista", "We-Math"]);
    expect(getBenchmark(board.db, "no-such")).toBeNull();
  });
});

describe("the database", () => {
  it("is summarized", () => {
    expect(getBoardStats(board.db)).toMatchObject({
      papers: 5,
      papers_with_claims: 4,
      claims: 6,
      benchmarks: 4,
      models: 5,
      imports: 2,
      issues: 1,
      first_published: "2025-01-05",
      last_published: "2025-03-01",
    });
    expect(listMonthlyCounts(board.db)).toEqual([
      { month: "2025-01", papers: 1, claims: 2 },
      { month: "2025-02", papers: 2, claims: 2 },
      { month: "2025-03", papers: 1, claims: 2 },
    ]);
  });

  it("lists models", () => {
    const owl = { id: "owl-7b", name: "Owl-7B", family: "Owl", size_b: 7, active_b: null };
    expect(listModels(board.db)[0]).toEqual({ ...owl, claims: 2, papers: 2, benchmarks: 2 });
  });
});

describe("papers", () => {
  it.each([
    [{}, "Paper 3, Paper 2, Paper 1, Paper 0, Paper 4"],
    [{ sort: "claims" as const, limit: 2 }, "Paper 0, Paper 3"],
    [{ sort: "title" as const, offset: 3 }, "Paper 3, Paper 4"],
    [{ q: "lynx" }, "Paper 1"],
    [{ q: "ada -owl -lynx" }, "Paper 4"],
    [{ q: "🦉" }, ""],
  ])("are listed by %j", (options, expected) => {
    const { papers } = listPapers(board.db, options);
    expect(papers.map((p) => p.title).sort()).toEqual(expected.split(", ").filter(Boolean).sort());
    if (!("sort" in options)) expect(papers.map((p) => p.title).join(", ")).toBe(expected);
  });

  it("are returned with sentences, claims and locations, or null", () => {
    const [paper] = listPapers(board.db, { q: "lynx" }).papers;
    const page = getPaper(board.db, paper?.id ?? "");
    expect(page?.sentences.map(([start, end]) => page.paper.abstract.slice(start, end).trim())).toEqual([
      "Lynx-3B goes from 10 to 20 on MathVista and We-Math, a points gain of 10.",
      "Nothing more.",
    ]);
    expect(page?.occurrences[0]).toMatchObject({ source: "file 1" });
    expect(getPaper(board.db, "no-such-paper")).toBeNull();
  });
});
