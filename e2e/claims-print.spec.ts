import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { listShownColumns, readTable } from "./claims-table";
import { waitUntilInteractive } from "./interactive";

/** Viewport of a printed page. */
async function print(page: Page): Promise<void> {
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
}

const rows = (page: Page) => page.locator("tr[data-claim-id]");
const note = (page: Page) => page.getByText("those loaded so far");

test("the loaded claims are printed, with a note on how to print all", async ({ page, board }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  expect(await rows(page).count()).toBeLessThan(100);
  await expect(note(page)).toHaveCount(0);
  await print(page);
  await expect(rows(page)).toHaveCount(100);
  await expect(note(page)).toContainText(`100 of ${board.claims.length} claims`);
  await page.emulateMedia({ media: "screen" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(note(page)).toHaveCount(0);
  await expect.poll(() => rows(page).count()).toBeLessThan(100);
});

test("after scrolling to the end of the table all claims are printed", async ({ page, board }) => {
  await page.goto("/claims");
  await readTable(page);
  await print(page);
  await expect(rows(page)).toHaveCount(board.claims.length);
  await expect(note(page)).toHaveCount(0);
});

test("all columns are printed, and no text is truncated", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  const columns = await listShownColumns(page);
  await print(page);
  expect(await listShownColumns(page)).toEqual(columns);
  const cut = await page.locator("thead th[data-column], tr[data-claim-id] td[data-column]").evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const { right, width } = cell.getBoundingClientRect();
        return width === 0 || right > window.innerWidth + 1 || cell.scrollWidth > cell.clientWidth + 1;
      })
      .map((cell) => cell.textContent),
  );
  expect(cut).toEqual([]);
});
