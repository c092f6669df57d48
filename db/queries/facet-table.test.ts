import { afterEach, beforeEach, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { listTableRows } from "../fixtures/list-table-rows";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { closeDb, type Db, openReadonlyDb } from "../open";
import { correctClaim, reviewClaim } from "../store/review";
import { undoImport } from "../store/undo-import";
import { getFacetTable, readFacetTable } from "./facet-table";
import { getBoardStats } from "./get-board-stats";
import { getClaimFacets } from "./get-claim-facets";
import { getDataQuality } from "./get-data-quality";
import { listBenchmarks, listFamilies } from "./list-benchmarks";
import { listClaimRows } from "./list-claim-rows";
import { listClaims } from "./list-claims";
import { listModelResults } from "./list-model-results";
import { listModels } from "./list-models";
import { listMonthlyCounts } from "./list-monthly-counts";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({ title: "B", published: "2025-05-20", source: "first.md" }),
    createTestPaper({
      title: "A",
      published: "2025-05-20",
      abstract: "Owl-7B goes from 1 to 2 on GSM8K and MATH. Hen-3B goes from 3 to 4 on GSM8K.",
    }),
    createTestPaper({ title: "C", published: null, abstract: "Lynx-70B goes from 5 to 6 on Eggs." }),
    createTestPaper({ title: "D", published: "2024-01", abstract: "Crow-1B goes from 7 to 8 on Nests." }),
  ]);
});
afterEach(() => board.remove());

const idOf = (title: string): string =>
  listClaims(board.db, buildClaimQuery()).claims.find((claim) => claim.paper_title === title)?.id ?? "";
const lines = (text: string) => `Owl-9B goes from 1 to ${text} on Twigs. Owl-9B goes from 2 to ${text} on Eggs.`;

const CHANGES: Record<string, () => unknown> = {
  "nothing of a claim": () => board.db.$client.exec("UPDATE imports SET last_at = last_at"),
  "papers at the start, in the middle and at the end": () =>
    board.add([
      createTestPaper({ title: "E", published: "2026-01-01", abstract: lines("11") }),
      createTestPaper({ title: "AA", published: "2025-05-20", abstract: lines("12") }),
      createTestPaper({ title: "F", published: "2024-06", abstract: lines("13") }),
      createTestPaper({ title: "G", published: null, abstract: lines("14") }),
      createTestPaper({ title: "H", published: null, abstract: "Nothing is reported." }),
    ]),
  "a rejected claim": () => reviewClaim(board.db, idOf("A"), "rejected", { by: null }),
  "a corrected claim": () => correctClaim(board.db, idOf("D"), { benchmarks: ["Twigs"], after: 9 }, { by: null }),
  "another version of the extractor": () =>
    board.add(
      [createTestPaper({ title: "B", published: "2025-05-20", source: "second.md" })],
      createTestExtractor("2.0.0", { confidence: 0.5, metric: "F1", metric_id: "f1" }),
    ),
  "the same paper from another source": () =>
    board.add([createTestPaper({ title: "B", published: "2025-05-20", source: "third.md" })]),
  "a paper with a later date": () => board.add([createTestPaper({ title: "B", published: "2025-05-21" })]),
  "an import that is undone": () => undoImport(board.db, "first.md", createTestExtractor()),
  "an empty board": () => board.db.$client.exec("DELETE FROM papers"),
  "changes that are no longer listed": () => {
    reviewClaim(board.db, idOf("A"), "rejected", { by: null });
    reviewClaim(board.db, idOf("D"), "rejected", { by: null });
    board.db.$client.exec("DELETE FROM changes WHERE seq < (SELECT max(seq) FROM changes)");
  },
};

it.each(Object.keys(CHANGES))("is the same after a change as when it is read anew: %s", async (name) => {
  const before = getFacetTable(board.db);
  await CHANGES[name]?.();
  const after = getFacetTable(board.db);
  expect(listTableRows(after)).toEqual(listTableRows(readFacetTable(board.db)));
  expect(after === before).toBe(name === "nothing of a claim");
  const counted = getClaimFacets(board.db, buildClaimQuery()).facets.status.reduce((sum, { count }) => sum + count, 0);
  expect(counted).toBe(after.count);
});

/** Reads of the whole board that are extended by what changed. */
const readWhole = (db: Db) => ({
  stats: getBoardStats(db),
  quality: getDataQuality(db),
  months: listMonthlyCounts(db),
  families: listFamilies(db),
  benchmarks: listBenchmarks(db),
  models: listModels(db),
  results: listModels(db).map(({ id }) => listModelResults(db).list(id)),
});

it.each(Object.keys(CHANGES))(
  "has the same counts and summaries after a change as a new connection: %s",
  async (name) => {
    const before = readWhole(board.db);
    await CHANGES[name]?.();
    const after = readWhole(board.db);
    const fresh = openReadonlyDb(board.file);
    expect(after).toEqual(readWhole(fresh));
    expect(before.models.length).toBeGreaterThan(3);
    closeDb(fresh);
  },
);

it("reads only what changed", () => {
  const before = getFacetTable(board.db);
  reviewClaim(board.db, idOf("D"), "rejected", { by: null });
  expect(getFacetTable(board.db).dictionaries).toBe(before.dictionaries);
});

it.each([
  "",
  "page=2&per=2",
  "q=goes",
  "q=goes -eggs&sort=-gain",
  "q=none",
  "q=?",
  "benchmark=gsm8k",
  "benchmark=none",
  "family=gsm8k",
  "model=Owl-7B",
  "model=owl 7b&model=none",
  "model_family=owl",
  "model_family=none",
  "metric=Accuracy",
  "metric=none",
  "has=benchmark&has=gain",
  "size=7-9&size=unknown",
  "confidence=0.95",
  "from=2024&to=2025-05",
  "status=rejected",
  "source=first.md",
  "sort=-gain,paper_title&page=2&per=3",
  "sort=published",
])("lists the claims of %j like SQL does", (text) => {
  reviewClaim(board.db, idOf("D"), "rejected", { by: null });
  const { query } = parseClaimQuery(text);
  const expected = listClaims(board.db, query);
  const { rows, total } = listClaimRows(board.db, query);
  expect([rows.map(({ id }) => id), total]).toEqual([expected.claims.map(({ id }) => id), expected.total]);
});
