import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";

test("the overview shows the content of the board and links to it", async ({ page, board }) => {
  await page.goto("/");
  const papers = new Set(board.claims.map(({ paper_id }) => paper_id));
  const main = page.getByRole("main");
  await expect(main).toContainText(String(board.claims.length));
  expect(papers.size).toBeGreaterThan(30);
  await main.locator('a[href^="/benchmarks/"]').first().click();
  await expect(page).toHaveURL(/\/benchmarks\/./);
  await page.goBack();
  await main.locator('a[href^="/papers/"]').first().click();
  await expect(page).toHaveURL(/\/papers\/./);
});

test("a paper shows its abstract with the numbers of every claim highlighted", async ({ page, board }) => {
  const ids = [...new Set(board.claims.map(({ paper_id }) => paper_id))].slice(0, 8);
  for (const id of ids) {
    await page.goto(`/papers/${id}`);
    const abstract = page.getByTestId("abstract");
    for (const claim of board.claims.filter(({ paper_id }) => paper_id === id)) {
      await expect(abstract).toContainText(claim.sentence.replace(/\s+/g, " "));
      for (const slot of ["before", "after", "gain"] as const) {
        if (!(slot in claim.spans) || claim[slot] === null) continue;
        const mark = abstract.locator(`mark[data-claims~="${claim.id}"][data-slot="${slot}"]`).first();
        await expect(mark).toContainText(/\d|twice|double|half|triple|one|two|three|ten/i);
      }
    }
  }
});

test("a restated abstract is marked as such, and the paper shows its source", async ({ page, board }) => {
  await page.goto(`/papers/${board.claims[0]?.paper_id}`);
  await expect(page.getByText(/restated/i).first()).toBeVisible();
  await expect(page.getByText(/samples[/\\]/).first()).toBeVisible();
});

test("a paper links to its claims", async ({ page, board }) => {
  const id = board.claims[0]?.paper_id;
  await page.goto(`/papers/${id}`);
  await page.getByRole("link", { name: "View as table" }).click();
  await expect(page).toHaveURL(new RegExp(`/claims\\?paper=${id}`));
  await expect(page.locator("tr[data-claim-id]")).toHaveCount(
    board.claims.filter(({ paper_id }) => paper_id === id).length,
  );
});

test("the reading view shows every claim next to its sentence, and the URL keeps the view", async ({ page, board }) => {
  const id = board.claims[0]?.paper_id;
  await page.goto(`/papers/${id}`);
  await page.getByRole("radiogroup", { name: "View" }).getByText("Sentence by sentence").click();
  await expect(page).toHaveURL(/view=margin/);
  await page.reload();
  for (const claim of board.claims.filter(({ paper_id }) => paper_id === id)) {
    const row = page.getByTestId("margin").locator("> li", { has: page.locator(`[data-claim-id="${claim.id}"]`) });
    await expect(row).toContainText(claim.sentence.replace(/\s+/g, " "));
  }
});

test("search keeps the selected order, and the field follows the URL", async ({ page }) => {
  await page.goto("/papers");
  await waitUntilInteractive(page);
  const field = page.getByRole("searchbox", { name: "Search papers", exact: true });
  await field.fill("reasoning");
  await page.getByRole("navigation", { name: "Sort by" }).getByRole("link", { name: "title" }).click();
  await expect(page).toHaveURL(/\/papers\?q=reasoning&sort=title$/);
  await expect(field).toHaveValue("reasoning");
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Papers" }).click();
  await expect(page).toHaveURL(/\/papers$/);
  await expect(field).toHaveValue("");
});

test("a paper's BibTeX entry is copied", async ({ page, board, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/papers/${board.claims[0]?.paper_id}`);
  await page.getByRole("button", { name: "Copy BibTeX" }).click();
  await expect(page.getByRole("button", { name: "BibTeX copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^@misc\{[a-z0-9-]+,\n {2}title = /);
});

test("a page number after the last one redirects to the last one", async ({ page }) => {
  await page.goto("/papers?sort=title&page=99");
  await expect(page).toHaveURL(/\/papers\?sort=title&page=2$/);
  await expect(page.getByRole("navigation", { name: "Pagination" })).toContainText("Page 2 of 2");
});

test("a search that is too complex is reported", async ({ page }) => {
  const words = Array.from({ length: 101 }, (_, i) => i.toString(36)).join("+");
  await page.goto(`/papers?q=${words}`);
  await expect(page.getByText("Ignored URL parameters")).toContainText("more than 100 words");
  await page.goto("/papers?q=reasoning");
  await expect(page.getByText("Ignored URL parameters")).toHaveCount(0);
});
