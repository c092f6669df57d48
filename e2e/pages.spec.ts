import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright/test";
import { expect, test } from "./board";

/** Every kind of page, by a way to get to it as a person would. */
const PAGES: readonly [string, (page: Page) => Promise<unknown>][] = [
  ["the overview", (page) => page.goto("/")],
  ["the claims", (page) => page.goto("/claims")],
  ["claims that are filtered", (page) => page.goto("/claims?benchmark=mathvista&sort=-gain")],
  ["no claim found", (page) => page.goto("/claims?q=zzzzqqqq")],
  ["the evidence of a claim", openEvidence],
  ["the benchmarks", (page) => page.goto("/benchmarks")],
  ["a benchmark", (page) => page.goto("/benchmarks/mathvista")],
  ["the papers", (page) => page.goto("/papers")],
  ["a paper", openPaper],
];

async function openEvidence(page: Page): Promise<void> {
  await page.goto("/claims?benchmark=mathvista");
  // Before its scripts run, the same link leads to a page of the evidence.
  await settle(page);
  await page.locator("tr[data-claim-id] [data-column=after] a").first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function openPaper(page: Page): Promise<void> {
  await page.goto("/papers");
  await page.locator('main a[href^="/papers/"]').first().click();
  await expect(page).toHaveURL(/\/papers\/./);
}

/** Charts and tables that come after the first paint are there. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** What a screen reader, a keyboard or weak eyes would stumble over. */
async function findBarriers(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, open] of PAGES) {
  test(`${name}: a title, one heading, and no barrier in light and dark`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page);
    await settle(page);
    await expect(page).toHaveTitle(/Claimboard/);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
    expect(await findBarriers(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => brightness(page)).toBeLessThan(80);
    expect(await findBarriers(page)).toEqual([]);
  });

  test(`${name} fits a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page);
    await settle(page);
    expect(await overflow(page)).toBe(0);
  });
}

const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return (r + g + b) / 3;
  });

test("dark and light follow the system, and a choice is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await brightness(page)).toBeLessThan(80);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Colour scheme" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(() => brightness(page)).toBeLessThan(80);
  await page.reload();
  await expect.poll(() => brightness(page)).toBeLessThan(80);
});

test("every page is reached by the keyboard", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  for (const name of ["Overview", "Claims", "Benchmarks", "Papers"]) {
    const link = page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name });
    for (let presses = 0; presses < 4 && !(await link.evaluate((node) => node === document.activeElement)); presses++) {
      await page.keyboard.press("Tab");
    }
    await expect(link).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/papers/);
});

test.describe("what is not there", () => {
  for (const path of ["/nothing", "/papers/no-such-paper", "/benchmarks/no-such-benchmark"]) {
    test(path, async ({ page, faults }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Claims" }).first()).toBeVisible();
      faults.splice(0);
    });
  }
});
