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

/** Entry points: the command line, its worker threads, the upload worker and the serving process. */
const ENTRIES = {
  main: "cli/main.ts",
  worker: "cli/worker.ts",
  upload: "cli/uploads/worker.ts",
  server: "server/main.ts",
};

/** Source folders and files of the entries. */
const SOURCES = [
  "cli",
  "db",
  "eval",
  "exporters",
  "extractors",
  "lexicon",
  "lib",
  "server",
  "sources",
  "scripts/browser.mjs",
  "scripts/build-lexicon.mjs",
  "scripts/child.mjs",
  "scripts/failure.mjs",
  "scripts/lexicon-table.mjs",
  "scripts/steps.mjs",
  "package-lock.json",
  "tsconfig.json",
];

/** lexicon/generated/ is derived from the tables and may be absent or out of date. */
const isSource = (/** @type {string} */ path) => !path.endsWith(".test.ts") && !path.startsWith("lexicon/generated/");

/** Older bundles are kept this long: running processes may still load them. */
const MAX_BUNDLE_AGE_MS = 24 * 60 * 60 * 1000;

/**
 * Runs an entry as one JavaScript bundle, which loads in half the time of some hundred TypeScript files.
 * @param {keyof typeof ENTRIES} entry
 */
export async function runEntry(entry) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await import(pathToFileURL(await ensureBundle(root, entry)).href);
}

/**
 * Returns the bundle of an entry and builds it if it does not exist. Its name contains a hash of the sources, so a
 * bundle is never out of date. It is one folder below the checkout, as the sources are, so that
 * `new URL("..", import.meta.url)` is the checkout in both. If that folder is not writable, it is in a private
 * temporary folder, with the path of the checkout compiled in.
 * @param {string} root the checkout
 * @param {keyof typeof ENTRIES} entry
 * @returns {Promise<string>} its path; rejects if a source has a syntax error or no folder is writable
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
  // Written atomically: another call, also of this process, may build or look for it at the same time.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, file);
  removeOldBundles(folder);
  return file;
}

/**
 * @param {string} folder
 * @param {string} parent in which it is created if it does not exist
 */
function isWritable(folder, parent) {
  try {
    accessSync(`${existsSync(folder) ? folder : parent}/.`, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns a temporary folder that only this user can write to. */
function createPrivateFolder() {
  // Windows has no user id; its temporary folder belongs to the user.
  const user = process.getuid?.();
  const folder = join(tmpdir(), user === undefined ? "claimboard" : `claimboard-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stat = lstatSync(folder);
  const isOwn = stat.isDirectory() && stat.uid === user && (stat.mode & 0o077) === 0;
  if (user !== undefined && !isOwn)
    throw new Error(`dist is not writable, and ${folder} does not belong to this user alone`);
  return folder;
}

/** @param {string} text */
const toShortHash = (text) => createHash("sha256").update(text).digest("hex").slice(0, 8);

/**
 * @param {string} root
 * @param {keyof typeof ENTRIES} entry
 * @param {string | null} usual its default path, for a bundle outside of the checkout
 * @returns {Promise<Uint8Array>}
 */
async function bundle(root, entry, usual) {
  // Loaded on demand: builds are rare.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(root, ENTRIES[entry])],
    absWorkingDir: root,
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    write: false,
    platform: "node",
    format: "esm",
    // Not "node20", for which esbuild compiles expressions such as /\p{Lu}/u at every evaluation.
    target: "es2023",
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
 * Resolves packages to absolute paths: they are not found from outside of the checkout.
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
