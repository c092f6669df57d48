import type { Page } from "playwright/test";

/** The results of the comparison, each with the id of its claim. */
export const comparedCells = (page: Page) => page.getByRole("table", { name: "Comparison" }).locator("[data-claim-id]");

/** Ids of the claims in the comparison, sorted, each once. */
export const listShownIds = (page: Page): Promise<string[]> =>
  comparedCells(page).evaluateAll((all) =>
    [...new Set(all.map((cell) => cell.getAttribute("data-claim-id") ?? ""))].sort(),
  );
