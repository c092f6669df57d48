import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { cachedDataVersionTag } from "node:v8";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { COLUMNS } from "../scripts/build-lexicon.mjs";
import { ensureBundle, loadBundle } from "./bundle.mjs";

let root = "";

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

/** Exports of a bundled entry. */
const loadValue = (file: string): unknown => loadBundle(root, file).value;

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

describe("ensureBundle", () => {
  it("bundles an entry and its imports once", async () => {
    const file = await ensureBundle(root, "main");
    expect(loadValue(file)).toBe("7B");
    utimesSync(file, 1, 1);
    expect(await ensureBundle(root, "main")).toBe(file);
    expect(readdirSync(join(root, "dist")).filter((name) => name.endsWith(".cjs"))).toEqual([basename(file)]);
  });

  it("keeps signs beyond ASCII, also in regular expressions", async () => {
    write("cli/main.ts", 'export const value = [/^[é–😀]$/u.test("😀"), /ü|×/.exec("3×")?.[0], "Gr\u00f6ße 😀"];');
    expect(loadValue(await ensureBundle(root, "main"))).toEqual([true, "×", "Größe 😀"]);
  });

  const compiledFile = (file: string): string => `${file}.${cachedDataVersionTag()}`;

  it("keeps of zod what is used", async () => {
    write("node_modules/zod/index.js", 'import * as z from "./all.js";\nexport * from "./all.js";\nexport { z };');
    write(
      "node_modules/zod/all.js",
      'export const string = () => "a string";\nexport const messages = "in fifty languages";',
    );
    write("cli/main.ts", 'import { z } from "zod";\nexport const value = z.string();');
    const file = await ensureBundle(root, "main");
    expect(loadValue(file)).toBe("a string");
    expect(readFileSync(file, "utf8")).not.toContain("fifty languages");
  });

  it("stores the compiled code once", async () => {
    const file = await ensureBundle(root, "main");
    expect(loadValue(file)).toBe("7B");
    utimesSync(compiledFile(file), 1, 1);
    expect(loadValue(file)).toBe("7B");
    expect(statSync(compiledFile(file)).mtimeMs).toBe(1000);
  });

  it("removes stored code that is damaged", async () => {
    // V8 would not read the stored code of a text that it has compiled before.
    write("lib/size.ts", 'export const size: string = "undamaged ";');
    const file = await ensureBundle(root, "main");
    writeFileSync(compiledFile(file), "damaged");
    expect(loadValue(file)).toBe("undamaged B");
    expect(existsSync(compiledFile(file))).toBe(false);
  });

  it.each([
    ["a source changes", "lib/size.ts", "export const size: number = 32;", "32B"],
    ["a source changes but keeps its length", "lib/size.ts", "export const size: number = 8;", "8B"],
    ["a source is added", "lib/sources/new.ts", "export {};", "7B"],
    ["other packages are installed", "package-lock.json", '{ "packages": {} }', "7B"],
  ])("builds a new bundle if %s", async (_, path, text, value) => {
    const file = await ensureBundle(root, "main");
    write(path, text);
    const other = await ensureBundle(root, "main");
    expect(other).not.toBe(file);
    expect(loadValue(other)).toBe(value);
  });

  it("builds a new bundle if a lexicon table changes, without the generated modules", async () => {
    const code = `import { DOMAIN_PHRASES } from "@/lexicon/generated/extraction";\nexport const value = DOMAIN_PHRASES;`;
    write("cli/main.ts", code);
    expect(loadValue(await ensureBundle(root, "main"))).toEqual([]);
    write("lexicon/domain-phrases.tsv", "phrase\nharbour pier\n");
    write("lexicon/generated/extraction.js", "export const DOMAIN_PHRASES = 'out of date';");
    const file = await ensureBundle(root, "main");
    expect(loadValue(file)).toEqual(["harbour pier"]);
    rmSync(join(root, "lexicon", "generated"), { recursive: true });
    expect(await ensureBundle(root, "main")).toBe(file);
  });

  it("builds a new bundle if a source changes but keeps its length and its time", async () => {
    // Files that were just written are read at every call.
    const touch = (path: string): void => utimesSync(join(root, path), 1, 1);
    for (const path of ["lib/size.ts", "cli/main.ts", "cli/worker.ts", "package-lock.json", "tsconfig.json"])
      touch(path);
    for (const name of Object.keys(COLUMNS)) touch(`lexicon/${name}.tsv`);
    const file = await ensureBundle(root, "main");
    expect(await ensureBundle(root, "main")).toBe(file);
    expect(existsSync(join(root, "dist", "sources.txt"))).toBe(true);
    expect(await ensureBundle(root, "main")).toBe(file);
    write("lib/size.ts", "export const size: number = 8;");
    touch("lib/size.ts");
    expect(loadValue(await ensureBundle(root, "main"))).toBe("8B");
  });

  it("reads the sources again if what is stored about them is damaged", async () => {
    const file = await ensureBundle(root, "main");
    write("dist/sources.txt", "damaged");
    expect(await ensureBundle(root, "main")).toBe(file);
  });

  it("ignores tests", async () => {
    const file = await ensureBundle(root, "main");
    write("lib/size.test.ts", "it.fails();");
    expect(await ensureBundle(root, "main")).toBe(file);
  });

  it("shares a bundle between concurrent calls, one per entry", async () => {
    const files = await Promise.all([
      ensureBundle(root, "main"),
      ensureBundle(root, "main"),
      ensureBundle(root, "worker"),
    ]);
    expect(new Set(files).size).toBe(2);
    expect(files.map(loadValue)).toEqual(["7B", "7B", "a thread"]);
  });

  it("keeps bundles of older sources for a day", async () => {
    const day = 24 * 60 * 60;
    const now = Date.now() / 1000;
    const [kept, old] = [await ensureBundle(root, "worker"), join(root, "dist", "main-0.cjs")];
    writeFileSync(old, "");
    utimesSync(kept, now, now - day + 600);
    utimesSync(old, now, now - day - 600);
    const made = await ensureBundle(root, "main");
    expect(readdirSync(join(root, "dist")).map((name) => join(root, "dist", name))).toEqual([made, kept].sort());
  });

  it("reports the location of a syntax error and leaves no file", async () => {
    write("lib/size.ts", "export const size = ;");
    await expect(ensureBundle(root, "main")).rejects.toThrow(/lib\/size\.ts:1:20/);
    expect(readdirSync(root)).not.toContain("dist");
  });
});

describe("ensureBundle without a writable dist", () => {
  const usual = process.env.TMPDIR;
  beforeEach(() => {
    write("dist", "a file in place of the folder");
    mkdirSync(join(root, "tmp"));
    process.env.TMPDIR = join(root, "tmp");
    // pino is not part of the bundle.
    for (const name of ["pino", "tide"]) write(`node_modules/${name}/index.js`, `exports.${name} = "${name}";`);
    write(
      "cli/main.ts",
      `import { pino } from "pino";\nimport { tide } from "tide";
      export const value = [new URL("..", import.meta.url).href, pino, tide];`,
    );
  });
  afterEach(() => {
    if (usual === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = usual;
  });

  it("writes to a private folder, from which checkout and packages are found", async () => {
    const file = await ensureBundle(root, "main");
    expect(dirname(dirname(file))).toBe(join(root, "tmp"));
    expect(loadValue(file)).toEqual([pathToFileURL(`${root}/`).href, "pino", "tide"]);
    utimesSync(file, 1, 1);
    expect(await ensureBundle(root, "main")).toBe(file);
    expect(readdirSync(dirname(file)).filter((name) => name.endsWith(".cjs"))).toHaveLength(1);
  });

  it("rejects a folder that others can write to", async () => {
    const folder = dirname(await ensureBundle(root, "main"));
    chmodSync(folder, 0o777);
    await expect(ensureBundle(root, "main")).rejects.toThrow(
      `dist is not writable, and ${folder} does not belong to this user alone`,
    );
  });
});
