import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { claimboard, temporaryFolder } from "./program";

const folder = temporaryFolder();
test.afterAll(folder.remove);
test.describe.configure({ mode: "serial" });

const db = join(folder.path, "board.db");
const TEXT =
  "We teach owls to count mice in the dark and ask how far they get, night after night, in barns and in trees.";
const write = (name: string, papers: readonly object[]): string => {
  const file = join(folder.path, name);
  writeFileSync(file, papers.map((paper) => `${JSON.stringify(paper)}\n`).join(""));
  return file;
};
const first = write("first.jsonl", [
  { title: "Owls that Count: A Study", abstract: `${TEXT} Owl-7B reaches 50.5% on GSM8K.`, authors: "Ada Bell, Bo Wu" },
  { title: "Mice that Hide", abstract: `Mice hide. Owl-7B reaches 41.5% on GSM8K.`, authors: "Cy Ox" },
]);
const second = write("second.jsonl", [
  {
    title: "{Owls} That \\emph{Count}",
    abstract: `${TEXT} Owl-7B reaches 60.5% on GSM8K.`,
    authors: "A. Bell and B. Wu",
  },
  { title: "Mice that Hide", abstract: `Mice hide. Owl-7B reaches 43.5% on GSM8K.`, authors: "Di Fox" },
]);
const run = (...args: string[]) => claimboard([...args, "--db", db]);
const counts = async () => JSON.parse((await run("stats", "--json")).stdout) as { papers: number; claims: number };

test("a merge is listed, and works of different authors with the same title are not merged", async () => {
  const { stdout, stderr } = await run("import", first, second);
  expect(stdout).toMatch(/papers: 3 new, 1 merged/);
  expect(stdout).toMatch(/merges: 1 /);
  expect(stderr).toMatch(
    /merged: .*second\.jsonl, line 1 \("\{Owls\}.*into owls-that-count-a-study-\w+.*same title but for its subtitle/,
  );
});

test("a merge can be shown and undone, and stays undone", async () => {
  const { paper } = JSON.parse((await run("papers", "merged", "--json")).stdout);
  expect((await run("papers", "show", paper)).stdout).toMatch(/1\. "Owls that Count: A Study"[\s\S]*2\. .*merged/);
  const split = await run("papers", "split", paper);
  expect(split.code, split.stderr).toBe(0);
  expect(await counts()).toMatchObject({ papers: 4, claims: 4 });
  expect((await run("import", second, first)).stdout).toMatch(/papers: 0 new, 0 merged, 4 unchanged/);
  const copy = write("copy.jsonl", [
    {
      title: "{Owls} That \\emph{Count}",
      abstract: `${TEXT} Owl-7B reaches 60.5% on GSM8K.`,
      authors: "A. Bell and B. Wu",
    },
  ]);
  expect((await run("import", copy)).stdout).toMatch(/papers: 0 new, 1 merged, 0 unchanged/);
  expect(await counts()).toMatchObject({ papers: 4, claims: 4 });
});

test("undoing an import is previewed, and the import can be repeated", async () => {
  const names = async () => (await run("imports", "list")).stdout.replace(/:.*/g, "").trim().split("\n");
  const copy = (await names()).find((name) => name.endsWith("copy.jsonl")) ?? "";
  const other = (await names()).find((name) => name.endsWith("second.jsonl")) ?? "";
  const preview = (await run("imports", "undo", other, "--dry-run")).stdout;
  expect(preview).toBe("removed: 1 paper with 1 claim\nnot removed: 1 paper that other sources also have\n");
  expect(await counts()).toMatchObject({ papers: 4, claims: 4 });
  expect((await run("imports", "undo", other)).stdout).toBe(preview);
  expect(await names()).toEqual([copy, expect.stringMatching(/first\.jsonl$/)]);
  expect(await counts()).toMatchObject({ papers: 3, claims: 3 });
  expect((await run("import", second)).stdout).toMatch(/papers: 1 new, 1 merged/);
  expect(await counts()).toMatchObject({ papers: 4, claims: 4 });
});

for (const [name, args, message] of [
  ["an unknown paper", ["papers", "split", "no-such-paper"], /no paper no-such-paper/],
  ["an unknown record", ["papers", "split", "owls", "--record", "0"], /record number/],
  ["an unknown import", ["imports", "undo", "none.md"], /nothing was imported as none\.md/],
] as const) {
  test(`invalid usage: ${name}`, async () => {
    const { code, stderr } = await run(...args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });
}
