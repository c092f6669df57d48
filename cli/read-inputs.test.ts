import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Readable } from "node:stream";
import { afterAll, expect, it, vi } from "vitest";
import { readInputs, requirePapers } from "./read-inputs";

const folder = mkdtempSync(join(tmpdir(), "claimboard-inputs-"));
afterAll(() => rmSync(folder, { recursive: true }));

const paper = (title: string) => `${JSON.stringify({ title, abstract: "Owl-7B reaches 50% on GSM8K." })}\n`;
mkdirSync(join(folder, "gone"));
writeFileSync(join(folder, "a.jsonl"), paper("A study of owls"));
symlinkSync("none.jsonl", join(folder, "gone", "b.jsonl"));
writeFileSync(join(folder, "z.jsonl"), paper("A study of mice"));

const { signal } = new AbortController();

async function readAll(name: string) {
  const { results, counts } = await readInputs({ names: [name], signal });
  const lines: string[] = [];
  for await (const result of results)
    lines.push("paper" in result ? result.paper.title : Object.values(result.issue).join("; "));
  return { lines, tally: counts };
}

it("reports the unreadable file of a folder and reads the others", async () => {
  const { lines, tally } = await readAll(folder);
  const issue = `skipped; ${join(folder, "gone", "b.jsonl")}; whole file; no such file or folder`;
  expect(lines).toEqual(["A study of owls", issue, "A study of mice"]);
  expect(() => requirePapers(tally)).not.toThrow();
});

it("rejects a folder without any readable file", async () => {
  const { tally } = await readAll(join(folder, "gone"));
  expect(() => requirePapers(tally)).toThrow("no paper found in");
});

mkdirSync(join(folder, ".single"));
writeFileSync(join(folder, ".single", "empty.txt"), "");
writeFileSync(join(folder, ".single", "list.txt"), "Eggs, milk and bread.\n");

it.each([
  ["an empty file", ".single/empty.txt", "", 1],
  ["a file of another kind", ".single/list.txt", "", 1],
  ["a file with a paper", "a.jsonl", "", 0],
  ["empty standard input, as of a filter that found nothing", "-", "", 0],
  ["standard input of another kind", "-", "Eggs, milk and bread.\n", 1],
])("counts unreadable inputs: %s", async (_, name, input, badFiles) => {
  const stdin = vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from([Buffer.from(input)]) as never);
  const { tally } = await readAll(name === "-" ? name : join(folder, name));
  stdin.mockRestore();
  expect(tally.badFiles).toBe(badFiles);
});

it("does not treat a pipe as a complete file, even with a file name", async () => {
  const file = join(folder, "a.jsonl");
  const { isComplete: isWhole } = await readInputs({ names: [file, "-", "/dev/null"], signal });
  expect([file, "stdin", "/dev/null"].map(isWhole)).toEqual([true, false, false]);
});
