import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { readTotal } from "./claims-table";
import { waitUntilInteractive } from "./interactive";

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest("[data-cell]")?.getAttribute("data-cell") ?? null);

/** Opens the claims and moves the focus to the first cell of the table by keyboard. */
async function enterTable(page: Page, query = ""): Promise<void> {
  await page.goto(`/claims${query}`);
  await waitUntilInteractive(page);
  await page.keyboard.press("ArrowDown");
  await expect.poll(() => focused(page)).toBe("0:1");
}

test("arrow keys move between cells, to the headings and to the end of the table", async ({ page }) => {
  await enterTable(page);
  const total = await readTotal(page);
  for (const [key, cell] of [
    ["ArrowRight", "0:2"],
    ["ArrowDown", "1:2"],
    ["Home", "1:0"],
    ["End", "1:11"],
    ["ArrowUp", "0:11"],
    ["ArrowUp", "-1:11"],
    ["ArrowLeft", "-1:10"],
    ["ArrowDown", "0:10"],
    ["Control+End", `${total - 1}:11`],
    ["ArrowUp", `${total - 2}:11`],
    ["Control+Home", "0:0"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => focused(page), key).toBe(cell);
  }
  await expect(page.getByRole("grid", { name: "Claims" })).toHaveAttribute("aria-rowcount", String(total + 1));
});

test("the table is one Tab stop and restores its last focused cell", async ({ page }) => {
  await enterTable(page);
  await page.keyboard.press("PageDown");
  await page.keyboard.press("ArrowRight");
  const cell = await focused(page);
  expect(cell).not.toBe("0:2");
  await page.keyboard.press("Shift+Tab");
  expect(await focused(page)).toBeNull();
  await page.keyboard.press("Tab");
  await expect.poll(() => focused(page)).toBe(cell);
});

test("Enter shows the evidence of the row, and Escape returns to the cell", async ({ page }) => {
  await enterTable(page);
  await page.keyboard.press("ArrowDown");
  const id = await page.locator("tr[data-row='1']").getAttribute("data-claim-id");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Evidence" })).toBeVisible();
  expect(page.url()).toContain(`claim=${id}`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect.poll(() => focused(page)).toBe("1:1");
});

test("C copies the cell and R the row, ready for a spreadsheet", async ({ page, context, board }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterTable(page, "?kind=change&cols=after,system,benchmarks");
  const id = await page.locator("tr[data-row='0']").getAttribute("data-claim-id");
  const claim = board.claims.find((one) => one.id === id);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.keyboard.press("c");
  await expect(page.getByText(/^Copied: /)).toBeVisible();
  expect(Number(await copied())).toBe(claim?.after);
  await page.keyboard.press("r");
  await expect.poll(copied).toContain("\t");
  expect((await copied()).split("\t")).toEqual([
    String(claim?.after),
    claim?.system ?? "",
    claim?.scope ?? claim?.benchmarks.join("; "),
  ]);
});

test("X and Space select rows, and they can be copied as a table and compared", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterTable(page);
  await page.keyboard.press("x");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByText("2 claims selected")).toBeVisible();
  await expect(page.locator("tr[aria-selected=true]")).toHaveCount(2);
  await page.getByRole("button", { name: "Copy as table" }).click();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.split("\n")).toHaveLength(3);
  expect(text.split("\n")[0]?.split("\t")[0]).toBe("System");
  await page.getByRole("link", { name: "Compare" }).last().click();
  await expect(page).toHaveURL(/\/compare\?claim=.*&claim=/);
});

test("/ focuses the search, ? opens the list of keys", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "Search claims", exact: true })).toBeFocused();
  await page.keyboard.type("what?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();
  await page.getByRole("heading", { name: "Claims" }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeHidden();
});

test("headings sort by several columns, move, widen and pin columns by keyboard", async ({ page }) => {
  await enterTable(page);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/sort=-size_b(&|$)/);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+Enter");
  await expect(page).toHaveURL(/sort=-size_b(%2C|,)benchmarks/);
  const heading = page.getByRole("columnheader", { name: /^Benchmark/ });
  const width = Math.round((await heading.boundingBox())?.width ?? 0);
  await page.keyboard.press("Shift+ArrowRight");
  await expect(page).toHaveURL(new RegExp(`widths=benchmarks\\.${width + 16}`));
  await page.keyboard.press("Control+ArrowLeft");
  await expect(page).toHaveURL(/cols=system(%2C|,)benchmarks(%2C|,)size_b/);
  await expect.poll(() => focused(page)).toBe("-1:2");
  await page.keyboard.press("p");
  await expect(page).toHaveURL(/pin=1&.*cols=benchmarks(%2C|,)system/);
  await expect.poll(() => focused(page)).toBe("-1:1");
});

test("the menu of a cell copies, filters and shows the evidence", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/claims?benchmark=mathvista&sort=-size_b");
  await waitUntilInteractive(page);
  const cell = page.locator("tr[data-row='0'] [data-column=size_b]");
  const size = (await cell.innerText()).replace("B", "");
  await cell.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Copy Size (B)" }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(size);
  await cell.click({ button: "right" });
  await page.getByRole("menuitem", { name: `Only ${size}B` }).click();
  await expect(page).toHaveURL(new RegExp(`size=${size}(&|$)`));
});

test("opening all values of a filter moves the focus to their search field", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  const benchmarks = page.locator("details", { has: page.getByText("Benchmark", { exact: true }) }).first();
  await benchmarks.getByRole("button", { name: /^Show (all|the) / }).press("Enter");
  await expect(page.getByRole("textbox", { name: /^Search values of benchmark/i })).toBeFocused();
  await page.keyboard.type("mathvist");
  await expect(benchmarks.getByRole("checkbox")).toHaveCount(1);
});
