import { expect, type Page } from "playwright/test";

/** A visible row: the texts of its cells by column. */
export interface ShownRow {
  readonly id: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The columns of the table in order. */
export const listShownColumns = (page: Page): Promise<(string | null)[]> =>
  page.locator("thead th[data-column]").evaluateAll((heads) => heads.map((head) => head.getAttribute("data-column")));

export async function readTotal(page: Page): Promise<number> {
  const text = await page.getByTestId("total").innerText();
  return Number(/[\d,]+/.exec(text)?.[0].replaceAll(",", ""));
}

const readShownRows = (page: Page): Promise<(ShownRow & { at: number })[]> =>
  page.locator("tr[data-claim-id]").evaluateAll((rows) =>
    rows.map((row) => ({
      id: row.getAttribute("data-claim-id") ?? "",
      at: Number(row.getAttribute("aria-rowindex")),
      cells: Object.fromEntries(
        [...row.querySelectorAll<HTMLElement>("td[data-column]")].map((cell) => [
          cell.dataset.column,
          cell.innerText.trim(),
        ]),
      ),
    })),
  );

/** Returns every row of the table in order. The table is virtualized, so it is scrolled to its end. */
export async function readTable(page: Page): Promise<ShownRow[]> {
  const total = await readTotal(page);
  const rows = new Map<number, ShownRow>();
  const scroller = page.getByRole("region", { name: "Claims, scrollable" });
  await scroller.evaluate((node) => node.scrollTo({ top: 0 }));
  await expect(async () => {
    for (const { at, ...row } of await readShownRows(page)) rows.set(at, row);
    await scroller.evaluate((node) => node.scrollBy({ top: 300 }));
    expect(rows.size).toBe(total);
  }).toPass({ intervals: [50], timeout: 30_000 });
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row);
}

/** The first number of a cell, as a number: "→ 1,072.9 %" is 1072.9; null for "—". */
export function parseShownNumber(text: string | undefined): number | null {
  const match = /[\u2212-]?\d[\d,]*(?:\.\d+)?/.exec(text ?? "");
  return match ? Number(match[0].replaceAll(",", "").replace("\u2212", "-")) : null;
}
