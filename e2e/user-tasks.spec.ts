import { readFileSync } from "node:fs";
import type { Locator, Page } from "playwright/test";
import { readTable } from "./claims-table";
import { INPUT_MODES, type InputMode } from "./input-modes";
import { waitUntilInteractive } from "./interactive";
import { parseCsv } from "./parse-csv";
import { expect, test } from "./writable-board";

/** Typical tasks, each from the start page: once by mouse, once by keyboard only. */

test.describe.configure({ mode: "parallel" });

const ABSTRACT =
  "Long answers are costly. Bittern answers in fewer words. On MathVista, Bittern lifts Qwen2.5-VL-7B from 61.4% to 67.9%.";

async function openFromNavigation(page: Page, { press }: InputMode, name: string): Promise<void> {
  await page.goto("/");
  await waitUntilInteractive(page);
  await press(page, page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name, exact: true }));
  await page.waitForURL((url) => url.pathname !== "/");
  await waitUntilInteractive(page);
}

async function download(page: Page, inputMode: InputMode, link: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), inputMode.press(page, link)]);
  return readFileSync(await file.path(), "utf8");
}

async function compare(page: Page, inputMode: InputMode, names: readonly string[]): Promise<void> {
  await openFromNavigation(page, inputMode, "Compare");
  for (const name of names) await inputMode.toggle(page, page.getByRole("checkbox", { name }));
  await inputMode.press(page, page.getByRole("button", { name: "Compare", exact: true }));
  await expect(page).toHaveURL(/\/compare\?/);
  await waitUntilInteractive(page);
}

for (const input of INPUT_MODES) {
  test.describe(input.name, () => {
    test("MathVista across papers by size, as a CSV that equals the table", async ({ page }) => {
      await openFromNavigation(page, input, "Claims");
      await input.toggle(page, page.getByRole("checkbox", { name: "MathVista" }));
      await expect(page).toHaveURL(/benchmark=mathvista/);
      await input.sort(page, page.getByRole("columnheader", { name: /^Size/ }).getByRole("button"));
      await expect(page).toHaveURL(/sort=-?size_b/);
      await waitUntilInteractive(page);
      const rows = await readTable(page);
      await input.press(page, page.getByRole("button", { name: "Export" }));
      const dialog = page.getByRole("dialog", { name: /^Export/ });
      await input.toggle(page, dialog.getByRole("checkbox", { name: "All columns" }));
      const csv = parseCsv(await download(page, input, dialog.getByRole("link", { name: "Download claims.csv" })));
      expect(csv.map((row) => row.id)).toEqual(rows.map((row) => row.id));
      expect(rows.length).toBeGreaterThan(8);
    });

    test("AIME 2024 vs. AIME 2025 for models of about 7B, as an SVG with its caption", async ({ page }) => {
      await compare(page, input, ["AIME 2024 ", "AIME 2025 "]);
      await input.press(page, page.getByRole("button", { name: "Sizes" }));
      await input.press(page, page.getByRole("link", { name: "7–9B" }));
      await expect(page).toHaveURL(/size=7/);
      await waitUntilInteractive(page);
      const figure = page.getByRole("figure").first();
      const title = await figure.getByRole("heading", { level: 2 }).innerText();
      const svg = await download(page, input, figure.getByRole("link", { name: `Download as SVG: ${title}` }));
      const seen = await page.evaluate((text) => {
        const { documentElement: root } = new DOMParser().parseFromString(text, "image/svg+xml");
        return { root: root.nodeName, caption: root.querySelector("desc")?.textContent, marks: root.children.length };
      }, svg);
      expect(seen).toMatchObject({ root: "svg", caption: expect.stringContaining(title) });
      expect(seen.marks).toBeGreaterThan(3);
    });

    test("two papers side by side, and the link reproduces the page", async ({ page, browser, context }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await compare(page, input, ["Tiny Model, Big Logic", "Vision-R1: "]);
      const table = page.getByRole("table", { name: "Comparison" });
      await expect(table).toContainText("Vision-R1");
      await input.press(page, page.getByRole("button", { name: "Copy link" }));
      await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await browser.newContext();
      const seen = await other.newPage();
      await seen.goto(link);
      expect(await seen.getByRole("table", { name: "Comparison" }).innerText()).toBe(await table.innerText());
      await other.close();
    });

    test("a suspicious number traced to its sentence and rule", async ({ page, board }) => {
      const odd = board.claims.find(({ before, after }) => before === 65.2 && after === 65);
      await openFromNavigation(page, input, "Benchmarks");
      await input.press(page, page.getByRole("main").getByRole("link", { name: "MathVista", exact: true }));
      await expect(page).toHaveURL(/\/benchmarks\/mathvista/);
      await waitUntilInteractive(page);
      const table = page.getByRole("table", { name: "Results on MathVista" });
      await input.press(page, table.locator(`a[data-evidence="${odd?.id}"]`).first());
      const dialog = page.getByRole("dialog", { name: "Evidence" });
      const sentence = dialog.getByTestId("evidence-sentence");
      await expect(sentence).toHaveText(odd?.sentence ?? "no such claim");
      await expect(sentence.locator('mark[data-slot="after"]')).toContainText("65");
      const rule = (await dialog.locator("dd code").first().textContent()) ?? "no rule";
      await input.press(page, dialog.getByRole("link", { name: "Extract step by step" }));
      await expect(page).toHaveURL(/\/try#/);
      await expect(page.getByTestId("try-claim").locator("code", { hasText: rule }).first()).toBeVisible();
    });

    test("an abstract pasted, read, imported and found in the table", async ({ page }) => {
      const title = `Bittern: Fewer Words ${input.name}`;
      await openFromNavigation(page, input, "Try it");
      await input.type(page, page.getByLabel("Title"), title);
      await input.type(page, page.getByLabel("Abstract", { exact: true }), ABSTRACT);
      await expect(page.getByTestId("try-claim")).toHaveCount(1);
      await expect(page.getByTestId("try-claim")).toContainText("61.4");
      await input.press(page, page.getByRole("button", { name: "Import" }));
      await input.press(page, page.getByRole("link", { name: "View claims" }));
      await expect(page).toHaveURL(/\/claims\?source=/);
      const row = page.locator("tr[data-claim-id]");
      await expect(row).toHaveCount(1);
      await expect(row).toContainText(title);
    });
  });
}
