import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { type ExportedClaim, expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";
import { parseCsv } from "./parse-csv";

const claimsOn = (claims: readonly ExportedClaim[], ...names: readonly string[]) =>
  claims.filter(({ benchmarks }) => benchmarks.some((name) => names.includes(name)));

const resultTable = (page: Page, name: string): Locator => page.getByRole("table", { name: `Results on ${name}` });

/** Texts of a column of a table, from top to bottom. */
async function readColumn(table: Locator, header: string): Promise<string[]> {
  const headers = await table.locator("thead th").allInnerTexts();
  const index = headers.findIndex((text) => text.trim() === header);
  expect(index, header).toBeGreaterThanOrEqual(0);
  return table
    .locator("tbody tr")
    .evaluateAll((rows, at) => rows.map((row) => row.children[at]?.textContent?.trim() ?? ""), index);
}

/** A chart by the kind in the address of its file. */
const chart = (page: Page, kind: string): Locator =>
  page.getByRole("figure").filter({ has: page.locator(`a[href*="chart=${kind}"]`) });

test("the list groups editions under families, those with most papers first", async ({ page, board }) => {
  await page.goto("/benchmarks");
  const table = page.getByRole("table", { name: "Benchmarks" });
  const papers = (await readColumn(table, "Papers")).map(Number);
  expect(papers[0]).toBe(Math.max(...papers));
  const names = await readColumn(table, "Benchmark");
  expect(names.slice(0, 3)).toEqual(["AIME", "AIME 2024", "AIME 2025"]);
  expect(Number(papers[1])).toBe(new Set(claimsOn(board.claims, "AIME 2024").map(({ paper_id }) => paper_id)).size);
  await table.getByRole("link", { name: "AIME 2024", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "AIME 2024", exact: true })).toBeVisible();
});

test("MathVista: who gains how much from which base at which size is on one screen", async ({ page, board }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/benchmarks/mathvista");
  const claims = claimsOn(board.claims, "MathVista").filter(({ before, after }) => before !== null && after !== null);
  expect(claims.length).toBeGreaterThan(2);
  for (const { id, before, after, system } of claims) {
    const row = page.getByTestId("ranked-row").and(page.locator(`[data-claim-id="${id}"]`));
    await expect(row).toBeInViewport();
    await expect(row).toContainText(`${before} → `);
    await expect(row).toContainText(`${after}`);
    await expect(row).toContainText(system ?? "no system");
    await expect(row).toContainText("pts");
  }
  const lead = page.getByRole("main").getByText(/results\sfrom\s\d+\spapers\son\sMathVista;\smedian\sgain\s\+\d/);
  await expect(lead).toBeInViewport();
  const [first] = claims;
  const row = resultTable(page, "MathVista")
    .locator("tbody tr")
    .filter({ hasText: first?.paper_title ?? "" })
    .first();
  await expect(row).toContainText(`${first?.size_b}B`);
});

test("the chart has the values of the claims, and every row opens its sentence", async ({ page, board }) => {
  await page.goto("/benchmarks/mathvista");
  const rows = page.getByTestId("ranked-row");
  const drawn = await rows.evaluateAll((all) =>
    all.map((row) => ({
      id: row.getAttribute("data-claim-id"),
      before: row.getAttribute("data-before"),
      after: row.getAttribute("data-after"),
    })),
  );
  for (const { id, before, after } of drawn) {
    const claim = board.claims.find((one) => one.id === id);
    if (before !== null) expect(Number(before)).toBe(claim?.before);
    if (after !== null) expect(Number(after)).toBe(claim?.after ?? claim?.before);
  }
  await waitUntilInteractive(page);
  await rows.first().getByRole("link").focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toHaveText(
    board.claims.find(({ id }) => id === drawn[1]?.id)?.sentence ?? "no claim",
  );
});

test("the AIME family is sorted by size, unknown last, and the file equals the screen", async ({ page }) => {
  await page.goto("/benchmarks/aime?rows=all");
  await resultTable(page, "AIME").getByRole("link", { name: "Size", exact: true }).click();
  await expect(page).toHaveURL(/sort=-size/);
  const table = resultTable(page, "AIME");
  await expect(table.getByRole("columnheader", { name: "Size" })).toHaveAttribute("aria-sort", "descending");
  const sizes = await readColumn(table, "Size");
  const known = sizes.filter((text) => text !== "—").map((text) => Number.parseFloat(text));
  expect(known.length).toBeGreaterThan(5);
  expect(known).toEqual([...known].sort((a, b) => b - a));
  expect(sizes.slice(known.length).every((text) => text === "—")).toBe(true);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "CSV", exact: true }).click(),
  ]);
  const rows = parseCsv(readFileSync(await file.path(), "utf8"));
  const main = rows.filter(({ group }) => group === rows[0]?.group);
  const dash = (text: string | undefined) => text || "—";
  expect(await readColumn(table, "Paper")).toEqual(main.map((row) => row.paper_title));
  expect((await readColumn(table, "System")).map((text) => text.replace(/ (?:baseline|background)$/, ""))).toEqual(
    main.map(({ system }) => dash(system)),
  );
  expect(sizes.map((text) => text.replace(/B.*$/, ""))).toEqual(main.map(({ size_b }) => dash(size_b)));
  expect(await readColumn(table, "Before")).toEqual(main.map(({ before }) => dash(before)));
  expect((await readColumn(table, "After")).map((text) => text.replace(/^[^\d—]+|%?(?:best)?$/g, ""))).toEqual(
    main.map(({ after }) => dash(after)),
  );
  expect(await readColumn(table, "Scope")).toEqual(main.map(({ scope }) => dash(scope)));
  expect((await readColumn(table, "Confidence")).map(Number)).toEqual(
    main.map(({ confidence }) => Number(Number(confidence).toFixed(2))),
  );
});

test("AIME 2024 has the same best value and median in the list, on its page and in the API", async ({ page }) => {
  const { data } = await (await page.request.get("/api/v1/benchmarks?benchmark=aime-2024")).json();
  const summary = data.find(({ id }: { id: string }) => id === "aime-2024");
  expect(summary).toMatchObject({ best_unit: "%" });
  const [best, median] = [`${summary.best}%`, `+${summary.median_gain}\u00a0pts`];
  await page.goto("/benchmarks");
  const row = page
    .getByRole("table", { name: "Benchmarks" })
    .getByRole("row")
    .filter({
      has: page.getByRole("link", { name: "AIME 2024", exact: true }),
    });
  await expect(row).toContainText(best);
  await expect(row).toContainText(median);
  for (const path of ["/benchmarks/aime-2024", "/benchmarks/aime?edition=aime-2024"]) {
    await page.goto(path);
    const lead = page
      .getByRole("main")
      .getByText(/results\sfrom/)
      .first();
    await expect(lead).toContainText(`best on AIME 2024: ${best}`);
    await expect(lead).toContainText(`median gain ${median}`);
    const badge = resultTable(page, path.includes("?") ? "AIME" : "AIME 2024")
      .locator("tbody td")
      .filter({ hasText: /best$/ })
      .filter({ hasText: best });
    await expect(badge.first()).toBeVisible();
  }
  const csv = parseCsv(await (await page.request.get("/benchmarks.csv")).text());
  expect(csv.find(({ id }) => id === "aime-2024")).toMatchObject({
    best: String(summary.best),
    median_gain: String(summary.median_gain),
  });
});

test("filters are part of the address, and Back undoes a choice", async ({ page }) => {
  await page.goto("/benchmarks/aime");
  await waitUntilInteractive(page);
  await page.locator("select[name=edition]").selectOption("aime-2025");
  await expect(page).toHaveURL(/\/benchmarks\/aime\?edition=aime-2025$/);
  await expect(page.getByText("(filtered)")).toBeVisible();
  const editions = await readColumn(resultTable(page, "AIME"), "Edition");
  expect(editions.every((text) => text === "AIME 2025" || /^(?:avg|each) of/.test(text))).toBe(true);
  await page.locator("select[name=averages]").selectOption("without");
  await expect(page).toHaveURL(/averages=without/);
  await expect(resultTable(page, "AIME").getByText("avg of")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("select[name=edition]")).toHaveValue("aime-2025");
  await page.goBack();
  await expect(page.locator("select[name=averages]")).toHaveValue("with");
});

test("results in other metrics are folded, with the reason", async ({ page }) => {
  await page.goto("/benchmarks/aime");
  const others = page.getByRole("group").filter({ hasText: "not comparable with these" });
  await others.getByText("not comparable with these").click();
  await expect(others.getByText(/different (?:metrics|scales)/).first()).toBeVisible();
});

test("bad parameters give a notice, not an empty page", async ({ page }) => {
  await page.goto("/benchmarks/aime?edition=&size=huge&sort=-nothing&role=x&colour=red");
  const notice = page.getByRole("status").filter({ hasText: "Ignored URL parameters" });
  for (const key of ["size=huge", "sort=-nothing", "role=x", "colour=red"]) await expect(notice).toContainText(key);
  await expect(page.getByTestId("ranked-row").first()).toBeVisible();
  await page.goto("/benchmarks/aime?size=100000-");
  await expect(page.getByText("No result matches these filters.")).toBeVisible();
});

for (const [benchmark, kinds] of [
  ["mathvista", ["results", "size"]],
  ["aime", ["results", "size", "time"]],
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

for (const kind of ["size", "time"]) {
  test(`a point of the ${kind} chart opens its evidence by click and by keyboard`, async ({ page, board }) => {
    await page.goto("/benchmarks/aime");
    const figure = chart(page, kind);
    await figure.scrollIntoViewIfNeeded();
    const marks = figure.locator("a[data-evidence]");
    await expect(marks.nth(1)).toBeVisible();
    await waitUntilInteractive(page);
    const sentence = page.getByRole("dialog").getByTestId("evidence-sentence");
    const wanted = await marks.nth(1).getAttribute("data-evidence");
    await marks.nth(1).click({ force: true });
    await expect(sentence).toHaveText(board.claims.find(({ id }) => id === wanted)?.sentence ?? "no claim");
    await page.keyboard.press("Escape");
    await figure.locator('a[data-evidence][tabindex="0"]').focus();
    await page.keyboard.press("Home");
    const first = await page.evaluate(() => document.activeElement?.getAttribute("data-evidence"));
    await page.keyboard.press("ArrowRight");
    const second = await page.evaluate(() => document.activeElement?.getAttribute("data-evidence"));
    expect(second).not.toBe(first);
    await page.keyboard.press("Enter");
    await expect(sentence).toHaveText(board.claims.find(({ id }) => id === second)?.sentence ?? "no claim");
  });
}

test("the file of an unknown chart is not found", async ({ page, faults }) => {
  for (const [path, status] of [
    ["/benchmarks/no-such-benchmark/chart.svg?chart=time", 404],
    ["/benchmarks/mathvista/chart.svg?chart=pie", 404],
    ["/benchmarks/mathvista/chart.svg?chart=size&axis=%00&order=x", 200],
    ["/results.csv", 400],
    ["/results.csv?benchmark=mathvista&role=x", 400],
  ] as const)
    expect((await page.request.get(path)).status(), path).toBe(status);
  faults.splice(0);
});
