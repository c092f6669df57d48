import type { Page } from "playwright/test";

/**
 * Waits until every visible control is hydrated by React. Network idleness is no substitute: pages with an open connection
 * never become idle, and slow ones are idle too early.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll("button, input, select, textarea, [role=grid]")].filter(
      (control) => !control.closest("[aria-hidden=true]"),
    );
    const isAttached = (control: Element) => Object.keys(control).some((key) => key.startsWith("__reactProps$"));
    return controls.length > 0 && controls.every(isAttached);
  });
  // Effects add key listeners after the frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
