import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import process from "node:process";
import { run, runNode } from "./child.mjs";
import { UserFacingError } from "./failure.mjs";
import { runStep } from "./steps.mjs";

/** Browsers by preference. The headless shell has no window or address bar, so tests take less time in it. */
const BROWSER_NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
  "microsoft-edge",
];

/** Default installation paths of browsers that are not on the path. */
const BROWSER_PATHS = [
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Returns an installed Chromium or Chrome: CHROME_PATH, else on the path, else in a default folder; null if there is none. */
export function findBrowser(env = process.env) {
  if (env.CHROME_PATH) return env.CHROME_PATH;
  const folders = (env.PATH ?? "").split(delimiter).filter(Boolean);
  const candidates = [
    ...folders.flatMap((folder) => BROWSER_NAMES.map((name) => join(folder, name))),
    ...BROWSER_PATHS,
  ];
  return candidates.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds or installs a working browser: an installed one, else Playwright's Chromium, else Debian's package.
 * @param {string} root
 * @returns {Promise<string | null>} path of the executable; null for Playwright's Chromium
 */
export async function ensureBrowser(root) {
  const installed = findBrowser();
  if (installed !== null && (await canLaunch(root, installed))) return installed;
  if (await canLaunch(root, null)) return null;
  const playwrightInstall = await runStep(
    "Installing Playwright's Chromium",
    () => runNode([getPlaywrightCli(root), "install", "chromium"], { cwd: root, timeout: 240_000 }),
    ({ code }) => (code === 0 ? "" : "not available"),
  );
  if (playwrightInstall.code === 0 && (await canLaunch(root, null))) return null;
  const debian = await installDebianChromium();
  const found = findBrowser();
  if (found !== null && (await canLaunch(root, found))) return found;
  throw new UserFacingError("There is no browser for the end-to-end tests.", {
    output: `${playwrightInstall.output}\n${debian}`,
    hint: "Install Chromium or Chrome, or set CHROME_PATH to its executable, and run the tests again.",
  });
}

/** Installs Debian's package (as root on Debian only). Returns the output. */
async function installDebianChromium() {
  if (process.platform !== "linux" || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return "";
  return runStep("Installing Debian's Chromium", async () => {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    let { output } = await run("apt-get", ["update", "-q"], { env, timeout: 120_000 });
    const install = ["install", "-y", "-q", "--no-install-recommends", "-o", "DPkg::Lock::Timeout=120"];
    // Older releases have no package of the headless shell.
    for (const name of ["chromium-headless-shell", "chromium"]) {
      const installation = await run("apt-get", [...install, name], { env, timeout: 400_000 });
      if (installation.code === 0) return "";
      output += installation.output;
    }
    return output;
  });
}

/**
 * True if Playwright can open a page in the browser.
 * @param {string} root
 * @param {string | null} program
 */
async function canLaunch(root, program) {
  const probe = `const { chromium } = require("playwright");
    chromium.launch(${program === null ? "{}" : JSON.stringify({ executablePath: program })})
      .then(async (browser) => { await (await browser.newPage()).goto("about:blank"); await browser.close(); })
      .catch(() => process.exit(1));`;
  const { code } = await runNode(["-e", probe], { cwd: root, timeout: 60_000 });
  return code === 0;
}

/** @param {string} root */
export const getPlaywrightCli = (root) => join(root, "node_modules", "playwright", "cli.js");
