#!/usr/bin/env node
// `npm test`: installs what is missing, then everything that can fail, and one line that counts it.
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { endToEndTests, runCheck, STATIC_CHECKS, UNIT_TESTS } from "./checks.mjs";
import { stopChildrenOnSignal } from "./child.mjs";
import { reportFailure } from "./failure.mjs";
import { checkNode, ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { formatDuration } from "./steps.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const locked = (/** @type {() => Promise<void>} */ work) =>
  withLock(join(root, "data", "setup.lock"), work, () => console.log("  Waiting for another start or test here …"));

const total = { passed: 0, failed: 0 };

/** A step whose failure is counted, and does not keep the others from running. */
async function counted(/** @type {() => Promise<{ passed: number, failed: number }>} */ work) {
  const { passed, failed } = await work().catch((error) => {
    const code = reportFailure(error);
    if (code === 130) throw error;
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
}

async function test() {
  const start = Date.now();
  checkNode(19);
  await locked(() => ensureInstalled(root));
  for (const check of [...STATIC_CHECKS, UNIT_TESTS]) await counted(() => runCheck(check, root));
  await counted(async () => {
    const browser = await ensureBrowser(root);
    await locked(() => ensureBuilt(root));
    return runCheck(endToEndTests(browser), root);
  });
  console.log(`  ${formatDuration(Date.now() - start)} in all\n`);
}

stopChildrenOnSignal();
test()
  .catch((error) => {
    total.failed += 1;
    process.exitCode = reportFailure(error);
  })
  .finally(() => {
    console.log(`${total.passed} passed, ${total.failed} failed`);
    if (total.failed > 0 || total.passed === 0) process.exitCode ||= 1;
  });
