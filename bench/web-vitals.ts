import type { Browser, Page } from "playwright";
import { claimboard, SAMPLES, serve, temporaryFolder } from "../e2e/program";
import type { Measurement } from "./measurement";

/** CPU slowdown of the mobile profile of Lighthouse. */
const CPU_SLOWDOWN = 4;

interface Vitals {
  /** Largest contentful paint, in ms. */
  readonly lcp: number;
  /** Cumulative layout shift. */
  readonly cls: number;
  /** Total blocking time: the part of tasks beyond 50 ms. */
  readonly tbt: number;
}

/** Runs in the page before other scripts; a string, so that no compiler adds helpers. */
const OBSERVER_SCRIPT = `
  window.vitals = { lcp: 0, cls: 0, tbt: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => { window.vitals.lcp = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) window.vitals.cls += entry.value; });
  watch("longtask", (entry) => { window.vitals.tbt += Math.max(0, entry.duration - 50); });
`;

async function readVitals(browser: Browser, url: string): Promise<Vitals> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
  await page.addInitScript({ content: OBSERVER_SCRIPT });
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction("window.vitals.lcp > 0");
  const vitals = await page.evaluate<Vitals>("window.vitals");
  await page.close();
  return vitals;
}

async function findPaperPath(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/papers?sort=claims`);
  return (await page.locator('main a[href^="/papers/"]').first().getAttribute("href")) ?? "/papers";
}

/** Measures web vitals of each page on a CPU slowed down like a phone. */
export async function measureVitals(browser: Browser): Promise<Measurement[]> {
  const folder = temporaryFolder();
  const db = `${folder.path}/board.db`;
  await claimboard(["import", "--db", db, ...SAMPLES]);
  const server = await serve(["--db", db, "--port", "0"]);
  const page = await browser.newPage();
  const paper = await findPaperPath(page, server.url);
  await page.close();
  const results: Measurement[] = [];
  for (const [name, path] of [
    ["overview", "/"],
    ["claims", "/claims"],
    ["benchmark", "/benchmarks/mathvista"],
    ["paper", paper],
  ] as const) {
    const { lcp, cls, tbt } = await readVitals(browser, server.url + path);
    const on = `samples, processor ${CPU_SLOWDOWN}× slower`;
    results.push({ name: `largest paint, ${name}`, value: Math.round(lcp), unit: "ms", on });
    results.push({ name: `time blocked, ${name}`, value: Math.round(tbt), unit: "ms", on });
    results.push({ name: `layout shift, ${name}`, value: Math.round(cls * 1000) / 1000, unit: "score", on });
  }
  await server.stop();
  folder.remove();
  return results;
}
