#!/usr/bin/env node
// Draws the pictures of the README from the real program: the production build on the bundled samples.
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
import { reportFailure } from "./failure.mjs";
import { fillDatabase } from "./first-import.mjs";
import { ensureInstalled } from "./install.mjs";
import { step } from "./steps.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const claimboard = join(root, "bin", "claimboard.mjs");
const folder = join(root, "docs", "screens");

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 780 };
const WIDE = { width: 1440, height: 860 };
const SHORT = { width: 1280, height: 660 };

/**
 * @typedef {object} Screen
 * @property {string} name of the file
 * @property {string} path address in the dashboard; `{claim}` is the claim that the evidence is shown of
 * @property {"light" | "dark"} colors
 * @property {{ width: number, height: number }} size
 * @property {string} awaited what has to be in sight before the picture is taken
 */

/** @type {readonly Screen[]} */
const SCREENS = [
  { name: "overview", path: "/", colors: "light", size: DESK, awaited: "main h1" },
  {
    name: "claims",
    path: "/claims?kind=change&sort=-gain",
    colors: "light",
    size: WIDE,
    awaited: "tr[data-claim-id]",
  },
  {
    name: "evidence",
    path: "/claims?benchmark=mathvista&claim={claim}",
    colors: "light",
    size: DESK,
    awaited: '[data-testid="evidence-sentence"]',
  },
  {
    name: "benchmark-dark",
    path: "/benchmarks/mathvista",
    colors: "dark",
    size: DESK,
    awaited: '[data-testid="pair"]',
  },
  { name: "paper", path: "/papers/{paper}", colors: "light", size: SHORT, awaited: "main mark" },
  {
    name: "claims-phone",
    path: "/claims?benchmark=mathvista&sort=-after",
    colors: "light",
    size: PHONE,
    awaited: "tr[data-claim-id]",
  },
  {
    name: "evidence-phone-dark",
    path: "/claims?claim={claim}",
    colors: "dark",
    size: PHONE,
    awaited: '[data-testid="evidence-sentence"]',
  },
];

/**
 * The claim that the pictures show the evidence of: MathVista, 66.3 to 72.9.
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
 * Serves a database on a free port while `work` goes on.
 * @param {string} db
 * @param {(url: string) => Promise<void>} work
 */
async function whileServing(db, work) {
  const server = spawn(process.execPath, [claimboard, "serve", "--port", "0", "--db", db], { stdio: "pipe" });
  try {
    await work(await addressOf(server));
  } finally {
    server.kill("SIGINT");
  }
}

/**
 * @param {import("node:child_process").ChildProcess} server
 * @returns {Promise<string>}
 */
function addressOf(server) {
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
 * @param {Screen} screen
 */
async function draw(browser, url, { name, colors, size, awaited }) {
  const page = await browser.newPage({ viewport: size, colorScheme: colors, reducedMotion: "reduce" });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator(awaited).first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.png`), animations: "disabled", caret: "hide" });
  await page.close();
}

async function drawScreens() {
  await ensureInstalled(root);
  await ensureBuilt(root);
  const program = await ensureBrowser(root);
  const made = mkdtempSync(join(tmpdir(), "claimboard-screens-"));
  const db = join(made, "samples.db");
  const browser = await chromium.launch(program === null ? {} : { executablePath: program });
  try {
    await fillDatabase(root, db, [], root);
    const { id, paper_id } = await findClaim(db);
    mkdirSync(folder, { recursive: true });
    await whileServing(db, async (url) => {
      for (const screen of SCREENS) {
        const path = screen.path.replace("{claim}", id).replace("{paper}", paper_id);
        await step(`Drawing ${screen.name}`, () => draw(browser, url + path, screen));
      }
    });
  } finally {
    await browser.close();
    rmSync(made, { recursive: true, force: true });
  }
}

stopChildrenOnSignal();
drawScreens().catch((error) => {
  process.exitCode = reportFailure(error);
});
