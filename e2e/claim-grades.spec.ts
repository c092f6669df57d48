import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { readTable, readTotal } from "./claims-table";
import { waitUntilInteractive } from "./interactive";

const gradeBox = (page: Page, name: string) =>
  page.getByRole("group", { name: "Grade", exact: true }).getByRole("checkbox", { name: new RegExp(`^${name}`) });

test("the filter Grade selects claims by how far they can be trusted, and exports agree", async ({ page, request }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  const all = await readTotal(page);
  await gradeBox(page, "certain").check();
  await expect(page).toHaveURL(/grade=certain/);
  await expect.poll(() => readTotal(page)).toBeLessThan(all);
  const rows = await readTable(page);
  expect(rows.length).toBeGreaterThan(10);
  expect(new Set(rows.map(({ cells }) => cells.grade))).toEqual(new Set(["certain"]));
  const exported = await request.get("/claims.ndjson?grade=certain&columns=all");
  const claims = (await exported.text())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(claims.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
  for (const { grade, slot_confidence } of claims) {
    expect(grade).toBe("certain");
    expect(Object.keys(slot_confidence)).toEqual(["numbers", "benchmarks", "system", "metric", "baseline"]);
  }
});

test("several grades fit in one value of the address", async ({ page }) => {
  await page.goto("/claims?grade=certain,likely&sort=-grade");
  await waitUntilInteractive(page);
  await expect(gradeBox(page, "certain")).toBeChecked();
  await expect(gradeBox(page, "likely")).toBeChecked();
  await expect(gradeBox(page, "check")).not.toBeChecked();
  const grades = (await readTable(page)).map(({ cells }) => cells.grade);
  expect(new Set(grades)).toEqual(new Set(["certain", "likely"]));
  expect(grades).toEqual([...grades].sort());
});

test("a doubtful value has a mark in the table and its reason in the evidence", async ({ page }) => {
  await page.goto("/claims?grade=check");
  await waitUntilInteractive(page);
  const mark = page.locator('[data-doubt="system"]').first();
  await expect(mark).toHaveAccessibleName(/^doubtful: \w/);
  await page.locator("tr", { has: mark }).first().locator('[data-column="size_b"]').click();
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await expect(dialog.getByTestId("grade").first()).toHaveText("check");
  await expect(dialog.getByTestId("doubt").first()).toHaveText(/^doubtful, right in about \d\d? of 100/);
  await expect(dialog.getByText("Probability that each slot is right")).toBeVisible();
});
