import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COLUMN_KEYS, type ColumnKey, getCellValue } from "@/lib/claim/columns";
import type { ClaimQuery } from "@/lib/query/claim-query";
import { parseClaimQuery } from "@/lib/query/parse-claim-query";
import { createTestBoard, type TestBoard } from "../fixtures/test-board";
import { addVariedClaims } from "../fixtures/varied-claims";
import { closeDb, openReadonlyDb } from "../open";
import { reviewClaim } from "../store/review";
import { listClaimPks } from "./list-claim-pks";
import { listClaims } from "./list-claims";
import { streamClaims } from "./stream-claims";
import { listKnownPks, type RowWriter, streamRows } from "./stream-rows";

let board: TestBoard;
beforeAll(async () => {
  board = createTestBoard();
  await addVariedClaims(board);
});
afterAll(() => board.remove());

let written = 0;
const toWriter = (columns: readonly ColumnKey[]): RowWriter => ({
  name: "test",
  columns,
  toText: (row) => {
    written++;
    return `${JSON.stringify(row)}\n`;
  },
});
const query = (text: string): ClaimQuery => parseClaimQuery(text).query;
const read = (text: string, columns: readonly ColumnKey[], from = board.db): unknown[][] =>
  [...streamRows({ board: from, file: board.file }, query(text), toWriter(columns))]
    .join("")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));
const fromClaims = (text: string, columns: readonly ColumnKey[]) =>
  [...streamClaims(board.file, query(text))].map((claim) => columns.map((key) => getCellValue(claim, key)));

describe("streamRows", () => {
  it.each(COLUMN_KEYS)("reads %s alone", (key) => expect(read("", [key])).toEqual(fromClaims("", [key])));

  it.each(["", "sort=-gain", "sort=paper_title", "q=hen", "benchmark=mathvista&status=extracted", "q=none"])(
    "has the claims of the query %j in its order",
    (text) => expect(read(text, COLUMN_KEYS)).toEqual(fromClaims(text, COLUMN_KEYS)),
  );

  it("is of one state, also if another process writes while it starts", () => {
    const [reader, snapshot] = [openReadonlyDb(board.file), openReadonlyDb(board.file)];
    const [claim] = listClaims(board.db, query("")).claims;
    snapshot.$client.exec("BEGIN");
    const pks = listKnownPks(reader, snapshot, query(""), (...args) => {
      const order = listClaimPks(...args);
      expect(order).toHaveLength(12);
      reviewClaim(board.db, claim?.id ?? "", "rejected", { by: null });
      return order;
    });
    expect(pks).toEqual([...listClaimPks(board.db, query(""))]);
    expect(pks).toHaveLength(11);
    for (const db of [reader, snapshot]) closeDb(db);
  });

  it("writes only the claims of changed papers again", async () => {
    const columns = COLUMN_KEYS.filter((key) => key !== "authors");
    const isCurrent = () => expect(read("", columns)).toEqual(fromClaims("", columns));
    isCurrent();
    const [claim] = listClaims(board.db, query("")).claims;
    const countWritten = async (change: () => unknown): Promise<number> => {
      await change();
      written = 0;
      isCurrent();
      return written;
    };
    const setTitle = board.db.$client.prepare("UPDATE papers SET title = 'New' WHERE id = ?");
    const dropPaper = board.db.$client.prepare("DELETE FROM papers WHERE id = ?");
    const ofPaper = fromClaims("", ["paper_id"]).filter(([id]) => id === claim?.paper_id).length;
    expect(await countWritten(() => {})).toBe(0);
    expect(await countWritten(() => reviewClaim(board.db, claim?.id ?? "", "accepted", { by: null }))).toBe(ofPaper);
    expect(await countWritten(() => setTitle.run(claim?.paper_id))).toBe(ofPaper);
    expect(await countWritten(() => dropPaper.run(claim?.paper_id))).toBe(0);
    await addVariedClaims(board);
    isCurrent();
    const forget = board.db.$client.prepare("DELETE FROM changes WHERE seq < (SELECT max(seq) FROM changes)");
    const forgetAfterReview = () => {
      for (const { id } of listClaims(board.db, query("")).claims) reviewClaim(board.db, id, "accepted", { by: null });
      forget.run();
    };
    expect(await countWritten(forgetAfterReview)).toBe(fromClaims("", ["id"]).length);
  });

  it("keeps the rows of one state for a download that runs during a change", () => {
    const columns: ColumnKey[] = ["id", "status"];
    const [claim] = listClaims(board.db, query("")).claims;
    const running = streamRows({ board: board.db, file: board.file }, query(""), toWriter(columns));
    const before = fromClaims("", columns);
    const first = running.next().value ?? "";
    reviewClaim(board.db, claim?.id ?? "", "accepted", { by: null });
    expect(read("", columns)).toEqual(fromClaims("", columns));
    expect([first, ...running].join("")).toBe(before.map((row) => `${JSON.stringify(row)}\n`).join(""));
    expect(read("", columns)).toEqual(fromClaims("", columns));
  });
});
