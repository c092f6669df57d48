import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { type ExportedClaim, expect, test } from "./board";
import { parseShownNumber, readTable, readTotal, type ShownRow } from "./claims-table";
import { waitUntilInteractive } from "./interactive";
import { parseCsv } from "./parse-csv";

const ids = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Opens the claims and sets a filter by click. */
async function filterByHand(page: Page): Promise<void> {
  await page.goto("/claims");
  // The checkbox follows the URL, so it is clicked without waiting for its state.
  await page
    .getByRole("group", { name: "Benchmark", exact: true })
    .getByRole("checkbox", { name: /^MathVista/ })
    .click();
  await expect(page).toHaveURL(/benchmark=mathvista/);
}

test("the table shows every claim, with the count above it", async ({ page, board }) => {
  await page.goto("/claims");
  expect(await readTotal(page)).toBe(board.claims.length);
  expect(ids(await readTable(page)).sort()).toEqual(ids(board.claims).sort());
});

test("a filter shows the matching claims, as many as its count", async ({ page, board }) => {
  await page.goto("/claims");
  const box = page
    .getByRole("group", { name: "Benchmark", exact: true })
    .locator("label")
    .filter({ has: page.getByRole("checkbox", { name: /^MathVista/ }) });
  const promised = parseShownNumber((await box.innerText()).split("\n").at(-1));
  await filterByHand(page);
  const wanted = board.claims.filter(({ benchmarks }) => benchmarks.includes("MathVista"));
  await expect(page.getByTestId("total")).toHaveText(new RegExp(`^${wanted.length}\\s`));
  expect(promised).toBe(wanted.length);
  expect(ids(await readTable(page)).sort()).toEqual(ids(wanted).sort());
});

test("filter, sort by size, reload: the URL alone restores the same rows", async ({ page, browser, board }) => {
  await filterByHand(page);
  await page.getByRole("columnheader", { name: "Size (B)" }).getByRole("button").click();
  await expect(page).toHaveURL(/sort=-?size_b/);
  const rows = await readTable(page);
  expect(rows.length).toBeGreaterThan(2);
  await page.reload();
  expect(await readTable(page)).toEqual(rows);

  const stranger = await browser.newPage({ baseURL: board.url });
  await stranger.goto(page.url());
  expect(await readTable(stranger)).toEqual(rows);
  await stranger.close();
});

for (const direction of ["", "-"]) {
  test(`sort=${direction}size_b orders by size and puts unknown ones last`, async ({ page, board }) => {
    await page.goto(`/claims?sort=${direction}size_b`);
    const sizes = (await readTable(page)).map((row) => sizeOf(row, board.claims));
    const known = sizes.filter((size) => size !== null);
    expect(known.length).toBeGreaterThan(10);
    expect(sizes.slice(known.length)).toEqual(sizes.slice(known.length).map(() => null));
    expect(known).toEqual([...known].sort((a, b) => (direction === "-" ? b - a : a - b)));
  });
}

const sizeOf = (row: ShownRow, claims: readonly ExportedClaim[]): number | null =>
  claims.find(({ id }) => id === row.id)?.size_b ?? null;

test("Back and a reload restore the scroll position, and a new query starts at the top", async ({ page }) => {
  const scroller = page.getByRole("region", { name: "Claims, scrollable" });
  const rowAtTop = () => scroller.evaluate((node) => Math.round(node.scrollTop / 38));
  const scrollTo = (row: number) => scroller.evaluate((node, top) => node.scrollTo({ top }), row * 38);
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await scrollTo(120);
  const there = page.locator('tr[aria-rowindex="124"] [data-column="paper_title"] a');
  const title = await there.innerText();
  await there.click();
  await expect(page).toHaveURL(/\/papers\//);
  await page.goBack();
  await expect.poll(rowAtTop).toBe(120);
  await expect(there).toHaveText(title);
  await page.reload();
  await expect.poll(rowAtTop).toBe(120);
  await expect(there).toHaveText(title);

  await page.locator('tr[aria-rowindex="124"] [data-column="size_b"]').click();
  await page.getByRole("dialog").locator('a[href^="/papers/"]').first().click();
  await expect(page).toHaveURL(/\/papers\//);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect.poll(rowAtTop).toBe(120);
  await page.keyboard.press("Escape");
  await expect.poll(rowAtTop).toBe(120);

  await page.getByRole("columnheader", { name: "Size (B)" }).getByRole("button").dispatchEvent("click");
  await expect(page).toHaveURL(/sort=/);
  await expect.poll(rowAtTop).toBe(0);
  await page.goBack();
  await expect.poll(rowAtTop).toBe(120);
  await page.getByRole("link", { name: "Papers", exact: true }).click();
  await expect(page).toHaveURL(/\/papers$/);
  await page.getByRole("link", { name: "Claims", exact: true }).click();
  await expect(page.getByRole("grid", { name: "Claims" })).toBeVisible();
  await expect.poll(rowAtTop).toBe(0);
});

test("Shift and click sorts by a second column", async ({ page }) => {
  await page.goto("/claims?kind=change&sort=benchmarks");
  await page
    .getByRole("columnheader", { name: "Size (B)" })
    .getByRole("button")
    .click({ modifiers: ["Shift"] });
  await expect(page).toHaveURL(/sort=benchmarks(%2C|,)-?size_b/);
  await expect(page.getByRole("columnheader", { name: "Size (B)" })).toHaveAttribute(
    "aria-sort",
    /ascending|descending/,
  );
});

/** The number that a cell shows, without its sign: a table shows ÷2 for −2. */
const readMagnitude = (text: string | undefined) => Math.abs(parseShownNumber(text) ?? Number.NaN);

for (const query of [
  "?kind=change&sort=size_b,-after",
  "?gain_kind=points&sort=-gain",
  "?q=average&sort=-scope,system",
  "?size=unknown&size=7-9&sort=-size_b&pin=2",
  "?benchmark=mathvista&benchmark=aime-2024",
])
  test(`the CSV of ${query} is the table: same rows, same order, same columns, same values`, async ({ page }) => {
    await page.goto(`/claims${query}`);
    const shown = await readTable(page);
    await page.getByRole("button", { name: "Export" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download claims.csv" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const rows = parseCsv(readFileSync(await download.path(), "utf8"));
    expect(rows).toHaveLength(shown.length);
    for (const [at, row] of rows.entries()) {
      const cells = shown[at]?.cells ?? {};
      for (const column of Object.keys(cells)) expect(row).toHaveProperty(column);
      // A search result shows an excerpt below the title.
      expect(cells.paper_title?.split("\n")[0]).toBe(row.paper_title);
      expect(cells.system).toBe(row.system || "—");
      expect(cells.benchmarks).toBe(row.scope || row.benchmarks || row.benchmark_text || "—");
      expect(cells.metric).toBe(row.metric || "—");
      expect(cells.published).toBe(row.published || "—");
      expect(cells.grade).toBe(row.grade);
      for (const column of ["before", "after", "confidence"])
        expect(parseShownNumber(cells[column])).toBe(row[column] ? Number(row[column]) : null);
      const change = row.gain || row.points;
      if (change) expect(readMagnitude(cells.gain)).toBeCloseTo(Math.abs(Number(change)), 4);
      else expect(cells.gain).toBe("—");
    }
  });

test("selected columns are in the table, the URL and the CSV", async ({ page, request }) => {
  await page.goto("/claims?benchmark=mathvista");
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Rule" }).click();
  await page.getByRole("checkbox", { name: "Metric", exact: true }).click();
  await expect(page.getByRole("columnheader", { name: "Rule" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Metric", exact: true })).toBeHidden();
  const chosen = () => new URL(page.url()).searchParams.get("cols")?.split(",") ?? [];
  await expect.poll(() => [chosen().includes("rule"), chosen().includes("metric")]).toEqual([true, false]);
  const query = new URL(page.url()).search;
  const [header] = (await (await request.get(`/claims.csv${query}`)).text()).split("\r\n");
  expect(header?.split(",")).toContain("rule");
  expect(header?.split(",")).not.toContain("metric");
});

test("claims.json and claims.csv return the rows of the page for its query", async ({ page, request }) => {
  const query = "?kind=change&size=unknown&size=7&sort=-points";
  await page.goto(`/claims${query}`);
  const shown = ids(await readTable(page));
  const json = await (await request.get(`/claims.json${query}`)).json();
  expect(ids(json.claims ?? json)).toEqual(shown);
  const csv = parseCsv(await (await request.get(`/claims.csv${query}&cols=id,after`)).text());
  expect(csv.map((row) => row.id)).toEqual(shown);
});

test("text search finds a sentence, and a pill removes the filter", async ({ page, board }) => {
  await page.goto("/claims");
  await page.getByRole("searchbox", { name: "Search claims", exact: true }).fill("majority vote");
  await expect(page).toHaveURL(/q=majority(\+|%20)vote/);
  await expect.poll(() => readTotal(page)).toBeLessThan(board.claims.length);
  expect(await readTotal(page)).toBeGreaterThan(0);
  // Every row shows why it matches: by a highlight in its columns or by the matching passage.
  await expect(page.locator("tr[data-claim-id]").filter({ hasNot: page.locator("mark") })).toHaveCount(0);
  await expect(page.locator("tr[data-claim-id] [data-found]").first()).toContainText(
    /(sentence|abstract): .*majority/i,
  );
  await page.getByRole("button", { name: /^Remove filter/ }).click();
  await expect.poll(() => readTotal(page)).toBe(board.claims.length);
});

test("text typed just before a filter is ticked is kept", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await page.getByRole("searchbox", { name: "Search claims", exact: true }).fill("model");
  await page
    .getByRole("group", { name: "Benchmark", exact: true })
    .getByRole("checkbox", { name: /^MathVista/ })
    .click();
  await expect(page).toHaveURL(/[?&]q=model/);
  await expect(page).toHaveURL(/[?&]benchmark=mathvista/);
  await expect(
    page.getByRole("group", { name: "Benchmark", exact: true }).getByRole("checkbox", { name: /^MathVista/ }),
  ).toBeChecked();
  await page.getByRole("slider", { name: "Minimum size" }).fill("7");
  await page
    .getByRole("group", { name: "Benchmark", exact: true })
    .getByRole("checkbox", { name: /^MathVista/ })
    .click();
  await expect(page).toHaveURL(/[?&]size=/);
  await expect(page).not.toHaveURL(/benchmark=mathvista/);
  await expect(page).toHaveURL(/[?&]q=model/);
});

for (const [path, name] of [
  ["/claims", "Search claims"],
  ["/papers", "Search papers"],
] as const) {
  test(`a link on ${path} works while a search is pending`, async ({ page }) => {
    // The page loads for longer than the debounce time of the search.
    await page.route(/\/benchmarks\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.continue();
    });
    await page.goto(path);
    await waitUntilInteractive(page);
    await page.getByRole("searchbox", { name, exact: true }).fill("owl");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Benchmarks" }).click();
    await expect(page).toHaveURL(/\/benchmarks$/);
    await page.waitForTimeout(600);
    await expect(page).toHaveURL(/\/benchmarks$/);
  });
}

test("an invalid URL is reported", async ({ page, board }) => {
  await page.goto("/claims?colour=red&sort=-nothing");
  await expect(page.getByText("colour")).toBeVisible();
  expect(await readTotal(page)).toBe(board.claims.length);
});

test("a loading error is shown only for its query", async ({ page }) => {
  await page.route(/\/claims\/rows\.json/, (route) => route.fulfill({ body: "no rows" }));
  await page.goto("/claims");
  const said = page.getByText("Some rows could not be loaded.");
  await page.getByRole("region", { name: "Claims, scrollable" }).evaluate((node) => node.scrollTo({ top: 1e6 }));
  await expect(said).toBeVisible();
  await page.getByRole("searchbox", { name: "Search claims" }).fill("MathVista");
  await expect(page).toHaveURL(/q=MathVista/);
  await expect(said).toBeHidden();
});

test("on a phone the whole row shows that it is selected", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto("/claims");
  await page.getByRole("checkbox", { name: "Select row 1 for comparison" }).check();
  const backgrounds = await page
    .locator("tr[data-claim-id]")
    .evaluateAll((rows) => rows.slice(0, 2).map((row) => getComputedStyle(row).backgroundColor));
  expect(backgrounds[0]).not.toBe(backgrounds[1]);
});

test("the touch targets of the slider are larger than its thumbs", async ({ page }) => {
  await page.goto("/claims");
  const box = await page.getByRole("slider", { name: "Minimum size" }).boundingBox();
  if (!box) throw new Error("no slider");
  const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.getAttribute("aria-label"), [
    box.x + 22,
    box.y + box.height / 2,
  ] as const);
  expect(hit).toBe("Minimum size");
});
