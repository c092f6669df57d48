import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it } from "vitest";
import { InputError, listInputs } from "./list-inputs";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "claimboard-inputs-")));
const link = `${folder}-link`;
symlinkSync(folder, link);
afterAll(() => {
  rmSync(folder, { recursive: true });
  rmSync(link);
});

const start = process.cwd();
afterEach(() => process.chdir(start));
for (const name of ["deep", "deep/node_modules", "bare"]) mkdirSync(join(folder, name));
for (const name of ["b.md", "a.md", ".hidden", "deep/c.md", "deep/node_modules/d.md", "e[1].txt"])
  writeFileSync(join(folder, name), "x");

it("lists the files of a folder by name, without hidden ones", async () => {
  const names = (await listInputs([folder])).map((file) => file.name.slice(folder.length + 1));
  expect(names).toEqual(["a.md", "b.md", join("deep", "c.md"), "e[1].txt"]);
});

it("keeps the order and the names of the arguments", async () => {
  const files = await listInputs([join(folder, "b.md"), "-", join(folder, "a.md")]);
  expect(files.map((file) => [file.name.replace(folder, ""), file.size])).toEqual([
    ["/b.md", 1],
    ["stdin", null],
    ["/a.md", 1],
  ]);
});

it.each([
  ["a.md", "a.md"],
  ["./a.md", "a.md"],
  ["deep//../a.md", "a.md"],
  [join(folder, "a.md"), "a.md"],
  [join(link, "a.md"), "a.md"],
  [`../${folder.split("/").at(-1)}/a.md`, "a.md"],
  [join(folder, "deep", "c.md"), join("deep", "c.md")],
  ["./deep/", join("deep", "c.md")],
  ["./*/c.md", join("deep", "c.md")],
])("normalizes the name of a file: %s", async (typed, name) => {
  process.chdir(folder);
  const files = await listInputs([typed]);
  expect(files.map((file) => file.name)).toEqual([name]);
});

it("keeps the path of a file outside the folder, normalized", async () => {
  process.chdir(join(folder, "deep"));
  const files = await listInputs(["../deep/../a.md", join(folder, "deep", "..", "b.md")]);
  expect(files.map((file) => file.name)).toEqual([join("..", "a.md"), join(folder, "b.md")]);
});

it.each<[string, string[]]>([
  ["*.md", ["a.md", "b.md"]],
  ["**/*.md", ["a.md", "b.md", "deep/c.md"]],
  ["{a,deep/c}.md", ["a.md", "deep/c.md"]],
  ["[ab].m?", ["a.md", "b.md"]],
  ["e[1].txt", ["e[1].txt"]],
])("expands the pattern %s", async (pattern, names) => {
  const files = await listInputs([join(folder, pattern)]);
  expect(files.map((file) => file.name.slice(folder.length + 1))).toEqual(names);
});

it.each([
  ["x*.md", "no file matches"],
  ["none.md", "no such file or folder"],
  ["a.md/b.md", "no such file or folder"],
  ["bare", "no files in the folder"],
  ["n".repeat(300), "the name is too long"],
])("rejects %s before reading anything", async (name, reason) => {
  const attempt = listInputs([join(folder, "a.md"), join(folder, name)]);
  await expect(attempt).rejects.toThrow(InputError);
  await expect(attempt).rejects.toThrow(reason);
});

it("follows symbolic links of a folder and lists each file once", async () => {
  const root = join(folder, "links");
  for (const name of ["links/in/deep", "elsewhere"]) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ["links/in/a.md", "links/in/deep/b.md", "elsewhere/c.md", "elsewhere/.d.md"])
    writeFileSync(join(folder, name), "x");
  for (const [name, target] of [
    ["again.md", "in/a.md"],
    ["all", "."],
    ["around", ".."],
    ["c.md", "../elsewhere/c.md"],
    ["d.md", "../elsewhere/.d.md"],
    ["in/deep/up", "../.."],
    ["other", "../elsewhere"],
    ["self", "self"],
    ["nowhere", "none"],
  ] as const)
    symlinkSync(target, join(root, name));
  process.chdir(root);
  const names = (await listInputs(["."])).map((file) => file.name);
  rmSync(join(folder, "links"), { recursive: true });
  rmSync(join(folder, "elsewhere"), { recursive: true });
  const around = ["a.md", "b.md", "deep/c.md", "e[1].txt", "elsewhere/c.md"];
  expect(names).toEqual([
    "in/a.md",
    "in/deep/b.md",
    ...around.map((name) => `around/${name}`),
    "d.md",
    "nowhere",
    "self",
  ]);
});

it.each<[string, string[], string[]]>([
  ["a file with three paths", ["a.md", "./a.md", join(folder, "a.md")], ["a.md"]],
  ["a file through a link", [join(link, "a.md"), "a.md"], ["a.md"]],
  ["a file and its folder", ["deep/c.md", "deep"], ["deep/c.md"]],
  ["a folder and its content", ["deep", "deep/c.md", "**/c.md"], ["deep/c.md"]],
  ["a folder twice", ["deep", "deep/"], ["deep/c.md"]],
  ["two patterns", ["{b,a}.md", "*.md"], ["a.md", "b.md"]],
  ["standard input twice", ["-", "a.md", "-"], ["stdin", "a.md"]],
  ["two files with the same content", ["a.md", "b.md"], ["a.md", "b.md"]],
])("lists once %s", async (_, typed, names) => {
  process.chdir(folder);
  expect((await listInputs(typed)).map(({ name }) => name)).toEqual(names);
});

it("follows symbolic links of a pattern and lists each file once", async () => {
  const root = join(folder, "round");
  mkdirSync(join(root, "z"), { recursive: true });
  for (const name of ["one.jsonl", "z/two.jsonl"]) writeFileSync(join(root, name), "x");
  for (const [name, target] of [
    ["all", "."],
    ["again.jsonl", "z/two.jsonl"],
    ["z/back", ".."],
    ["a.jsonl", "../a.md"],
  ] as const)
    symlinkSync(target, join(root, name));
  process.chdir(folder);
  const names = (await listInputs(["round/**/*.jsonl"])).map(({ name }) => name);
  rmSync(root, { recursive: true });
  expect(names).toEqual(["round/a.jsonl", "round/one.jsonl", "round/z/two.jsonl"]);
});
