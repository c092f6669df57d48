import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { holdLock, type LockHolder, watchEventLoop } from "../fixtures/lock-holder";
import { createTestBoard, createTestPaper, type TestBoard } from "../fixtures/test-board";
import { BusyError, whenFree } from "../lock-wait";
import { closeDb, openDb } from "../open";
import { openDbWhenFree, openReadonlyDbWhenFree } from "../open-when-free";
import { listViews } from "../queries/list-views";
import { saveView } from "./view-store";
import { bulkWriter, write } from "./write";

/** The lock is held for so long: seconds would do as well, but tests wait for it. */
const HELD_MS = 1200;
/** Generous for a machine with other work, and far below the time that the lock is held. */
const LONGEST_GAP_MS = 900;

let board: TestBoard;
let holder: LockHolder | undefined;
beforeEach(() => {
  board = createTestBoard();
});
afterEach(async () => {
  holder?.stop();
  await holder?.ended;
  holder = undefined;
  board.remove();
});

const save = (name: string) => () => saveView(board.db, { name, query: "" });
const names = () => listViews(board.db).map(({ name }) => name);

describe("write while another process writes", () => {
  it("waits without blocking the event loop, and reports the wait once", async () => {
    holder = await holdLock(board.file, HELD_MS);
    const onWait = vi.fn();
    const [start, loop] = [performance.now(), watchEventLoop()];
    await write(board.db, save("late"), { limitMs: 30_000, onWait });
    expect(performance.now() - start).toBeGreaterThan(HELD_MS / 2);
    expect(loop.longestGap()).toBeLessThan(LONGEST_GAP_MS);
    expect(onWait).toHaveBeenCalledTimes(1);
    expect(names()).toEqual(["late"]);
  });

  it("does not block reads", async () => {
    holder = await holdLock(board.file, HELD_MS);
    const waiting = write(board.db, save("late"), { limitMs: 30_000 });
    const start = performance.now();
    expect(names()).toEqual([]);
    expect(performance.now() - start).toBeLessThan(LONGEST_GAP_MS);
    await waiting;
  });

  it("gives up at the limit and changes nothing", async () => {
    holder = await holdLock(board.file, HELD_MS);
    await expect(write(board.db, save("never"), { limitMs: 100 })).rejects.toThrow(BusyError);
    await holder.ended;
    expect(names()).toEqual([]);
  });

  it("stops waiting on the signal", async () => {
    holder = await holdLock(board.file, HELD_MS);
    const signal = AbortSignal.timeout(100);
    await expect(write(board.db, save("never"), { limitMs: 30_000, signal })).rejects.toThrow(BusyError);
  });

  it("makes an import wait", async () => {
    holder = await holdLock(board.file, HELD_MS);
    const loop = watchEventLoop();
    expect(await board.add([createTestPaper(), createTestPaper()])).toMatchObject({ papers: { new: 2 } });
    expect(loop.longestGap()).toBeLessThan(LONGEST_GAP_MS);
  });

  it.each([
    ["writing", openDbWhenFree],
    ["reading", openReadonlyDbWhenFree],
  ])("opens a database without tables for %s when they can be created", async (_, open) => {
    const folder = mkdtempSync(join(tmpdir(), "claimboard-"));
    const file = join(folder, "new.db");
    holder = await holdLock(file, HELD_MS);
    expect(() => openDb(file, 0)).toThrow(/another process is writing to it/);
    const loop = watchEventLoop();
    const db = await open(file, { limitMs: 30_000 });
    expect(loop.longestGap()).toBeLessThan(LONGEST_GAP_MS);
    expect(listViews(db)).toEqual([]);
    closeDb(db);
    await holder.ended;
    rmSync(folder, { recursive: true, force: true });
  });

  it("opens a current database without waiting", async () => {
    holder = await holdLock(board.file, HELD_MS);
    closeDb(await openDbWhenFree(board.file, { limitMs: 0 }));
    closeDb(await openReadonlyDbWhenFree(board.file, { limitMs: 0 }));
  });
});

it("lets other processes write during long work", async () => {
  const other = openDb(board.file, 0);
  const order: string[] = [];
  let beside: Promise<unknown> | undefined;
  // Outside of this process's queue, as another process does it.
  const saveBeside = () =>
    whenFree(() => saveView(other, { name: "beside", query: "" }), { limitMs: 30_000 }).then(() =>
      order.push("beside"),
    );
  const writeBatch = bulkWriter(board.db, { limitMs: 30_000 });
  for (let batch = 0; batch < 60; batch++) {
    await writeBatch(() => {
      save(`batch ${batch}`)();
      beside ??= saveBeside();
      const until = performance.now() + 10;
      while (performance.now() < until);
    });
  }
  order.push("long work");
  await beside;
  expect(order).toEqual(["beside", "long work"]);
  closeDb(other);
});

describe("concurrent writes of one process", () => {
  it("run in call order on any connection", async () => {
    const other = openDb(board.file);
    const order: number[] = [];
    const dbs = [board.db, other];
    await Promise.all(Array.from({ length: 20 }, (_, i) => write(dbs[i % 2] ?? other, () => order.push(i))));
    expect(order).toEqual(Array.from({ length: 20 }, (_, i) => i));
    closeDb(other);
  });

  it("continue after a failed write, which is rolled back", async () => {
    const failing = write(board.db, () => {
      save("half")();
      throw new Error("no");
    });
    const next = write(board.db, save("whole"));
    await expect(failing).rejects.toThrow("no");
    await next;
    expect(names()).toEqual(["whole"]);
  });
});
