import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COLUMNS } from "../scripts/build-lexicon.mjs";
import { ensureBundle } from "./bundle.mjs";

let root = "";

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** What an entry that is bundled exports. */
const loadValue = async (file: string): Promise<unknown> => (await import(pathToFileURL(file).href)).value;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "claimboard-bundle-"));
  for (const folder of ["db", "exporters", "extractors", "sources"]) mkdirSync(join(root, folder));
  write("package-lock.json", "{}");
  write("tsconfig.json", '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }');
  for (const [name, columns] of Object.entries(COLUMNS)) write(`lexicon/${name}.tsv`, `${columns.join("\t")}\n`);
  write("lib/size.ts", "export const size: number = 7;");
  write("cli/main.ts", 'import { size } from "@/lib/size";\nexport const value = size + "B";');
  write("cli/worker.ts", 'export const value = "a thread";');
});
afterEach(() => rmSync(root, { recursive: true }));

describe("bundleOf", () => {
  it("makes one file of an entry and what it imports, once", async () => {
    const file = await ensureBundle(root, "main");
    expect(await loadValue(file)).toBe("7B");
    utimesSync(file, 1, 1);
    expect(await ensureBundle(root, "main")).toBe(file);
    expect(readdirSync(join(root, "dist"))).toHaveLength(1);
  });

  it.each([
    ["a source is written anew", "lib/size.ts", "export const size: number = 32;", "32B"],
    ["a source is written anew, as long as before", "lib/size.ts", "export const size: number = 8;", "8B"],
    ["a source comes along", "lib/sources/new.ts", "export {};", "7B"],
    ["other packages are installed", "package-lock.json", '{ "packages": {} }', "7B"],
  ])("makes another where %s", async (_, path, text, value) => {
    const file = await ensureBundle(root, "main");
    write(path, text);
    const other = await ensureBundle(root, "main");
    expect(other).not.toBe(file);
    expect(await loadValue(other)).toBe(value);
  });

  it("makes another where a table of the lexicon changes, without the generated modules", async () => {
    const code = `import { DOMAIN_PHRASES } from "@/lexicon/generated/extraction";\nexport const value = DOMAIN_PHRASES;`;
    write("cli/main.ts", code);
    expect(await loadValue(await ensureBundle(root, "main"))).toEqual([]);
    write("lexicon/domain-phrases.tsv", "phrase\nharbour pier\n");
    write("lexicon/generated/extraction.js", "export const DOMAIN_PHRASES = 'out of date';");
    const file = await ensureBundle(root, "main");
    expect(await loadValue(file)).toEqual(["harbour pier"]);
    rmSync(join(root, "lexicon", "generated"), { recursive: true });
    expect(await ensureBundle(root, "main")).toBe(file);
  });

  it("does not care for tests", async () => {
    const file = await ensureBundle(root, "main");
    write("lib/size.test.ts", "it.fails();");
    expect(await ensureBundle(root, "main")).toBe(file);
  });

  it("gives calls at the same time one file, and each entry its own", async () => {
    const files = await Promise.all([
      ensureBundle(root, "main"),
      ensureBundle(root, "main"),
      ensureBundle(root, "worker"),
    ]);
    expect(new Set(files).size).toBe(2);
    expect(await Promise.all(files.map(loadValue))).toEqual(["7B", "7B", "a thread"]);
  });

  it("keeps a day what another state of the sources was made to", async () => {
    const day = 24 * 60 * 60;
    const now = Date.now() / 1000;
    const [kept, old] = [await ensureBundle(root, "worker"), join(root, "dist", "main-0.mjs")];
    writeFileSync(old, "");
    utimesSync(kept, now, now - day + 600);
    utimesSync(old, now, now - day - 600);
    const made = await ensureBundle(root, "main");
    expect(readdirSync(join(root, "dist")).map((name) => join(root, "dist", name))).toEqual([made, kept].sort());
  });

  it("says where a source is no TypeScript, and leaves nothing behind", async () => {
    write("lib/size.ts", "export const size = ;");
    await expect(ensureBundle(root, "main")).rejects.toThrow(/lib\/size\.ts:1:20/);
    expect(readdirSync(root)).not.toContain("dist");
  });
});

describe("bundleOf where dist cannot be written", () => {
  const usual = process.env.TMPDIR;
  beforeEach(() => {
    write("dist", "no folder, whoever runs the test");
    mkdirSync(join(root, "tmp"));
    process.env.TMPDIR = join(root, "tmp");
    write(
      "cli/main.ts",
      'import { ZodError } from "zod";\nexport const value = [new URL("..", import.meta.url).href, ZodError.name];',
    );
  });
  afterEach(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });

  it("makes the file in a folder of the user's own, from where checkout and packages are found", async () => {
    const file = await ensureBundle(root, "main");
    expect(dirname(dirname(file))).toBe(join(root, "tmp"));
    expect(await loadValue(file)).toEqual([pathToFileURL(`${root}/`).href, "ZodError"]);
    utimesSync(file, 1, 1);
    expect(await ensureBundle(root, "main")).toBe(file);
    expect(readdirSync(dirname(file))).toHaveLength(1);
  });

  it("runs nothing from a folder that others may write to", async () => {
    const folder = dirname(await ensureBundle(root, "main"));
    chmodSync(folder, 0o777);
    await expect(ensureBundle(root, "main")).rejects.toThrow(
      `dist cannot be written, and ${folder} is not this user's alone`,
    );
  });
});
