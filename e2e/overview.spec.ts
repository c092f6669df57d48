import { writeFileSync } from "node:fs";
import type { Locator } from "playwright/test";
import { expect, importInto, openBoard, test } from "./board";
import { temporaryFolder } from "./program";

test("each data quality count links to as many claims", async ({ page }) => {
  await page.goto("/");
  const links = page.getByRole("definition").getByRole("link").filter({ hasNotText: /^0$/ });
  const lines = await links.evaluateAll((all) =>
    all.map((link) => ({ href: link.getAttribute("href") ?? "", label: link.getAttribute("aria-label") })),
  );
  const counted = lines.filter(({ href, label }) => href.startsWith("/claims?") && label !== null);
  expect(counted.length).toBeGreaterThan(3);
  for (const { href, label } of counted) {
    const answer = await page.request.get(href.replace("/claims", "/claims.ndjson"));
    const rows = (await answer.text()).trim().split("\n").filter(Boolean).length;
    expect(`${href} ${rows}`).toBe(`${href} ${label?.match(/[\d,]+$/)?.[0].replace(",", "")}`);
  }
});

test("the largest gains are the largest among comparable claims", async ({ page, board }) => {
  await page.goto("/");
  const rows = page.getByRole("table", { name: "Largest gains" }).locator("tbody tr");
  const links = rows.locator("a[data-evidence]");
  for (const id of await links.evaluateAll((all) => all.map((a) => a.getAttribute("data-evidence")))) {
    const claim = board.claims.find((one) => one.id === id);
    if (!claim) throw new Error(`no claim ${id}`);
    const gain = (one: typeof claim) => (one.after ?? 0) - (one.before ?? 0);
    const comparable = board.claims.filter(
      (one) =>
        one.before !== null &&
        one.after !== null &&
        one.unit === "%" &&
        one.metric === claim.metric &&
        one.benchmarks.length === 1 &&
        one.benchmarks[0] === claim.benchmarks[0],
    );
    expect(Math.max(...comparable.map(gain))).toBeCloseTo(gain(claim), 6);
  }
});

for (const [place, width] of [
  ["/", 1280],
  ["/benchmarks", 390],
] as const) {
  test(`bars of ${place} are proportional to their counts, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(place);
    const bars = page.locator("[data-count]");
    const drawn = await bars.evaluateAll((all) =>
      all.map((bar) => ({ count: Number(bar.getAttribute("data-count")), width: bar.getBoundingClientRect().width })),
    );
    expect(drawn.length).toBeGreaterThan(5);
    const [longest] = drawn;
    for (const bar of drawn.filter((one) => one.width > 2)) {
      const wanted = ((longest?.width ?? 0) * bar.count) / (longest?.count ?? 1);
      expect(Math.abs(bar.width - wanted), `${bar.count} claims`).toBeLessThan(0.5);
    }
  });
}

test("a month links to its claims", async ({ page, board }) => {
  await page.goto("/");
  const month = page.locator('a[href^="/claims?from="]').last();
  const href = (await month.getAttribute("href")) ?? "";
  const name = new URLSearchParams(href.split("?")[1]).get("from") ?? "";
  const wanted = board.claims.filter(({ published }) => published?.startsWith(name)).length;
  expect(await month.getAttribute("aria-label")).toContain(`${wanted}\u00a0claim`);
});

test("the label of the last month ends at its bar", async ({ page }) => {
  const folder = temporaryFolder();
  const file = `${folder.path}/papers.jsonl`;
  const paper = (date: string) => ({ title: `Out on ${date}`, abstract: "Tide reaches 61.3% on MATH-500.", date });
  writeFileSync(file, ["2025-03-01", "2025-05-01"].map((date) => `${JSON.stringify(paper(date))}\n`).join(""));
  const board = await openBoard((db) => importInto(db, [file]));
  await page.goto(board.url);
  const endOf = async (what: Locator): Promise<number> => {
    const box = await what.boundingBox();
    return box === null ? Number.NaN : box.x + box.width;
  };
  const bar = await endOf(page.locator('a[href^="/claims?from="]').last());
  expect(await endOf(page.getByText("May 2025", { exact: true }))).toBeCloseTo(bar, 0);
  await board.close();
  folder.remove();
});

test("additions since the last visit are shown", async ({ page, board }) => {
  await page.goto("/");
  await expect(page.getByText("since your last visit")).toHaveCount(0);
  await expect.poll(async () => (await page.context().cookies()).length).toBe(1);
  const yesterday = new Date(Date.now() - 24 * 3600e3).toISOString();
  await page.context().addCookies([{ name: "claimboard_visit", value: `${yesterday}~${yesterday}`, url: board.url }]);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: /new papers? with .* since your last visit/ })).toBeVisible();
});
