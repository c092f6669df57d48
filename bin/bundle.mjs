import { createHash } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";
import { cachedDataVersionTag, setFlagsFromString } from "node:v8";
import { Script, constants as vmConstants } from "node:vm";
import { readIfExists, writeAtomically } from "../scripts/files.mjs";
import { readSourceState } from "./source-state.mjs";

/** Entry points: the command line, its worker threads, the upload worker and the serving process. */
const ENTRIES = {
  main: "cli/main.ts",
  worker: "cli/worker.ts",
  upload: "cli/uploads/worker.ts",
  server: "server/main.ts",
};

/** Older bundles are kept this long: running processes may still load them. */
const MAX_BUNDLE_AGE_MS = 24 * 60 * 60 * 1000;

/** Packages that are not part of a bundle: they load native code, or files beside their own. */
const EXTERNAL_PACKAGES = ["better-sqlite3", "next", "pino"];

/**
 * Runs an entry, and waits for the promise `finished` that it may export.
 * @param {keyof typeof ENTRIES} entry
 */
export async function runEntry(entry) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  await loadBundle(root, await ensureBundle(root, entry)).finished;
}

/**
 * Runs a bundle and returns its exports. The compiled code is stored beside the bundle, for this version of Node:
 * compiling it would take longer than most calls of the command line.
 * @param {string} root the checkout, from which packages are found
 * @param {string} file the bundle
 * @returns {Record<string, unknown>}
 */
export function loadBundle(root, file) {
  // One folder below the checkout, as the sources are, also if the bundle is elsewhere.
  const usual = join(root, "dist", basename(file));
  const module = { exports: {} };
  compile(file).runInThisContext()(module, module.exports, createRequire(usual), pathToFileURL(usual).href);
  return module.exports;
}

/**
 * Compiles a bundle, or takes the stored code.
 * @param {string} file
 */
function compile(file) {
  const code = readFileSync(file, "latin1");
  const compiledFile = `${file}.${cachedDataVersionTag()}`;
  const cachedData = readIfExists(compiledFile);
  const options = { filename: file, importModuleDynamically: vmConstants.USE_MAIN_CONTEXT_DEFAULT_LOADER };
  if (cachedData === null && isWritable(dirname(file))) return compileAll(code, options, compiledFile);
  const script = new Script(code, { ...options, ...(cachedData && { cachedData }) });
  // Damaged: the next call stores it again.
  if (script.cachedDataRejected) rmSync(compiledFile, { force: true });
  return script;
}

/**
 * Compiles all functions, not only those that are called, and stores the result. Flags belong to the process: threads that
 * do this at the same time may store it under two names, or store what the next call removes and stores again.
 * @param {string} code
 * @param {import("node:vm").ScriptOptions} options
 * @param {string} compiledFile
 */
function compileAll(code, options, compiledFile) {
  setFlagsFromString("--no-lazy");
  const script = new Script(code, options);
  // V8 accepts stored code only with the flags that were set when it was stored.
  setFlagsFromString("--lazy");
  try {
    writeAtomically(compiledFile, script.createCachedData());
  } catch {
    // The disk is full: the program runs, and starts more slowly.
  }
  return script;
}

/**
 * Returns the bundle of an entry and builds it if it does not exist. Its name contains a hash of the sources, so a
 * bundle is never out of date. If dist/ is not writable, it is in a private temporary folder.
 * @param {string} root the checkout
 * @param {keyof typeof ENTRIES} entry
 * @returns {Promise<string>} its path; rejects if a source has a syntax error or no folder is writable
 */
export async function ensureBundle(root, entry) {
  const home = join(root, "dist");
  const state = readSourceState(root, home);
  const defaultFile = join(home, `${entry}-${state}.cjs`);
  if (existsSync(defaultFile)) return defaultFile;
  const isElsewhere = !isWritable(home, root);
  const folder = isElsewhere ? createPrivateFolder() : home;
  const file = isElsewhere ? join(folder, `${entry}-${state}-${toShortHash(root)}.cjs`) : defaultFile;
  if (existsSync(file)) return file;
  const code = await bundle(root, entry);
  mkdirSync(folder, { recursive: true });
  writeAtomically(file, code);
  removeOldBundles(folder);
  return file;
}

/**
 * @param {string} folder
 * @param {string} parent in which it is created if it does not exist
 */
function isWritable(folder, parent = folder) {
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
 * Bundles an entry with its packages into a function of `module`, `exports`, `require` and its address. One file loads in
 * a third of the time that some hundred files take.
 * @param {string} root
 * @param {keyof typeof ENTRIES} entry
 */
async function bundle(root, entry) {
  // Loaded on demand: builds are rare.
  const { build } = await import("esbuild");
  const { outputFiles } = await build({
    entryPoints: [join(root, ENTRIES[entry])],
    absWorkingDir: root,
    tsconfig: join(root, "tsconfig.json"),
    bundle: true,
    write: false,
    platform: "node",
    // Not a module: V8 stores the compiled code of scripts only.
    format: "cjs",
    banner: { js: "(function (module, exports, require, ADDRESS) {" },
    footer: { js: "})" },
    define: { "import.meta.url": "ADDRESS" },
    // Not "node20", for which esbuild compiles expressions such as /\p{Lu}/u at every evaluation.
    target: "es2023",
    external: EXTERNAL_PACKAGES,
    logLevel: "silent",
    plugins: [lexiconModules(root), zodNamespace],
  });
  return toAscii(outputFiles[0]?.text ?? "");
}

/**
 * Escapes what esbuild leaves, which are regular expressions and comments: ASCII is read faster.
 * @param {string} code
 */
const toAscii = (code) =>
  code.replace(/[^\0-\x7f]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`);

/**
 * Generates the modules of the lexicon from its tables, without files: the checkout may be read-only.
 * @param {string} root
 * @returns {import("esbuild").Plugin}
 */
const lexiconModules = (root) => ({
  name: "lexicon-modules",
  setup: async (build) => {
    const { generateLexicon } = await import("../scripts/build-lexicon.mjs");
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
 * Imports zod as a namespace, of which esbuild keeps what is used. Of the object `z` it would keep everything, with messages
 * in fifty languages. Next does the opposite, so the sources import the object.
 * @type {import("esbuild").Plugin}
 */
const zodNamespace = {
  name: "zod-namespace",
  setup: (build) =>
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8").replace('import { z } from "zod";', 'import * as z from "zod";'),
      loader: "ts",
    })),
};

/** @param {string} folder */
function removeOldBundles(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - made > MAX_BUNDLE_AGE_MS) rmSync(path, { force: true });
  }
}
