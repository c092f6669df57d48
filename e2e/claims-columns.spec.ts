import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { listShownColumns } from "./claims-table";
import { waitUntilInteractive } from "./interactive";

const heading = (page: Page, name: string) => page.getByRole("columnheader", { name });
const widthOf = async (page: Page, column: string) =>
  (await page.locator(`thead th[data-column=${column}]`).boundingBox())?.width ?? 0;

test("dragging a heading moves its column", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await heading(page, "Gain")
    .getByRole("button")
    .dragTo(heading(page, "Size (B)"), { targetPosition: { x: 4, y: 10 } });
  await expect
    .poll(() => listShownColumns(page))
    .toEqual([
      "system",
      "gain",
      "size_b",
      "benchmarks",
      "metric",
      "before",
      "after",
      "grade",
      "paper_title",
      "published",
      "confidence",
    ]);
  await expect(page).toHaveURL(/cols=system(%2C|,)gain/);
});

test("dragging the edge of a heading changes the width, and the URL keeps it", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  const before = await widthOf(page, "gain");
  const box = await page.locator("thead th[data-column=gain]").boundingBox();
  if (!box) throw new Error("there is no such heading");
  await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width + 60, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/widths=gain\.\d+/);
  const after = await widthOf(page, "gain");
  expect(after - before).toBeGreaterThan(50);
  await page.reload();
  await expect.poll(async () => Math.abs((await widthOf(page, "gain")) - after)).toBeLessThan(2);
});

test("no number is truncated at default widths; a truncated one has an ellipsis and a tooltip", async ({ page }) => {
  const gains = page.locator("td[data-column=gain] a");
  const cut = () =>
    gains.evaluateAll((links) =>
      links
        .filter((link) => link.scrollWidth > link.clientWidth)
        .map((link) => ({
          whole: link.textContent,
          title: link.getAttribute("title")?.split(",")[0],
          ellipsis: getComputedStyle(link).textOverflow,
        })),
    );
  await page.goto("/claims?gain_kind=relative&sort=-gain");
  await expect(gains.first()).toBeVisible();
  expect(await cut()).toEqual([]);
  await page.goto("/claims?gain_kind=relative&sort=-gain&widths=gain.56");
  await expect.poll(async () => (await cut()).length).toBeGreaterThan(0);
  for (const { whole, title, ellipsis } of await cut())
    expect([title?.replace(/\s/g, " "), ellipsis]).toEqual([whole?.replace(/\s/g, " "), "ellipsis"]);
});

test("a pinned column stays visible while the others scroll", async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("button", { name: "Pin Gain" }).click();
  await page.getByRole("checkbox", { name: "Sentence", exact: true }).click();
  await expect(page).toHaveURL(/pin=1/);
  await expect.poll(async () => (await listShownColumns(page))[0]).toBe("gain");
  await page.keyboard.press("Escape");
  const left = async (column: string) =>
    (await page.locator(`tr[data-row='0'] [data-column=${column}]`).boundingBox())?.x ?? 0;
  const [gain, system] = [await left("gain"), await left("system")];
  await page.getByRole("region", { name: "Claims, scrollable" }).evaluate((node) => node.scrollBy({ left: 300 }));
  await expect.poll(() => left("system")).toBeLessThan(system - 200);
  expect(await left("gain")).toBe(gain);
});

test("order, width and density can be set without a mouse", async ({ page }) => {
  await page.goto("/claims?cols=model,after,gain");
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: "Columns" }).press("Enter");
  await page.getByRole("button", { name: "Move Gain left" }).press("Enter");
  await expect.poll(() => listShownColumns(page)).toEqual(["model", "gain", "after"]);
  await page.getByRole("spinbutton", { name: "Width of Gain in pixels" }).fill("240");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/widths=gain\.240/);
  expect(Math.round(await widthOf(page, "gain"))).toBe(240);
  const tall = (await page.locator("tr[data-row='0']").boundingBox())?.height ?? 0;
  await page.getByRole("radio", { name: "compact" }).press("Space");
  await expect(page).toHaveURL(/density=compact/);
  expect((await page.locator("tr[data-row='0']").boundingBox())?.height ?? 0).toBeLessThan(tall);
});

test("Back and Forward restore filters, order and columns", async ({ page }) => {
  await page.goto("/claims");
  await waitUntilInteractive(page);
  const total = page.getByTestId("total");
  const all = await total.innerText();
  await page
    .getByRole("group", { name: "Benchmark", exact: true })
    .getByRole("checkbox", { name: /^MathVista/ })
    .click();
  await expect(page).toHaveURL(/benchmark=mathvista/);
  await expect(total).not.toHaveText(all);
  const some = await total.innerText();
  await heading(page, "Size (B)").getByRole("button").click();
  await expect(page).toHaveURL(/sort=-size_b/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  await expect(total).toHaveText(some);
  await page.goBack();
  await expect(page).not.toHaveURL(/benchmark=/);
  await expect(total).toHaveText(all);
  await expect(
    page.getByRole("group", { name: "Benchmark", exact: true }).getByRole("checkbox", { name: /^MathVista/ }),
  ).not.toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/benchmark=mathvista.*sort=-size_b/);
  await expect(total).toHaveText(some);
  await expect(heading(page, "Size (B)")).toHaveAttribute("aria-sort", "descending");
});

test("search terms are highlighted in the cells", async ({ page }) => {
  await page.goto("/claims?q=mathv&cols=benchmarks,sentence");
  await expect(page.locator("tbody mark").first()).toHaveText(/^mathv/i);
});

test("the size slider sets the filter, and unknown sizes can be included", async ({ page }) => {
  await page.goto("/claims?size=unknown");
  await waitUntilInteractive(page);
  await page.getByRole("slider", { name: "Minimum size" }).fill("7");
  await page.getByRole("slider", { name: "Maximum size" }).fill("9");
  await expect(page).toHaveURL(/size=7-9&size=unknown/);
  await expect(page.getByRole("checkbox", { name: /^7–9B/ })).toBeChecked();
});
