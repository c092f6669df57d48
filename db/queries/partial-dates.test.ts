import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getClaimFacets } from "./get-claim-facets";
import { listClaims } from "./list-claims";
import { listMonthlyCounts } from "./list-monthly-counts";
import { listPapers } from "./list-papers";

const DATES = ["2023-12-31", "2024", "2024-03", "2024-03-05", "2024-07-01", "2025", null];

let board: TestBoard;

beforeAll(async () => {
  board = createTestBoard();
  await board.add(DATES.map((published) => createTestPaper({ title: `Owls of ${published}`, published })));
});

afterAll(() => board.remove());

const listDates = (range: { from?: string; to?: string }, desc = true): (string | null)[] => {
  const query = buildClaimQuery({ ...range, sort: [{ key: "published", desc }] });
  const { total, claims } = listClaims(board.db, query);
  const { years } = getClaimFacets(board.db, query);
  expect(years.length, "the count of years ignores the date filter").toBe(3);
  expect(total).toBe(claims.length);
  return claims.map(({ published }) => published);
};

describe("papers of which only the year or month is known", () => {
  it("follow the days of their year when the newest are first, and precede them otherwise", () => {
    const newest = ["2025", "2024-07-01", "2024-03-05", "2024-03", "2024", "2023-12-31", null];
    expect(listDates({})).toEqual(newest);
    expect(listDates({}, false)).toEqual([...newest.slice(0, -1).reverse(), null]);
    expect(listPapers(board.db, {}).papers.map(({ published }) => published)).toEqual(newest);
  });

  it.each([
    [{ from: "2024-01-01", to: "2024-12-31" }, ["2024-07-01", "2024-03-05", "2024-03", "2024"]],
    [{ from: "2024-03-31" }, ["2025", "2024-07-01", "2024-03", "2024"]],
    [{ from: "2024-04-01" }, ["2025", "2024-07-01", "2024"]],
    [{ to: "2024-03-01" }, ["2024-03", "2024", "2023-12-31"]],
    [{ to: "2024-01-01" }, ["2024", "2023-12-31"]],
    [{ from: "2025-06-01" }, ["2025"]],
    [{ from: "2026-01-01" }, []],
  ])("match %j if any of their days does", (range, dates) => expect(listDates(range)).toEqual(dates));

  it("are counted in their year as the filter finds them, and in no month", () => {
    const { years } = getClaimFacets(board.db, buildClaimQuery());
    expect(years).toEqual([
      { year: "2025", count: 1 },
      { year: "2024", count: 4 },
      { year: "2023", count: 1 },
    ]);
    expect(listMonthlyCounts(board.db).map(({ month, papers }) => [month, papers])).toEqual([
      ["2023-12", 1],
      ["2024-03", 2],
      ["2024-07", 1],
    ]);
  });
});
