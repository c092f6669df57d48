import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestBoard, type TestBoard } from "../fixtures/test-board";
import { listViews } from "../queries/list-views";
import { deleteView, isViewAsSeen, renameView, saveView } from "./view-store";

let board: TestBoard;
beforeAll(() => {
  board = createTestBoard();
});
afterAll(() => board.remove());

it("saves, replaces, renames and deletes views by case-insensitive name", () => {
  const { db } = board;
  saveView(db, { name: "Small", query: "size=-3" });
  saveView(db, { name: "Big", query: "size=70-" });
  expect([isViewAsSeen(db, "small", "size=-3"), isViewAsSeen(db, "new", null)]).toEqual([true, true]);
  saveView(db, { name: "small", query: "size=7" });
  expect([isViewAsSeen(db, "small", "size=-3"), isViewAsSeen(db, "small", null)]).toEqual([false, false]);
  expect(listViews(db)).toEqual([
    { name: "Big", query: "size=70-" },
    { name: "small", query: "size=7" },
  ]);
  expect(renameView(db, "SMALL", "big")).toBe("taken");
  expect(renameView(db, "small", "Small")).toBe("renamed");
  expect(renameView(db, "small", "多模态")).toBe("renamed");
  expect(renameView(db, "small", "x")).toBe("missing");
  expect(listViews(db).map(({ name }) => name)).toEqual(["Big", "多模态"]);
  expect([deleteView(db, "BIG"), deleteView(db, "big")]).toEqual([{ name: "Big", query: "size=70-" }, undefined]);
  expect(listViews(db)).toHaveLength(1);
});

it("returns the queries of old views in the current form", () => {
  const { db } = board;
  saveView(db, { name: "Old", query: "size=7&benchmark=Math+Vista&colour=red" });
  expect(listViews(db)).toContainEqual({ name: "Old", query: "benchmark=math-vista&size=7" });
  expect(isViewAsSeen(db, "old", "benchmark=math-vista&size=7")).toBe(true);
});
