import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "playwright/test";
import { type ExportedClaim, exportClaims, importInto, openBoard } from "./board";
import { waitUntilInteractive } from "./interactive";
import { claimboard, SEEDS } from "./program";

/** Papers in each of the real documents, counted by hand. */
const RECORDS = [22, 30, 79];
const DISTINCT = 119;

/** Expected claims: paper, model size, before, after, benchmarks. */
const FACTS = [
  { paper: /Unsupervised Post-Training/, size: 7, before: 66.3, after: 72.9, on: ["MathVista"] },
  { paper: /Cold Start/i, size: 7, before: 66.3, after: 73.4, on: ["MathVista"] },
  { paper: /Skywork/, size: 32, before: 57.8, after: 72.8, on: ["AIME 2024", "AIME 2025", "LiveCodeBench"] },
  { paper: /Skywork/, size: 7, before: 43.6, after: 57.5, on: ["AIME 2024", "AIME 2025", "LiveCodeBench"] },
];

const files = existsSync(SEEDS)
  ? readdirSync(SEEDS)
      .sort()
      .map((name) => join(SEEDS, name))
  : [];

// Without the documents next to the checkout there is nothing to test; the global set-up reports it.
if (files.length > 0) {
  let board: Awaited<ReturnType<typeof openBoard>>;
  let claims: ExportedClaim[];
  test.beforeAll(async () => {
    board = await openBoard((db) => importInto(db, files));
    claims = await exportClaims(board.db);
  });
  test.afterAll(() => board.close());

  test("each document yields its papers", async () => {
    for (const [at, file] of files.entries()) {
      const { stdout } = await claimboard(["import", "--db", `${board.db}.${at}`, file]);
      const { papers } = JSON.parse((await claimboard(["stats", "--json", "--db", `${board.db}.${at}`])).stdout);
      expect(`${papers} papers\n${stdout}`).toMatch(new RegExp(`^${RECORDS[at]} papers`));
    }
  });

  test("together they yield the distinct papers", async () => {
    const { stdout } = await claimboard(["stats", "--json", "--db", board.db]);
    expect(JSON.parse(stdout).papers).toBe(DISTINCT);
  });

  for (const { paper, size, before, after, on } of FACTS) {
    test(`${before} → ${after} at ${size}B links to its sentence`, async ({ page }) => {
      const claim = claims.find(
        (each) =>
          each.before === before && each.after === after && each.size_b === size && paper.test(each.paper_title),
      );
      expect(claim).toMatchObject({ benchmarks: on, aggregate: on.length > 1 });
      if (!claim) return;
      await page.goto(`${board.url}/claims?paper=${claim.paper_id}`);
      // Without scripts the link opens a separate evidence page.
      await waitUntilInteractive(page);
      await page.locator(`tr[data-claim-id="${claim.id}"]`).locator('[data-column="after"] a').click();
      const sentence = page.getByRole("dialog").getByTestId("evidence-sentence");
      await expect(sentence.locator('mark[data-slot="before"]')).toHaveText(new RegExp(`^${before}`));
      await expect(sentence.locator('mark[data-slot="after"]')).toHaveText(new RegExp(`^${after}`));
    });
  }
}
