import { writeFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { expect, importInto, openBoard, test } from "./board";
import { waitUntilInteractive } from "./interactive";
import { temporaryFolder } from "./program";

test("each count of completeness links to as many claims", async ({ page }) => {
  await page.goto("/quality");
  const links = page.getByRole("definition").getByRole("link").filter({ hasNotText: /^0$/ });
  const lines = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href") ?? "", label: link.getAttribute("aria-label") })),
  );
  const counted = lines.filter(({ href, label }) => href.startsWith("/claims?") && label !== null);
  expect(counted.length).toBeGreaterThan(3);
  for (const { href, label } of counted) {
    const answer = await page.request.get(href.replace("/claims", "/claims.ndjson"));
    const rows = (await answer.text()).trim().split("\n").filter(Boolean).length;
    expect(`${href} ${rows}`).toBe(`${href} ${label?.match(/[\d,]+$/)?.[0].replace(",", "")}`);
  }
});

const listGains = (page: Page): Promise<(number | null)[]> =>
  page
    .getByTestId("ranked-row")
    .evaluateAll((rows) =>
      rows.map((row) =>
        row instanceof HTMLElement && row.dataset.gain !== undefined ? Number(row.dataset.gain) : null,
      ),
    );

test("the overview answers for the benchmark with most papers on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const links = page.getByRole("navigation", { name: "Benchmarks with most papers" }).getByRole("link");
  const name = (await links.first().textContent()) ?? "";
  await expect(links.first()).toHaveAttribute("aria-current", "true");
  await expect(
    page.getByRole("table", { name: "Benchmarks by number of papers" }).locator("tbody th").first(),
  ).toHaveText(name);
  await expect(page.getByText(new RegExp(`^\\d+\\sresults? from \\d+\\spapers? on ${name}`))).toBeInViewport();
  await expect(page.getByTestId("ranked-row").first()).toBeInViewport();
  const gains = await listGains(page);
  const known = gains.filter((gain) => gain !== null);
  expect(known).toEqual(known.toSorted((a, b) => b - a));
  expect(gains.slice(0, known.length)).toEqual(known);
});

test("the headline of the overview is that of the page of the benchmark", async ({ page }) => {
  await page.goto("/?family=aime");
  const headline = page.getByText(/results? from \d+\spapers? on AIME/);
  const text = ((await headline.textContent()) ?? "").split(". ")[0];
  await page.getByRole("link", { name: /^All \d+ results$/ }).click();
  await expect(page).toHaveURL(/\/benchmarks\/aime$/);
  await expect(headline).toHaveText(text ?? "");
});

test("a benchmark is chosen by keyboard from all of them", async ({ page }) => {
  await page.goto("/?names=all");
  await waitUntilInteractive(page);
  const field = page.getByRole("combobox", { name: "Choose a benchmark" });
  await field.focus();
  await expect(field.locator("xpath=following-sibling::datalist/option").first()).toBeAttached();
  const names = await field
    .locator("xpath=following-sibling::datalist/option")
    .evaluateAll((all) => all.map((option) => option.getAttribute("value") ?? ""));
  const last = names.at(-1) ?? "";
  await page.keyboard.type(last);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/\?family=.+&names=all$/);
  await expect(page.getByRole("region", { name: `Results on ${last}`, exact: true })).toBeVisible();
});

test("names seen in one paper only are shown on request", async ({ page }) => {
  await page.goto("/");
  const rows = page.getByRole("table", { name: "Benchmarks by number of papers" }).locator("tbody tr");
  const before = await rows.count();
  await page.getByRole("link", { name: "Show all names" }).click();
  await expect(page).toHaveURL(/\?names=all$/);
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
});

test("an unknown benchmark and invalid parameters are reported, and the page still answers", async ({ page }) => {
  await page.goto("/?family=zzzzqqqq&confidence=7&x=1");
  const notice = page.getByRole("status");
  await expect(notice).toContainText("family=zzzzqqqq (no such benchmark)");
  await expect(notice).toContainText("confidence=7 (not a number from 0 to 1)");
  await expect(notice).toContainText("x=1 (unknown");
  await expect(page.getByTestId("ranked-row").first()).toBeVisible();
});

test("a newest paper shows its main result with one click to the evidence", async ({ page }) => {
  await page.goto("/");
  await waitUntilInteractive(page);
  const result = page.getByRole("listitem").filter({ has: page.locator('a[href^="/papers/"]') });
  await result.locator("a[data-evidence]").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

for (const [place, width] of [
  ["/", 1280],
  ["/benchmarks", 390],
] as const) {
  test(`bars of ${place} are proportional to their counts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(place);
    const bars = page.locator("[data-count]");
    const drawn = await bars.evaluateAll((all) =>
      all.map((bar) => ({ count: Number(bar.getAttribute("data-count")), width: bar.getBoundingClientRect().width })),
    );
    expect(drawn.length).toBeGreaterThan(5);
    const [longest] = drawn;
    for (const bar of drawn.filter((one) => one.width > 2)) {
      const wanted = ((longest?.width ?? 0) * bar.count) / (longest?.count ?? 1);
      expect(Math.abs(bar.width - wanted), `${bar.count} claims`).toBeLessThan(0.5);
    }
  });
}

test("a month links to its claims", async ({ page, board }) => {
  await page.goto("/");
  const month = page.locator('a[href^="/claims?from="]').last();
  const href = (await month.getAttribute("href")) ?? "";
  const name = new URLSearchParams(href.split("?")[1]).get("from") ?? "";
  const wanted = board.claims.filter(({ published }) => published?.startsWith(name)).length;
  expect(await month.getAttribute("aria-label")).toContain(`${wanted}\u00a0claim`);
});

test("the label of the last month ends at its bar", async ({ page }) => {
  const folder = temporaryFolder();
  const file = `${folder.path}/papers.jsonl`;
  const paper = (date: string) => ({ title: `Out on ${date}`, abstract: "Tide reaches 61.3% on MATH-500.", date });
  writeFileSync(file, ["2025-03-01", "2025-05-01"].map((date) => `${JSON.stringify(paper(date))}\n`).join(""));
  const board = await openBoard((db) => importInto(db, [file]));
  await page.goto(board.url);
  const endOf = async (what: Locator): Promise<number> => {
    const box = await what.boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  const bar = await endOf(page.locator('a[href^="/claims?from="]').last());
  expect(await endOf(page.getByText("May 2025", { exact: true }))).toBeCloseTo(bar, 0);
  // The page still prefetches its links.
  await page.close();
  await board.close();
  folder.remove();
});

test("additions since the last visit are shown", async ({ page, board }) => {
  await page.goto("/");
  await expect(page.getByText("since your last visit")).toHaveCount(0);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  const yesterday = new Date(Date.now() - 24 * 3600e3).toISOString();
  await page.context().addCookies([{ name: "claimboard_visit", value: `${yesterday}~${yesterday}`, url: board.url }]);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /new papers? with .* since your last visit/ })).toBeVisible();
});
