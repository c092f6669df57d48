import { defineConfig } from "playwright/test";
import { findBrowser } from "../scripts/browser.mjs";

const browserPath = findBrowser();

/**
 * Features disabled in an installed browser: every window of a full Chromium loads two more pages for its address bar, a
 * second each time. This list replaces Playwright's default list, so it starts with the relevant entries of that.
 */
const DISABLED_FEATURES = [
  ...["PaintHolding", "HttpsUpgrades", "OptimizationHints", "AimEnabled", "PreconnectToSearch"],
  ...["NetworkTimeServiceQuerying", "LensOverlay", "MediaRouter", "DestroyProfileOnBrowserClose"],
  ...["WebUIOmniboxPopup", "WebUIOmniboxAimPopup", "PreloadTopChromeWebUI"],
];

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./global-setup.ts",
  forbidOnly: true,
  // One retry: a browser may be slow on a busy machine. `npm test` lists the tests that needed it.
  retries: 1,
  // One more than the cores of a small machine: tests also wait for pages.
  workers: 3,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions:
      browserPath === null
        ? {}
        : { executablePath: browserPath, args: [`--disable-features=${DISABLED_FEATURES.join(",")}`] },
  },
});
