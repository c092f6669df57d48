import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Claim, ExtractedClaim } from "@/lib/claim/claim";
import { getCellValue } from "@/lib/claim/columns";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestClaim, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { claims, papers } from "../schema";
import { toClaimOrderTerms } from "./claim-order";
import type { KeysetValue } from "./keyset";
import { listClaims } from "./list-claims";
import { type KeysetPage, pageClaims } from "./page-claims";

const CLAIMS: readonly Partial<ExtractedClaim>[] = [
  { model: "Owl-7B", method: "Nest", benchmarks: ["MathVista"] },
  { model: "Owl-7B", benchmarks: ["We-Math", "AIME 2024", "MathVista"] },
  { method: "nest", benchmarks: ["We-Math", "AIME 2024"], aggregate: true },
  { benchmarks: ["We-Math"], aggregate: true },
  { model: "", method: "Hen", benchmarks: [], aggregate: true },
  { model: "Hen", method: "", benchmarks: [], benchmark_text: "", aggregate: true },
  { model: "Ant", benchmarks: [], benchmark_text: "five tests of 'reading'", aggregate: true },
  { benchmarks: [], benchmark_text: "five tests" },
];

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  const extracted = CLAIMS.map((slots, i) => createTestClaim({ sentence: "We look at owls.", after: i, ...slots }));
  const sentences = [[0, 16]] as const;
  await board.add([createTestPaper()], { version: "1", extract: () => ({ claims: extracted, sentences, notes: [] }) });
});
afterAll(() => board.remove());

it.each(["system", "scope"] as const)("%s is the same in SQL and in exports, and sorts with null last", (key) => {
  for (const desc of [false, true]) {
    const query = buildClaimQuery({ sort: [{ key, desc }] });
    const shown = listClaims(board.db, query).claims.map((claim) => getCellValue(claim, key));
    expect(shown).toHaveLength(CLAIMS.length);
    const [term] = toClaimOrderTerms(query);
    const sorted = board.db
      .select({ id: claims.id, value: sql<string | null>`${term?.expression}` })
      .from(claims)
      .innerJoin(papers, eq(papers.pk, claims.paper_pk))
      .all();
    const inSql = listClaims(board.db, query).claims.map(({ id }) => sorted.find((row) => row.id === id)?.value);
    expect(inSql).toEqual(shown);
    const known = shown.filter((value) => value !== null).map((value) => String(value).toLowerCase());
    expect(shown.slice(known.length).every((value) => value === null)).toBe(true);
    expect(known).toEqual(desc ? known.toSorted().toReversed() : known.toSorted());
    expect(new Set(known).size).toBeGreaterThan(3);
  }
});

describe("gain", () => {
  const GAINS: readonly Partial<ExtractedClaim>[] = [
    { model: "times 3", gain: 3, gain_kind: "times" },
    { model: "times 2", gain: 2, gain_kind: "times" },
    { model: "percent 40", gain: 40, gain_kind: "percent" },
    { model: "relative 90", gain: 90, gain_kind: "relative" },
    { model: "relative 9", gain: 9, gain_kind: "relative" },
    { model: "seconds 700", before: 100, after: 800, unit: "s" },
    { model: "difference 800", gain: 800, gain_kind: "points" },
    { model: "points 5", gain: 5, gain_kind: "points", unit: "%" },
    { model: "computed 8", before: 40, after: 48, unit: "%" },
    { model: "points -2", gain: -2, gain_kind: "points", unit: "%" },
    { model: "none", after: 50, unit: "%" },
  ];
  let gains: TestBoard;
  beforeAll(async () => {
    gains = createTestBoard();
    const extracted = GAINS.map((slots, i) => createTestClaim({ sentence: `We look at owl ${i}.`, ...slots }));
    const extract = () => ({ claims: extracted, sentences: [[0, 16]] as const, notes: [] });
    await gains.add([createTestPaper()], { version: "1", extract });
  });
  afterAll(() => gains.remove());

  it.each([
    [
      true,
      "computed 8, points 5, points -2, difference 800, seconds 700, relative 90, relative 9, percent 40, times 3, times 2, none",
    ],
    [
      false,
      "points -2, points 5, computed 8, seconds 700, difference 800, relative 9, relative 90, percent 40, times 2, times 3, none",
    ],
  ])("sorts within the kind of gain, descending: %s", (desc, expected) => {
    const query = buildClaimQuery({ sort: [{ key: "gain", desc }] });
    const { claims: sorted } = listClaims(gains.db, query);
    expect(sorted.map(({ model }) => model).join(", ")).toBe(expected);
  });

  it.each([true, false])("is paged in the same order, descending: %s", (desc) => {
    const query = buildClaimQuery({ sort: [{ key: "gain", desc }], per: 1 });
    const paged: (string | null)[] = [];
    let after: KeysetValue[] | null = null;
    do {
      const page: KeysetPage<Claim> = pageClaims(gains.db, query, after);
      paged.push(...page.rows.map(({ id }) => id));
      after = page.last;
    } while (after !== null);
    expect(paged).toEqual(listClaims(gains.db, { ...query, per: 100 }).claims.map(({ id }) => id));
  });
});
