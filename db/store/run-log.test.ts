import { afterEach, beforeEach, expect, it } from "vitest";
import { createTestBoard, type TestBoard } from "../fixtures/test-board";
import { createRunLog } from "./run-log";

let board: TestBoard;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(() => board.remove());

const create = () => createRunLog(board.db, { kind: "import", extractor: "1.0.0" });
const listRuns = () => board.db.$client.prepare("SELECT started_at, papers, ended_at FROM runs ORDER BY pk").all();
const [MORNING, NOON, EVENING] = ["2026-05-12T08:00:00Z", "2026-05-12T12:00:00Z", "2026-05-12T18:00:00Z"] as const;
const ONE_PAPER = { papers: 1, added: 0, changed: 0, removed: 0 };

function rollBack(work: () => void): void {
  const fail = board.db.$client.transaction(() => {
    work();
    throw new Error("rolled back");
  });
  expect(fail).toThrow("rolled back");
}

it("stores nothing for a run without a change", () => {
  expect(create().end(NOON)).toBeNull();
  expect(listRuns()).toEqual([]);
});

it("does not continue the run of another process after its own row was rolled back", () => {
  const [run, other] = [create(), create()];
  rollBack(() => run.add(MORNING, ONE_PAPER));
  other.add(NOON, ONE_PAPER);
  expect(run.end(EVENING)).toBeNull();
  run.add(EVENING, ONE_PAPER);
  expect(run.end(EVENING)).toEqual(expect.any(Number));
  expect(listRuns()).toEqual([
    { started_at: NOON, papers: 1, ended_at: null },
    { started_at: EVENING, papers: 1, ended_at: EVENING },
  ]);
});
