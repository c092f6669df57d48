import { defineConfig } from "playwright/test";
import { findBrowser } from "../scripts/browser.mjs";

const browserPath = findBrowser();

/**
 * What a browser does beside the page, for the one that is installed: every window of a whole Chromium loads two more
 * pages for its address bar, a second of work each time. Playwright's own list is replaced by this one, so it begins
 * with what matters of that here.
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
  // One: a browser on a busy machine may be late. `npm test` names what needed it.
  retries: 1,
  // One more than the cores of a small machine: tests also wait, for pages at rest.
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
