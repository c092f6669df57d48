#!/usr/bin/env node
// `npm start [-- FILE…]`: from a fresh clone to a dashboard in one command. Only built-in modules are used
// until the packages are installed.
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { ensureBuilt } from "./build.mjs";
import { runNode, stopChildrenOnSignal } from "./child.mjs";
import { reportError } from "./failure.mjs";
import { importFirstPapers } from "./first-import.mjs";
import { checkNode, ensureDriver, ensureInstalled } from "./install.mjs";
import { withLock } from "./lock.mjs";
import { parseStartOptions, START_HELP } from "./start-options.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
// npm runs scripts in the project folder, and passes the folder of the caller in INIT_CWD.
const cwd = (process.env.npm_lifecycle_event === "start" && process.env.INIT_CWD) || process.cwd();

async function start() {
  checkNode(9);
  const { help, files, serve, db } = parseStartOptions(process.argv.slice(2), { cwd, root, env: process.env });
  if (help) return console.log(START_HELP);
  console.log("Claimboard");
  await withLock(
    join(root, "data", "setup.lock"),
    async () => {
      await ensureInstalled(root);
      await ensureBuilt(root, ensureDriver(root));
      await importFirstPapers(root, db, files, cwd);
    },
    () => console.log("  Waiting for another start or test in this folder …"),
  );
  const args = [join(root, "bin", "claimboard.mjs"), "serve", "--db", db, ...serve];
  serving = true;
  const { code } = await runNode(args, { show: true, tied: true });
  process.exitCode = code;
}

let serving = false;
stopChildrenOnSignal();
start().catch((error) => {
  const code = reportError(error);
  // Ctrl-C is the normal end of a server.
  process.exitCode = serving && code === 130 ? 0 : code;
});
