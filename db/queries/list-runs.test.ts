import { afterEach, beforeEach, expect, it } from "vitest";
import { buildClaimQuery } from "@/lib/query/claim-query";
import { createTestBoard, createTestExtractor, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { importPapers } from "../store/import";
import { reextractPapers } from "../store/reextract";
import { correctClaim, reviewClaim } from "../store/review";
import { createRunLog } from "../store/run-log";
import { undoImport } from "../store/undo-import";
import { listClaims } from "./list-claims";
import { listEvents, listHistoryEntries, summarizeEvents } from "./list-runs";

const FIRST = createTestPaper({ title: "First", abstract: "Owl-7B goes from 40 to 52 on MathVista.", source: "a.md" });
const SECOND = createTestPaper({ title: "Second", abstract: "Lynx-3B goes from 10 to 20 on We-Math.", source: "b.md" });

let board: TestBoard;
beforeEach(async () => {
  board = createTestBoard();
  await board.add([FIRST, SECOND]);
});
afterEach(() => board.remove());

const page = { offset: 0, limit: 100 };
const list = () => listHistoryEntries(board.db, page).entries;
const claims = () => listClaims(board.db, buildClaimQuery({ sort: [{ key: "size_b", desc: false }] })).claims;

it("records an import with its first source, their number, and its claims", () => {
  expect(list()).toMatchObject([
    { type: "run", kind: "import", source: "a.md", sources: 2, papers: 2, added: 2, changed: 0, removed: 0 },
  ]);
  expect(list()[0]).toMatchObject({ extractor: "1.0.0", ended_at: expect.any(String) });
});

it("records nothing if an import or a re-extraction changes nothing", async () => {
  await board.add([FIRST, SECOND]);
  const { run } = await reextractPapers(board.db, { extractor: createTestExtractor() });
  expect(run).toBeNull();
  expect(list()).toHaveLength(1);
});

it("keeps the changed paper apart from the changed extractor, in one run each", async () => {
  await board.add([{ ...FIRST, abstract: "Owl-7B goes from 40 to 52 on MathVerse." }]);
  const { run } = await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0", { metric: "pass@1" }) });
  const [reextract, second] = list();
  expect(reextract).toMatchObject({ kind: "reextract", id: run, extractor: "2.0.0", changed: 2, papers: 2 });
  expect(second).toMatchObject({ kind: "import", papers: 1 });
  expect(summarizeEvents(board.db, { type: "run", id: run ?? 0 })).toEqual({
    events: [{ event: "changed", cause: "extractor", claims: 2 }],
    slots: [{ slot: "metric", claims: 2 }],
  });
  const ofPaper = summarizeEvents(board.db, { type: "run", id: second?.type === "run" ? second.id : 0 });
  expect(new Set(ofPaper.events.map(({ cause }) => cause))).toEqual(new Set(["paper"]));
});

it("records a new version of the extractor that finds the same", async () => {
  const { run, changed } = await reextractPapers(board.db, { extractor: createTestExtractor("2.0.0") });
  expect(changed).toBe(2);
  expect(summarizeEvents(board.db, { type: "run", id: run ?? 0 })).toEqual({ events: [], slots: [] });
  expect(list()[0]).toMatchObject({ kind: "reextract", extractor: "2.0.0" });
});

it("groups the decisions of one person on one day", () => {
  const [lynx, owl] = claims();
  const by = (name: string | null, day: number) => ({ by: name, now: new Date(Date.UTC(2027, 0, day, 12)) });
  reviewClaim(board.db, owl?.id ?? "", "accepted", by("Ann", 1));
  correctClaim(board.db, lynx?.id ?? "", { metric: "F1" }, by("Ann", 1));
  reviewClaim(board.db, lynx?.id ?? "", "rejected", by(null, 2));
  expect(list().slice(0, 2)).toMatchObject([
    { type: "decisions", day: "2027-01-02", made_by: null, claims: 1 },
    { type: "decisions", day: "2027-01-01", made_by: "Ann", claims: 2 },
  ]);
  const ofAnn = { type: "decisions", day: "2027-01-01", made_by: "Ann" } as const;
  expect(summarizeEvents(board.db, ofAnn)).toEqual({
    events: [
      { event: "accepted", cause: "person", claims: 1 },
      { event: "corrected", cause: "person", claims: 1 },
    ],
    slots: [{ slot: "metric", claims: 1 }],
  });
  expect(listEvents(board.db, ofAnn, page)).toMatchObject({
    total: 2,
    events: [
      { claim_id: owl?.id, paper_title: "First", isStored: true, event: "accepted" },
      { claim_id: lynx?.id, paper_title: "Second", changes: [{ slot: "metric", from: "accuracy", to: "F1" }] },
    ],
  });
  expect(listEvents(board.db, ofAnn, { offset: 1, limit: 1 }).events).toHaveLength(1);
});

it("records an undone import with the claims that it removed", () => {
  undoImport(board.db, "b.md", createTestExtractor());
  expect(list()[0]).toMatchObject({
    kind: "undo",
    source: "b.md",
    papers: 1,
    removed: 1,
    ended_at: expect.any(String),
  });
});

it("counts the claims of papers that another source keeps after an undone import", async () => {
  const longer = `${FIRST.abstract} Hare-1B goes from 1 to 2 on GSM8K.`;
  await board.add([{ ...FIRST, abstract: longer, source: "c.md" }]);
  undoImport(board.db, "c.md", createTestExtractor());
  const [undo] = list();
  expect(undo).toMatchObject({ kind: "undo", source: "c.md", sources: 1, papers: 1, added: 0, changed: 0, removed: 1 });
  const run = { type: "run", id: undo?.type === "run" ? undo.id : 0 } as const;
  expect(summarizeEvents(board.db, run).events).toEqual([{ event: "removed", cause: "paper", claims: 1 }]);
});

it("records several imports as one run, which their caller ends", async () => {
  const extractor = createTestExtractor();
  const runLog = createRunLog(board.db, { kind: "import", extractor: extractor.version });
  for (const source of ["page 1", "page 2"])
    await importPapers(board.db, [{ paper: createTestPaper({ source }) }], { extractor, runLog });
  expect(list()[0]).toMatchObject({ source: "page 1", sources: 2, papers: 2, added: 2, ended_at: null });
  runLog.end("2027-01-01T00:00:00Z");
  expect(list()).toMatchObject([{ ended_at: "2027-01-01T00:00:00Z" }, { source: "a.md" }]);
});

it("lists an interrupted import without an end", async () => {
  const third = createTestPaper({ title: "Third", abstract: "Hare-1B goes from 1 to 2 on GSM8K.", source: "c.md" });
  board.db.$client.prepare("UPDATE runs SET ended_at = NULL").run();
  await board.add([third]);
  expect(list().map((entry) => entry.type === "run" && entry.ended_at === null)).toEqual([false, true]);
});
