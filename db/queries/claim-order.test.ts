import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { ExtractedClaim } from "@/lib/claim/claim";
import { getCellValue } from "@/lib/claim/columns";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestClaim, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { claims, papers } from "../schema";
import { toClaimOrderTerms } from "./claim-order";
import { listClaims } from "./list-claims";

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
