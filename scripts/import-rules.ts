import { dirname, join } from "node:path/posix";

/** What the files of a folder, or one file at the root, may import: folders or files of the project, and packages ("node:" is all of Node's). */
interface Rule {
  readonly project: readonly string[];
  readonly packages: readonly string[];
}

const UI = ["next", "react", "react-dom", "@mantine", "@primer", "@tanstack", "nuqs", "recharts", "zod"];

/** The table of ARCHITECTURE.md: the way of the data has one direction. */
export const RULES: Readonly<Record<string, Rule>> = {
  lib: { project: ["lib", "lexicon"], packages: ["zod", "@noble/hashes", "d3-array"] },
  // Scoring, for the command line and the measurements.
  eval: { project: ["eval", "lib"], packages: ["zod", "node:", "@noble/hashes"] },
  sources: {
    project: ["sources", "lib"],
    packages: ["node:", "zod", "chardet", "saxes", "csv-parse", "yaml", "@citation-js", "entities", "tinyglobby"],
  },
  // Tables, their row types and the modules that are generated from them.
  lexicon: { project: ["lexicon"], packages: [] },
  extractors: { project: ["extractors", "lexicon", "lib"], packages: [] },
  db: { project: ["db", "lib"], packages: ["node:", "drizzle-orm", "better-sqlite3", "zod"] },
  exporters: { project: ["exporters", "lib"], packages: ["node:", "hyparquet-writer"] },
  // What surrounds the pages: access, log, health, start and stop.
  server: {
    project: ["server", "lib", "db/migrate", "db/open", "db/board-connection", "db/queries/versioned-cache"],
    packages: ["node:", "next", "pino", "zod"],
  },
  cli: {
    project: ["cli", "eval", "lib", "sources", "extractors", "db", "exporters", "server", "scripts/browser"],
    packages: ["node:", "commander", "cli-progress", "zod", "next"],
  },
  app: {
    project: [
      ...["app", "lib", "exporters", "db/queries", "db/open", "db/open-when-free", "db/lock-wait", "db/database-error"],
      ...["db/store/compare-names", "db/store/name-decisions"],
      ...["db/board-connection"],
      ...["db/store/manual-claims", "db/store/shared-corrections", "db/store/undo-review"],
      ...["db/store/extractor", "db/store/review", "db/store/undo-import", "db/store/view-store", "db/store/write"],
      ...["db/store/pin-store"],
      ...["sources/services", "extractors/extract", "extractors/extract-safely", "extractors/explain"],
      ...["extractors/find-possible-results", "eval/accuracy"],
      ...["extractors/abstract-contents"],
      ...["extractors/identify", "extractors/version", "server/request-context", "server/current-data"],
    ],
    packages: ["node:", "@noble/hashes", ...UI],
  },
  // Runs ahead of every page and route.
  proxy: { project: ["lib"], packages: ["next"] },
  instrumentation: { project: ["server/request-context", "app/_data/warm-up"], packages: [] },
  e2e: { project: ["e2e", "scripts/browser"], packages: ["node:", "playwright", "@axe-core/playwright", "ajv"] },
  // Playwright for what a page loads; the program is started as the end-to-end tests start it. A parser and a bundler for
  // measuring what the extractor does without a part of its code.
  bench: {
    project: [
      "bench",
      "eval",
      "lib",
      "sources",
      "extractors",
      "db",
      "exporters",
      "e2e/program",
      "scripts/browser",
      "bin/v8-settings",
    ],
    packages: ["node:", "better-sqlite3", "drizzle-orm", "esbuild", "oxc-parser", "playwright", "zod"],
  },
  // Cases for fast-check, and the program that runs them.
  fuzz: {
    project: ["fuzz", "lib", "sources", "extractors", "db", "exporters", "app", "cli/uploads"],
    packages: ["node:", "fast-check", "recheck", "saxes", "zod"],
  },
  bin: {
    project: ["bin", "scripts/files", "scripts/fingerprint", "scripts/build-lexicon"],
    packages: ["node:", "esbuild"],
  },
  // Playwright for the pictures of the README alone; what runs before the packages are there has Node only.
  scripts: { project: ["scripts", "lib/claim/benchmark-slug"], packages: ["node:", "playwright"] },
};

/** What a component that runs in the browser may import, and all that comes with it. */
const CLIENT: Rule = {
  project: ["app", "lib", "extractors", "lexicon"],
  packages: [...UI, "@noble/hashes", "d3-array"],
};

/** Additional modules that tests may import. */
const TEST: Rule = {
  project: [],
  packages: ["node:", "vitest", "fast-check", "better-sqlite3", "hyparquet", "@citation-js", "saxes", "csv-parse"],
};

/** Tests that need a real module instead of a mock. */
const TEST_NEIGHBOURS: Readonly<Record<string, readonly string[]>> = {
  db: ["extractors", "sources"],
  app: ["db/fixtures"],
  server: ["db/fixtures"],
  exporters: ["extractors", "sources"],
  lib: [],
  lexicon: ["extractors", "lib", "scripts"],
};

/** Sub-folders of a folder, lowest layer first: each may import itself and those before it, types included. "" is the files directly in the folder. */
export const LAYERS: Readonly<Record<string, readonly string[]>> = {
  lib: ["format", "paper", "claim", "names", "query", "compare", "lint", "charts", "api"],
  extractors: ["text", "words", "lexicon", "quantities", "mentions", "rules", "refiners", ""],
  sources: ["input", "formats", "", "services"],
  db: ["", "queries", "store"],
};

/** Sub-folders that only tests use; they may import every layer. */
const TEST_FOLDERS: ReadonlySet<string> = new Set(["fixtures", "testing"]);

export interface Import {
  readonly specifier: string;
  /** Type-only: erased by the compiler. */
  readonly typeOnly: boolean;
}

/** Path from the root, without its ending, to source text. */
export type SourceFiles = ReadonlyMap<string, string>;

const STATEMENT =
  /(?:^|\n)\s{0,8}(?:import|export)\s{1,4}(type\s{1,4}(?!,|from\b))?(?:[\w$*{},\s]{1,4000}?\bfrom\s{0,4})?["']([^"'\n]{1,200})["']/g;
const DYNAMIC = /\bimport\(\s{0,20}["']([^"'\n]{1,200})["']/g;

/** Returns every import of a module, as written. */
export function readImports(source: string): Import[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/^\s*\/\/.*$/gm, "");
  return [
    ...[...code.matchAll(STATEMENT)].map((m) => ({ specifier: m[2] ?? "", typeOnly: m[1] !== undefined })),
    ...[...code.matchAll(DYNAMIC)].map((m) => ({ specifier: m[1] ?? "", typeOnly: false })),
  ];
}

const withoutEnding = (path: string): string => path.replace(/\.(d\.ts|tsx?|mts|mjs|js|css|json)$/, "");

/** Path from the root that an import means; null for a package. */
function resolveImport(from: string, specifier: string): string | null {
  if (specifier.startsWith("@/")) return withoutEnding(specifier.slice(2));
  if (!specifier.startsWith(".")) return null;
  return withoutEnding(join(dirname(from), specifier));
}

const isWithin = (path: string, allowed: string): boolean => path === allowed || path.startsWith(`${allowed}/`);
/** True for a test, and for a file in a folder that only tests use. */
const isTest = (path: string): boolean =>
  path.endsWith(".test") || path.split("/").some((folder) => TEST_FOLDERS.has(folder));
const isPackage = (specifier: string, allowed: string): boolean =>
  allowed === "node:" ? specifier.startsWith("node:") : isWithin(specifier, allowed);

function isAllowed(rule: Rule, from: string, specifier: string): boolean {
  const target = resolveImport(from, specifier);
  return target === null
    ? rule.packages.some((allowed) => isPackage(specifier, allowed))
    : rule.project.some((allowed) => isWithin(target, allowed));
}

/** "lib/a imports db/b" for every import that the table forbids. */
export function findForbiddenImports(files: SourceFiles): string[] {
  return [...files].flatMap(([path, source]) => {
    const folder = path.split("/")[0] ?? "";
    const rule = RULES[folder];
    if (!rule || path.endsWith(".config")) return [];
    const rules = isTest(path) ? [rule, TEST, { project: TEST_NEIGHBOURS[folder] ?? [], packages: [] }] : [rule];
    return readImports(source)
      .filter(({ specifier }) => !rules.some((each) => isAllowed(each, path, specifier)))
      .map(({ specifier }) => `${path} imports ${specifier}`);
  });
}

/** "lib/claim/a imports @/lib/compare/b" for every import of a higher layer of the same folder, and for a sub-folder without a layer. Tests are exempt. */
export function findLayerViolations(files: SourceFiles): string[] {
  return [...files].flatMap(([path, source]) => {
    const folder = path.split("/")[0] ?? "";
    const layers = LAYERS[folder];
    const subfolder = getSubfolder(path);
    if (!layers || isTest(path)) return [];
    const layerIndex = layers.indexOf(subfolder);
    if (layerIndex < 0) return [`${path} is in a folder without a layer`];
    return readImports(source)
      .filter(({ specifier }) => {
        const target = resolveImport(path, specifier);
        if (target === null || !isWithin(target, folder)) return false;
        const layer = layers.indexOf(getSubfolder(target));
        return layer < 0 || layer > layerIndex;
      })
      .map(({ specifier }) => `${path} imports ${specifier}`);
  });
}

/** "claim" of "lib/claim/span"; "" for a file directly in its folder. */
function getSubfolder(path: string): string {
  const [, subfolder, ...rest] = path.split("/");
  return rest.length > 0 ? (subfolder ?? "") : "";
}

/** What client components would bring to the browser and may not, directly or through other files. */
export function findClientLeaks(files: SourceFiles): string[] {
  const leaks = new Set<string>();
  const seen = new Set<string>();
  const visit = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const { specifier, typeOnly } of readImports(files.get(path) ?? "")) {
      if (typeOnly) continue;
      if (!specifier.endsWith(".css") && !isAllowed(CLIENT, path, specifier))
        leaks.add(`${path} brings ${specifier} to the browser`);
      const target = resolveImport(path, specifier);
      if (target !== null) visit(target);
    }
  };
  for (const [path, source] of files) if (/^\s*["']use client["']/.test(source)) visit(path);
  return [...leaks];
}

/** Files that need each other's code in a circle, each circle once; types alone tie no knot. */
export function findCycles(files: SourceFiles): string[] {
  const done = new Set<string>();
  const cycles = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const at = trail.indexOf(path);
    if (at >= 0) cycles.add([...trail.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path)) return;
    for (const { specifier, typeOnly } of readImports(files.get(path) ?? "")) {
      const target = typeOnly ? null : resolveImport(path, specifier);
      if (target !== null && files.has(target)) visit(target, [...trail, path]);
    }
    done.add(path);
  };
  for (const path of files.keys()) visit(path, []);
  return [...cycles];
}
