import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright";
import { findBrowser } from "../scripts/browser.mjs";
import { MAX_SCRIPT_KB, measureFirstLoad } from "./first-load";
import { measureScrolling } from "./scrolling";
import { measureVitals } from "./web-vitals";

const RESULTS = fileURLToPath(new URL("pages.json", import.meta.url));

/** Measures the pages in a real browser, on the production build; fails where the claims bring too much JavaScript. */
async function measurePages(): Promise<void> {
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
  console.error(`/claims brings ${claims} kB of JavaScript at first, more than ${MAX_SCRIPT_KB}.`);
  process.exitCode = 1;
}

await measurePages();
