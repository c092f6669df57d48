import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../scripts/browser.mjs";
import { MAX_SCRIPT_KB, measureFirstLoad } from "./first-load";
import { measureScrolling } from "./scrolling";
import { measureVitals } from "./web-vitals";

const RESULTS = fileURLToPath(new URL("pages.json", import.meta.url));

/** Measures the pages of the production build in a browser; fails if /claims loads too much JavaScript. */
export async function run(): Promise<void> {
  const program = findBrowser();
  const browser = await chromium.launch(program === null ? {} : { executablePath: program });
  const results = [
    ...(await measureFirstLoad(browser)),
    ...(await measureVitals(browser)),
    ...(await measureScrolling(browser)),
  ];
  await browser.close();
  for (const { name, value, unit, on } of results) {
    console.log(`${value.toLocaleString("en").padStart(10)} ${unit.padEnd(8)} ${name} (${on})`);
  }
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(RESULTS, `${JSON.stringify({ date, node: process.versions.node, results }, null, 2)}\n`);
  const claims = results.find(({ name }) => name.includes("/claims"))?.value ?? 0;
  if (claims <= MAX_SCRIPT_KB) return;
  console.error(`/claims loads ${claims} kB of JavaScript, more than ${MAX_SCRIPT_KB} kB.`);
  process.exitCode = 1;
}
