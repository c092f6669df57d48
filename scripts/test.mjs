#!/usr/bin/env node
// `npm test`: installs missing packages, runs all checks and prints the totals.
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.mjs";
import { BUILD, runCheck, STATIC_CHECKS, TYPES, toEndToEndCheck, UNIT_TESTS } from "./checks.mjs";
import { stopChildrenOnSignal } from "./child.mjs";
import { reportError } from "./failure.mjs";
import { checkNode, ensureDriver, ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { formatDuration } from "./steps.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
/**
 * @template T
 * @param {() => Promise<T>} work
 */
const withSetupLock = (work) =>
  withLock(join(root, "data", "setup.lock"), work, () =>
    console.log("  Waiting for another start or test in this folder …"),
  );

const total = { passed: 0, failed: 0 };

/** Runs a check and adds its counts; a failure does not stop the others. Returns false if it failed. */
async function countResults(/** @type {() => Promise<{ passed: number, failed: number }>} */ work) {
  const { passed, failed } = await work().catch((error) => {
    const code = reportError(error);
    if (code === 130) throw error;
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  return failed === 0;
}

async function test() {
  const start = Date.now();
  checkNode(19);
  await withSetupLock(() => ensureInstalled(root));
  const check = (/** @type {import("./checks.mjs").Check} */ one) => countResults(() => runCheck(one, root));
  // In parallel: each leaves a core idle at times. The type check runs before the build, which writes page types to the
  // same folder.
  const [built] = await withSetupLock(() =>
    Promise.all([check(TYPES).then(() => check(BUILD)), ensureDriver(root), ...STATIC_CHECKS.map(check)]),
  );
  await check(UNIT_TESTS);
  if (built) await countResults(async () => runCheck(toEndToEndCheck(await ensureBrowser(root)), root));
  console.log(`  ${formatDuration(Date.now() - start)} in all\n`);
}

stopChildrenOnSignal();
test()
  .catch((error) => {
    total.failed += 1;
    process.exitCode = reportError(error);
  })
  .finally(() => {
    console.log(`${total.passed} passed, ${total.failed} failed`);
    if (total.failed > 0 || total.passed === 0) process.exitCode ||= 1;
  });
