import type { Page } from "playwright/test";
import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";

/** Other pages are visited by `pages.spec.ts`, which fails on messages of the browser, violations included. */
const PATHS = [
  "/compare/chart.svg?benchmark=mathvista",
  "/benchmarks/mathvista/chart.svg",
  "/nothing-here",
  "/papers/nothing-here",
] as const;

/** Collects what the browser refuses, from before the first script of a page on. */
async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (text: string) => violations.push(text));
  await page.addInitScript(() => {
    const report = (window as unknown as { reportViolation: (text: string) => void }).reportViolation;
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sample }) =>
      report(`${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  return violations;
}

/** Accepts these messages of the browser, which fail other tests. */
function expectOnly(faults: string[], expected: RegExp): void {
  expect(faults.splice(0).filter((fault) => !expected.test(fault))).toEqual([]);
}

for (const path of PATHS) {
  test(`the policy allows everything that ${path} needs`, async ({ page, board, faults }) => {
    const violations = await collectViolations(page);
    await page.goto(board.url + path);
    if (!path.includes(".svg")) await waitUntilInteractive(page);
    expect(violations).toEqual([]);
    if (path.includes("nothing-here")) expectOnly(faults, /^404 |status of 404/);
  });
}

test("pages stay interactive: navigation, evidence and colours work under the policy", async ({ page, board }) => {
  const violations = await collectViolations(page);
  await page.goto(`${board.url}/claims?benchmark=mathvista`);
  await waitUntilInteractive(page);
  await page.locator("tr[data-claim-id] [data-column=after] a").first().press("Enter");
  await expect(page.getByTestId("evidence-sentence")).toBeVisible();
  await page.goto(`${board.url}/benchmarks`);
  await page.locator('main a[href^="/benchmarks/"]').first().click();
  await expect(page).toHaveURL(/\/benchmarks\/./);
  expect(await page.evaluate(() => document.documentElement.dataset.mantineColorScheme)).toMatch(/^(?:light|dark)$/);
  expect(violations).toEqual([]);
});

/** Ways in which text that became HTML would run script. */
const INJECTIONS = {
  "an inline script": "<script>window.hacked = true</script>",
  "an event handler": '<img src="data:," onerror="window.hacked = true">',
  "a script of this server": '<script src="/claims.json"></script>',
  "a script of another server": '<script src="http://127.0.0.1:9/x.js"></script>',
  "a frame": '<iframe srcdoc="<script>parent.hacked = true</script>"></iframe>',
  "a wrong nonce": '<script nonce="5a3d30e5-c5b2-4a7c-8bbf-287b92141ef1">window.hacked = true</script>',
} as const;

test("scripts in the HTML of a page do not run", async ({ page, board, faults }) => {
  const violations = await collectViolations(page);
  for (const [name, html] of Object.entries(INJECTIONS)) {
    violations.splice(0);
    // The server sends the page with the injected HTML, as it would if it did not escape a title.
    await page.route(`${board.url}/papers`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace("<main", `${html}<main`) });
    });
    await page.goto(`${board.url}/papers`);
    await expect.poll(() => violations.length, { message: name }).toBeGreaterThan(0);
    expect(violations.join("\n"), name).toMatch(/^script-src/);
    expect(await page.evaluate(() => "hacked" in window), name).toBe(false);
    await page.unroute(`${board.url}/papers`);
  }
  expectOnly(faults, /Content Security Policy|ERR_BLOCKED|server responded/);
});

test("every response has a new nonce, and no policy allows inline scripts", async ({ request, board }) => {
  const read = async (path: string, accept: string) =>
    (await request.get(board.url + path, { headers: { accept } })).headers()["content-security-policy"] ?? "";
  const policies = await Promise.all([0, 1].map(() => read("/claims", "text/html")));
  expect(new Set(policies).size).toBe(2);
  for (const policy of policies) expect(policy).toMatch(/script-src 'self' 'nonce-[\w-]{36}' 'strict-dynamic';/);
  for (const path of ["/claims", "/claims.json", "/api/v1/claims", "/compare/chart.svg?benchmark=mathvista"])
    expect(await read(path, "*/*"), path).toContain("script-src 'none'");
});
