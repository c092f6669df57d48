import type { Locator, Page } from "playwright/test";
import { type ExportedClaim, expect, test } from "./board";

interface DrawnPair {
  readonly id: string;
  readonly before: number;
  readonly after: number;
  /** Centres of the two shapes on the screen. */
  readonly from: number;
  readonly to: number;
}

/** The charts of a page that have pairs: one for each axis. */
const charts = (page: Page): Locator => page.getByRole("figure").filter({ has: page.getByTestId("pair") });

/** The pairs as they are drawn: what each says of itself, and where its shapes stand. */
function readPairs(place: Page | Locator): Promise<DrawnPair[]> {
  return place.getByTestId("pair").evaluateAll((rows) =>
    rows.map((row) => {
      const centre = (part: string): number => {
        const box = row.querySelector(`[class*="${part}"]`)?.getBoundingClientRect();
        return box ? box.left + box.width / 2 : Number.NaN;
      };
      const track = '_track"] [class*="';
      return {
        id: row.getAttribute("data-claim-id") ?? "",
        before: Number(row.getAttribute("data-before")),
        after: Number(row.getAttribute("data-after")),
        from: centre(`${track}before`),
        to: centre(`${track}after`),
      };
    }),
  );
}

const isPairOn = (name: string) => (claim: ExportedClaim) =>
  claim.benchmarks.includes(name) && claim.before !== null && claim.after !== null;

test("the list leads to a benchmark, the busiest first", async ({ page, board }) => {
  await page.goto("/benchmarks");
  const counts = new Map<string, number>();
  for (const { benchmarks } of board.claims)
    for (const name of benchmarks) counts.set(name, (counts.get(name) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const first = page.getByRole("table", { name: "Benchmarks" }).getByRole("link").first();
  const name = await first.innerText();
  expect(counts.get(name)).toBe(most);
  await first.click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
});

test("the dumbbell chart draws exactly the pairs of the claims", async ({ page, board }) => {
  await page.goto("/benchmarks/mathvista");
  const wanted = board.claims.filter(isPairOn("MathVista")).map(({ id, before, after }) => ({ id, before, after }));
  expect(wanted.length).toBeGreaterThan(2);
  const drawn = (await readPairs(page)).map(({ id, before, after }) => ({ id, before, after }));
  const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
  expect(drawn.sort(byId)).toEqual(wanted.sort(byId));
});

test("rings and dots stand where their values are, on one scale for each chart", async ({ page }) => {
  await page.goto("/benchmarks/mathvista");
  for (const chart of await charts(page).all()) {
    const points = (await readPairs(chart)).flatMap(({ before, after, from, to }) => [
      { value: before, x: from },
      { value: after, x: to },
    ]);
    const low = points.reduce((a, b) => (b.value < a.value ? b : a));
    const high = points.reduce((a, b) => (b.value > a.value ? b : a));
    const perUnit = (high.x - low.x) / (high.value - low.value);
    expect(perUnit).toBeGreaterThan(0);
    for (const { value, x } of points) expect(Math.abs(low.x + (value - low.value) * perUnit - x)).toBeLessThan(2);
  }
});

for (const [order, read] of [
  ["gain", (pair: DrawnPair) => pair.after - pair.before],
  ["after", (pair: DrawnPair) => pair.after],
] as const) {
  test(`the pairs are sorted by ${order}, and the other way round`, async ({ page }) => {
    await page.goto("/benchmarks/mathvista");
    const chart = charts(page).first();
    const values = async () => (await readPairs(chart)).map((pair) => Math.round(read(pair) * 100) / 100);
    if (order !== "gain") await chart.getByRole("button", { name: `Sort by ${order}` }).click();
    const down = (await values()).sort((a, b) => b - a);
    expect(down.length).toBeGreaterThan(1);
    await expect.poll(values).toEqual(down);
    await chart.getByRole("button", { name: `Sort by ${order}, descending` }).click();
    await expect.poll(values).toEqual([...down].reverse());
  });
}

test("a pair leads to its sentence", async ({ page, board }) => {
  const claim = board.claims.find(({ before, after }) => before === 66.3 && after === 72.9);
  await page.goto("/benchmarks/mathvista");
  await page.locator(`li[data-claim-id="${claim?.id}"]`).getByRole("link").click();
  await expect(page.getByRole("dialog").getByTestId("evidence-sentence")).toHaveText(claim?.sentence ?? "no claim");
});

test("the table under the chart holds every claim of the benchmark", async ({ page, board }) => {
  await page.goto("/benchmarks/mathvista");
  const wanted = board.claims.filter(({ benchmarks }) => benchmarks.includes("MathVista"));
  const rows = page.getByRole("table").last().locator("tbody tr");
  await expect(rows).toHaveCount(wanted.length);
});
