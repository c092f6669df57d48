import { expect, test } from "./board";

test("one click opens the sentence of a row, with the right words highlighted", async ({ page, board }) => {
  const claim = board.claims.find(({ before, after }) => before === 66.3 && after === 72.9);
  if (!claim) throw new Error("the samples have no such claim");
  await page.goto("/claims?benchmark=mathvista");
  await page.locator(`tr[data-claim-id="${claim.id}"] [data-column="size_b"]`).click();
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  const sentence = dialog.getByTestId("evidence-sentence");
  await expect(sentence).toHaveText(claim.sentence);
  await expect(sentence.locator('mark[data-slot="model"]')).toHaveText("Qwen2.5-VL-7B");
  await expect(sentence.locator('mark[data-slot="before"]')).toHaveText(/^66\.3/);
  await expect(sentence.locator('mark[data-slot="after"]')).toHaveText(/^72\.9/);
  await expect(sentence.locator('mark[data-slot="benchmarks"]')).toHaveText("MathVista");
  await expect(dialog.getByRole("link", { name: /arxiv/i }).first()).toHaveAttribute(
    "href",
    /arxiv\.org\/abs\/2505\.22453/,
  );
});

test("LaTeX is shown as text with the marks on the same words, and its source on request", async ({ page }) => {
  const abstract = String.raw`Owl-7B improves from 52.5\%$\rightarrow$61.5\% on GSM8K and costs $5 to $6.`;
  await page.goto(`/try#${new URLSearchParams({ abstract })}`);
  await page.getByTestId("try-claim").first().getByText("Details").click();
  const sentence = page.getByTestId("evidence-sentence").first();
  await expect(sentence).toHaveText("Owl-7B improves from 52.5%→61.5% on GSM8K and costs $5 to $6.");
  await expect(sentence.locator('mark[data-slot="before"]')).toHaveText("52.5%");
  await expect(sentence.locator('mark[data-slot="after"]')).toHaveText("61.5%");
  await page.getByRole("button", { name: "Show source" }).first().click();
  await expect(sentence).toHaveText(abstract);
  await expect(sentence.locator('mark[data-slot="after"]')).toHaveText(String.raw`61.5\%`);
  await page.getByRole("button", { name: "Show as text" }).click();
  await expect(sentence).toContainText("52.5%→61.5%");
});

test("the label of a highlight is left-to-right in right-to-left text", async ({ page }) => {
  const text = "\u202eOwl-7B reaches 61.5% on GSM8K, up from 52.5%.\u202c";
  await page.goto(`/try#${new URLSearchParams({ abstract: text })}`);
  const mark = page.locator('mark[data-label="after"]').first();
  await expect(mark).toBeVisible();
  // The page may replace the mark while it loads; a detached one has no style.
  const readLabel = () =>
    mark.evaluate((node) => {
      const { direction, unicodeBidi } = getComputedStyle(node, "::after");
      return { direction, unicodeBidi };
    });
  await expect.poll(readLabel).toEqual({ direction: "ltr", unicodeBidi: "isolate" });
});

test("the evidence has a URL, Escape closes it, Back reopens it", async ({ page, board }) => {
  const claim = board.claims[0];
  if (!claim) throw new Error("the samples have no claim");
  await page.goto(`/claims?claim=${claim.id}`);
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await expect(dialog.getByTestId("evidence-sentence")).toHaveText(claim.sentence);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/claim=/);
});

test("evidence opened by a link is closed on its page, also after Back", async ({ page, board }) => {
  const claim = board.claims[0];
  await page.goto(`/claims?claim=${claim?.id}`);
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await dialog.getByRole("link", { name: claim?.paper_title ?? "" }).click();
  await page.locator("li[data-claim-id] a").first().click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/claims\?claim=/);
  await dialog.getByRole("button", { name: "Close evidence" }).click();
  await expect(page).toHaveURL(/\/claims$/);
});

test("the copied link opens the same claim", async ({ page, board, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`/claims?claim=${board.claims[1]?.id}`);
  await page.getByRole("dialog").getByRole("button", { name: /copy/i }).first().click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(board.claims[1]?.id ?? "no claim");
  await page.goto(copied);
  await expect(page.getByTestId("evidence-sentence").first()).toHaveText(board.claims[1]?.sentence ?? "");
});

test("each slot highlights exactly its words, on the page of every tenth claim", async ({ page, board, request }) => {
  await page.goto("/");
  for (const { id, spans } of board.claims.filter((_, at) => at % 10 === 0)) {
    const { paper } = await (await request.get(`/claims/${id}/evidence.json`)).json();
    const html = await (await request.get(`/claims/${id}`)).text();
    const marked = await page.evaluate((text) => {
      const marks = [...new DOMParser().parseFromString(text, "text/html").querySelectorAll("blockquote mark")];
      return marks.map((mark) => ({ slot: mark.getAttribute("data-slot"), words: mark.textContent }));
    }, html);
    for (const [slot, span] of Object.entries(spans)) {
      const words = marked.filter((mark) => mark.slot === slot).map((mark) => mark.words);
      expect(`${id} ${slot}: ${words.join("")}`).toBe(`${id} ${slot}: ${paper.abstract.slice(...span)}`);
    }
  }
});

test("a bound is marked as such in the table and on its page", async ({ page, board }) => {
  const claim = board.claims.find(
    ({ qualifier, gain, after }) => qualifier === "over" && gain === null && after === 70,
  );
  if (!claim) throw new Error("the samples have no such claim");
  await page.goto(`/claims?id=${claim.id}`);
  await expect(page.locator(`tr[data-claim-id="${claim.id}"] [data-column="after"]`)).toHaveText(/^>\s70%$/);
  await page.goto(`/claims/${claim.id}`);
  await expect(page.getByRole("main").locator("p", { hasText: /^>\s70%$/ })).toBeVisible();
});

test("on a phone a long value does not break the words next to it", async ({ page, board }) => {
  const claim = board.claims.toSorted((a, b) => b.benchmarks.join().length - a.benchmarks.join().length)[0];
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/claims/${claim?.id}`);
  const stated = page.getByRole("cell", { name: "stated", exact: true }).first();
  const lines = await stated.evaluate((cell) => {
    const range = document.createRange();
    range.selectNodeContents(cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
});
