import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClaimQuery, type ClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import type { KeysetValue } from "./keyset";
import { listClaims } from "./list-claims";
import { listNewClaims } from "./list-new-claims";
import { getClaimCursorLength, type KeysetPage, pageClaims } from "./page-claims";
import { PAPER_CURSOR_LENGTH, pagePapers } from "./page-papers";

let board: TestBoard;

beforeAll(async () => {
  board = createTestBoard();
  const days = ["2025-05-20", "2025-05-21", null, "2025-05-20", "2024-01-01", null, "2025-05-20"];
  await board.add(
    days.map((published, i) =>
      createTestPaper({
        title: `${i % 2 ? "owl" : "Owl"} study ${i}`,
        published,
        abstract: `Owl-${(i % 3) + 1}B goes from ${40 + i} to 52 on MathVista. Fox-7B goes from 10 to ${20 + i} on We-Math, a points gain of ${10 + i}.`,
      }),
    ),
  );
  await board.add([
    createTestPaper({ title: "Without a result", abstract: "We look at owls.", published: "2025-05-20" }),
  ]);
});
afterAll(() => board.remove());

const query = (text: string, per = 3): ClaimQuery => buildClaimQuery({ ...parseClaimQuery(text).query, per });

function walk<T>(read: (after: readonly KeysetValue[] | null) => KeysetPage<T>): { rows: T[]; pages: number } {
  const rows: T[] = [];
  let after: KeysetValue[] | null = null;
  for (let pages = 1; pages < 100; pages += 1) {
    const page: KeysetPage<T> = read(after);
    rows.push(...page.rows);
    if (page.last === null) return { rows, pages };
    after = JSON.parse(JSON.stringify(page.last));
  }
  throw new Error("it does not end");
}

describe("pageClaims", () => {
  it.each([
    "",
    "sort=-gain",
    "sort=gain",
    "sort=-published,model",
    "sort=published",
    "sort=paper_title,-after",
    "sort=-gain,-size_b&has=gain",
    "sort=-size_b,-gain,before",
    "sort=authors",
    "sort=benchmarks,-evidence_end",
    "sort=doi",
    "sort=-system",
    "sort=scope,system",
    "sort=-confidence",
    "benchmark=mathvista&sort=after",
    "model=none",
  ])("pages through all claims of %j, each once and in order", (text) => {
    const all = listClaims(board.db, query(text, 1000)).claims.map(({ id }) => id);
    for (const per of [1, 3, 5]) {
      const { rows, pages } = walk((after) => pageClaims(board.db, query(text, per), after));
      expect(rows.map(({ id }) => id)).toEqual(all);
      expect(pages).toBe(Math.max(1, Math.ceil(all.length / per)));
    }
  });

  it("returns the total, and no cursor on the last page", () => {
    const page = pageClaims(board.db, query("", 14), null);
    expect(page).toMatchObject({ total: 14, last: null });
    const first = pageClaims(board.db, query("sort=-gain", 13), null);
    expect(first.last).toHaveLength(getClaimCursorLength(query("sort=-gain")));
  });

  it("continues at the same position after inserts and deletes", async () => {
    const other = createTestBoard();
    const paper = (title: string, published: string) => createTestPaper({ title, published });
    await other.add([paper("B", "2025-01-02"), paper("D", "2025-01-01")]);
    const { last } = pageClaims(other.db, query("", 1), null);
    await other.add([paper("A", "2025-01-03"), paper("C", "2025-01-01")]);
    const rest = walk((after) => pageClaims(other.db, query("", 1), after ?? last)).rows;
    other.remove();
    expect(rest.map(({ paper_title }) => paper_title).sort()).toEqual(["C", "D"]);
  });
});

describe("pagePapers", () => {
  it("pages through all papers, newest first and undated last", () => {
    const { rows } = walk((after) => pagePapers(board.db, query("", 2), after));
    expect(rows.map(({ published }) => published)).toEqual([
      "2025-05-21",
      "2025-05-20",
      "2025-05-20",
      "2025-05-20",
      "2025-05-20",
      "2024-01-01",
      null,
      null,
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(8);
    expect(rows[0]).toMatchObject({
      title: "owl study 1",
      authors: ["Ada Bell", "Cem Dag"],
      claims: 2,
      restated: false,
    });
    expect(rows[0]?.abstract).toContain("Fox-7B goes from");
  });

  it("returns papers with matching claims and their number", () => {
    const page = pagePapers(board.db, query("benchmark=we-math&from=2025", 2), null);
    expect(page.total).toBe(4);
    expect(page.rows.map(({ claims }) => claims)).toEqual([1, 1]);
    expect(page.last).toHaveLength(PAPER_CURSOR_LENGTH);
    expect(pagePapers(board.db, query("benchmark=other"), null)).toEqual({ rows: [], total: 0, last: null });
  });
});

describe("listNewClaims", () => {
  it("returns the claims of the latest papers, regardless of the order", async () => {
    const late = createTestBoard();
    await late.add([createTestPaper({ title: "First", published: "2025-06-01" })]);
    const [first] = listNewClaims(late.db, query(""), 10);
    while (new Date().toISOString() <= (first?.first_seen ?? "")) await new Promise((done) => setTimeout(done, 1));
    await late.add([createTestPaper({ title: "Second", published: "2020-01-01" })]);
    const items = listNewClaims(late.db, query("sort=-published"), 10);
    const cut = listNewClaims(late.db, query(""), 1);
    late.remove();
    expect(items.map(({ claim }) => claim.paper_title)).toEqual(["Second", "First"]);
    expect(items[0]?.first_seen).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(cut).toHaveLength(1);
  });
});
