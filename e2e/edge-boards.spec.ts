import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { claimboard, type Server, serve, temporaryFolder } from "./program";

const LONG = `${"Evaluation of Remarkably Verbose Benchmarks ".repeat(5)}Bench`.slice(-200);
const OWL = { title: "Owl", abstract: "Owl lifts Qwen2.5-7B from 61.2% to 68.9% on MathVista.", date: "2025-05-01" };

const BOARDS: Readonly<Record<string, readonly object[]>> = {
  "an empty board": [],
  "a board of one paper with one claim": [OWL],
  "a board of one paper without a claim": [{ title: "Owls at Night", abstract: "We watch owls and count nothing." }],
  "a board with long names and other scripts": [
    { title: `On ${LONG}`, abstract: `We present ${LONG}, a benchmark. Qwen2.5-7B reaches 61.2% on ${LONG}.` },
    {
      title: "关于小模型推理的研究",
      abstract: "我们的方法在 MathVista 上将 Qwen2.5-7B 从 61.2% 提升到 68.9%。代码已公开。",
    },
    {
      title: "دراسة في استدلال النماذج الصغيرة",
      abstract: "ترفع طريقتنا دقة Qwen2.5-7B من 61.2% إلى 68.9% على MathVista. الشيفرة متاحة للجميع.",
    },
    { title: "W".repeat(900), abstract: `${"X".repeat(3000)} gains 3.1 points on AIME 2024.` },
  ],
};

const PAGES = ["/", "/claims", "/benchmarks", "/papers", "/models", "/compare", "/try", "/imports"];

/** Pages of single things that the board has, one of each kind. */
async function listDetails(page: Page, url: string): Promise<string[]> {
  const found: string[] = [];
  for (const kind of ["benchmarks", "papers", "models"]) {
    await page.goto(`${url}/${kind}`);
    const hrefs = await page
      .locator(`main a[href^="/${kind}/"]`)
      .evaluateAll((links) => links.map((a) => a.getAttribute("href") ?? ""));
    found.push(...new Set(hrefs));
  }
  await page.goto(`${url}/claims`);
  const ids = await page
    .locator("tr[data-claim-id]")
    .evaluateAll((rows) => rows.map((r) => r.getAttribute("data-claim-id")));
  return [...found, ...ids.map((id) => `/claims/${id}`)];
}

async function expectWhole(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address);
  expect(answer?.status(), address).toBe(200);
  await expect(page.getByRole("heading", { level: 1, includeHidden: true }), address).toHaveCount(1);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const more = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(more, `${address} at ${width}`).toBe(0);
  }
}

for (const [name, papers] of Object.entries(BOARDS)) {
  test.describe(name, () => {
    const folder = temporaryFolder();
    let server: Server;
    test.beforeAll(async () => {
      const db = join(folder.path, "board.db");
      const file = join(folder.path, "papers.jsonl");
      writeFileSync(file, papers.map((paper) => JSON.stringify(paper)).join("\n"));
      if (papers.length > 0) expect((await claimboard(["import", file, "--db", db])).code).toBe(0);
      server = await serve(["--db", db, "--port", "0"]);
    });
    test.afterAll(async () => {
      await server.stop();
      folder.remove();
    });

    test("stays whole on every page", async ({ page }) => {
      for (const path of [...PAGES, ...(await listDetails(page, server.url))])
        await expectWhole(page, server.url + path);
    });
  });
}
