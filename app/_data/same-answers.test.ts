import { beforeAll, describe, expect, it } from "vitest";
import { readOverview } from "@/app/_overview/read-overview";
import { GET as getApiBenchmarks } from "@/app/api/v1/benchmarks/route";
import { type BenchmarkData, readBenchmark } from "@/app/benchmarks/read-benchmark";
import { GET as getExport } from "@/app/export/[table]/[format]/route";
import { createTestExtractor, createTestPaper } from "@/db/fixtures/test-board";
import { listBenchmarks, listFamilies } from "@/db/queries/list-benchmarks";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { formatHeadline } from "@/lib/compare/family-results";
import { inRequestScope } from "./fixtures/in-request-scope";
import { createRequest, setUpRouteBoard } from "./fixtures/request-scope";

/** One board through all lists, pages, files and the API: they must give the same best values, medians and reasons. */

const board = setUpRouteBoard();

const ACCURACY = { metric: "accuracy", metric_id: "accuracy" } as const;
const PASS = { metric: "pass@1", metric_id: "pass-at-1", k: null } as const;
const UNSTATED = { metric: null, metric_id: null, higher_is_better: null } as const;
const SCORE = { before: null, points: null, relative: null, error_cut: null } as const;
const GAIN = { ...SCORE, after: null, unit: null, gain_kind: "points" } as const;
const AVERAGE = { aggregate: true, benchmarks: ["AIME 2024", "GPQA Diamond"] } as const;

/** Results of one paper each, all of them on AIME 2024 unless they name other benchmarks. */
const RESULTS: readonly Partial<ExtractedClaim>[] = [
  { ...ACCURACY, before: 40, after: 52, points: 12 },
  { ...PASS, before: 70, after: 74, points: 4 },
  { ...PASS, ...SCORE, after: 80 },
  { ...PASS, ...SCORE, after: 85.5 },
  { ...UNSTATED, ...SCORE, after: 60 },
  { ...PASS, ...SCORE, ...AVERAGE, benchmarks: [...AVERAGE.benchmarks], after: 99 },
  { ...PASS, ...SCORE, after: 0.97, unit: "score" },
  { ...PASS, ...SCORE, after: 95, benchmarks: ["AIME 2025"] },
  { ...PASS, ...SCORE, after: 91, role: "baseline", benchmarks: ["AIME 2025"] },
  { ...PASS, ...GAIN, gain: 30, qualifier: "up to" },
  { metric: "tokens", metric_id: "tokens", ...GAIN, gain: -40, gain_kind: "percent", higher_is_better: false },
];

beforeAll(async () => {
  for (const [i, slots] of RESULTS.entries()) {
    const paper = createTestPaper({ title: `Study ${i}`, abstract: `Owl${i}-7B goes from 1 to 2 on AIME 2024.` });
    await board.get().add([paper], createTestExtractor("1.0.0", slots));
  }
});

const readPage = async (id: string, query = ""): Promise<BenchmarkData> => {
  const data = await inRequestScope(() => readBenchmark(id, new URLSearchParams(query)));
  if (!data) throw new Error(`no results on ${id}`);
  return data;
};

async function readFile(table: string, query = ""): Promise<Record<string, unknown>[]> {
  const params = Promise.resolve({ table, format: "json" });
  const response = await inRequestScope(() => getExport(createRequest(`/${table}.json${query}`), { params }));
  return (await response.json()) as Record<string, unknown>[];
}

describe("AIME 2024", () => {
  const expected = { best: 85.5, best_metric: "pass@1", best_unit: "%", median_gain: 8, median_gain_count: 2 };

  it("has the same best value and median in lists, the API and files", async () => {
    const { db } = board.get();
    const listed = listBenchmarks(db).find(({ id }) => id === "aime-2024");
    expect(listed).toMatchObject(expected);
    const family = listFamilies(db).find(({ id }) => id === "aime");
    expect(family?.members.find(({ id }) => id === "aime-2024")).toEqual(listed);
    const api = await inRequestScope(() => getApiBenchmarks(createRequest("/api/v1/benchmarks")));
    const { data } = (await api.json()) as { data: { id: string }[] };
    expect(data.find(({ id }) => id === "aime-2024")).toEqual(listed);
    expect((await readFile("benchmarks")).find(({ id }) => id === "aime-2024")).toEqual(listed);
  });

  it.each([
    ["aime-2024", ""],
    ["aime", "edition=aime-2024"],
  ])("has them on the page %s?%s, with the same claim", async (id, query) => {
    const listed = listBenchmarks(board.get().db).find((one) => one.id === "aime-2024");
    const { results, benchmark } = await readPage(id, query);
    expect(results.summary?.best).toMatchObject({ value: expected.best, claims: [listed?.best_claim] });
    expect(results.summary?.medianGain).toMatchObject({
      value: expected.median_gain,
      count: expected.median_gain_count,
    });
    expect(results.best.has(listed?.best_claim ?? "")).toBe(true);
    expect(formatHeadline(benchmark, results).best?.claim).toBe(listed?.best_claim);
  });
});

describe("AIME", () => {
  it("has the same headline on the overview and on its page", async () => {
    const overview = await inRequestScope(() => readOverview(new URLSearchParams("family=aime"), null));
    const { results, benchmark } = await readPage("aime");
    expect(overview.answer?.headline).toEqual(formatHeadline(benchmark, results));
    expect(overview.answer?.headline.best?.claim).toBe(
      listFamilies(board.get().db).find(({ id }) => id === "aime")?.best_claim,
    );
  });

  it("excludes the same results for the same reasons on its page and in its file", async () => {
    const { results } = await readPage("aime");
    const file = await readFile("results", "?benchmark=aime");
    expect(results.others.map(({ label }) => label).sort()).toEqual(["pass@1, 0–1", "tokens"]);
    const grouped = [results.main, ...results.others].flatMap((group) => (group ? [group] : []));
    for (const group of grouped) {
      const rows = file.filter((row) => row.group === group.label);
      const toFacts = (id: unknown, caution: unknown, best: unknown) => `${id}: ${caution ?? ""}, ${best}`;
      expect(rows.map((row) => toFacts(row.claim_id, row.caution, row.best)).sort()).toEqual(
        group.results
          .map(({ claim, reasons }) =>
            toFacts(claim.id, reasons.map(({ text }) => text).join("; "), results.best.has(claim.id)),
          )
          .sort(),
      );
    }
    expect(file).toHaveLength(RESULTS.length);
  });

  it("has one best value for each protocol with several values", async () => {
    const { results } = await readPage("aime");
    const best = results.selected.filter(({ claim }) => results.best.has(claim.id));
    expect(best.map(({ protocol, after }) => [protocol.benchmarks.join(), after]).sort()).toEqual([
      ["AIME 2024", 85.5],
      ["AIME 2025", 95],
    ]);
  });
});
