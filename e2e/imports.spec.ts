import { writeFileSync } from "node:fs";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { waitUntilInteractive } from "./interactive";
import { startMockServices } from "./mock-services";
import { parseCsv } from "./parse-csv";
import { claimboard, serve, temporaryFolder } from "./program";
import { expect, test } from "./writable-board";

test.describe.configure({ mode: "serial" });

const HERON = {
  title: "Heron: Small Rewards for Long Answers",
  abstract:
    "We train Heron with small rewards for long answers. Heron lifts Qwen2.5-7B from 61.2% to 68.9% on MathVista. On AIME 2024 it gains 3.1 points. Longer answers cost no more than before.",
};

const folder = temporaryFolder();
const file = join(folder.path, "herons.jsonl");
writeFileSync(file, [HERON, { title: "Without an abstract" }].map((line) => JSON.stringify(line)).join("\n"));

const stats = async (db: string) => JSON.parse((await claimboard(["stats", "--db", db, "--json"])).stdout);

test("a file is previewed before it is stored, with skipped records and their locations", async ({ page, board }) => {
  const before = await stats(board.db);
  await page.goto("/imports");
  await page.getByLabel("Files to import").setInputFiles(file);
  const card = page.getByRole("article", { name: "herons.jsonl" });
  await expect(card.getByRole("status")).toContainText("1 new");
  await card.getByText(HERON.title).click();
  await expect(card).toContainText("61.2");
  await expect(card.getByRole("row", { name: /line 2/ })).toContainText("skipped");
  expect((await stats(board.db)).papers).toBe(before.papers);
  await card.getByRole("button", { name: "Import this paper" }).click();
  await expect(card.getByRole("status")).toContainText("1 new");
  await card.getByRole("link", { name: "View claims" }).click();
  await expect(page.locator("tr[data-claim-id]")).toHaveCount(2);
});

test("a file that is cancelled while waiting is not sent", async ({ page }) => {
  const sent: string[] = [];
  let go = () => {};
  const wait = new Promise<void>((resolve) => {
    go = resolve;
  });
  await page.route(/\/imports\/preview/, async (route) => {
    sent.push(new URL(route.request().url()).searchParams.get("name") ?? "");
    await wait;
    await route.continue();
  });
  await page.goto("/imports");
  const files = ["1.jsonl", "2.jsonl", "3.jsonl"].map((name) => ({ name, mimeType: "", buffer: Buffer.from("{}") }));
  await page.getByLabel("Files to import").setInputFiles(files);
  await page.getByRole("article", { name: "2.jsonl" }).getByRole("button", { name: "Stop" }).click();
  go();
  await expect(page.getByRole("article", { name: "3.jsonl" }).getByRole("status")).toContainText("No papers");
  expect(sent).toEqual(["1.jsonl", "3.jsonl"]);
});

test("skipped records beyond the list on the page are in a file", async ({ page, request, board }) => {
  const broken = join(folder.path, "broken.jsonl");
  const titles = Array.from({ length: 230 }, (_, i) => JSON.stringify({ title: `Heron ${i}`, abstract: "" }));
  const whole = { title: "Bittern: Scores at Dusk", abstract: "Bittern-7B reaches 50% on GSM8K." };
  writeFileSync(broken, [JSON.stringify(whole), ...titles].join("\n"));
  const { stdout } = await claimboard(["import", broken, "--db", board.db]);
  expect(stdout).toContain("skipped: 230 (the first 5 of each reason above, all on the page Imports)");
  await page.goto("/imports");
  const link = page.getByRole("link", { name: "all 231 as CSV" });
  const rows = parseCsv(await (await request.get((await link.getAttribute("href")) ?? "")).text());
  expect(rows.map(({ locator }) => locator)).toEqual([...titles.map((_, i) => `line ${i + 2}`), "whole file"]);
  expect(rows.at(-1)?.message).toContain("only 1 of 231 records were imported");
  expect((await request.get("/imports/issues.csv?source=none")).status()).toBe(404);
});

test("an interrupted import shows its progress until the file is imported again", async ({ page, board }) => {
  const papers = Array.from({ length: 2000 }, (_, i) => ({
    title: `Godwit ${i}`,
    abstract: `Godwits of kind ${i}. ${"They wade along the shore at dusk. ".repeat(12)}`,
  }));
  const lines = papers.map((paper) => `${JSON.stringify(paper)}\n`);
  const sent = httpRequest(`${board.url}/imports/store?name=godwits.jsonl`, { method: "POST" });
  sent.on("error", () => {});
  sent.write(lines.slice(0, 1300).join(""));
  await page.goto(`${board.url}/imports`);
  const card = page.getByRole("listitem").filter({ hasText: "godwits.jsonl" });
  await expect(async () => {
    await page.reload();
    await expect(card).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  sent.destroy();
  await expect(card).toContainText(/In progress, [\d,]+ papers so far; if it has stopped, import the file again/);
  const stored = Number(/([\d,]+) papers so far/.exec(await card.innerText())?.[1]?.replace(",", ""));
  expect(stored).toBeGreaterThan(0);
  expect(stored).toBeLessThan(1300);
  await expect(page.getByText(/, 1 incomplete/)).toBeVisible();
  await page
    .getByLabel("Files to import")
    .setInputFiles({ name: "godwits.jsonl", mimeType: "", buffer: Buffer.from(lines.join("")) });
  await page.getByRole("button", { name: "Import these 2,000 papers" }).click();
  await expect(page.getByRole("article").getByRole("status")).toContainText(
    `${(2000 - stored).toLocaleString("en")} new, ${stored.toLocaleString("en")} unchanged`,
  );
  await expect(card).toContainText("2,000 papers");
  await expect(page.getByText(/in progress|incomplete/i)).toHaveCount(0);
});

test("an import is undone after a confirmation that lists the effects", async ({ page, board }) => {
  const before = await stats(board.db);
  await page.goto("/imports");
  await page.getByRole("button", { name: "Undo import of herons.jsonl" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/1\s+paper from this source only will be removed, with 2\s+claims/);
  await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
  await dialog.getByRole("button", { name: "Undo import" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "herons.jsonl" })).toHaveCount(0);
  const after = await stats(board.db);
  expect([after.papers, after.claims]).toEqual([before.papers - 1, before.claims - 2]);
});

test("pasted text is read, and text without papers is reported", async ({ page }) => {
  await page.goto("/imports");
  await page.getByLabel("Or paste text").fill(`${HERON.title}\n\n${HERON.abstract}`);
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(page.getByRole("article", { name: /^pasted: Heron/ }).getByRole("status")).toContainText("1 paper");
  await page.getByLabel("Or paste text").fill("x");
  await page.getByRole("button", { name: "Preview" }).click();
  const card = page.getByRole("article", { name: /^pasted: x/ });
  await expect(card.getByRole("status")).toContainText("No papers found");
  await card.getByRole("button", { name: "Close" }).click();
  await expect(card).toHaveCount(0);
});

test("the focus is kept by keyboard, from reading a text to undoing its import", async ({ page }) => {
  await page.goto("/imports");
  await waitUntilInteractive(page);
  await page.getByLabel("Or paste text").fill("Bittern at Noon\n\nBittern-7B reaches 61.5% on GSM8K, up from 52.5%.");
  const read = page.getByRole("button", { name: "Preview" });
  await read.press("Enter");
  const card = page.getByRole("article", { name: /^pasted: Bittern/ });
  await expect(card.getByRole("status")).toContainText("1 new");
  await expect(read).toBeFocused();
  await read.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await card.getByRole("button", { name: "Import this paper" }).press("Enter");
  await expect(card.getByRole("status")).toContainText("Imported");
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link", { name: "View claims" })).toBeFocused();
  await card.getByRole("button", { name: "Close" }).press("Enter");
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Import papers" })).toBeFocused();
  await page.getByRole("button", { name: /^Undo import of pasted: Bittern/ }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Undo import" }).press("Enter");
  await expect(page.getByRole("heading", { name: /^pasted: Bittern/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Imported sources" })).toBeFocused();
});

test("the newest papers of an arXiv query are previewed like a file, with skipped records", async ({ page, board }) => {
  const services = await startMockServices();
  const asking = await serve(["--db", board.db, "--port", "0"], { env: { CLAIMBOARD_FETCH_BASE: services.base } });
  await page.goto(`${asking.url}/imports`);
  services.failRequest(1, (response, whole) => response.end(whole.replace(/<summary>.*?<\/summary>/, "")));
  await page.getByLabel("Or search arXiv").fill("cat:cs.CL");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const card = page.getByRole("article", { name: "arxiv: cat:cs.CL" });
  await expect(card.getByRole("status")).toContainText("199 new");
  await expect(card.getByRole("status")).toContainText("1 skipped");
  await expect(card.getByRole("row", { name: /skipped/ })).toContainText("Owl number 0");
  expect(services.requests).toHaveLength(1);
  await card.getByRole("button", { name: "Import these 199 papers" }).click();
  await expect(card.getByRole("status")).toContainText("199 new");
  await page.getByRole("button", { name: "Undo import of arxiv: cat:cs.CL" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByRole("heading", { name: "arxiv: cat:cs.CL" })).toHaveCount(1);
  // The page prefetches links, which must not fail when the server stops.
  await page.goto("about:blank");
  await asking.stop();
  services.close();
});
