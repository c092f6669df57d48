import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { run, runNode } from "./child.mjs";
import { Failure } from "./failure.mjs";
import { step } from "./steps.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "microsoft-edge"];

/** Where installers put a browser that is not on the path. */
const PLACES = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** An installed Chromium or Chrome: CHROME_PATH, else on the path, else where installers put it; null for none. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...PLACES];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds or installs a browser that runs: an installed one, else Playwright's own, else Debian's package.
 * @param {string} root
 * @returns {Promise<string | null>} its program; null stands for Playwright's own
 */
export async function ensureBrowser(root) {
  const installed = findBrowser();
  if (installed !== null && (await launches(root, installed))) return installed;
  if (await launches(root, null)) return null;
  const own = await step(
    "Installing Playwright's Chromium",
    () => runNode([playwrightCli(root), "install", "chromium"], { cwd: root, timeout: 240_000 }),
    ({ code }) => (code === 0 ? "" : "not to be had"),
  );
  if (own.code === 0 && (await launches(root, null))) return null;
  const debian = await installDebianChromium();
  const found = findBrowser();
  if (found !== null && (await launches(root, found))) return found;
  throw new Failure("There is no browser for the end-to-end tests.", {
    output: `${own.output}\n${debian}`,
    hint: "Install Chromium or Chrome, or name its program in CHROME_PATH, and run the tests again.",
  });
}

/** On Debian as root: its own package. Gives what was printed. */
async function installDebianChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  return step("Installing Debian's Chromium", async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    const lists = await run("apt-get", ["update", "-q"], { env, timeout: 120_000 });
    const wanted = ["install", "-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120", "chromium"];
    const package_ = await run("apt-get", wanted, { env, timeout: 400_000 });
    return package_.code === 0 ? "" : lists.output + package_.output;
  });
}

/**
 * Whether Playwright can open a page in it.
 * @param {string} root
 * @param {string | null} program
 */
async function launches(root, program) {
  const probe = `const { chromium } = require("playwright");
    chromium.launch(${program === null ? "{}" : JSON.stringify({ executablePath: program })})
      .then(async (browser) => { await (await browser.newPage()).goto("about:blank"); await browser.close(); })
      .catch(() => process.exit(1));`;
  const { code } = await runNode(["-e", probe], { cwd: root, timeout: 60_000 });
  return code === 0;
}

/** @param {string} root */
export const playwrightCli = (root) => join(root, "node_modules", "playwright", "cli.js");
