import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { listClaimRows } from "./list-claim-rows";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await board.add(
    [
      createTestPaper({
        title: "Night Sight",
        abstract: "Recordings are scarce. Owl-7B goes from 50 to 60 on MathVista.",
      }),
      createTestPaper({ title: "Day Sight", abstract: "We use recordings. Hen-7B goes from 40 to 45 on GSM8K." }),
    ],
    createTestExtractor(),
  );
});
afterAll(() => board.remove());

const foundIn = (q: string, cols = buildClaimQuery().cols) =>
  Object.fromEntries(
    listClaimRows(board.db, buildClaimQuery({ q, cols })).rows.map(({ paper_title, found }) => [
      paper_title,
      found && `${found.where}: ${found.text}`,
    ]),
  );

describe("listClaimRows", () => {
  it("returns a snippet for a match that no column shows", () => {
    expect(foundIn("recordings")).toEqual({
      "Night Sight": "abstract: Recordings are scarce. Owl-7B goes from 50 to 60 on MathVista.",
      "Day Sight": "abstract: We use recordings. Hen-7B goes from 40 to 45 on GSM8K.",
    });
    expect(foundIn("scarce sight")).toEqual({
      "Night Sight": "abstract: … are scarce. Owl-7B goes from 50 to 60 on MathVista.",
    });
  });

  it("returns no snippet for visible matches, without search, and for excluded words", () => {
    expect(foundIn("owl mathvista")).toEqual({ "Night Sight": null });
    expect(foundIn("")).toEqual({ "Night Sight": null, "Day Sight": null });
    expect(foundIn("sight -scarce")).toEqual({ "Day Sight": null });
  });

  it("depends on the visible columns", () => {
    expect(foundIn("owl", ["paper_title"])).toEqual({
      "Night Sight": "sentence: Owl-7B goes from 50 to 60 on MathVista.",
    });
  });
});
