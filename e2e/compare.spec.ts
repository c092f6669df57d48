import { readFileSync } from "node:fs";
import { type ExportedClaim, expect, test } from "./board";
import { comparedCells, listShownIds } from "./compare-table";
import { waitUntilInteractive } from "./interactive";
import { parseCsv } from "./parse-csv";

const AIMES = ["AIME 2024", "AIME 2025"];

/** The two papers with most claims. */
function twoPapers(claims: readonly ExportedClaim[]): readonly [ExportedClaim, ExportedClaim] {
  const counts = new Map<string, number>();
  for (const { paper_id } of claims) counts.set(paper_id, (counts.get(paper_id) ?? 0) + 1);
  const [a, b] = [...counts].sort(([, x], [, y]) => y - x).map(([id]) => claims.find((claim) => claim.paper_id === id));
  if (!a || !b) throw new Error("the samples have fewer than two papers");
  return [a, b];
}

test("two benchmarks show exactly the claims on them", async ({ page, board }) => {
  await page.goto("/compare?benchmark=aime-2024&benchmark=aime-2025");
  await expect(page.getByRole("heading", { level: 1, name: "AIME 2024 vs. AIME 2025" })).toBeVisible();
  const wanted = board.claims.filter(
    ({ benchmarks }) => benchmarks.length > 0 && benchmarks.every((name) => AIMES.includes(name)),
  );
  expect(wanted.length).toBeGreaterThan(4);
  await expect.poll(() => listShownIds(page)).toEqual(wanted.map(({ id }) => id).sort());
});

test("every row links to a page, a model without name to its paper", async ({ page, board, request }) => {
  const described = board.claims.find(
    ({ model, benchmarks }) => model === "7B model" && benchmarks.join() === "MathVista",
  );
  if (!described) throw new Error("the samples describe no model");
  await page.goto("/compare?benchmark=mathvista&benchmark=we-math&benchmark=aime-2024&benchmark=aime-2025");
  const names = page
    .getByRole("table", { name: "Comparison" })
    .locator("tbody th a[href^='/papers'], tbody th a[href^='/models']");
  const paths = await names.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(paths).toContain(`/papers/${described.paper_id}`);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test("sizes filter a comparison and can be removed", async ({ page, board }) => {
  await page.goto("/compare?benchmark=aime-2024&benchmark=aime-2025&size=7");
  const of7 = board.claims.filter(
    ({ benchmarks, size_b }) =>
      size_b === 7 && benchmarks.length > 0 && benchmarks.every((name) => AIMES.includes(name)),
  );
  await expect.poll(() => listShownIds(page)).toEqual(of7.map(({ id }) => id).sort());
  await page.getByRole("link", { name: "Remove 7B" }).click();
  await expect(page).not.toHaveURL(/size=/);
  await expect.poll(async () => (await listShownIds(page)).length).toBeGreaterThan(of7.length);
});

test("metrics filter a comparison and can be removed", async ({ page, board }) => {
  const ofBenchmark = board.claims.filter(({ benchmarks }) => benchmarks.length === 1 && benchmarks[0] === "AIME 2024");
  const accuracies = ofBenchmark.filter(
    ({ metric_id, unit, before, after }) => metric_id === "accuracy" && unit === "%" && (before ?? after) !== null,
  );
  await page.goto("/compare?benchmark=aime-2024");
  const all = (await listShownIds(page)).length;
  await page.getByRole("button", { name: "Metrics" }).click();
  await page.getByRole("link", { name: /^accuracy, %/ }).click();
  await expect(page).toHaveURL(/metric=accuracy-percent/);
  await expect(page.getByRole("button", { name: "Metrics" })).toBeFocused();
  expect(accuracies.length).toBeGreaterThan(1);
  await expect.poll(() => listShownIds(page)).toEqual(accuracies.map(({ id }) => id).sort());
  await page.getByRole("link", { name: "Remove accuracy, %" }).click();
  await expect.poll(async () => (await listShownIds(page)).length).toBe(all);
});

test("on a phone each row is a card with column labels", async ({ page, board }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare?benchmark=mathvista&benchmark=aime-2024");
  const shown = comparedCells(page);
  expect(await shown.count()).toBeGreaterThan(10);
  for (const cell of await shown.all()) {
    const id = await cell.getAttribute("data-claim-id");
    const [name = ""] = board.claims.find((claim) => claim.id === id)?.benchmarks ?? [];
    const seen = await cell.evaluate((item) => {
      const td = item.closest("td");
      const { left, right } = item.getBoundingClientRect();
      return { head: td ? getComputedStyle(td, "::before").content : "", left, right };
    });
    expect(seen.head).toContain(name);
    expect(seen.left).toBeGreaterThan(0);
    expect(seen.right).toBeLessThanOrEqual(390);
  }
  const dash = page.getByRole("table", { name: "Comparison" }).locator("td[data-empty]").first();
  expect((await dash.boundingBox())?.width).toBe(1);
});

test("on a phone two models are named above their cards, and can be removed", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/compare?model=qwen2.5-vl-7b&model=qwen3-8b");
  const heads = page.getByRole("table", { name: "Comparison" }).locator("thead a");
  await expect(heads.first()).toHaveText("Qwen2.5-VL-7B");
  await page.getByRole("link", { name: "Remove Qwen2.5-VL-7B" }).click();
  await expect(page).not.toHaveURL(/qwen2.5/);
  await expect(page.getByRole("heading", { level: 1, name: "Qwen3-8B" })).toBeVisible();
});

test("the file of a large comparison has every claim and all columns", async ({ page, board, request }) => {
  const papers = [...new Set(board.claims.map(({ paper_id }) => paper_id))].slice(0, 60);
  const wanted = board.claims.filter(({ paper_id }) => papers.includes(paper_id));
  expect(wanted.length).toBeGreaterThan(100);
  await page.goto(`/compare?${new URLSearchParams(papers.map((id) => ["paper", id]))}`);
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog", { name: `Export ${wanted.length} claims` });
  await expect(dialog.getByRole("region", { name: "Beginning of the CSV file" })).toContainText("paper_title");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    dialog.getByRole("link", { name: "Download claims.csv" }).click(),
  ]);
  const rows = parseCsv(readFileSync(await file.path(), "utf8"));
  expect(rows.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort());
  const all = parseCsv(await (await request.get("/claims.csv?columns=all&per=1")).text());
  expect(Object.keys(rows[0] ?? {})).toEqual(Object.keys(all[0] ?? {}));
});

test("the file of a comparison has the claims of its page, and invalid parameters are rejected", async ({
  page,
  request,
}) => {
  const query = "benchmark=aime-2024&benchmark=aime-2025&size=7&metric=accuracy-percent";
  await page.goto(`/compare?${query}`);
  const shown = await listShownIds(page);
  expect(shown.length).toBeGreaterThan(0);
  const lines = (await (await request.get(`/compare/claims.ndjson?${query}`)).text()).trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).id).sort()).toEqual(shown);
  const meta = await (await request.get(`/compare/claims.meta.json?${query}&format=csv`)).json();
  expect(meta).toMatchObject({ claims: shown.length, query: `/compare?${query}&by=model` });
  expect((await request.get("/compare/claims.csv?benchmrk=aime-2024")).status()).toBe(400);
  expect((await request.get(`/compare/claims.xls?${query}`)).status()).toBe(404);
  expect((await request.get(`/compare/owls?${query}`)).status()).toBe(404);
});

test("the chart of a comparison is saved as SVG and PNG with its caption", async ({ page }) => {
  await page.goto("/compare?benchmark=aime-2024&benchmark=aime-2025");
  const figure = page.getByRole("figure");
  const title = await figure.getByRole("heading", { level: 2 }).innerText();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("link", { name: `Download as SVG: ${title}` }).click(),
  ]);
  const seen = await page.evaluate(
    (text) => {
      const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
      return { root: root.nodeName, caption: root.querySelector("desc")?.textContent };
    },
    readFileSync(await file.path(), "utf8"),
  );
  expect(seen.root).toBe("svg");
  expect(seen.caption).toContain(title);
  const [picture] = await Promise.all([
    page.waitForEvent("download"),
    figure.getByRole("button", { name: `Download as PNG: ${title}` }).click(),
  ]);
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
});

test("two papers are shown side by side, and the link reproduces the page", async ({ page, board, browser }) => {
  const [first, second] = twoPapers(board.claims);
  await page.goto(`/compare?paper=${first.paper_id}&paper=${second.paper_id}`);
  const table = page.getByRole("table", { name: "Comparison" });
  const heads = table.locator("thead th");
  await expect(heads.nth(1)).toContainText(first.paper_title);
  await expect(heads.nth(2)).toContainText(second.paper_title);
  const wanted = board.claims.filter(({ paper_id }) => [first, second].some((paper) => paper.paper_id === paper_id));
  await expect.poll(() => listShownIds(page)).toEqual(wanted.map(({ id }) => id).sort());
  const other = await browser.newPage();
  await other.goto(page.url());
  expect(await other.getByRole("table", { name: "Comparison" }).innerText()).toBe(await table.innerText());
  await other.close();
});

test("a paper can be compared under any of its ids", async ({ page, board }) => {
  const [first, second] = twoPapers(board.claims);
  for (const [left, right] of [
    [first, second],
    [second, first],
  ] as const) {
    expect(left.arxiv_id).not.toBeNull();
    await page.goto(`/compare?paper=${left.arxiv_id}&paper=${right.paper_id}`);
    const heads = page.getByRole("table", { name: "Comparison" }).locator("thead th a");
    await expect(heads).toHaveText([left.paper_title, right.paper_title]);
  }
});

test("a benchmark is added from the page, by keyboard", async ({ page }) => {
  await page.goto("/compare?benchmark=aime-2024");
  // The response is delayed: results for the previous text must not be used.
  await page.route(/places\.json\?q=AIME/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500));
    await route.continue();
  });
  const field = page.getByRole("combobox", { name: "Add a benchmark, family, model, paper or claim" });
  await field.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await expect(page.getByRole("option", { name: "AIME 2024", exact: true })).toHaveCount(0);
  await field.fill("AIME 2025");
  const meanwhile = await page.getByRole("option").allInnerTexts();
  expect(meanwhile.filter((name) => !name.includes("AIME 2025"))).toEqual([]);
  await expect(page.getByRole("option", { name: "AIME 2025" }).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/benchmark=aime-2024&benchmark=aime-2025/);
  await expect(page.getByRole("heading", { level: 1, name: "AIME 2024 vs. AIME 2025" })).toBeVisible();
});

test("a number of the comparison links to its sentence", async ({ page, board }) => {
  await page.goto("/compare?benchmark=mathvista");
  await waitUntilInteractive(page);
  const cell = comparedCells(page).first();
  const claim = await cell.getAttribute("data-claim-id");
  await cell.getByRole("link").first().click();
  const sentence = board.claims.find(({ id }) => id === claim)?.sentence ?? "no claim";
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toHaveText(sentence);
});

for (const address of [
  "/compare?paper=no-such-paper",
  "/compare?benchmark=none&size=7",
  "/compare?size=large&by=colour&model=%00",
]) {
  test(`missing items are reported: ${address}`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText(/No matching claims|Select benchmarks/)).toBeVisible();
  });
}
