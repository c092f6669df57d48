import { createHash, randomUUID } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { generateLexicon } from "../scripts/build-lexicon.mjs";
import { fingerprint } from "../scripts/fingerprint.mjs";

/** What is run: the command line, the work of one of its threads, and that of an upload. */
const ENTRIES = { main: "cli/main.ts", worker: "cli/worker.ts", upload: "cli/uploads/worker.ts" };

/** What the entries are made of. */
const SOURCES = [
  "cli",
  "db",
  "eval",
  "exporters",
  "extractors",
  "lexicon",
  "lib",
  "sources",
  "scripts/build-lexicon.mjs",
  "scripts/lexicon-table.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/** What lexicon/generated/ holds follows from the tables; it may be absent or out of date. */
const isSource = (/** @type {string} */ path) => !path.endsWith(".test.ts") && !path.startsWith("lexicon/generated/");

/** Bundles of other states of the sources are kept so long: programs that were started with one may still load it. */
const MAX_BUNDLE_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Runs an entry as one file of JavaScript, which loads in half the time of some hundred files of TypeScript.
 * @param {keyof typeof ENTRIES} entry
 */
export async function runEntry(entry) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await import(pathToFileURL(await ensureBundle(root, entry)).href);
}

/**
 * The file that an entry runs from, named after what the sources hold: where one has changed, another is made, so that
 * none can be out of date. It stands one folder below the checkout, as the sources do, so that
 * `new URL("..", import.meta.url)` is the checkout in both; where nothing can be written there, in a folder of the
 * user's own, and is told where the checkout is.
 * @param {string} root the checkout
 * @param {keyof typeof ENTRIES} entry
 * @returns {Promise<string>} its path; rejects where a source is no TypeScript or no folder can be written
 */
export async function ensureBundle(root, entry) {
  const home = join(root, "dist");
  const state = fingerprint(root, SOURCES, isSource);
  const defaultFile = join(home, `${entry}-${state}.mjs`);
  if (existsSync(defaultFile)) return defaultFile;
  const isElsewhere = !isWritable(home, root);
  const folder = isElsewhere ? createPrivateFolder() : home;
  const file = isElsewhere ? join(folder, `${entry}-${state}-${toShortHash(root)}.mjs`) : defaultFile;
  if (existsSync(file)) return file;
  const code = await bundle(root, entry, isElsewhere ? defaultFile : null);
  mkdirSync(folder, { recursive: true });
  // Whole or not at all: another call, of this process too, may make or look for it at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  removeOldBundles(folder);
  return file;
}

/**
 * @param {string} folder
 * @param {string} parent where it is made if it is not there
 */
function isWritable(folder, parent) {
  try {
    accessSync(`${existsSync(folder) ? folder : parent}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** A folder among the temporary ones into which nobody else can put what this user would run. */
function createPrivateFolder() {
  // On Windows there is no number, and the temporary folder is the user's own.
  const user = process.getuid?.();
  const folder = join(tmpdir(), user === undefined ? "claimboard" : `claimboard-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  const isOwn = stat.isDirectory() && stat.uid === user && (stat.mode & 0o077) === 0;
  if (user !== undefined && !isOwn) throw new Error(`dist cannot be written, and ${folder} is not this user's alone`);
  return folder;
}

/** @param {string} text */
const toShortHash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * @param {string} root
 * @param {keyof typeof ENTRIES} entry
 * @param {string | null} usual where it would stand, for one that stands away from the checkout
 * @returns {Promise<Uint8Array>}
 */
async function bundle(root, entry, usual) {
  // Loaded where something has to be made, which is seldom.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(root, ENTRIES[entry])],
    absWorkingDir: root,
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    logLevel: "silent",
    plugins: [lexiconModules(root), ...(usual === null ? [] : [packagesByPath])],
    ...(usual === null ? {} : { define: { "import.meta.url": JSON.stringify(pathToFileURL(usual).href) } }),
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

/**
 * Generates the modules of the lexicon from its tables, without files: the checkout may be read-only.
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
const lexiconModules = (root) => ({
  name: "lexicon-modules",
  setup: (build) => {
    build.onResolve({ filter: /\/lexicon\/generated\// }, ({ path }) => ({
      path: basename(path),
      namespace: "lexicon",
    }));
    build.onLoad({ filter: /.*/, namespace: "lexicon" }, ({ path }) => ({
      contents: new Map(Object.entries(generateLexicon(root))).get(path) ?? "",
    }));
  },
});

/**
 * Names packages by where they are, as they would not be found from elsewhere.
 * @type {import("esbuild").Plugin}
 */
const packagesByPath = {
  name: "packages-by-path",
  setup: (build) =>
    build.onResolve({ filter: /^(?:@[^/]|[^@./])/ }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path: import.meta.resolve(path), external: true },
    ),
};

/** @param {string} folder */
function removeOldBundles(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > MAX_BUNDLE_AGE_MS) rmSync(path, { force: true });
  }
}
