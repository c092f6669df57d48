import type { Browser, Page } from "playwright";
import { serve } from "../e2e/program";
import type { Measurement } from "./measurement";
import { createSyntheticBoard } from "./synthetic-board";

const SECONDS = 5;
/** Approximate speed of continuous wheel scrolling. */
const PIXELS_A_FRAME = 90;
const JUMPS = [0.25, 0.5, 0.75, 0.95, 0.1] as const;

interface ScrollTimings {
  /** Frame times in milliseconds. */
  readonly frames: readonly number[];
  /** Durations of tasks over 50 ms, in milliseconds. */
  readonly longTasks: readonly number[];
}

/** Scrolls the table down for some seconds, by a fixed distance per frame. */
const scrollOn = (page: Page): Promise<ScrollTimings> =>
  page.evaluate(
    ([seconds, step]) =>
      new Promise<ScrollTimings>((resolve) => {
        const scroller = document.querySelector("section[aria-label^='Claims, scroll']");
        const longTasks: number[] = [];
        const frames: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) longTasks.push(entry.duration);
        }).observe({ type: "longtask" });
        const start = performance.now();
        let last = start;
        const next = (now: number): void => {
          frames.push(now - last);
          last = now;
          scroller?.scrollBy(0, step);
          if (now - start < seconds * 1000) requestAnimationFrame(next);
          else setTimeout(() => resolve({ frames: frames.slice(1), longTasks }), 100);
        };
        requestAnimationFrame(next);
      }),
    [SECONDS, PIXELS_A_FRAME] as const,
  );

/** Returns the milliseconds from a jump in the table until the rows there are rendered. */
async function measureJump(page: Page, share: number): Promise<number> {
  const start = performance.now();
  await page.evaluate((at) => {
    const scroller = document.querySelector("section[aria-label^='Claims, scroll']");
    scroller?.scrollTo(0, scroller.scrollHeight * at);
  }, share);
  await page.waitForFunction((at) => {
    const scroller = document.querySelector("section[aria-label^='Claims, scroll']");
    const row = Math.floor(((scroller?.scrollTop ?? 0) + 200) / 38);
    return at > 0 && document.querySelector(`tr[data-row='${row}'][data-claim-id]`) !== null;
  }, share);
  return performance.now() - start;
}

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);
const percentile = (values: readonly number[], share: number): number =>
  sorted(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** Measures scrolling in a table of 100,000 claims. */
export async function measureScrolling(browser: Browser): Promise<Measurement[]> {
  const board = await createSyntheticBoard();
  const server = await serve(["--db", board.file, "--port", "0"]);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Compiled functions refer to the helper __name of tsx, which does not exist in the page.
  await page.addInitScript("globalThis.__name = (value) => value");
  await page.goto(`${server.url}/claims`, { waitUntil: "networkidle" });
  const { frames, longTasks } = await scrollOn(page);
  const jumps: number[] = [];
  for (const share of JUMPS) jumps.push(await measureJump(page, share));
  await page.close();
  await server.stop();
  board.remove();
  const measured = (name: string, value: number, unit: string): Measurement => ({
    name,
    value: Math.round(value * 10) / 10,
    unit,
    on: "100,000 claims",
  });
  return [
    measured(`scrolling for ${SECONDS} s, middle frame`, percentile(frames, 0.5), "ms"),
    measured("scrolling, slowest frame in twenty", percentile(frames, 0.95), "ms"),
    measured("scrolling, tasks of more than 50 ms", longTasks.length, "tasks"),
    measured("scrolling, longest of them", Math.max(0, ...longTasks), "ms"),
    measured("jump to another place, until its rows are there", percentile(jumps, 0.5), "ms"),
  ];
}
