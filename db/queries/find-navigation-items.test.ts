import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { findClaimItems, findNavigationItems } from "./find-navigation-items";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add([
    createTestPaper({
      title: "Owls at night",
      abstract: "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 1 to 2 on Eggs.",
    }),
    createTestPaper({ title: "Hens", abstract: "Nothing here." }),
  ]);
});
afterAll(() => board.remove());

const found = (search: string) => findNavigationItems(board.db, search).map(({ kind, name }) => `${kind} ${name}`);

it("finds items of every kind by name", () => {
  expect(found("owl")).toEqual(["model Owl-7B", "paper Owls at night"]);
  expect(found("math")).toContain("benchmark MathVista");
  expect(found("")).toHaveLength(6);
  expect(found("zzz")).toEqual([]);
});

it("finds claims by the words of their sentence, for comparisons", () => {
  expect(findClaimItems(board.db, "Owl-7B").map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    "claim Owl-7B: 40 → 52% on MathVista",
    "claim Hen-3B: 1 → 2% on Eggs",
  ]);
  expect(findClaimItems(board.db, " ")).toEqual([]);
  expect(findClaimItems(board.db, "zzz")).toEqual([]);
});

it("lists papers with the name in the title before newer ones that mention it", async () => {
  await board.add([
    createTestPaper({ title: "Old geese", abstract: "We count.", published: "2024-01-01" }),
    createTestPaper({ title: "Ducks", abstract: "They are like geese.", published: "2026-01-01" }),
    createTestPaper({ title: "Geese", abstract: "We count.", published: "2025-01-01" }),
  ]);
  expect(found("geese")).toEqual(["paper Geese", "paper Old geese", "paper Ducks"]);
  expect(found("geese -old")).toEqual(["paper Geese", "paper Ducks"]);
  expect(found("").at(-1)).toBe("paper Old geese");
});

it("returns their paths", () => {
  const [model] = findNavigationItems(board.db, "owl-7b");
  expect(model).toEqual({ kind: "model", name: "Owl-7B", href: "/models/owl-7b", note: "1\u00a0claim" });
});

it.each(["%", "'; --", "*", "'", '"'])("treats %s as text", (search) => expect(found(search)).toEqual([]));

it("finds families of several benchmarks, next to their benchmarks", async () => {
  expect(found("aime")).toEqual([]);
  await board.add([
    createTestPaper({
      title: "Kites",
      abstract: "Kite-7B goes from 1 to 2 on AIME 2024. Kite-7B goes from 3 to 4 on AIME 2025.",
      published: "2023-01-01",
    }),
  ]);
  expect(found("aime")).toEqual([
    "benchmark AIME 2024",
    "benchmark AIME 2025",
    "family AIME, all editions",
    "paper Kites",
  ]);
  expect(found("mathvista")).not.toContain("family MathVista, all editions");
  expect(findNavigationItems(board.db, "aime all").map(({ kind, href }) => [kind, href])).toEqual([
    ["family", "/benchmarks/aime"],
  ]);
});
