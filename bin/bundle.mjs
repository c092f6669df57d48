import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

/** What is run: the command line, and the work of a thread. */
const ENTRIES = { main: "cli/main.ts", worker: "cli/worker.ts" };

/** What the entries are made of. */
const SOURCES = ["cli", "db", "exporters", "extractors", "lib", "sources", "package-lock.json", "tsconfig.json"];

/** Bundles of other states of the sources are kept so long: programs that were started with one may still load it. */
const KEPT_MS = 24 * 60 * 60 * 1000;

const root = fileURLToPath(new URL("..", import.meta.url));
// One folder below the checkout, as the sources are: `new URL("..", import.meta.url)` is the checkout in both.
const folder = join(root, "dist");

/**
 * Loads an entry as one file of JavaScript, which takes half the time of some hundred files of TypeScript. The file is
 * named after the state of the sources: where one has changed, it is made anew, so that none can be out of date.
 * @param {keyof typeof ENTRIES} entry
 */
export async function run(entry) {
  const state = stateOfSources();
  const file = join(folder, `${entry}-${state}.mjs`);
  if (!existsSync(file)) await bundle(entry, file);
  await import(pathToFileURL(file).href);
}

/** Hash over the names, sizes and times of the sources: they are looked at for every call, and not read. */
function stateOfSources() {
  const hash = createHash("sha256");
  for (const path of SOURCES.flatMap(listFiles)) {
    const { size, mtimeMs } = statSync(join(root, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest("hex").slice(0, 16);
}

/**
 * @param {string} path
 * @returns {string[]}
 */
function listFiles(path) {
  if (/\.[a-z]+$/.test(path)) return [path];
  return readdirSync(join(root, path), { withFileTypes: true })
    .map((entry) => `${path}/${entry.name}`)
    .flatMap(listFiles)
    .filter((name) => !name.endsWith(".test.ts"));
}

/**
 * @param {keyof typeof ENTRIES} entry
 * @param {string} file
 */
async function bundle(entry, file) {
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(root, ENTRIES[entry])],
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
  });
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another call may look for it at the same time.
  const unfinished = `${file}.${process.pid}-${entry}`;
  writeFileSync(unfinished, outputFiles[0]?.contents ?? "");
  renameSync(unfinished, file);
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const modified = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - modified > KEPT_MS) rmSync(path, { force: true });
  }
}
