import { expect, test } from "./board";
import { parseCsv } from "./parse-csv";

test("the list of models leaves out names of one paper until they are wanted", async ({ page, board }) => {
  const papers = new Map<string, Set<string>>();
  for (const { model_id, paper_id } of board.claims) {
    if (model_id !== null) papers.set(model_id, (papers.get(model_id) ?? new Set()).add(paper_id));
  }
  const shared = [...papers].filter(([, ids]) => ids.size > 1);
  const models = page.getByRole("table", { name: "Models" }).locator('a[href^="/models/"]');
  await page.goto("/models");
  await expect(models).toHaveCount(shared.length);
  await page.getByRole("link", { name: "Show them" }).click();
  await expect(page).toHaveURL(/\/models\?all=1$/);
  await expect(models).toHaveCount(papers.size);
  await page.getByRole("link", { name: "Hide them" }).click();
  await expect(models).toHaveCount(shared.length);
});

test("the list of models shows results with their benchmark and metric, and a link to the sentence", async ({
  page,
}) => {
  await page.goto("/models?all=1");
  const [result] = await page.getByRole("table", { name: "Models" }).locator("li").all();
  await expect(result ?? page.locator("li")).toHaveText(/^\S.* [≈<>]?\s?[\d.,/]+%? \S/);
  await result?.locator("a[data-evidence]").click();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("parameters that the list of models does not understand are reported", async ({ page, request }) => {
  await page.goto("/models?size=huge&all=yes");
  await expect(page.getByText("Ignored URL parameters")).toContainText("size=huge (not a size");
  await expect(page.getByText("Ignored URL parameters")).toContainText("all=yes (not 1)");
  expect((await request.get("/models.csv?size=huge")).status()).toBe(400);
});

test("another spelling in an address leads to the model", async ({ page }) => {
  await page.goto("/models/QWEN%203%2F8b");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Qwen3-8B");
});

test("the CSV of the benchmarks has the benchmarks of the page in its order", async ({ page, request }) => {
  for (const path of ["/benchmarks", "/benchmarks?sort=-claims", "/benchmarks?q=math"]) {
    await page.goto(path);
    const links = page.getByRole("table", { name: "Benchmarks" }).getByRole("rowheader").getByRole("link");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    const ids = paths.map(
      (path) => new URL(path, "http://board").searchParams.get("edition") ?? path.split("/").at(-1),
    );
    const href = await page.getByRole("link", { name: "CSV", exact: true }).getAttribute("href");
    const csv = parseCsv(await (await request.get(href ?? "")).text()).map(({ id }) => id);
    // A family is a row of the page only; its id may also be that of a benchmark in a row below.
    const shown = [...new Set(ids.filter((id) => csv.includes(id)).reverse())].reverse();
    expect(shown.length).toBeGreaterThan(2);
    expect(csv.slice(0, shown.length)).toEqual(shown);
  }
});

test("the CSV of the models has the rows of the page in its order", async ({ page, request }) => {
  for (const path of ["/models", "/models?sort=-size_b", "/models?q=qwen"]) {
    await page.goto(path);
    const names = await page.getByRole("table", { name: "Models" }).locator('a[href^="/models/"]').allTextContents();
    const href = await page.getByRole("link", { name: "CSV", exact: true }).getAttribute("href");
    const csv = parseCsv(await (await request.get(href ?? "")).text());
    expect(csv.slice(0, names.length).map(({ name }) => name)).toEqual(names);
  }
});
