import type { Page } from "playwright/test";
import { findBarriers } from "./accessibility";
import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";

test.describe.configure({ mode: "parallel" });

/** Every kind of page, with the navigation that opens it. */
const PAGES: readonly [string, (page: Page) => Promise<unknown>][] = [
  ["the overview", (page) => page.goto("/")],
  ["the claims", (page) => page.goto("/claims")],
  ["filtered claims", (page) => page.goto("/claims?benchmark=mathvista&sort=-gain")],
  ["no claim found", (page) => page.goto("/claims?q=zzzzqqqq")],
  ["the evidence of a claim", openEvidence],
  ["a claim in correction", openCorrection],
  ["the benchmarks", (page) => page.goto("/benchmarks")],
  ["a benchmark", (page) => page.goto("/benchmarks/mathvista")],
  ["the benchmarks on their last page", (page) => page.goto("/benchmarks?page=9")],
  ["the papers", (page) => page.goto("/papers")],
  ["a paper", (page) => openPaper(page)],
  ["a paper with its claims in the margin", (page) => openPaper(page, "?view=margin")],
  ["the models", (page) => page.goto("/models")],
  ["a model", openModel],
  ["the names", (page) => page.goto("/names?kind=method")],
  ["the page of a claim", openClaimPage],
  ["nothing compared", (page) => page.goto("/compare")],
  ["benchmarks compared", (page) => page.goto("/compare?benchmark=mathvista&benchmark=aime-2024")],
  ["the review queue", (page) => page.goto("/review?benchmark=mathvista")],
  ["an abstract on the try page", openTry],
  ["the imports", openImports],
  ["the palette", openPalette],
  ["the quality", (page) => page.goto("/quality")],
  ["the history", (page) => page.goto("/history")],
  ["the API", (page) => page.goto("/api")],
];

async function openEvidence(page: Page): Promise<void> {
  await page.goto("/claims?benchmark=mathvista");
  // Without scripts the same link opens a separate evidence page.
  await settle(page);
  await page.locator("tr[data-claim-id] [data-column=after] a").first().press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.getByTestId("evidence-sentence")).toBeVisible();
}

async function openCorrection(page: Page): Promise<void> {
  await page.goto("/claims?benchmark=mathvista");
  await page.goto(`/claims/${await page.locator("tr[data-claim-id]").first().getAttribute("data-claim-id")}`);
  await settle(page);
  await page.getByRole("button", { name: "Correct" }).click();
  await page.getByRole("textbox", { name: "After" }).fill("x");
}

async function openClaimPage(page: Page): Promise<void> {
  await page.goto("/claims?benchmark=mathvista");
  await page.goto(`/claims/${await page.locator("tr[data-claim-id]").first().getAttribute("data-claim-id")}`);
}

async function openPaper(page: Page, query = ""): Promise<void> {
  await page.goto("/papers?sort=claims");
  await page.goto((await page.locator('main a[href^="/papers/"]').first().getAttribute("href")) + query);
}

async function openModel(page: Page): Promise<void> {
  await page.goto("/models");
  await page.goto((await page.locator('main a[href^="/models/"]').first().getAttribute("href")) ?? "");
}

async function openTry(page: Page): Promise<void> {
  await page.goto("/try");
  await expect(page.getByTestId("try-claim").first()).toBeVisible();
  await page.getByText("Details").first().click();
  await page.getByText("Parsed sentence").first().click();
}

async function openImports(page: Page): Promise<void> {
  await page.goto("/imports");
  await settle(page);
  await page
    .getByLabel("Or paste text")
    .fill('{"title": "An Owl"}\n{"title": "B", "abstract": "It gains 3% on GSM8K."}');
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("article").getByRole("status")).toBeVisible();
  // Layout shifts after user input are expected.
  await page.evaluate(() => Object.assign(window, { shifts: { sum: 0 } }));
}

async function openPalette(page: Page): Promise<void> {
  await page.goto("/papers");
  await settle(page);
  await page.keyboard.press("ControlOrMeta+k");
  await expect(page.getByRole("option").first()).toBeVisible();
}

/** Waits for charts and tables that load after the first paint. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeAttached();
  await waitUntilInteractive(page);
}

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** WCAG rules on colours: the only ones that differ in dark mode. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** Not required by WCAG, but used by screen readers for navigation. */
const OUTLINE = ["heading-order", "landmark-no-duplicate-banner", "landmark-no-duplicate-main"];

/** Phone, tablet, laptop at 200% zoom (half its width), desktop, wall display. */
const WIDTHS = [360, 640, 768, 1440, 2560];

/** Elements sized by scripts follow the window a moment later. */
async function expectNoOverflow(page: Page): Promise<void> {
  const readOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(readOverflow, { message: `pixels too wide at ${width}`, timeout: 5_000 }).toBeLessThanOrEqual(0);
  }
}

/** Width of a common phone. */
const PHONE = { width: 390, height: 844 };

/**
 * Lists elements that end right of the window, and texts of several words in a column of fewer than 100 pixels. Regions
 * that scroll sideways are exempt: they say so in their name.
 */
async function findSqueezed(page: Page): Promise<string[]> {
  await page.setViewportSize(PHONE);
  return page.evaluate(() => {
    const isShown = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true }) &&
      !node.closest("[aria-hidden=true], [aria-label$=scrollable]");
    return [...document.querySelectorAll<HTMLElement>("main *, header *, [role=dialog] *")]
      .filter(isShown)
      .flatMap((node) => {
        const { right, width, height } = node.getBoundingClientRect();
        const text = [...node.childNodes]
          .flatMap((child) => (child.nodeType === 3 ? (child.nodeValue ?? "") : []))
          .join("")
          .trim();
        const isCut = width > 1 && height > 1 && right > window.innerWidth + 1;
        const isNarrow = text.split(/\s+/).length > 4 && width > 1 && width < 100;
        return isCut || isNarrow
          ? [`${node.tagName} ${Math.round(width)} px, to ${Math.round(right)}: ${text.slice(0, 40)}`]
          : [];
      });
  });
}

/** Longer pages have parts that nobody scrolls to. */
const MAX_PAGE_HEIGHT = 16_000;

/** Returns the cumulative layout shift. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.sum += entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const [name, open] of PAGES) {
  test(`${name}: title, one heading, accessible in light and dark, no layout shift, fits every width, nothing squeezed or cut on a phone`, async ({
    page,
  }) => {
    const shifted = await watchShifts(page);
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await open(page);
    await settle(page);
    expect(await shifted()).toBeLessThan(0.01);
    await expect(page).toHaveTitle(/Claimboard/);
    await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toHaveCount(1);
    // Links half covered by the page header count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    expect(await findBarriers(page, { tags: WCAG })).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    await expect.poll(() => brightness(page)).toBeLessThan(80);
    expect(await findBarriers(page, { rules: [...COLOURS, ...OUTLINE] })).toEqual([]);
    await expectNoOverflow(page);
    expect(await findSqueezed(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(MAX_PAGE_HEIGHT);
  });
}

const brightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number);
    return (r + g + b) / 3;
  });

test("the colour scheme follows the system, and a choice is kept", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  expect(await brightness(page)).toBeLessThan(80);
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => brightness(page)).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Color scheme" }).click();
  await page.getByRole("button", { name: "Dark" }).click();
  await expect.poll(() => brightness(page)).toBeLessThan(80);
  await page.reload();
  await expect.poll(() => brightness(page)).toBeLessThan(80);
});

test("colour-coded highlights remain visible with forced colours", async ({ page }) => {
  for (const [path, marks, property] of [
    ["/", "[data-count]", "backgroundColor"],
    ["/", ".recharts-bar-rectangle path", "fill"],
    ["/benchmarks/mathvista", "[data-paint]", "stroke"],
  ] as const) {
    await page.emulateMedia({ forcedColors: "none" });
    await page.goto(path);
    const colours = () =>
      page.locator(marks).evaluateAll((all, key) => all.map((mark) => getComputedStyle(mark)[key]), property);
    // Charts load when they are visible.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.locator(marks).first().waitFor({ state: "attached" });
    const own = await colours();
    expect(own.length, marks).toBeGreaterThan(1);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await colours(), marks).toEqual(own);
  }
});

test("the icon is at the default path", async ({ page, request }) => {
  await page.goto("/");
  const named = (await page.locator('link[rel="icon"]').first().getAttribute("href")) ?? "";
  const [standard, linked] = await Promise.all([request.get("/favicon.ico"), request.get(named)]);
  expect(standard.status()).toBe(200);
  expect(await standard.text()).toBe(await linked.text());
});

test("every page is reachable by keyboard", async ({ page }) => {
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

test("text typed while the palette is loading is searched, whichever field had the focus", async ({ page }) => {
  await page.goto("/papers");
  await settle(page);
  await page.route(/\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const pageSearch = page.getByRole("searchbox", { name: "Search papers" });
  await pageSearch.focus();
  await page.keyboard.press("ControlOrMeta+k");
  await page.keyboard.type("importt");
  await page.keyboard.press("Backspace");
  await expect(page.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("s");
  await expect(page.getByRole("combobox")).toHaveValue("imports");
  await expect(pageSearch).toHaveValue("");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/imports$/);
});

test("closing a dialog returns the focus to its trigger", async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await page.goto("/claims");
  await settle(page);
  for (const name of ["Filters", "Export", "Keyboard shortcuts", "Go to a page, benchmark, model or paper"]) {
    const button = page.getByRole("button", { name, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog").locator(":focus")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
});

test.describe("pages that do not exist", () => {
  for (const path of ["/nothing", "/papers/no-such-paper", "/benchmarks/no-such-benchmark"]) {
    test(path, async ({ page, faults }) => {
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("link", { name: "Claims" }).first()).toBeVisible();
      faults.splice(0);
    });
  }

  // A route gets the decoded id, a page the raw one: "100%25" is the id "100%".
  for (const path of [
    ...["/papers/100%25", "/papers/100%25/bibtex", "/papers/100%25/card.png"],
    ...["/benchmarks/100%25", "/benchmarks/100%25/chart.svg", "/benchmarks/100%25/card.png"],
    ...["/models/100%25", "/claims/100%25", "/claims/100%25/card.png", "/claims/100%25/evidence.json"],
  ]) {
    test(`${path}, whose id resembles an incomplete percent-encoding`, async ({ request }) => {
      expect((await request.get(path)).status()).toBe(404);
    });
  }
});
