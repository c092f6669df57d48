import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withLock } from "./lock.mjs";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "claimboard-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("two tasks under one lock do not overlap, and the lock is removed afterwards", async () => {
  const file = join(folder, "a.lock");
  const events: string[] = [];
  const work = (name: string) => async () => {
    events.push(`${name} in`);
    await sleep(50);
    events.push(`${name} out`);
  };
  await Promise.all([withLock(file, work("a")), withLock(file, work("b"), () => void events.push("b waits"))]);
  expect(events).toEqual(["a in", "b waits", "a out", "b in", "b out"]);
  expect(existsSync(file)).toBe(false);
});

test("a failure releases the lock", async () => {
  const file = join(folder, "a.lock");
  await expect(withLock(file, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  await expect(withLock(file, async () => "free")).resolves.toBe("free");
});

test.each([
  ["of an ended process", "999999999", 0],
  ["that was not touched for long", String(process.pid), 60],
])("a lock %s is taken over", async (_, owner, age) => {
  const file = join(folder, "a.lock");
  writeFileSync(file, owner);
  const then = Date.now() / 1000 - age;
  utimesSync(file, then, then);
  await expect(withLock(file, async () => "mine")).resolves.toBe("mine");
});
