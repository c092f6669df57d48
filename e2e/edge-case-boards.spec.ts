import { renameSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "playwright/test";
import { importInto, openBoard } from "./board";
import { temporaryFolder } from "./program";

interface Paper {
  readonly title: string;
  readonly abstract: string;
  readonly authors?: readonly string[];
  readonly date?: string;
}

const LONG = `Benchmark-${"of-Very-Long-Names-".repeat(10)}X`;

/** Databases with unusual content. */
const BOARDS: Readonly<Record<string, readonly Paper[]>> = {
  "without a paper": [],
  "with one paper and one claim": [
    {
      title: "One result",
      abstract: "Our method lifts Qwen2.5-VL-7B from 66.3% to 72.9% on MathVista.",
      date: "2025-05-28",
    },
  ],
  "with one paper and no claim": [{ title: "No result", abstract: "We think about things at length." }],
  "in other scripts and with very long names": [
    {
      title: "数学推理的研究：一种新的方法",
      abstract: "本文研究数学推理。Qwen2.5-7B improves from 40.1% to 52.3% on MATH-500. 我们的方法很好。",
      authors: ["王小明", "李华"],
      date: "2025-03-01",
    },
    {
      title: "دراسة في الاستدلال الرياضي",
      abstract: "نقدم طريقة جديدة. Qwen2.5-7B improves from 41.0% to 50.5% on MATH-500.",
      authors: ["محمد علي"],
      date: "2025-04-01",
    },
    {
      title: "مقارنة مع C++",
      abstract: "Qwen2.5-7B improves from 41.0% to 50.5% on MATH-500.",
      authors: ["محمد علي"],
      date: "2025-06-11",
    },
    {
      title: "T".repeat(300),
      authors: ["N".repeat(150), "Ada Lovelace"],
      abstract: `Qwen2.5-7B improves accuracy from 30.1% to 45.5% on ${LONG}, and from 39% to 49% on MATH-500.`,
      date: "2025-05-01",
    },
  ],
};

const PAGES = [
  "/",
  "/benchmarks",
  "/models",
  "/names",
  "/compare",
  "/compare?benchmark=math-500&benchmark=mathvista",
  "/compare?model=qwen2.5-7b",
];

/** True if the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Expects that the share image of the page is a PNG of the right size, served by the same server. */
async function expectShareImage(page: Page, url: string): Promise<void> {
  const address = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
  expect(address.startsWith(`${url}/`), address).toBe(true);
  const answer = await page.request.get(address);
  expect(`${address} ${answer.status()} ${answer.headers()["content-type"]}`).toBe(`${address} 200 image/png`);
  const picture = await answer.body();
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
}

const HAS_SHARE_IMAGE = /^\/(?:$|benchmarks\/|papers\/|claims\/|compare)/;

async function listPages(page: Page, url: string): Promise<string[]> {
  const links: string[] = [];
  for (const list of ["/benchmarks", "/models", "/papers"]) {
    await page.goto(url + list);
    const found = page.locator(`main a[href^="${list}/"]`);
    links.push(...(await found.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""))));
  }
  const [first] = (await (await page.request.get(`${url}/claims.ndjson`)).text()).split("\n");
  if (first) links.push(`/claims/${(JSON.parse(first) as { id: string }).id}`);
  return links;
}

/** Starts a server with these papers. */
async function createBoard(papers: readonly Paper[]) {
  const folder = temporaryFolder();
  const file = `${folder.path}/papers.jsonl`;
  writeFileSync(file, papers.map((paper) => `${JSON.stringify(paper)}\n`).join(""));
  const board = await openBoard(papers.length > 0 ? (db) => importInto(db, [file]) : undefined);
  const close = async () => {
    await board.close();
    folder.remove();
  };
  return { url: board.url, close };
}

async function expectLinksToImports(page: Page, url: string): Promise<void> {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ["/", "/claims", "/benchmarks", "/papers", "/models", "/compare"]) {
    await page.goto(url + path);
    const commands = page.locator("main pre");
    for (const command of await commands.all()) {
      expect(await command.evaluate((node) => node.scrollWidth - node.clientWidth), path).toBe(0);
    }
    await page.getByRole("main").getByRole("link", { name: "Import papers" }).click();
    await expect(page).toHaveURL(`${url}/imports`);
  }
}

async function expectNoBenchmarkTable(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect(page.getByRole("heading", { name: "Newest papers" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Benchmarks by number of papers" })).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Choose a benchmark" })).toHaveCount(0);
}

/** A right-to-left title must not reorder the date next to it. */
async function expectDatesInOrder(page: Page, url: string): Promise<void> {
  for (const path of ["/", "/papers?q=%D9%85%D9%82%D8%A7%D8%B1%D9%86%D8%A9"]) {
    await page.goto(`${url}${path}`);
    const [day, year] = await page
      .getByText(/11\sJun\s2025/)
      .last()
      .evaluate((node) => {
        const text = [...node.childNodes].find((child) => child.textContent?.includes("Jun")) as Text;
        const [from, to] = [text.data.search(/11\sJun/), text.data.indexOf("2025")];
        return [from, to].map((at) => {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          return range.getBoundingClientRect().left;
        });
      });
    expect((year ?? 0) - (day ?? 0), path).toBeGreaterThan(0);
    expect((year ?? 0) - (day ?? 0), path).toBeLessThan(100);
    const title = page.getByRole("link", { name: "مقارنة مع C++", exact: true }).first();
    expect(await title.evaluate((node) => getComputedStyle(node).direction)).toBe("rtl");
  }
}

/** Further expectations, on some boards. */
const CHECKS: Readonly<Record<string, (page: Page, url: string) => Promise<void>>> = {
  "without a paper": expectLinksToImports,
  "with one paper and no claim": expectNoBenchmarkTable,
  "in other scripts and with very long names": expectDatesInOrder,
};

for (const [name, papers] of Object.entries(BOARDS)) {
  test(`every page renders on a board ${name}`, async ({ page }) => {
    // About fifteen pages and their share images, in sequence.
    test.slow();
    const board = await createBoard(papers);
    const faults: string[] = [];
    page.on("pageerror", (error) => faults.push(error.message));
    page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
    for (const path of [...PAGES, ...(await listPages(page, board.url))]) {
      const answer = await page.goto(board.url + path);
      expect(`${path} ${answer?.status()}`).toBe(`${path} 200`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      if (HAS_SHARE_IMAGE.test(path)) await expectShareImage(page, board.url);
      for (const width of [1280, 360]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => overflow(page), { message: `${path} at ${width}` }).toBe(0);
      }
    }
    await CHECKS[name]?.(page, board.url);
    expect(faults).toEqual([]);
    await board.close();
  });
}

test("a long list of gains shows its first rows, and all on request", async ({ page }) => {
  const papers = Array.from({ length: 45 }, (_, i) => ({
    title: `Study ${i} of gains`,
    abstract: `Question ${i} is open. Our method improves accuracy by ${i + 1}% on MATH-500.`,
  }));
  const board = await createBoard(papers);
  await page.goto(`${board.url}/benchmarks/math-500`);
  const rows = page.getByTestId("ranked-row");
  await expect(rows).toHaveCount(25);
  await page.getByRole("link", { name: "Show all 45 results" }).click();
  await expect(rows).toHaveCount(45);
  await page.getByRole("link", { name: "Show the first 25" }).click();
  await expect(rows).toHaveCount(25);
  await board.close();
});

test("a failed page loads on retry once the database is readable", async ({ page }) => {
  const board = await openBoard();
  try {
    await page.goto(`${board.url}/models`);
    renameSync(board.db, `${board.db}.away`);
    writeFileSync(board.db, "a text file instead of a database");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("This page could not be loaded");
    rmSync(board.db);
    renameSync(`${board.db}.away`, board.db);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Models");
  } finally {
    await board.close();
  }
});
