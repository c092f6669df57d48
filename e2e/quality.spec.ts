import { findBarriers } from "./accessibility";
import { test as base, expect, openBoard } from "./board";
import { waitUntilInteractive } from "./interactive";
import { claimboard } from "./program";

const PAPERS = [
  ["Owls that solve contests", "Owl-7B reaches 41.2% accuracy on AIME 2024."],
  ["Larks that read maps", "Our training improves Lark-3B on MathVista from 50.1% to 60.2%, a gain of 15 points."],
  ["Herons that count bars", "Our training improves Heron-7B on MathVista from 63.7% to 70.1% accuracy."],
  [
    "Rooks without a result",
    "We study rooks. Our adapters achieve 85-95% of the performance of a rook that was trained in full.",
  ],
] as const;

const toInput = (papers: readonly (readonly [string, string])[]): string =>
  papers.map(([title, abstract]) => JSON.stringify({ title, abstract })).join("\n");

async function importPapers(db: string, papers: readonly (readonly [string, string])[]): Promise<void> {
  const { code, stderr } = await claimboard(["import", "--db", db, "-"], { input: toInput(papers) });
  expect(code, stderr).toBe(0);
}

const test = base.extend<Record<never, never>, { ownBoard: Awaited<ReturnType<typeof openBoard>> }>({
  ownBoard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const board = await openBoard((db) => importPapers(db, PAPERS));
      await use(board);
      await board.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

test.describe.configure({ mode: "serial" });

test("Quality shows findings with their denominators and opens the evidence", async ({ page, ownBoard: { url } }) => {
  await page.goto(`${url}/quality`);
  await waitUntilInteractive(page);
  await expect(page.getByText("No claim of this board has been reviewed")).toBeVisible();
  await expect(page.getByTestId("tally-items")).toHaveText(/^1 of 1\sclaim$/);
  await expect(page.getByTestId("tally-arithmetic")).toHaveText(/^1 of 1\sclaim$/);
  await expect(page.getByTestId("tally-two-values")).toHaveText("no repeated result could be checked");
  await expect(page.getByText(/^1 of 1\spaper without claims/)).toBeVisible();
  await page.getByRole("link", { name: /^Score that a single run cannot give/ }).click();
  await expect(page).toHaveURL(/code=items/);
  const findings = page.getByRole("list", { name: "Findings" }).getByRole("listitem");
  await expect(findings).toHaveCount(1);
  await expect(findings).toContainText("the nearest are 40% (12) and 43.33% (13)");
  await findings.getByRole("link", { name: /^Evidence: / }).click();
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toContainText("41.2%");
});

test("a view is cited and pinned, and later says what has changed", async ({
  page,
  context,
  ownBoard: { url, db },
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(`${url}/claims?benchmark=mathvista`);
  await waitUntilInteractive(page);
  const claimId = await page.locator("tr[data-claim-id]").first().getAttribute("data-claim-id");
  await page.getByRole("button", { name: "Cite this view" }).click();
  const dialog = page.getByRole("dialog", { name: "Cite this view" });
  await expect(dialog.getByTestId("citation-Text")).toContainText(
    /2 claims from 2 papers\. Query: benchmark=mathvista; data: sha256:[0-9a-f]{64}; claimboard/,
  );
  expect(await findBarriers(page, { within: '[role="dialog"]' })).toEqual([]);
  await dialog.getByRole("button", { name: "Pin this view" }).click();
  await expect(dialog.getByRole("status")).toContainText("Pinned on");
  await dialog.getByRole("button", { name: "Copy BibTeX" }).click();
  const bibtex = await page.evaluate(() => navigator.clipboard.readText());
  const path = /url = \{[^}]*(\/pinned\/[0-9a-f]{64}\?[^}]+)\}/.exec(bibtex)?.[1] ?? "";
  await page.goto(url + path);
  await expect(page.getByText(/nothing in this view has changed/)).toBeVisible();

  const review = await page.request.post(`${url}/claims/${claimId}/review`, {
    data: { action: "correct", values: { baseline: "Lynx" } },
    headers: { Origin: url },
  });
  expect(review.ok()).toBe(true);
  await importPapers(db, [
    ["Wrens that draw", "Our training improves Wren-7B on MathVista from 40.1% to 48.3% accuracy."],
  ]);
  await page.goto(url + path);
  await expect(page.getByText(/claims of this view differ: 1 added, 1 changed\.$/)).toBeVisible();
  await expect(page.getByText("its paper was imported since")).toBeVisible();
  await expect(page.getByText("a person decided: baseline")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${url}/pinned/${"0".repeat(64)}`);
  await expect(page.getByRole("heading", { name: "No such pinned view" })).toBeVisible();
});

test("the history keeps imports and decisions apart, and reviews give a precision", async ({
  page,
  ownBoard: { url },
}) => {
  await page.goto(`${url}/history`);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText([
    /^Import of/,
    "Decisions without a name",
    /^Import of/,
  ]);
  await expect(page.getByText(/^1\sclaim corrected$/)).toBeVisible();
  await page.getByRole("link", { name: "Changed claims of Decisions without a name" }).click();
  await expect(page.getByRole("main")).toContainText(/Baseline: .* → Lynx/);
  expect(await findBarriers(page)).toEqual([]);
  await page.goto(`${url}/quality`);
  await expect(page.getByText("0 of 1 reviewed claim")).toBeVisible();
  await expect(page.getByRole("table", { name: "By slot" }).getByRole("row", { name: /^baseline/ })).toContainText(
    "0 of 1",
  );
  await page.goto(`${url}/imports`);
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: "Extract all papers again" }).click();
  await expect(page.getByText("Nothing has changed.")).toBeVisible();
});
