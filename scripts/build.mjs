import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "./child.mjs";
import { UserFacingError } from "./failure.mjs";
import { fingerprint, readStamp } from "./fingerprint.mjs";
import { runStep } from "./steps.mjs";

/** Sources of the dashboard build. */
const SOURCES = [
  "app",
  "lib",
  "extractors",
  "lexicon",
  "eval/accuracy.json",
  "db",
  "exporters",
  "server",
  "sources",
  "public",
  "scripts/build-lexicon.mjs",
  "scripts/lexicon-table.mjs",
  "instrumentation.ts",
  "proxy.ts",
  "next.config.ts",
  "next.config.js",
  "next.config.mjs",
  "postcss.config.js",
  "postcss.config.mjs",
  "postcss.config.cjs",
  "tsconfig.json",
  "package-lock.json",
];

const getStampFile = (/** @type {string} */ root) => join(root, ".next", "claimboard-build");
const fingerprintSources = (/** @type {string} */ root) =>
  fingerprint(root, SOURCES, (path) => !/\.test\.tsx?$|^lexicon\/generated\//.test(path));

/**
 * Builds the dashboard for production if its sources have changed since the last build, and shows it as a step.
 * Waits for the concurrent work as well.
 * @param {string} root
 * @param {Promise<void>} concurrentWork
 */
export async function ensureBuilt(root, concurrentWork) {
  if (readStamp(getStampFile(root)) === fingerprintSources(root)) return concurrentWork;
  await runStep(
    "Building the dashboard (half a minute; a minute more where the database driver has to be compiled)",
    () => Promise.all([build(root), concurrentWork]),
  );
}

/**
 * The same without output.
 * @param {string} root
 */
export async function build(root) {
  const [stamp, wanted] = [getStampFile(root), fingerprintSources(root)];
  if (readStamp(stamp) === wanted) return;
  rmSync(stamp, { force: true });
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const env = { NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };
  const { code, output } = await runNode([next, "build"], { cwd: root, env });
  if (code === 0) return writeFileSync(stamp, wanted);
  throw new UserFacingError("The dashboard could not be built (next build failed, see above).", {
    output,
    hint: "In an unchanged checkout this is a bug: please report it with the lines above.",
  });
}
