import { expect, it } from "vitest";
import { buildClaim } from "@/lib/claim/fixtures/claim";
import { createTestBoard, createTestExtractor, createTestPaper } from "../fixtures/test-board";
import { chooseHeadline, listNewestPapers } from "./list-newest-papers";

it.each([
  ["no claim", [], null],
  ["only baselines", [{ id: "a", role: "baseline" as const }], null],
  [
    "the proposed system, however sure a baseline is",
    [
      { id: "a", role: "baseline" as const },
      { id: "b", confidence: 0.3 },
    ],
    "b",
  ],
  [
    "the highest confidence",
    [
      { id: "a", confidence: 0.6, benchmarks: ["Eggs"] },
      { id: "b", confidence: 0.61 },
    ],
    "b",
  ],
  ["a named benchmark among equals", [{ id: "a", before: 1, after: 2, benchmarks: [] }, { id: "b" }], "b"],
  [
    "what says what it is about, even if less sure",
    [
      { id: "a", benchmarks: [], model: null },
      { id: "b", confidence: 0.7 },
    ],
    "b",
  ],
  [
    "both values among equals",
    [
      { id: "a", after: 2 },
      { id: "b", before: 1, after: 2 },
    ],
    "b",
  ],
  ["the first among equals", [{ id: "a" }, { id: "b" }], "a"],
])("chooses %s", (_, parts, id) => {
  expect(chooseHeadline(parts.map((part) => buildClaim(part)))?.id ?? null).toBe(id);
});

it("lists the newest papers with claims, each with its own headline", async () => {
  const board = createTestBoard();
  await board.add([
    createTestPaper({ title: "Old", published: "2024-01-01", abstract: "Owl-7B goes from 40 to 52 on MathVista." }),
    createTestPaper({ title: "New", published: "2025-01-01", abstract: "Hen-3B goes from 10 to 11 on Eggs." }),
    createTestPaper({ title: "Silent", published: "2026-01-01", abstract: "Nothing is measured." }),
  ]);
  const listed = (limit: number) =>
    listNewestPapers(board.db, limit).map(({ title, headline }) => [title, headline?.claim.model, headline?.after]);
  expect(listed(9)).toEqual([
    ["New", "Hen-3B", 11],
    ["Old", "Owl-7B", 52],
  ]);
  expect(listed(1)).toEqual([["New", "Hen-3B", 11]]);
  board.remove();
});

it("does not use rejected claims or those of baselines", async () => {
  const board = createTestBoard();
  const paper = createTestPaper({ abstract: "Owl-7B goes from 40 to 52 on MathVista." });
  await board.add([paper], createTestExtractor("1.0.0", { role: "baseline" }));
  expect(listNewestPapers(board.db, 5).map(({ headline }) => headline)).toEqual([null]);
  board.db.$client.exec("UPDATE claims SET role = 'own', status = 'rejected'");
  expect(listNewestPapers(board.db, 5).map(({ claims, headline }) => [claims, headline])).toEqual([[0, null]]);
  board.remove();
});

it("lists papers without claims if there are no others, and nothing for an empty database", async () => {
  const board = createTestBoard();
  expect(listNewestPapers(board.db, 5)).toEqual([]);
  await board.add([createTestPaper({ title: "Silent", abstract: "Nothing is measured." })]);
  expect(listNewestPapers(board.db, 5).map(({ title, headline }) => [title, headline])).toEqual([["Silent", null]]);
  board.remove();
});
