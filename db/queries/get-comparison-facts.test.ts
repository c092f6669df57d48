import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { toFamilyResults } from "@/lib/compare/family-results";
import { DEFAULT_FAMILY_VIEW } from "@/lib/compare/family-view";
import { nameDecisionSchema } from "@/lib/names/name-decision";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { changeNames } from "../store/name-decisions";
import { undoImport } from "../store/undo-import";
import { getBenchmark } from "./get-benchmark";
import { getClaimFacets } from "./get-claim-facets";
import { getComparisonFacts } from "./get-comparison-facts";
import { getLintReport } from "./get-lint-report";
import { listDecisionsInForce } from "./get-user-lexicon";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listClaims } from "./list-claims";
import { toLenientDb } from "./versioned-cache";

/** Values of metrics that no text names, as the usual metric is needed. */
const EXTRACTOR = createTestExtractor("1.0.0", { metric: null, metric_id: null, higher_is_better: null });
const PAPERS = ["Gull One", "Gull Two"].map((name) =>
  createTestPaper({ abstract: `Owl-7B goes from 40 to 41 on ${name}.` }),
);

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add(PAPERS, EXTRACTOR);
});
afterEach(() => board.remove());

const change = (decide: readonly object[], undo: readonly number[] = []) =>
  changeNames(
    board.db,
    { decide: decide.map((draft) => nameDecisionSchema.parse(draft)), undo },
    { extractor: EXTRACTOR, by: null },
  );

const FACTS = { family: "Sea Birds", metric: "accuracy", items: 30 };
const DECISIONS = [
  { action: "describe", kind: "benchmark", name: "Gull One", facts: { ...FACTS, edition: "first" } },
  { action: "describe", kind: "benchmark", name: "Gull Two", facts: FACTS },
];

const parse = (text: string) => parseClaimQuery(text).query;

/** What each reader of the facts says. */
async function readAll() {
  const { db } = board;
  const page = getBenchmark(db, "sea-birds");
  const results = page && toFamilyResults(page, DEFAULT_FAMILY_VIEW, { id: "edition", desc: false });
  return {
    families: listFamilies(db).map(({ id, name, members }) => [id, name, members.map((member) => member.id)]),
    benchmarks: listBenchmarks(db).map(({ edition, usual_metric, items }) => [edition, usual_metric, items]),
    filtered: listClaims(db, parse("family=Sea+Birds")).total,
    facet: getClaimFacets(db, parse("")).facets.family,
    results: results?.rows.map(({ protocol, error, higherIsBetter }) => [
      protocol.edition,
      protocol.metric.name,
      protocol.metric.origin,
      error?.items,
      higherIsBetter,
    ]),
    lint: (await getLintReport(db)).tallies.items,
  };
}

const DECIDED = {
  families: [["sea-birds", "Sea Birds", ["gull-one", "gull-two"]]],
  benchmarks: [
    ["first", "accuracy", 30],
    [null, "accuracy", 30],
  ],
  filtered: 2,
  facet: [{ value: "sea-birds", label: "Sea Birds", count: 2 }],
  results: [
    ["first", "accuracy", "assumed", 30, true],
    [null, "accuracy", "assumed", 30, true],
  ],
  lint: { checked: 2, open: 2, confirmed: 0 },
};

describe("facts of decisions", () => {
  it("take effect everywhere, and no longer once they are undone", async () => {
    const before = await readAll();
    expect(before).toMatchObject({ filtered: 0, facet: [], results: undefined, lint: { checked: 0 } });
    await change(DECISIONS);
    expect(await readAll()).toEqual(DECIDED);
    await change(
      [],
      listDecisionsInForce(board.db).map(({ pk }) => pk),
    );
    expect(await readAll()).toEqual(before);
  });

  it("are kept by imports and their undo", async () => {
    await change(DECISIONS);
    await board.add(
      [createTestPaper({ source: "more.md", abstract: "Owl-7B goes from 50 to 60 on Gull Two." })],
      EXTRACTOR,
    );
    expect((await readAll()).filtered).toBe(3);
    await undoImport(board.db, "more.md", EXTRACTOR);
    expect(await readAll()).toEqual(DECIDED);
  });

  it("give the direction of an assumed metric", async () => {
    await change([...DECISIONS, { action: "describe", kind: "metric", name: "accuracy", facts: { better: "lower" } }]);
    expect((await readAll()).results?.map((row) => row.at(-1))).toEqual([false, false]);
  });

  it("are current on a small board for pages, too", async () => {
    const lenient = toLenientDb(board.db);
    expect(getComparisonFacts(lenient).isFamily("sea-birds")).toBe(false);
    await change(DECISIONS);
    expect(getComparisonFacts(lenient).isFamily("sea-birds")).toBe(true);
  });
});
