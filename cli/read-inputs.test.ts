import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
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

it("does not treat a pipe as a complete file, even with a file name", async () => {
  const file = join(folder, "a.jsonl");
  const { isComplete: isWhole } = await readInputs({ names: [file, "-", "/dev/null"], signal });
  expect([file, "stdin", "/dev/null"].map(isWhole)).toEqual([true, false, false]);
});
