import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, describe, expect, it } from "vitest";
import { closeDb, openReadonlyDb } from "@/db/open";
import { openOutput, writeOutput } from "./output";
import { ROOT } from "./paths";
import { UsageError } from "./usage-error";

const folder = mkdtempSync(join(tmpdir(), "claimboard-output-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe("openOutput", () => {
  it("renames a complete file into place", async () => {
    const file = join(folder, "a.txt");
    writeFileSync(file, "old");
    const output = openOutput(file);
    await output.write("one\n".repeat(100_000));
    expect(readFileSync(file, "utf8")).toBe("old");
    await output.write(new TextEncoder().encode("end\n"));
    await output.finish();
    expect(readFileSync(file, "utf8")).toBe(`${"one\n".repeat(100_000)}end\n`);
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it("removes partial output", async () => {
    const file = join(folder, "b.txt");
    const output = openOutput(file);
    await output.write("half");
    await output.abort();
    expect(existsSync(file) || existsSync(`${file}.part`)).toBe(false);
  });

  it("removes the part file if finishing fails", async () => {
    const file = join(folder, "full.txt");
    const output = openOutput(file);
    await output.write("all");
    // As where the disk is full when the last of it is written.
    mkdirSync(file);
    await expect(output.finish()).rejects.toThrow();
    expect(existsSync(`${file}.part`)).toBe(false);
  });

  it("rejects a folder and a missing parent folder", async () => {
    expect(() => openOutput(folder)).toThrow(UsageError);
    expect(() => openOutput(join(folder, "none", "c.txt"))).toThrow("its folder does not exist");
  });
});

/** Runs the program with closed streams; returns its exit code and its messages. */
async function runBroken(
  args: readonly string[],
  { closed = [], stdout = "pipe" }: { closed?: readonly ("stdout" | "stderr")[]; stdout?: "pipe" | number },
): Promise<{ code: number | null; messages: string }> {
  const child = spawn(process.execPath, [join(ROOT, "bin", "claimboard.mjs"), ...args], {
    stdio: ["ignore", stdout, "pipe"],
  });
  for (const name of closed) child[name]?.destroy();
  const code = new Promise<number | null>((resolve) => child.on("close", resolve));
  const messages = closed.includes("stderr") || !child.stderr ? "" : await text(child.stderr);
  return { code: await code, messages };
}

describe("ignoreBrokenPipes", () => {
  // Every tenth paper has no abstract and causes a message; the file is longer than one chunk.
  const filler = (i: number) => `We look at owl ${i} at night. `.repeat(40);
  const papers = Array.from({ length: 100 }, (_, i) => ({
    title: `Study of owl ${i}`,
    abstract: i % 10 === 5 ? "" : `${filler(i)}Owl-${i} rises from 40% to 52% on GSM8K.`,
  }));
  const input = join(folder, "papers.jsonl");
  const db = join(folder, "board.db");
  writeFileSync(input, papers.map((paper) => `${JSON.stringify(paper)}\n`).join(""));

  it("completes an import when nobody reads the messages", async () => {
    expect((await runBroken(["import", input, "--db", db], { closed: ["stdout", "stderr"] })).code).toBe(0);
    const stored = openReadonlyDb(db);
    const count = (table: string) => stored.$client.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
    expect([count("papers"), count("import_issues")]).toEqual([90, 10]);
    closeDb(stored);
  });

  it("completes a file when nobody reads the messages", async () => {
    const file = join(folder, "claims.ndjson");
    expect((await runBroken(["extract", input, "-o", file], { closed: ["stderr"] })).code).toBe(0);
    expect(readFileSync(file, "utf8").trim().split("\n")).toHaveLength(90);
  });

  it("exits silently when nobody reads the data", async () => {
    for (const command of [
      ["extract", input],
      ["export", "--db", db],
    ]) {
      const { code, messages } = await runBroken(command, { closed: ["stdout"] });
      expect([command[0], code, messages.replace(/^skipped: .*\n/gm, "")]).toEqual([command[0], 0, ""]);
    }
  });

  it("reports in one line that standard output cannot be written", async () => {
    // As with a full disk, each write fails.
    const unwritable = () => openSync(input, "r");
    for (const command of [["stats"], ["export"]]) {
      const { code, messages } = await runBroken([...command, "--db", db], { stdout: unwritable() });
      expect([command[0], code, messages.trimEnd().split("\n")]).toEqual([
        command[0],
        1,
        [expect.stringMatching(/^claimboard: cannot write standard output: /)],
      ]);
    }
  });
});

describe("writeOutput", () => {
  const failing = function* () {
    yield "one\n";
    throw new Error("no more");
  };

  it("writes all pieces", async () => {
    const file = join(folder, "whole.txt");
    await writeOutput(file, ["one\n", "two\n"]);
    expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
  });

  it("leaves no file after an error", async () => {
    const file = join(folder, "failed.txt");
    await expect(writeOutput(file, failing())).rejects.toThrow("no more");
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });

  it("leaves no file after a stop", async () => {
    const file = join(folder, "stopped.txt");
    await writeOutput(file, ["one\n"], AbortSignal.abort());
    expect([existsSync(file), existsSync(`${file}.part`)]).toEqual([false, false]);
  });
});
