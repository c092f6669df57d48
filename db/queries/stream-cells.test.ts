import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
    // The reviewer writes between the order in memory and the snapshot.
    const { pragma } = reader.$client;
    let reads = 0;
    reader.$client.pragma = (...args: Parameters<typeof pragma>) => {
      const version = pragma.apply(reader.$client, args);
      if (++reads === 2) reviewClaim(board.db, claim?.id ?? "", "rejected", { by: null });
      return version;
    };
    const ids = [...streamCells({ board: reader, file: board.file }, query(""), ["id"])].flat(2);
    expect(ids).toHaveLength(11);
    expect(ids).not.toContain(claim?.id);
    closeDb(reader);
  });
});
