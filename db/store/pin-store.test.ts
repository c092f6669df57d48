import { afterEach, beforeEach, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { getFirstPin, getPin, listDifferingClaims } from "../queries/get-pin";
import { listClaims } from "../queries/list-claims";
import { pinView } from "./pin-store";
import { reextractPapers } from "./reextract";
import { undoImport } from "./undo-import";

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([createTestPaper({ title: "First", source: "a.md" })]);
});
afterEach(() => board.remove());

const PIN = { data: "sha256:ab", query: "benchmark=mathvista", program: "claimboard 1", papers: 1 };

it("keeps a pinned view, and its first time if it is pinned again", () => {
  const claims = [["c1", "d1"]] as const;
  pinView(board.db, { ...PIN, claims }, new Date("2026-01-01T00:00:00Z"));
  pinView(board.db, { ...PIN, claims: [] }, new Date("2026-02-01T00:00:00Z"));
  expect(getPin(board.db, PIN.data, PIN.query)).toEqual({
    ...PIN,
    claims: [["c1", "d1"]],
    pinned_at: "2026-01-01T00:00:00.000Z",
  });
  expect(getPin(board.db, "sha256:cd", PIN.query)).toBeNull();
});

it("keeps views of several queries with the same data apart", () => {
  const other = { ...PIN, query: "kind=change", claims: [] };
  pinView(board.db, { ...PIN, claims: [] }, new Date("2026-02-01T00:00:00Z"));
  pinView(board.db, other, new Date("2026-01-01T00:00:00Z"));
  expect(getPin(board.db, PIN.data, PIN.query)?.pinned_at).toBe("2026-02-01T00:00:00.000Z");
  expect(getPin(board.db, PIN.data, other.query)?.pinned_at).toBe("2026-01-01T00:00:00.000Z");
  expect(getPin(board.db, PIN.data, "")).toBeNull();
  expect(getFirstPin(board.db, PIN.data)?.query).toBe(other.query);
  expect(getFirstPin(board.db, "sha256:cd")).toBeNull();
});

it("says what happened to claims since a time", async () => {
  const id = listClaims(board.db, buildClaimQuery()).claims[0]?.id ?? "";
  const since = new Date(Date.now() - 1000).toISOString();
  await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "pass@1" }) });
  const [claim, unknown] = listDifferingClaims(board.db, [id, "none"], since);
  expect(claim).toMatchObject({
    id,
    paper: { title: "First" },
    events: [{ event: "changed", cause: "extractor", changes: [{ slot: "metric", from: "accuracy", to: "pass@1" }] }],
  });
  expect(unknown).toEqual({ id: "none", paper: null, sentence: null, events: [] });
  expect(listDifferingClaims(board.db, [id], "2999-01-01T00:00:00Z")[0]?.events).toEqual([]);
  undoImport(board.db, "a.md", createTestExtractor());
  expect(listDifferingClaims(board.db, [id], since)[0]).toMatchObject({ paper: null, sentence: null });
});
