import { readFileSync } from "node:fs";
import { startMockServices } from "./mock-services";
import { serve } from "./program";
import { expect, test } from "./writable-board";

test.describe.configure({ mode: "serial" });

const PAGES = ["arxiv-abs", "openreview", "acl-anthology", "hugging-face", "pubmed"] as const;
const readPage = (name: string): string =>
  readFileSync(new URL(`../sources/testing/copied/${name}.txt`, import.meta.url), "utf8");

for (const name of PAGES) {
  test(`a copied page is previewed with what was understood: ${name}`, async ({ page }) => {
    await page.goto("/imports");
    await page.getByLabel("Or paste text").fill(readPage(name));
    await page.getByRole("button", { name: "Preview" }).click();
    const card = page.getByRole("article", { name: /^pasted:/ });
    await expect(card.getByRole("status")).toContainText("1 paper");
    await expect(card).toContainText("Counting Ferns with Small Models");
    await expect(card).toContainText("Ann Lee, Bo Wu, Cem Dag");
    await expect(card).toContainText("52.3");
    await expect(card).not.toContainText(/View PDF|AI-generated|Bibkey|Primary Area|Disclaimer/);
  });
}

test("a paper is edited before it is imported", async ({ page }) => {
  await page.goto("/imports");
  await page.getByLabel("Or paste text").fill(readPage("several"));
  await page.getByRole("button", { name: "Preview" }).click();
  const card = page.getByRole("article", { name: /^pasted: Counting Ferns/ });
  await expect(card.getByRole("status")).toContainText(/3\s+papers/);
  await card.getByText("Mosses at Night").click();
  await card.getByRole("button", { name: "Edit Mosses at Night" }).click();
  await card.getByLabel("Abstract").fill(" ");
  await card.getByLabel("Date").fill("soon");
  await card.getByRole("button", { name: "Apply changes" }).click();
  await expect(card.getByLabel("Abstract")).toHaveAccessibleDescription(/An abstract is needed/);
  await expect(card.getByLabel("Date")).toHaveAccessibleDescription(/A day, a month or a year/);
  await card.getByLabel("Title").fill("Mosses at Dusk");
  await card.getByLabel("Date").fill("2024");
  await card.getByLabel("Authors").fill("Dee Fox");
  await card.getByLabel("Abstract").fill("We look at mosses. MossNet goes from 61.5% to 71.5% on GSM8K.");
  await card.getByRole("button", { name: "Apply changes" }).click();
  await expect(card).toContainText(/1\s+paper edited/);
  await expect(card).toContainText("61.5");
  await card.getByRole("button", { name: "Import these 3 papers" }).click();
  await expect(card.getByRole("status")).toContainText("3 new");
  await page.goto("/papers?q=mosses");
  const paper = page.getByRole("listitem").filter({ hasText: "Mosses at Dusk" });
  await expect(paper).toContainText("Dee Fox");
  await expect(paper).toContainText("2024");
  await expect(paper).not.toContainText(/Jan|Gil Hay/);
  await page.goto("/claims?q=mosses&from=2024-06-01&to=2024-06-30");
  await expect(page.locator("tr[data-claim-id]")).toHaveCount(1);
});

test("a text without a paper is described in its own terms and completed by hand", async ({ page }) => {
  await page.goto("/imports");
  await page.getByLabel("Or paste text").fill("Lichens in the Rain");
  await page.getByRole("button", { name: "Preview" }).click();
  const card = page.getByRole("article", { name: /^pasted: Lichens/ });
  await expect(card.getByRole("status")).toContainText("this looks like a title, but no abstract follows");
  await expect(card).not.toContainText(/jsonl|--from/);
  await card.getByRole("button", { name: "Fill in title and abstract" }).click();
  await expect(card.getByLabel("Title")).toHaveValue("Lichens in the Rain");
  await card.getByLabel("Abstract").fill("LichenNet reaches 64.5% on GSM8K, up from 60.5%.");
  await card.getByRole("button", { name: "Preview this paper" }).click();
  await expect(card.getByRole("status")).toContainText(/1\s+paper \(1 new\) with 1\s+claim/);
});

test("the papers of a list of ids and links are fetched from arXiv", async ({ page, board }) => {
  const services = await startMockServices();
  const fetching = await serve(["--db", board.db, "--port", "0"], { env: { CLAIMBOARD_FETCH_BASE: services.base } });
  await page.goto(`${fetching.url}/imports`);
  await page.getByLabel("Or paste text").fill("2506.10001\nhttps://arxiv.org/abs/2506.10002v3\n- arXiv:2506.99999\n");
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("article").getByRole("status").first()).toContainText("text with 3 arXiv ids");
  expect(services.requests).toHaveLength(0);
  await page.getByRole("button", { name: "Fetch these 3 papers from arXiv" }).click();
  const card = page.getByRole("article", { name: "arxiv: ids 2506.10001 2506.10002 2506.99999" });
  await expect(card.getByRole("status")).toContainText(/2\s+papers/);
  await expect(card).toContainText("Not found on arXiv: 2506.99999.");
  await expect(page.getByRole("article")).toHaveCount(1);
  expect(services.requests).toHaveLength(1);
  await fetching.stop();
  services.close();
});
