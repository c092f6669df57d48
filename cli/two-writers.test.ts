import { spawn } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { holdLock } from "@/db/fixtures/lock-holder";
import { readBoardContent } from "@/db/fixtures/test-board";
import { closeDb, openDb } from "@/db/open";
import { ROOT } from "./paths";

let folder = "";
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "claimboard-"));
  writeFileSync(at("first.jsonl"), papers(0, 250));
  // Of those that are there, some get another text, and so are read again.
  writeFileSync(at("second.jsonl"), `${papers(0, 60, " We release the code.")}${papers(250, 200)}`);
  expect((await run(["import", at("first.jsonl"), "--db", at("first.db")])).code).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

/** Returns a copy of the database that holds `first.jsonl`. */
function copyFirst(name: string): string {
  copyFileSync(at("first.db"), at(name));
  return at(name);
}

/** Papers with one result each. */
function papers(from: number, count: number, more = ""): string {
  const lines = Array.from({ length: count }, (_, i) => {
    const number = from + i;
    return JSON.stringify({
      title: `Perches of owl colony ${number}`,
      abstract: `We study colony ${number}. Our method improves the accuracy of Qwen2.5-7B on MathVista from ${number % 40}.1% to ${(number % 40) + 20}.3%.${more}`,
      published: more ? "2025-06-02" : "2025-05-20",
      arxiv_id: `2505.${String(number).padStart(5, "0")}`,
    });
  });
  return lines.map((line) => `${line}\n`).join("");
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function run(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [join(ROOT, "bin", "claimboard.mjs"), ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [out, err] = ["", ""];
  child.stdout.on("data", (text) => {
    out += text;
  });
  child.stderr.on("data", (text) => {
    err += text;
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, out, err })));
}

function contentOf(file: string): unknown {
  const db = openDb(file);
  try {
    return readBoardContent({ db });
  } finally {
    closeDb(db);
  }
}

describe("two commands on one database", () => {
  it("concurrent import and reextract give the same result as sequential runs", async () => {
    const [beside, after] = [copyFirst("beside.db"), copyFirst("after.db")];
    const imports = (db: string) => run(["import", at("second.jsonl"), "--db", db]);
    const both = await Promise.all([imports(beside), run(["reextract", "--db", beside])]);
    expect(both.map(({ code, err }) => [code, err.includes("locked")])).toEqual([
      [0, false],
      [0, false],
    ]);
    for (const command of [() => imports(after), () => run(["reextract", "--db", after])])
      expect((await command()).code).toBe(0);
    expect(contentOf(beside)).toEqual(contentOf(after));
  });
});

describe("while another process writes", () => {
  const commands = [
    ["import", (db: string) => ["import", at("first.jsonl"), "--db", db]],
    ["reextract", (db: string) => ["reextract", "--db", db]],
    ["imports undo", (db: string) => ["imports", "undo", at("first.jsonl"), "--db", db]],
  ] as const;

  it("each command waits, prints a message, and exits with code 1 at the limit", async () => {
    const db = copyFirst("held.db");
    const before = contentOf(db);
    const holder = await holdLock(db, 60_000);
    const ended = await Promise.all(commands.map(([, args]) => run(args(db), { CLAIMBOARD_LOCK_WAIT: "0.8" })));
    holder.stop();
    await holder.ended;
    for (const { code, err } of ended) {
      expect(err).toMatch(/^waiting for another writer…\nclaimboard: another process is writing to the database/);
      expect(code).toBe(1);
    }
    expect(contentOf(db)).toEqual(before);
  });

  it("a command that waits long enough completes", async () => {
    const db = copyFirst("waits.db");
    const holder = await holdLock(db, 2000);
    const { code, out } = await run(["imports", "undo", at("first.jsonl"), "--db", db]);
    await holder.ended;
    expect([code, out]).toEqual([0, "removed: 250 papers with 250 claims\n"]);
  });
});
