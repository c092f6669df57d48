#!/usr/bin/env node
// Takes screenshots of every page of the production build on the bundled samples.
// `npm run bench -- screens claims paper` takes only those.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { ensureBrowser } from "./browser.mjs";
import { ensureBuilt } from "./build.mjs";
import { runNode, stopChildrenOnSignal } from "./child.mjs";
import { reportError, UserFacingError } from "./failure.mjs";
import { importFirstPapers } from "./first-import.mjs";
import { ensureDriver, ensureInstalled } from "./install.mjs";
import { runStep } from "./steps.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const claimboard = join(root, "bin", "claimboard.mjs");
const folder = join(root, "docs", "screens");

/** @type {Readonly<Record<string, { viewport: { width: number, height: number }, colorScheme: "light" | "dark" }>>} */
const VARIANTS = {
  light: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  dark: { viewport: { width: 1280, height: 800 }, colorScheme: "dark" },
  phone: { viewport: { width: 390, height: 780 }, colorScheme: "light" },
};

/**
 * Name of a screenshot, its path (`{claim}` and `{paper}` are replaced by ids), and the text that must be visible before
 * it is taken.
 * @type {readonly (readonly [name: string, path: string, awaited: string])[]}
 */
const PAGES = [
  ["overview", "/", "main h1"],
  ["claims", "/claims?kind=change&sort=-gain", "tr[data-claim-id]"],
  ["evidence", "/claims?benchmark=mathvista&claim={claim}", '[data-testid="evidence-sentence"]'],
  ["claim", "/claims/{claim}", '[data-testid="evidence-sentence"]'],
  ["benchmarks", "/benchmarks", "main h1"],
  ["benchmark", "/benchmarks/mathvista", '[data-testid="ranked-row"]'],
  ["compare", "/compare?benchmark=mathvista&benchmark=we-math", "main table"],
  ["compare-choice", "/compare", "main h1"],
  ["papers", "/papers", "main h1"],
  ["paper", "/papers/{paper}", "main mark"],
  ["paper-margin", "/papers/{paper}?view=margin", "main mark"],
  ["models", "/models", "main h1"],
  ["model", "/models/qwen2.5-vl-7b", "main h1"],
  ["try", "/try", '[data-testid="try-claim"]'],
  ["imports", "/imports", "main h1"],
];

/**
 * Returns the claim of the evidence screenshots: MathVista, 66.3 to 72.9.
 * @param {string} db
 * @returns {Promise<{ id: string, paper_id: string }>}
 */
async function findClaim(db) {
  const { stdout } = await runNode([claimboard, "export", "--where", "benchmark=MathVista&kind=change", "--db", db]);
  const claims = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return claims.find(({ before, after }) => before === 66.3 && after === 72.9) ?? claims[0];
}

/**
 * Serves a database on a free port while `work` runs.
 * @param {string} db
 * @param {(url: string) => Promise<void>} work
 */
async function withServer(db, work) {
  const server = spawn(process.execPath, [claimboard, "serve", "--port", "0", "--db", db], { stdio: "pipe" });
  try {
    await work(await waitForAddress(server));
  } finally {
    server.kill("SIGINT");
  }
}

/**
 * @param {import("node:child_process").ChildProcess} server
 * @returns {Promise<string>}
 */
function waitForAddress(server) {
  return new Promise((resolve, reject) => {
    server.stdout?.setEncoding("utf8").on("data", (text) => {
      const url = /http:\/\/\S+/.exec(text)?.[0];
      if (url !== undefined) resolve(url);
    });
    server.on("close", (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}

/**
 * @param {import("playwright").Browser} browser
 * @param {string} url
 * @param {{ file: string, look: keyof typeof VARIANTS, awaited: string }} picture
 */
async function takeScreenshot(browser, url, { file, look, awaited }) {
  const page = await browser.newPage({ ...VARIANTS[look], reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(awaited).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, file), type: "jpeg", quality: 72, animations: "disabled", caret: "hide" });
  await page.close();
}

async function takeScreenshots() {
  const names = PAGES.map(([name]) => name);
  const wanted = process.argv.length > 2 ? process.argv.slice(2) : names;
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new UserFacingError(`There is no screenshot ${unknown.join(", ")}.`, {
      hint: `Available: ${names.join(", ")}.`,
      exitCode: 2,
    });
  await ensureInstalled(root);
  await ensureBuilt(root, ensureDriver(root));
  const program = await ensureBrowser(root);
  const made = mkdtempSync(join(tmpdir(), "claimboard-screens-"));
  const db = join(made, "samples.db");
  const browser = await chromium.launch(program === null ? {} : { executablePath: program });
  try {
    await importFirstPapers(root, db, [], root);
    const { id, paper_id } = await findClaim(db);
    mkdirSync(folder, { recursive: true });
    await withServer(db, async (url) => {
      for (const [name, path, awaited] of PAGES) {
        if (!wanted.includes(name)) continue;
        const address = url + path.replace("{claim}", id).replace("{paper}", paper_id);
        await runStep(`Taking ${name}`, async () => {
          for (const look of Object.keys(VARIANTS))
            await takeScreenshot(browser, address, { file: `${name}-${look}.jpg`, look, awaited });
        });
      }
    });
  } finally {
    await browser.close();
    rmSync(made, { recursive: true, force: true });
  }
}

stopChildrenOnSignal();
takeScreenshots().catch((error) => {
  process.exitCode = reportError(error);
});
