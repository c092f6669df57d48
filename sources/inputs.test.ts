import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { InputError, listInputs } from "./inputs";

const folder = mkdtempSync(join(tmpdir(), "claimboard-inputs-"));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ["deep", "deep/node_modules", "bare"]) mkdirSync(join(folder, name));
for (const name of ["b.md", "a.md", ".hidden", "deep/c.md", "deep/node_modules/d.md", "e[1].txt"])
  writeFileSync(join(folder, name), "x");

it("lists the files of a folder by name, without hidden ones", async () => {
  const names = (await listInputs([folder])).map((file) => file.name.slice(folder.length + 1));
  expect(names).toEqual(["a.md", "b.md", join("deep", "c.md"), "e[1].txt"]);
});

it("keeps the order and the names of what was asked for", async () => {
  const files = await listInputs([join(folder, "b.md"), "-", join(folder, "a.md")]);
  expect(files.map((file) => [file.name.replace(folder, ""), file.size])).toEqual([
    ["/b.md", 1],
    ["stdin", null],
    ["/a.md", 1],
  ]);
});

it.each<[string, string[]]>([
  ["*.md", ["a.md", "b.md"]],
  ["**/*.md", ["a.md", "b.md", "deep/c.md"]],
  ["{a,deep/c}.md", ["a.md", "deep/c.md"]],
  ["[ab].m?", ["a.md", "b.md"]],
  ["e[1].txt", ["e[1].txt"]],
])("lists what the pattern %s means", async (pattern, names) => {
  const files = await listInputs([join(folder, pattern)]);
  expect(files.map((file) => file.name.slice(folder.length + 1))).toEqual(names);
});

it.each([
  ["x*.md", "no file is called like"],
  ["none.md", "no such file or folder"],
  ["a.md/b.md", "no such file or folder"],
  ["bare", "no files in the folder"],
  ["n".repeat(300), "the name is too long"],
])("refuses %s before anything is read", async (name, reason) => {
  const attempt = listInputs([join(folder, "a.md"), join(folder, name)]);
  await expect(attempt).rejects.toThrow(InputError);
  await expect(attempt).rejects.toThrow(reason);
});
