import { gzipSync } from "node:zlib";
import type { Browser, Response } from "playwright";
import { claimboard, SAMPLES, serve, temporaryFolder } from "../e2e/program";
import type { Measurement } from "./measurement";

/** Maximum size of the scripts of /claims, in kB. */
export const MAX_SCRIPT_KB = 230;

const PAGES: readonly string[] = [
  "/claims",
  "/",
  "/benchmarks",
  "/benchmarks/mathvista",
  "/compare",
  "/models",
  "/papers",
  "/try",
  "/imports",
];

/** Measures the compressed size of the scripts that a page loads until the network is idle. */
async function measureScriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const answers: Response[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") answers.push(response);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  const sizes = await Promise.all(answers.map(async (response) => gzipSync(await response.body()).length));
  await page.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Measures the script size of each page of the production build with the samples. */
export async function measureFirstLoad(browser: Browser): Promise<Measurement[]> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  await claimboard(["import", "--db", db, ...SAMPLES]);
  const server = await serve(["--db", db, "--port", "0"]);
  const results: Measurement[] = [];
  for (const path of PAGES) {
    const bytes = await measureScriptBytes(browser, server.url + path);
    results.push({
      name: `JavaScript of ${path} before idle`,
      value: Math.round(bytes / 100) / 10,
      unit: "kB gzip",
      on: "samples",
    });
  }
  await server.stop();
  folder.remove();
  return results;
}
