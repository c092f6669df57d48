import { type ExportedClaim, expect, test } from "./board";
import { listShownIds } from "./compare-table";
import { waitUntilInteractive } from "./interactive";

/** A paper that reports AIME 2024 only as part of an average. */
function averageOnlyPaper(claims: readonly ExportedClaim[]): ExportedClaim {
  const onAime = claims.filter(({ benchmarks }) => benchmarks.includes("AIME 2024"));
  const found = onAime.find(
    ({ aggregate, benchmarks, paper_id }) =>
      aggregate &&
      benchmarks.length > 2 &&
      onAime.filter((claim) => claim.paper_id === paper_id).every((claim) => claim.aggregate),
  );
  if (!found) throw new Error("the samples have no paper with only an average");
  return found;
}

const MODELS = ["VibeThinker-1.5B", "DeepSeek R1"];

test("AIME 2024 of two models and a paper with only an average; the link shows the same in another browser", async ({
  page,
  board,
  browser,
  request,
}) => {
  const average = averageOnlyPaper(board.claims);
  const scores = MODELS.map((model) =>
    board.claims.find((claim) => claim.model === model && claim.benchmarks.join() === "AIME 2024"),
  );
  const query = new URLSearchParams([
    ["benchmark", "aime-2024"],
    ...MODELS.map((model) => ["model", model]),
    ["paper", average.paper_id],
  ]).toString();
  await page.goto(`/compare?${query}`);
  const table = page.getByRole("table", { name: "Comparison" });
  for (const score of scores) await expect(table.locator(`[data-claim-id="${score?.id}"]`)).toBeVisible();
  await expect(table.locator("[data-best-mark]")).toHaveCount(1);
  const related = table.locator("td", { has: page.locator(`[data-related][data-claim-id="${average.id}"]`) }).first();
  await expect(related).toContainText("—");
  await expect(related).toContainText(`average of ${average.benchmarks.length}: `);

  const exported = (await (await request.get(`/compare/claims.ndjson?${query}`)).text()).trim().split("\n");
  expect(exported.map((line): string => JSON.parse(line).id).sort()).toEqual(await listShownIds(page));
  expect(exported.map((line): string => JSON.parse(line).id)).toContain(average.id);

  const other = await browser.newContext();
  const second = await other.newPage();
  await second.goto(page.url());
  expect(await second.getByRole("table", { name: "Comparison" }).innerText()).toBe(await table.innerText());
  await other.close();

  await waitUntilInteractive(page);
  await related.locator("[data-evidence]").first().click();
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toHaveText(average.sentence);
});

test("the switch keeps rows with a value for every benchmark and names the others", async ({ page }) => {
  await page.goto("/compare?benchmark=aime-2024&benchmark=aime-2025");
  const rows = page.getByRole("table", { name: "Comparison" }).locator("tbody tr");
  const all = await rows.count();
  await page.getByRole("switch", { name: "Only rows with a value for every chosen benchmark" }).click();
  await expect(page).toHaveURL(/complete=1/);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await expect(page.getByText(/rows without a value for every chosen benchmark .* hidden/)).toBeVisible();
  await page.getByRole("link", { name: "Show all rows" }).click();
  await expect.poll(() => rows.count()).toBe(all);
});

test("the best value of a benchmark is the one that the list of benchmarks shows", async ({ page, request }) => {
  await page.goto("/compare?benchmark=mathvista");
  const marks = page.getByRole("table", { name: "Comparison" }).locator("li:has([data-best-mark=best])");
  const marked = await marks.evaluateAll((all) => all.map((mark) => mark.getAttribute("data-claim-id")));
  const { data } = await (await request.get("/api/v1/benchmarks?benchmark=mathvista")).json();
  const listed = data.find(({ id }: { id: string }) => id === "mathvista");
  expect(marked).toContain(listed.best_claim);
});

test("rows are sorted by a column, unknown values last, and the address keeps the order", async ({ page }) => {
  await page.goto("/compare?family=aime");
  const table = page.getByRole("table", { name: "Comparison" });
  await table
    .getByRole("link", { name: /^AIME 2025: .*: sort descending$/ })
    .first()
    .click();
  await expect(page).toHaveURL(/sort=-aime-2025/);
  const column = table
    .locator("thead th")
    .filter({ hasText: /^AIME 2025/ })
    .first();
  await expect(column).toHaveAttribute("aria-sort", "descending");
  const name = await column.evaluate((heading) => [...(heading.parentElement?.children ?? [])].indexOf(heading));
  const texts = await table.locator(`tbody tr > :nth-child(${name + 1})`).allInnerTexts();
  const isEmpty = texts.map((text) => text.startsWith("—"));
  expect(isEmpty.indexOf(true)).toBeGreaterThan(0);
  expect(isEmpty.slice(isEmpty.indexOf(true))).not.toContain(false);
});

test("a benchmark and two models are added, complete rows kept and evidence opened with few keys", async ({ page }) => {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp | string, role: "combobox" | "switch") => {
    const target = page.getByRole(role, { name });
    await expect(target).toBeVisible();
    while (presses < 60 && !(await target.evaluate((node) => node === document.activeElement))) await press("Tab");
  };
  const add = async (text: string, option: string) => {
    for (const key of text) await press(key);
    await expect(page.getByRole("option", { name: option, exact: true })).toBeVisible();
    await press("ArrowDown");
    await press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(option);
  };
  await page.goto("/compare");
  await waitUntilInteractive(page);
  await tabTo(/^Add a benchmark/, "combobox");
  await add("e 2024", "AIME 2024");
  await add("vibet", "VibeThinker-1.5B");
  await add("ouro", "Ouro-2.6B-Thinking");
  await tabTo(/^Only rows/, "switch");
  await press("Space");
  await expect(page).toHaveURL(/complete=1/);
  const isOnEvidence = () => page.evaluate(() => document.activeElement?.hasAttribute("data-evidence") ?? false);
  while (presses < 60 && !(await isOnEvidence())) await press("Tab");
  await press("Enter");
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toBeVisible();
  expect(presses).toBeLessThan(60);
});

test("unknown items and parameters are named, and the page is not empty", async ({ page }) => {
  await page.goto("/compare?benchmark=no-such-benchmark&model=no-such-model&eggs=1&sort=-none");
  const table = page.getByRole("table", { name: "Comparison" });
  await expect(table.getByText("no-such-benchmark")).toBeVisible();
  await expect(table.getByText("no-such-model")).toBeVisible();
  await expect(table.getByText("nothing on this board")).toHaveCount(2);
  await expect(page.getByRole("status").filter({ hasText: "Ignored URL parameters" })).toContainText(
    "sort=-none (not a column of this comparison)",
  );
});
