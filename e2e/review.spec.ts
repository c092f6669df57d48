import type { Page } from "playwright/test";
import type { ExportedClaim } from "./board";
import { claimboard, SAMPLES, serve } from "./program";
import { expect, test } from "./writable-board";

test.describe.configure({ mode: "serial" });

const find = <T extends { before: number | null; after: number | null }>(claims: readonly T[]): T => {
  const claim = claims.find(({ before, after }) => before === 66.3 && after === 72.9);
  if (!claim) throw new Error("the samples have no such claim");
  return claim;
};

/** Returns a claim that no other test changes. */
const another = (claims: readonly ExportedClaim[]): ExportedClaim => {
  const claim = claims.find(({ before, after, model }) => before !== null && before !== 66.3 && after && model);
  if (!claim) throw new Error("the samples have no such claim");
  return claim;
};

async function openClaim(page: Page, id: string) {
  await page.goto(`/claims?benchmark=mathvista&claim=${id}`);
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  await expect(dialog.getByTestId("evidence-sentence")).toBeVisible();
  return dialog;
}

async function exported(db: string, id: string) {
  const { stdout } = await claimboard(["export", "--db", db, "--where", `id=${id}`, "--to", "ndjson"]);
  return stdout === "" ? undefined : JSON.parse(stdout);
}

test("an accepted claim is marked in the table and the export", async ({ page, board }) => {
  const { id } = find(board.claims);
  const dialog = await openClaim(page, id);
  await dialog.getByRole("button", { name: "Accept" }).click();
  await expect(dialog.getByTestId("status")).toHaveText("accepted");
  await page.keyboard.press("Escape");
  await expect(page.locator(`tr[data-claim-id="${id}"]`).getByRole("img", { name: "accepted" })).toBeVisible();
  expect((await exported(board.db, id)).status).toBe("accepted");
});

test("a corrected slot updates derived values and survives re-extraction", async ({ page, board }) => {
  const { id } = find(board.claims);
  const dialog = await openClaim(page, id);
  await dialog.getByRole("button", { name: "Correct" }).click();
  await dialog.getByRole("textbox", { name: "Before" }).fill("66,4");
  await expect(dialog.getByText("Enter a number such as 72.9")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save correction" })).toBeDisabled();
  await dialog.getByRole("textbox", { name: "Before" }).fill("66.4");
  await dialog.getByRole("textbox", { name: "Model" }).fill("Qwen2.5-VL-32B");
  await dialog.getByRole("button", { name: "Save 2 corrections" }).click();
  await expect(dialog.getByTestId("status")).toHaveText("corrected");
  await expect(dialog.getByText("+6.5").first()).toBeVisible();
  await expect(dialog.getByRole("row", { name: /before/ })).toContainText("corrected");
  const { code, stderr } = await claimboard(["reextract", "--db", board.db]);
  expect(code, stderr).toBe(0);
  const corrected = { before: 66.4, points: 6.5, model: "Qwen2.5-VL-32B", model_id: "qwen2.5-vl-32b", size_b: 32 };
  expect(await exported(board.db, id)).toMatchObject({ ...corrected, status: "corrected" });
});

test("a correction is undone, and the history lists every step", async ({ page, board }) => {
  const { id } = find(board.claims);
  const dialog = await openClaim(page, id);
  await dialog.getByRole("button", { name: "Undo correction of Before" }).click();
  await expect(dialog.getByRole("row", { name: /before/ })).toContainText("66.3");
  await dialog.getByRole("button", { name: "Undo correction of Model" }).click();
  await expect(dialog.getByTestId("status")).toHaveText("accepted");
  await expect(dialog.getByTestId("evidence-sentence").locator('mark[data-slot="before"]')).toHaveText(/^66\.3/);
  await dialog.getByText(/^History/).click();
  await expect(dialog.getByText("correction undone").first()).toBeVisible();
  expect(await exported(board.db, id)).toMatchObject({ model_id: "qwen2.5-vl-7b", size_b: 7 });
});

test("a note is kept, and a rejected claim is removed from the table", async ({ page, board }) => {
  const { id } = find(board.claims);
  const dialog = await openClaim(page, id);
  await dialog.getByRole("button", { name: "Add note" }).click();
  await dialog.getByRole("textbox", { name: "Note" }).fill("Only the test split.");
  await dialog.getByRole("button", { name: "Save note" }).click();
  // Immediately, while the note is being saved.
  await dialog.getByRole("button", { name: "Reject" }).click();
  await expect(dialog.getByText("Only the test split.").first()).toBeVisible();
  await expect(dialog.getByTestId("status")).toHaveText("rejected");
  await page.keyboard.press("Escape");
  await expect(page.locator(`tr[data-claim-id="${id}"]`)).toHaveCount(0);
  expect(await exported(board.db, id)).toBeUndefined();
});

test("a claim is accepted, corrected and reset on its page, which shows the state", async ({ page, board }) => {
  const { id, before } = another(board.claims);
  await page.goto(`/claims/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Accept" }).click();
  await expect(main.getByTestId("status")).toHaveText("accepted");
  await expect(main.getByRole("button", { name: "Accept" })).toHaveAttribute("aria-pressed", "true");
  await expect(main.getByText("History (1)")).toBeVisible();
  await main.getByRole("button", { name: "Correct" }).click();
  await main.getByRole("textbox", { name: "Before" }).fill("12.5");
  await main.getByRole("button", { name: "Save correction" }).click();
  await expect(main.getByTestId("status")).toHaveText("corrected");
  await expect(main.getByRole("row", { name: /^before/ })).toContainText("12.5");
  await expect(main.getByRole("row", { name: /^before/ })).toContainText("corrected");
  await expect(main.getByText("History (2)")).toBeVisible();
  expect(await exported(board.db, id)).toMatchObject({ before: 12.5, status: "corrected" });
  await main.getByRole("button", { name: "Undo correction of Before" }).click();
  await expect(main.getByTestId("status")).toHaveText("accepted");
  await expect(main.getByRole("row", { name: /^before/ })).toContainText(String(before));
  await expect(main.getByText("History (3)")).toBeVisible();
  await page.reload();
  await expect(main.getByTestId("status")).toHaveText("accepted");
  expect(await exported(board.db, id)).toMatchObject({ before, status: "accepted" });
});

test("a correction undone while the form is open is not restored by the next one", async ({ page, board }) => {
  const { id, model } = another(board.claims);
  await page.goto(`/claims/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Correct", exact: true }).click();
  await main.getByRole("textbox", { name: "Model" }).fill("Wrong-9B");
  await main.getByRole("button", { name: "Save correction" }).click();
  await expect(main.getByTestId("status")).toHaveText("corrected");
  await main.getByRole("button", { name: "Correct", exact: true }).click();
  await main.getByRole("textbox", { name: "Method" }).fill("Slow thinking");
  await main.getByRole("button", { name: "Undo correction of Model" }).click();
  await expect(main.getByRole("textbox", { name: "Model" })).toHaveValue(String(model));
  await expect(main.getByRole("textbox", { name: "Method" })).toHaveValue("Slow thinking");
  await main.getByRole("button", { name: "Save correction" }).click();
  await expect(main.getByTestId("status")).toHaveText("corrected");
  expect(await exported(board.db, id)).toMatchObject({ method: "Slow thinking", model, status: "corrected" });
});

test("a long corrected name does not break the words next to it on a phone", async ({ page, board }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { id } = another(board.claims);
  await page.goto(`/claims/${id}`);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Correct", exact: true }).click();
  await main.getByRole("textbox", { name: "Model" }).fill("A policy of several agents with depth and sound ".repeat(5));
  await main.getByRole("button", { name: "Save correction" }).click();
  const undo = main.getByRole("button", { name: "Undo correction of Model" });
  await expect(undo).toBeVisible();
  expect((await undo.boundingBox())?.height).toBeLessThan(30);
  const found = main
    .getByRole("row", { name: /^model/ })
    .getByRole("cell")
    .last();
  expect((await found.boundingBox())?.width).toBeGreaterThan(45);
  await undo.click();
  await expect(undo).toHaveCount(0);
});

test("a review by keyboard keeps its position", async ({ page, board }) => {
  await page.goto(`/claims/${another(board.claims).id}`);
  const main = page.getByRole("main");
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const press = async (name: string) => {
    await button(name).focus();
    await page.keyboard.press("Enter");
  };
  const verdict = await button("Accept").getAttribute("aria-pressed");
  await press("Accept");
  await expect(button("Accept")).toHaveAttribute("aria-pressed", verdict === "true" ? "false" : "true");
  await expect(button("Accept")).toBeFocused();
  await press("Correct");
  await main.getByRole("textbox", { name: "Baseline" }).fill("Owl");
  await page.keyboard.press("Enter");
  await expect(main.getByRole("form", { name: "Correct the claim" })).toHaveCount(0);
  await expect(button("Correct")).toBeFocused();
  await press("Undo correction of Baseline");
  await expect(button("Undo correction of Baseline")).toHaveCount(0);
  await expect(button("Correct")).toBeFocused();
  await press("Add note");
  await expect(main.getByRole("textbox", { name: "Note" })).toBeFocused();
  await page.keyboard.type("Of the test split.");
  await press("Save note");
  await expect(button("Edit note")).toBeFocused();
});

test("a correction or note that conflicts with another window is reported first", async ({
  page,
  context,
  board,
  faults,
}) => {
  const { id } = another(board.claims);
  await page.goto(`/claims/${id}`);
  const other = await context.newPage();
  await other.goto(`${board.url}/claims/${id}`);
  const save = async (window: Page, model: string) => {
    const form = window.getByRole("form", { name: "Correct the claim" });
    if ((await form.count()) === 0) await window.getByRole("button", { name: "Correct", exact: true }).click();
    await form.getByRole("textbox", { name: "Model" }).fill(model);
    await form.getByRole("button", { name: "Save correction" }).click();
  };
  const conflict = page.getByRole("alert").filter({ hasText: "Nothing was changed yet" });
  await save(other, "Heron-1B");
  await expect(other.getByRole("row", { name: /^model/ })).toContainText("Heron-1B");
  await save(page, "Heron-2B");
  await expect(conflict).toContainText("→ Heron-1B");
  await expect(page.getByRole("row", { name: /^model/ })).toContainText("Heron-1B");
  await expect(page.getByRole("textbox", { name: "Model" })).toHaveValue("Heron-2B");
  expect((await exported(board.db, id)).model).toBe("Heron-1B");
  await page.getByRole("button", { name: "Save correction" }).click();
  await expect(page.getByRole("row", { name: /^model/ })).toContainText("Heron-2B");
  await expect(conflict).toHaveCount(0);
  expect((await exported(board.db, id)).model).toBe("Heron-2B");

  const note = async (window: Page, text: string) => {
    await window.getByRole("button", { name: /note$/ }).click();
    await window.getByRole("textbox", { name: "Note" }).fill(text);
    await window.getByRole("button", { name: "Save note" }).click();
  };
  await other.reload();
  await note(page, "It is the first table.");
  await expect(page.getByText("It is the first table.").first()).toBeVisible();
  await note(other, "It is the second table.");
  await expect(other.getByRole("alert").filter({ hasText: "Nothing was changed yet" })).toContainText(
    "the first table",
  );
  await expect(other.getByRole("textbox", { name: "Note" })).toHaveValue("It is the second table.");
  await other.close();
  // The expected error responses.
  expect(faults.splice(0).every((fault) => fault.includes("409"))).toBe(true);
});

test("unsaved text is restored after closing the evidence", async ({ page, board }) => {
  const { id } = another(board.claims);
  await page.goto(`/claims?id=${id}&claim=${id}`);
  const dialog = page.getByRole("dialog", { name: "Evidence" });
  const form = dialog.getByRole("form", { name: "Correct the claim" });
  const metric = dialog.getByRole("textbox", { name: "Metric" });
  const note = dialog.getByRole("textbox", { name: "Note" });
  await dialog.getByRole("button", { name: "Correct", exact: true }).click();
  await metric.fill("wing beats");
  await dialog.getByRole("button", { name: /note$/ }).click();
  await note.fill("Half a thought");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.locator(`tr[data-claim-id="${id}"] [data-column="size_b"]`).click();
  await expect(metric).toHaveValue("wing beats");
  await dialog.getByRole("button", { name: "Close evidence" }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/claims?claim=${id}`);
  await expect(metric).toHaveValue("wing beats");
  await expect(note).toHaveValue("Half a thought");
  await page.goto(`/claims?claim=${find(board.claims).id}`);
  await expect(dialog.getByRole("button", { name: "Correct", exact: true })).toBeVisible();
  await expect(form).toHaveCount(0);
  await page.goto(`/claims?claim=${id}`);
  await form.getByRole("button", { name: "Cancel" }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.reload();
  await expect(dialog.getByRole("button", { name: "Correct", exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toHaveCount(0);
});

test("writes from other sites and to a read-only board are rejected", async ({ board, request, faults }) => {
  const { id } = find(board.claims);
  const data = { action: "verdict", verdict: "accepted" };
  const post = (url: string, headers: Record<string, string>, path = `/claims/${id}/review`) =>
    request.post(url + path, { data, headers });
  const foreign = { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  expect((await post(board.url, foreign)).status()).toBe(403);
  expect((await post(board.url, { origin: board.url, host: "elsewhere.example" })).status()).toBe(403);
  expect((await post(board.url, foreign, "/imports/store?name=x")).status()).toBe(403);
  expect((await post(board.url, foreign, `/imports/undo?source=${SAMPLES[0]}`)).status()).toBe(403);
  expect((await post(board.url, { origin: board.url }, "/claims/nothing/review")).status()).toBe(404);
  const shown = await serve(["--db", board.db, "--port", "0", "--read-only"]);
  expect((await post(shown.url, { origin: shown.url })).status()).toBe(403);
  expect((await post(shown.url, { origin: shown.url }, "/imports/store?name=x")).status()).toBe(403);
  expect(await (await request.get(`${shown.url}/imports`)).text()).toContain("read-only");
  await shown.stop();
  const open = await serve(["--db", board.db, "--port", "0", "--host", "0.0.0.0"]);
  expect((await post(open.url, { origin: open.url })).status()).toBe(403);
  await open.stop();
  faults.splice(0);
});
