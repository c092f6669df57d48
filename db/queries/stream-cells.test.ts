import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { COLUMN_KEYS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, type TestBoard } from "../fixtures/test-board";
import { addVariedClaims } from "../fixtures/varied-claims";
import { closeDb, openReadonlyDb } from "../open";
import { reviewClaim } from "../store/review";
import { listClaims } from "./list-claims";
import { streamCells } from "./stream-cells";
import { streamClaims } from "./stream-claims";

/** What happens after the order in memory was read, and before the snapshot. */
const afterOrder = vi.hoisted((): (() => unknown)[] => []);
vi.mock("./list-claim-pks", async (importOriginal) => {
  const { listClaimPks } = await importOriginal<typeof import("./list-claim-pks")>();
  return {
    listClaimPks: (...args: Parameters<typeof listClaimPks>) => {
      const pks = listClaimPks(...args);
      afterOrder.pop()?.();
      return pks;
    },
  };
});

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await addVariedClaims(board);
});
afterAll(() => board.remove());

const query = (text: string): ClaimQuery => parseClaimQuery(text).query;
const read = (text: string, columns: readonly ColumnKey[]) =>
  [...streamCells({ board: board.db, file: board.file }, query(text), columns)].flat();
const fromClaims = (text: string, columns: readonly ColumnKey[]) =>
  [...streamClaims(board.file, query(text))].map((claim) => columns.map((key) => getCellValue(claim, key)));

describe("streamCells", () => {
  it.each(COLUMN_KEYS)("reads %s alone", (key) => expect(read("", [key])).toEqual(fromClaims("", [key])));

  it.each(["", "sort=-gain", "sort=paper_title", "q=hen", "benchmark=mathvista&status=extracted", "q=none"])(
    "has the claims of the query %j in its order",
    (text) => expect(read(text, COLUMN_KEYS)).toEqual(fromClaims(text, COLUMN_KEYS)),
  );

  it("is of one state, also if another process writes while it starts", () => {
    const reader = openReadonlyDb(board.file);
    const [claim] = listClaims(board.db, query("")).claims;
    afterOrder.push(() => reviewClaim(board.db, claim?.id ?? "", "rejected", { by: null }));
    const ids = [...streamCells({ board: reader, file: board.file }, query(""), ["id"])].flat(2);
    expect(afterOrder).toEqual([]);
    expect(ids).toHaveLength(11);
    expect(ids).not.toContain(claim?.id);
    closeDb(reader);
  });
});
