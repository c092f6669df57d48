import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { correctClaim, reviewClaim } from "../store/review";
import { undoImport } from "../store/undo-import";
import { iterateClaimsByPk } from "./claim-row";
import { listPointsOfUnknownUnit } from "./list-points-of-unknown-unit";
import { readResultClaims } from "./result-claims";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "A",
      abstract: "Owl-7B goes from 1 to 2 on GSM8K and MATH. Hen-3B goes from 3 to 4 on GSM8K.",
    }),
    createTestPaper({ title: "B", published: null, source: "second.md", abstract: "Owl-7B goes from 5 to 6 on Eggs." }),
  ]);
  const open: Partial<ExtractedClaim> = {
    before: null,
    after: null,
    unit: null,
    gain: 7,
    gain_kind: "points",
    benchmarks: [],
  };
  await board.add([createTestPaper({ title: "C" })], createTestExtractor("1.0.0", open));
});
afterEach(() => board.remove());

const listAllPks = (): number[] =>
  board.db.$client.prepare<[], number>("SELECT pk FROM claims ORDER BY id").pluck().all();
const idOf = (title: string): string =>
  String(
    board.db.$client
      .prepare("SELECT c.id FROM claims c JOIN papers p ON p.pk = c.paper_pk WHERE p.title = ? ORDER BY c.position")
      .pluck()
      .get(title),
  );

const CHANGES: Readonly<Record<string, () => unknown>> = {
  nothing: () => {},
  "another paper": () => board.add([createTestPaper({ title: "D" })]),
  "a rejected claim": () => reviewClaim(board.db, idOf("A"), "rejected", { by: null }),
  "a corrected claim": () =>
    correctClaim(board.db, idOf("A"), { benchmarks: ["Twigs", "Eggs"], after: 9 }, { by: null }),
  "a paper with a later date": () => board.add([createTestPaper({ title: "C", published: "2030-05-21" })]),
  "a number in place": () => board.db.$client.exec("UPDATE claims SET after = 99"),
  "a title in place": () => board.db.$client.exec("UPDATE papers SET title = title || '!', published = '2031-01-01'"),
  "another version of the extractor": () =>
    board.add(
      [createTestPaper({ title: "C" })],
      createTestExtractor("2.0.0", { confidence: 0.5, metric: "F1", metric_id: "f1" }),
    ),
  "an import that is undone": () => undoImport(board.db, "second.md", createTestExtractor()),
};

it.each(Object.keys(CHANGES))("returns the parts of current claims after a change: %s", async (name) => {
  readResultClaims(board.db, listAllPks());
  await CHANGES[name]?.();
  const pks = listAllPks();
  const found = readResultClaims(board.db, pks);
  const claims = [...iterateClaimsByPk(board.db, pks)];
  expect(found.length).toBeGreaterThan(2);
  expect(claims).toMatchObject(found.map(({ claim }) => claim));
  expect(new Set(found.flatMap((one) => (one.hasPointsOfUnknownUnit ? one.claim.id : [])))).toEqual(
    listPointsOfUnknownUnit(board.db, sql`1`),
  );
});

it("reads only the claims of papers that changed", () => {
  const before = readResultClaims(board.db, listAllPks());
  reviewClaim(board.db, idOf("B"), "rejected", { by: null });
  const after = readResultClaims(board.db, listAllPks());
  const isSame = after.map((one, at) => [one.claim.paper_title, one === before[at]]);
  expect(new Map(isSame as [string, boolean][])).toEqual(
    new Map([
      ["A", true],
      ["B", false],
      ["C", true],
    ]),
  );
});

it("leaves out claims that do not exist", () => expect(readResultClaims(board.db, [-1, 999])).toEqual([]));
