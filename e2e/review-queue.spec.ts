import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { findBarriers } from "./accessibility";
import { waitUntilInteractive } from "./interactive";
import { claimboard, temporaryFolder } from "./program";
import { test as base, expect } from "./writable-board";

/** The tests decide on most claims and remove the papers in the end, so that their worker and board are their own. */
const test = base.extend<Record<never, never>, { ownWorker: true }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
  ownWorker: [async ({}, use) => use(true), { scope: "worker", auto: true }],
});

test.describe.configure({ mode: "serial" });

const shownId = (page: Page) => page.locator("article[data-claim-id]").getAttribute("data-claim-id");
const remaining = async (page: Page): Promise<number> =>
  Number((await page.getByTestId("remaining").innerText()).replace(/\D/g, ""));

async function openQueue(page: Page, query = ""): Promise<void> {
  await page.goto(`/review${query}`);
  await waitUntilInteractive(page);
}

/** Returns the first and all claims of the largest group with one key. */
function findLargestGroup<T>(claims: readonly T[], toKey: (claim: T) => string): [T | undefined, T[]] {
  const groups = new Map<string, T[]>();
  for (const claim of claims) groups.set(toKey(claim), [...(groups.get(toKey(claim)) ?? []), claim]);
  const largest = [...groups.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  return [largest[0], largest];
}

/** Reads a claim from the server. */
async function readClaim(page: Page, id: string): Promise<Record<string, unknown>> {
  const response = await page.request.get(`/claims/${id}/evidence.json`);
  return (await response.json()).claim;
}

test("a slot is corrected with a key, a suggestion and Enter", async ({ page }) => {
  await openQueue(page, "?has=benchmark");
  const id = (await shownId(page)) ?? "";
  const before = await readClaim(page, id);
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await press("4");
  const field = page.getByRole("combobox", { name: "Benchmarks" });
  await expect(field).toBeFocused();
  const options = page.getByRole("option");
  await expect(options.nth(1)).toBeVisible();
  await press("ArrowDown");
  const chosen = await field.inputValue();
  await press("Enter");
  await expect(field).toBeHidden();
  await expect(page.getByTestId("status")).toHaveText("corrected");
  expect(presses).toBe(3);
  expect((await readClaim(page, id)).benchmarks).toEqual([chosen]);
  expect(chosen).not.toBe((before.benchmarks as string[]).join("; "));
  await press("z");
  await expect(page.getByTestId("status")).toHaveText("not reviewed");
  expect((await readClaim(page, id)).benchmarks).toEqual(before.benchmarks);

  // An average is a flag; words of the sentence go into the slot whose key is pressed.
  await page.keyboard.press("6");
  await page.keyboard.type("yes");
  await page.keyboard.press("Enter");
  await expect(page.getByTestId("status")).toHaveText("corrected");
  expect((await readClaim(page, id)).aggregate).toBe(true);
  const word = await page.getByTestId("evidence-sentence").evaluate((sentence) => {
    const text = document.createTreeWalker(sentence, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const [found = ""] = /\w{2,}/.exec(text.data) ?? [];
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(found));
    range.setEnd(text, text.data.indexOf(found) + found.length);
    window.getSelection()?.removeAllRanges();
    window.getSelection()?.addRange(range);
    return found;
  });
  await page.keyboard.press("b");
  await expect(page.getByRole("combobox", { name: "Baseline" })).toHaveValue(word);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("combobox")).toHaveCount(0);
});

test("one correction reaches all claims of a sentence, under the name of the reviewer", async ({ page, board }) => {
  const [first, together] = findLargestGroup(board.claims, ({ paper_id, sentence }) => `${paper_id} ${sentence}`);
  expect(together.length).toBeGreaterThan(2);
  await openQueue(page, `?paper=${first?.paper_id}&at=${first?.id}`);
  await page.getByLabel("Reviewing as").fill("Ada Bell");
  await page.getByRole("heading", { name: "Review", exact: true }).click();
  await page.keyboard.press("1");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Night reading");
  await page.keyboard.press("Shift+Enter");
  await expect(page.getByTestId("status")).toHaveText("corrected");
  for (const { id } of together) expect((await readClaim(page, id)).method).toBe("Night reading");
  const { stdout } = await claimboard(["reviews", "export", "--db", board.db]);
  const reviews = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  expect(reviews.find(({ claim_id }) => claim_id === first?.id).corrections[0]).toMatchObject({
    slot: "method",
    made_by: "Ada Bell",
  });
  await page.keyboard.press("z");
  await expect(page.getByText("Undone.")).toBeVisible();
  for (const { id } of together) expect((await readClaim(page, id)).method).not.toBe("Night reading");
});

test("the second of two windows is warned and sees both values", async ({ page, context, board, faults }) => {
  await openQueue(page, "?kind=change");
  const id = (await shownId(page)) ?? "";
  const other = await context.newPage();
  await other.goto(`${board.url}/review?at=${id}`);
  await waitUntilInteractive(other);
  const correct = async (window: Page, model: string) => {
    await window.keyboard.press("2");
    await window.getByRole("combobox", { name: "Model" }).fill(model);
    await window.keyboard.press("Enter");
  };
  await correct(other, "Heron-1B");
  await expect(other.getByTestId("status")).toHaveText("corrected");
  await correct(page, "Heron-2B");
  const row = page.getByRole("alert").getByRole("row", { name: "Model" });
  await expect(row.getByRole("cell").nth(0)).toHaveText("Heron-1B");
  await expect(row.getByRole("cell").nth(1)).toHaveText("Heron-2B");
  expect((await readClaim(page, id)).model).toBe("Heron-1B");
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("combobox")).toHaveCount(0);
  expect((await readClaim(page, id)).model).toBe("Heron-2B");
  await other.close();
  expect(faults.splice(0).every((fault) => fault.includes("409"))).toBe(true);
});

test("a missed claim is added at its number, survives re-extraction, moves to another board and is deleted", async ({
  page,
  board,
}) => {
  const paper = findLargestGroup(board.claims, ({ paper_id }) => paper_id)[0]?.paper_id ?? "";
  await page.goto(`/papers/${paper}`);
  await waitUntilInteractive(page);
  await page.getByTestId("abstract").evaluate((abstract) => {
    const number = abstract.querySelector("mark[data-slot=after]");
    if (number) window.getSelection()?.selectAllChildren(number);
  });
  await page.getByRole("button", { name: "Add claim" }).click();
  const form = page.getByRole("form", { name: "Add a claim" });
  await expect(form.getByLabel("After", { exact: true })).not.toHaveValue("");
  await form.getByLabel("Benchmarks").fill("Owl Nests");
  await form.getByRole("button", { name: "Add claim" }).click();
  await expect(form).toBeHidden();
  const card = page.locator("[data-claim-id]").filter({ hasText: "Owl Nests" });
  await expect(card).toBeVisible();
  const id = (await card.getAttribute("data-claim-id")) ?? "";
  expect(await readClaim(page, id)).toMatchObject({ rule: "manual", status: "accepted", benchmarks: ["Owl Nests"] });

  const added = await readClaim(page, id);
  const { code, stderr } = await claimboard(["reextract", "--db", board.db]);
  expect(code, stderr).toBe(0);
  expect(await readClaim(page, id)).toEqual(added);

  const folder = temporaryFolder();
  const [file, copy] = [join(folder.path, "reviews.ndjson"), join(folder.path, "copy.db")];
  expect((await claimboard(["reviews", "export", "-o", file, "--db", board.db])).code).toBe(0);
  expect((await claimboard(["import", join("samples", "papers.jsonl"), "--db", copy])).code).toBe(0);
  const imported = await claimboard(["reviews", "import", file, "--db", copy]);
  expect(imported.code, imported.stderr).toBe(0);
  const again = await claimboard(["reviews", "import", file, "--db", copy]);
  expect(again.stdout).toMatch(/^reviews: 0 applied, \d+ unchanged/);
  writeFileSync(file, readFileSync(file, "utf8").replaceAll('"sentence":"', '"sentence":"Not '));
  expect(await claimboard(["reviews", "import", file, "--db", copy])).toMatchObject({ code: 1 });
  folder.remove();

  await card.getByRole("link").click();
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(new RegExp(`/papers/${paper}$`));
  await expect(card).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Removed claims" })).toBeVisible();
});

test("twenty claims are decided with one key each, and undone with one", async ({ page }) => {
  await openQueue(page);
  const start = await remaining(page);
  expect(start).toBeGreaterThan(25);
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  const decided: string[] = [];
  const since = Date.now();
  for (let n = 0; n < 20; n++) {
    const id = (await shownId(page)) ?? "";
    await press(n % 4 === 3 ? "r" : "a");
    // At once, unlike `expect.poll`, which waits longer each time.
    await page.waitForFunction((last) => {
      const shown = document.querySelector("article[data-claim-id]")?.getAttribute("data-claim-id");
      return shown !== undefined && shown !== last;
    }, id);
    decided.push(id);
  }
  expect(presses).toBe(20);
  // 20 a minute leave three seconds for each, and the page must take only a part of them.
  expect((Date.now() - since) / 20).toBeLessThan(2000);
  expect(new Set(decided).size).toBe(20);
  expect(await remaining(page)).toBe(start - 20);
  expect((await readClaim(page, decided[0] ?? "")).status).toBe("accepted");
  expect((await readClaim(page, decided[3] ?? "")).status).toBe("rejected");

  await press("z");
  await expect.poll(() => shownId(page)).toBe(decided[19]);
  await expect(page.getByTestId("remaining")).toHaveText(`${start - 19} claims left`);
  expect((await readClaim(page, decided[19] ?? "")).status).toBe("extracted");
  // The decisions of before a reload can be undone as well.
  await page.reload();
  await waitUntilInteractive(page);
  expect(await shownId(page)).toBe(decided[19]);
  await press("z");
  await expect.poll(() => shownId(page)).toBe(decided[18]);
  expect(await remaining(page)).toBe(start - 18);
});

test("the place, what is skipped and what was shown before are kept", async ({ page }) => {
  await openQueue(page);
  const first = await shownId(page);
  await page.keyboard.press("j");
  await expect.poll(() => shownId(page)).not.toBe(first);
  const second = await shownId(page);
  await expect(page).toHaveURL(new RegExp(`at=${second}`));
  await page.reload();
  await waitUntilInteractive(page);
  expect(await shownId(page)).toBe(second);
  await page.keyboard.press("s");
  await expect.poll(() => shownId(page)).not.toBe(second);
  await expect(page.getByText("1 skipped")).toBeVisible();
  await page.keyboard.press("k");
  await expect.poll(() => shownId(page)).toBe(second);
  await page.getByRole("button", { name: "Show skipped" }).click();
  await expect(page.getByText("1 skipped")).toBeHidden();
});

test("the page has no accessibility barriers, also with an open editor, the form and the keys", async ({ page }) => {
  await openQueue(page);
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    expect(await findBarriers(page)).toEqual([]);
  }
  await page.keyboard.press("4");
  await expect(page.getByRole("option").first()).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("n");
  await expect(page.getByRole("form", { name: "Add a claim" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
});

test("reviews whose paper is gone are listed, and deleted on request", async ({ page, board }) => {
  await openQueue(page);
  const { stdout } = await claimboard(["imports", "list", "--json", "--db", board.db]);
  for (const line of stdout.trim().split("\n"))
    expect((await claimboard(["imports", "undo", JSON.parse(line).source, "--db", board.db])).code).toBe(0);
  await page.reload();
  await page.getByText(/reviews? without a claim/).click();
  const items = page.getByRole("region", { name: "Reviews without a claim" }).locator("li[data-claim-id]");
  const count = await items.count();
  expect(count).toBeGreaterThan(0);
  await expect(items.first()).toContainText("The paper is not on this board.");
  await expect(items.first().locator("blockquote")).toHaveText(/\w{3}/);
  await items.first().getByRole("button", { name: "Delete review" }).click();
  await expect(items).toHaveCount(count - 1);
});
