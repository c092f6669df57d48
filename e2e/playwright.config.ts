import { defineConfig } from "playwright/test";
import { findBrowser } from "../scripts/browser.mjs";

const installed = findBrowser();

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
    launchOptions: installed === null ? {} : { executablePath: installed },
  },
});
