import { readFileSync } from "node:fs";
import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { claimboard, SAMPLES } from "./program";

interface Text {
  readonly title: string;
  readonly abstract: string;
}

/** Invented texts that encodings, line ends or other scripts could change. */
const UNUSUAL_TEXTS: readonly Text[] = [
  { title: "Größe", abstract: "Größe reaches 81,5\u202f% on GSM8K — up from 70.1\u00a0% (\u202b+11.4\u202c points)." },
  {
    title: "Stairs",
    abstract: "Stairs\ngoes from 66.3 \\%$\\rightarrow$72.9\\% on\nMathVista, 2.4$\\times$ faster. 🧗 gains 3.1 pp.",
  },
  {
    title: "Ladder: a study",
    abstract: 'Qwen2.5-7B\'s accuracy rises by 4.2%, 5.0% and 6.1% on AIME24, MATH500 and "GPQA", respectively.',
  },
];

const texts = (): Text[] => {
  const files = SAMPLES.filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(name, "utf8").trim().split("\n"));
  return [...lines.map((line): Text => JSON.parse(line)), ...UNUSUAL_TEXTS].map(({ title, abstract }) => ({
    title,
    abstract,
  }));
};

/** Returns the claims as bytes, without the source, which differs. */
const toComparableLines = (lines: string): string[] =>
  lines
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const { source, locator, ...claim } = JSON.parse(line);
      return JSON.stringify(claim);
    });

/** Returns the claims of the command line with this many threads. */
async function extractWithCli(all: readonly Text[], jobs: number): Promise<string[]> {
  const input = all.map((text) => JSON.stringify(text)).join("\n");
  const { code, stdout, stderr } = await claimboard(["extract", "--from", "jsonl", "--jobs", String(jobs), "-"], {
    input,
  });
  expect(code, stderr).toBe(0);
  return toComparableLines(stdout);
}

/** Returns the claims of the page, where the extractor runs in the browser. */
async function extractInPage(page: Page, { title, abstract }: Text): Promise<void> {
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Abstract").fill(abstract);
}

const readDownloads = async (page: Page): Promise<string[]> => {
  const links = page.getByRole("link", { name: "Download as NDJSON" });
  const [address] = await links.evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
  if (address === undefined) return [];
  return toComparableLines(decodeURIComponent(address.slice(address.indexOf(",") + 1)));
};

test("an abstract yields identical bytes in Node, in worker threads and in the browser", async ({ page }) => {
  test.setTimeout(180_000);
  const all = texts();
  expect(all.length).toBeGreaterThan(30);
  const alone = await extractWithCli(all, 1);
  expect(alone.length).toBeGreaterThan(60);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(await extractWithCli(all, 3)).toEqual(alone);

  await page.goto("/try");
  // Both run on one machine; differences could come from encodings and line ends, covered by the invented texts.
  for (const text of all.filter((one, at) => at % 3 === 0 || UNUSUAL_TEXTS.some(({ title }) => title === one.title))) {
    const own = alone.filter((line) => JSON.parse(line).paper_title === text.title);
    await extractInPage(page, text);
    await expect.poll(() => readDownloads(page), text.title).toEqual(own);
  }
});
