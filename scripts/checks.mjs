import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlaywrightCli } from "./browser.mjs";
import { build } from "./build.mjs";
import { runNode } from "./child.mjs";
import { formatDuration } from "./steps.mjs";
import { countPlaywright, countVitest, listFlakyTests } from "./test-counts.mjs";

/**
 * @typedef {import("./test-counts.mjs").Tally} Tally
 * @typedef {object} Check
 * @property {string} label
 * @property {(root: string) => Promise<Tally & { output: string }>} run
 */

/** A check that passes or fails as a whole. */
const toCheck = (/** @type {string} */ label, /** @type {string[][]} */ ...commands) => ({
  label,
  run: async (/** @type {string} */ root) => {
    for (const [program = "", ...args] of commands) {
      const { code, output } = await runNode([join(root, "node_modules", program), ...args], { cwd: root });
      if (code !== 0) return { passed: 0, failed: 1, output };
    }
    return { passed: 1, failed: 0, output: "" };
  },
});

export const TYPES = toCheck("Types", ["next/dist/bin/next", "typegen"], ["typescript/bin/tsc", "--noEmit"]);

/** @type {readonly Check[]} */
export const STATIC_CHECKS = [
  toCheck("Biome", ["@biomejs/biome/bin/biome", "check", "."]),
  toCheck("Unused code (knip)", ["knip/bin/knip.js"]),
];

/** @type {Check} */
export const BUILD = {
  label: "Build of the dashboard",
  run: async (root) => {
    await build(root);
    return { passed: 1, failed: 0, output: "" };
  },
};

/** @type {Check} */
export const UNIT_TESTS = {
  label: "Unit tests",
  run: (root) =>
    withReport(async (report) => {
      const reporters = ["--reporter=dot", "--reporter=json", `--outputFile.json=${report}`];
      const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
      const { code, output } = await runNode([vitest, "run", ...reporters], { cwd: root, env: { NO_COLOR: "1" } });
      return { ...countVitest(readIfExists(report), code), output };
    }),
};

/**
 * @param {string | null} browser
 * @returns {Check}
 */
export const toEndToEndCheck = (browser) => ({
  label: "End-to-end tests",
  run: (root) =>
    withReport(async (report) => {
      const args = [
        getPlaywrightCli(root),
        "test",
        "--config",
        join(root, "e2e", "playwright.config.ts"),
        "--reporter=list,json",
      ];
      const env = {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        FORCE_COLOR: "0",
        ...(browser ? { CHROME_PATH: browser } : {}),
      };
      const { code, output } = await runNode(args, { cwd: root, env });
      const unsteady = listFlakyTests(readIfExists(report)).map((test) => `passed only on retry: ${test}`);
      return { ...countPlaywright(readIfExists(report), code), output: [output.trimEnd(), ...unsteady].join("\n") };
    }),
});

/** Lines that are shown for passed checks as well. */
const ALWAYS_SHOWN = /^(?:left out|passed only on retry):/;

/**
 * Runs one check and prints a summary line, with the full output of a failure.
 * @param {Check} check
 * @param {string} root
 * @returns {Promise<Tally>}
 */
export async function runCheck(check, root) {
  const start = Date.now();
  const { passed, failed, output } = await check.run(root);
  const count =
    passed + failed > 1 ? `${passed} passed${failed ? `, ${failed} failed` : ""}, ` : failed ? "failed, " : "";
  console.log(`  ${failed ? "✗" : "✓"} ${check.label}: ${count}${formatDuration(Date.now() - start)}`);
  if (failed) console.log(`\n${output.trimEnd()}\n`);
  else for (const line of output.split("\n").filter((text) => ALWAYS_SHOWN.test(text))) console.log(`    ${line}`);
  return { passed, failed };
}

/**
 * @template T
 * @param {(file: string) => Promise<T>} work
 */
async function withReport(work) {
  const folder = mkdtempSync(join(tmpdir(), "claimboard-test-"));
  try {
    return await work(join(folder, "report.json"));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} file */
const readIfExists = (file) => (existsSync(file) ? readFileSync(file, "utf8") : "");
