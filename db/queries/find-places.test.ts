import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestBoard, testBoard, testPaper } from "../fixtures/board";
import { findPlaces } from "./find-places";

let board: TestBoard;
beforeAll(async () => {
  board = testBoard();
  await board.add([
    testPaper({
      title: "Owls at night",
      abstract: "Owl-7B goes from 40 to 52 on MathVista. Hen-3B goes from 1 to 2 on Eggs.",
    }),
    testPaper({ title: "Hens", abstract: "Nothing here." }),
  ]);
});
afterAll(() => board.remove());

const found = (search: string) => findPlaces(board.db, search).map(({ kind, name }) => `${kind} ${name}`);

it("finds things of every kind by their name", () => {
  expect(found("owl")).toEqual(["model Owl-7B", "paper Owls at night"]);
  expect(found("math")).toContain("benchmark MathVista");
  expect(found("")).toHaveLength(6);
  expect(found("zzz")).toEqual([]);
});

it("says where they are", () => {
  const [model] = findPlaces(board.db, "owl-7b");
  expect(model).toEqual({ kind: "model", name: "Owl-7B", href: "/models/owl-7b", note: "1\u00a0claim" });
});

it.each(["%", "'; --", "*"])("takes %s for text", (search) => expect(found(search)).toEqual([]));
