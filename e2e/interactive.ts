import type { Page } from "playwright/test";

/**
 * Waits until every control in sight reacts: the server sends them ready to read, and they work once React has attached
 * to them. Pages that keep a connection open never become network-idle, and slow ones are idle too early.
 */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const controls = [...document.querySelectorAll("button, input, select, textarea, [role=grid]")].filter(
      (control) => !control.closest("[aria-hidden=true]"),
    );
    const isAttached = (control: Element) => Object.keys(control).some((key) => key.startsWith("__reactProps$"));
    return controls.length > 0 && controls.every(isAttached);
  });
  // Key listeners are added by effects, which run after the frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}
