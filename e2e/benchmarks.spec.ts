import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";

interface DrawnPair {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  /** Screen coordinates of the centres of the two markers. */
  readonly from: number;
  readonly to: number;
}

/** The before–after charts of a page: one per axis. */
const charts = (page: Page): Locator => page.getByRole("figure").filter({ has: page.getByTestId("pair") });

/** The drawn pairs: label and marker positions of each. */
function readPairs(place: Page | Locator): Promise<DrawnPair[]> {
  return place.getByTestId("pair").evaluateAll((rows) =>
    rows.map((row) => {
      const centre = (part: string): number => {
        const box = row.querySelector(`[class*="${part}"]`)?.getBoundingClientRect();
        return box ? box.left + box.width / 2 : Number.NaN;
      };
      const track = '_track"] [class*="';
      return {
        id: row.getAttribute("data-claim-id") ?? "",
        before: Number(row.getAttribute("data-before")),
        after: Number(row.getAttribute("data-after")),
        from: centre(`${track}before`),
        to: centre(`${track}after`),
      };
    }),
  );
}

test("the list links to benchmarks, those with most claims first", async ({ page, board }) => {
  await page.goto("/benchmarks");
  const counts = new Map<string, number>();
  for (const { benchmarks } of board.claims)
    for (const name of benchmarks) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const first = page.getByRole("table", { name: "Benchmarks" }).getByRole("link").first();
  const name = await first.innerText();
  expect(counts.get(name)).toBe(most);
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

const measured = (page: Page): Locator => page.getByRole("navigation", { name: "Metric" });

test("the charts draw exactly the before–after pairs of the claims, one unit per axis", async ({ page, board }) => {
  const wanted = board.claims.filter(
    ({ benchmarks, before, after }) => benchmarks.includes("AIME 2024") && before !== null && after !== null,
  );
  expect(wanted.length).toBeGreaterThan(2);
  await page.goto("/benchmarks/aime-2024");
  const links = await measured(page)
    .locator("a[href*='axis=']")
    .evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
  const drawn: string[] = [];
  for (const href of links) {
    await page.goto(href);
    const ids = (await readPairs(page)).map(({ id }) => id);
    const units = new Set(board.claims.filter(({ id }) => ids.includes(id)).map(({ unit }) => unit));
    expect(units.size).toBeLessThan(2);
    drawn.push(...ids);
  }
  expect(drawn.sort()).toEqual(wanted.map(({ id }) => id).sort());
});

test("markers are at the positions of their values, on one scale per chart", async ({ page }) => {
  await page.goto("/benchmarks/mathvista");
  for (const chart of await charts(page).all()) {
    const points = (await readPairs(chart)).flatMap(({ before, after, from, to }) => [
      { value: before, x: from },
      { value: after, x: to },
    ]);
    const low = points.reduce((a, b) => (b.value < a.value ? b : a));
    const high = points.reduce((a, b) => (b.value > a.value ? b : a));
    const perUnit = (high.x - low.x) / (high.value - low.value);
    expect(perUnit).toBeGreaterThan(0);
    for (const { value, x } of points) expect(Math.abs(low.x + (value - low.value) * perUnit - x)).toBeLessThan(2);
  }
});

for (const [order, read] of [
  ["gain", (pair: DrawnPair) => pair.after - pair.before],
  ["after", (pair: DrawnPair) => pair.after],
] as const) {
  test(`the pairs are sorted by ${order}, in both directions`, async ({ page }) => {
    await page.goto("/benchmarks/mathvista");
    const chart = charts(page).first();
    const values = async () => (await readPairs(chart)).map((pair) => Math.round(read(pair) * 100) / 100);
    if (order !== "gain") await chart.getByRole("link", { name: `Sort by ${order}` }).click();
    const down = (await values()).sort((a, b) => b - a);
    expect(down.length).toBeGreaterThan(1);
    await expect.poll(values).toEqual(down);
    await chart.getByRole("link", { name: `Sort by ${order}, descending` }).click();
    await expect.poll(values).toEqual([...down].reverse());
  });
}

test("a pair links to its sentence", async ({ page, board }) => {
  const claim = board.claims.find(({ before, after }) => before === 66.3 && after === 72.9);
  await page.goto("/benchmarks/mathvista");
  // Without scripts the same link opens a separate evidence page.
  await waitUntilInteractive(page);
  await page.locator(`li[data-claim-id="${claim?.id}"]`).getByRole("link").click();
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toHaveText(claim?.sentence ?? "no claim");
});

/** A chart by the kind in the URL of its file. */
const chart = (page: Page, kind: string): Locator =>
  page.getByRole("figure").filter({ has: page.locator(`a[href*="chart=${kind}"]`) });

for (const [kind, benchmark] of [
  ["size", "mathvista"],
  ["time", "aime-2024"],
] as const) {
  test(`a point of the ${kind} chart opens its evidence by click and by keyboard`, async ({ page, board }) => {
    await page.goto(`/benchmarks/${benchmark}`);
    const figure = chart(page, kind);
    await figure.scrollIntoViewIfNeeded();
    const marks = figure.locator("a[data-evidence]:has(circle)");
    await expect(marks.nth(1)).toBeVisible();
    await waitUntilInteractive(page);
    const sentence = page.getByRole("dialog").getByTestId("evidence-sentence");
    const wanted = await marks.nth(1).getAttribute("data-evidence");
    await marks.nth(1).click();
    await expect(sentence).toHaveText(board.claims.find(({ id }) => id === wanted)?.sentence ?? "no claim");
    await page.keyboard.press("Escape");
    await figure.locator('a[data-evidence][tabindex="0"]:has(circle)').focus();
    await page.keyboard.press("Home");
    const first = await page.evaluate(() => document.activeElement?.getAttribute("data-evidence"));
    await page.keyboard.press("ArrowRight");
    const second = await page.evaluate(() => document.activeElement?.getAttribute("data-evidence"));
    expect(second).not.toBe(first);
    await page.keyboard.press("Enter");
    await expect(sentence).toHaveText(board.claims.find(({ id }) => id === second)?.sentence ?? "no claim");
  });
}

test("the page has a table of all claims, and each chart has a data table", async ({ page, board }) => {
  await page.goto("/benchmarks/mathvista");
  const wanted = board.claims.filter(({ benchmarks }) => benchmarks.includes("MathVista"));
  const rows = page.getByRole("table", { name: "Claims on this benchmark" }).locator("tbody tr");
  await expect(rows).toHaveCount(wanted.length);
  const figure = chart(page, "size");
  const drawn = await figure
    .locator("a[data-evidence]:has(circle)")
    .evaluateAll((all) => all.map((a) => a.getAttribute("data-evidence")));
  await figure.getByText("Show as table").click();
  const listed = figure.getByRole("table").locator("a[data-evidence]");
  await expect(listed.first()).toBeVisible();
  expect((await listed.evaluateAll((all) => all.map((a) => a.getAttribute("data-evidence")))).sort()).toEqual(
    drawn.sort(),
  );
});

for (const [benchmark, kinds] of [
  ["mathvista", ["changes", "scores", "size", "distribution"]],
  ["aime-2024", ["time"]],
] as const) {
  test(`charts of ${benchmark} are saved as SVG and PNG with title, caption and source`, async ({ page }) => {
    await page.goto(`/benchmarks/${benchmark}`);
    for (const kind of kinds) await saveChart(page, benchmark, chart(page, kind));
  });
}

async function saveChart(page: Page, benchmark: string, figure: Locator): Promise<void> {
  const title = await figure.getByRole("heading").innerText();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("link", { name: `Download as SVG: ${title}` }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(new RegExp(`^${benchmark}-.*\\.svg$`));
  const svg = readFileSync(await file.path(), "utf8");
  const seen = await page.evaluate((text) => {
    const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
    return {
      root: root.nodeName,
      title: root.querySelector("title")?.textContent,
      caption: root.querySelector("desc")?.textContent,
    };
  }, svg);
  expect(seen).toMatchObject({ root: "svg", title });
  expect(seen.caption).toContain(title);
  expect(seen.caption).toContain("Source: abstracts of");
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("button", { name: `Download as PNG: ${title}` }).click(),
  ]);
  expect(picture.suggestedFilename()).toMatch(/\.png$/);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
}

test("the URL contains the view, and Back undoes a choice", async ({ page }) => {
  await page.goto("/benchmarks/mathvista");
  const first = await page.getByRole("heading", { level: 2 }).first().innerText();
  await measured(page)
    .getByRole("link", { name: /^metric not stated, score \(no unit\)/ })
    .click();
  await expect(page).toHaveURL(/axis=unstated-bare-score/);
  await expect(measured(page).locator('a[aria-current="true"]')).toContainText("score (no unit)");
  await page.reload();
  await expect(measured(page).locator('a[aria-current="true"]')).toContainText("score (no unit)");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(first);
});

test("the file of an unknown chart is not found", async ({ page, faults }) => {
  for (const [path, status] of [
    ["/benchmarks/no-such-benchmark/chart.svg?chart=time", 404],
    ["/benchmarks/mathvista/chart.svg?chart=pie", 404],
    ["/benchmarks/mathvista/chart.svg?chart=size&axis=%00&order=x", 200],
  ] as const)
    expect((await page.request.get(path)).status()).toBe(status);
  faults.splice(0);
});
