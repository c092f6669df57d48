import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createEndedSessions } from "./ended-sessions";

let folder = "";
let file = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "claimboard-"));
  file = join(folder, "board.db-signed-out");
});
afterEach(() => rmSync(folder, { recursive: true }));

const fail = (error: unknown): void => {
  throw error;
};
const open = (now = 0) => createEndedSessions(file, fail, () => now);

it("keeps ended sessions after a restart, and in other servers with the same file", () => {
  const [first, second] = [open(), open()];
  first.add("a", 100);
  expect([first.has("a"), second.has("a"), open().has("a"), open().has("b")]).toEqual([true, true, true, false]);
  second.add("b", 100);
  expect([first.has("b"), first.has("a")]).toEqual([true, true]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

it("removes expired sessions at the start", () => {
  const before = open();
  before.add("a", 100);
  before.add("b", 200);
  expect(open(150).has("b")).toBe(true);
  expect(readFileSync(file, "utf8")).toBe('["b",200]\n');
});

it.each(["", "[", '["a"]\n', '{"a":1}\n', "\u0000\u0000", '["b",5'])("ignores a damaged file: %j", (text) => {
  writeFileSync(file, `["kept",100]\n${text}`);
  const ended = open();
  expect([ended.has("kept"), ended.has("a"), ended.has("b")]).toEqual([true, false, false]);
});

it("keeps sessions in memory, and reports it, if the file cannot be written", () => {
  const errors: unknown[] = [];
  const ended = createEndedSessions(join(folder, "missing", "file"), (error) => errors.push(error));
  ended.add("a", 100);
  expect([ended.has("a"), errors.length]).toEqual([true, 1]);
});
