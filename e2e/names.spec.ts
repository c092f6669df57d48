import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright/test";
import { findBarriers } from "./accessibility";
import { type ExportedClaim, exportClaims } from "./board";
import { claimboard, temporaryFolder } from "./program";
import { expect, test } from "./writable-board";

test.describe.configure({ mode: "serial" });

interface Name {
  readonly kind: string;
  readonly name: string;
  readonly claims: number;
  readonly status: string;
}

async function listNames(db: string): Promise<Name[]> {
  const { stdout } = await claimboard(["names", "list", "--kind", "benchmark", "--json", "--db", db]);
  return stdout.split("\n").flatMap((line): Name[] => (line === "" ? [] : [JSON.parse(line)]));
}

/** The claims with what a decision about names may change. */
async function readClaims({ request }: Page) {
  const text = await (await request.get("/claims.ndjson")).text();
  return text
    .split("\n")
    .filter(Boolean)
    .map((line): ExportedClaim => JSON.parse(line))
    .map(({ id, benchmarks, model, metric, scope }) => ({ id, benchmarks, model, metric, scope }));
}

test("two benchmarks are merged after a preview, and separated again", async ({ page, board }) => {
  const before = await readClaims(page);
  const merged = (await listNames(board.db)).find(({ status, claims }) => status === "new" && claims > 0);
  if (!merged) throw new Error("the samples have no new benchmark");
  await page.goto("/names");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: `Decide on ${merged.name}`, exact: true }).click();
  const dialog = page.getByRole("dialog", { name: `Decide on “${merged.name}”` });
  await expect(dialog.getByLabel("New name")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText("Enter the new name.");
  await dialog.getByLabel("New name").fill("MathVista");
  await page.keyboard.press("Escape");
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^\d+\sclaims? in \d+\spapers? will change\.$/);
  await expect(dialog.getByRole("list", { name: "Claims" })).toContainText(`${merged.name} → MathVista`);
  expect(await findBarriers(page)).toEqual([]);
  expect(await readClaims(page)).toEqual(before);

  await dialog.getByRole("button", { name: "Apply" }).click();
  await expect(dialog).toBeHidden();
  const decisions = page.getByRole("list", { name: "Decisions" });
  await expect(decisions).toContainText(`benchmark “${merged.name}” becomes “MathVista”`);
  const after = await readClaims(page);
  const ids = before.filter(({ benchmarks }) => benchmarks.includes(merged.name)).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(after.find((claim) => claim.id === id)?.benchmarks).toContain("MathVista");
  await page.goto("/claims?benchmark=mathvista");
  for (const id of ids) await expect(page.locator(`tr[data-claim-id="${id}"]`)).toBeVisible();

  await page.goto("/names?show=mapped");
  await expect(page.getByRole("table", { name: "Names" }).getByRole("row", { name: merged.name })).toContainText(
    "→ MathVista",
  );
  await page.getByRole("button", { name: `Undo: benchmark “${merged.name}”` }).click();
  const undo = page.getByRole("dialog");
  await undo.getByRole("button", { name: "Preview" }).click();
  await expect(undo.getByRole("list", { name: "Claims" })).toContainText(`MathVista → ${merged.name}`);
  await undo.getByRole("button", { name: "Undo decision" }).click();
  await expect(undo).toBeHidden();
  await expect(page.getByText("0 decisions in force")).toBeVisible();
  expect(await readClaims(page)).toEqual(before);
});

/** Imports one paper with a result on MathVista. */
async function createBoard(db: string): Promise<void> {
  const input = JSON.stringify({ title: "Owl study", abstract: "Owl-7B reaches 61.2% accuracy on MathVista." });
  const { code, stderr } = await claimboard(["import", "--db", db, "-"], { input });
  expect(code, stderr).toBe(0);
}

// Boards of its own, as other tests of this worker expect the names of the samples.
test("decisions move to another board by a file, once", async () => {
  const folder = temporaryFolder();
  const [file = "", db = "", other = ""] = ["names.tsv", "one.db", "other.db"].map((name) => join(folder.path, name));
  await createBoard(db);
  await createBoard(other);
  const header = "name\tmatch\tmetric\tfamily\titems\taliases\texact_aliases\teditions";
  writeFileSync(file, `${header}\nVista\tcase\t\t\t30\t\tMathVista\n`);
  const first = await claimboard(["names", "import", file, "--db", db]);
  expect(first.code, first.stderr).toBe(0);
  expect(first.stdout).toMatch(/^3 new decisions, 0 known\n1 claim changed in 1 paper\n$/);
  expect((await claimboard(["names", "import", file, "--db", db])).stdout).toMatch(/^0 new decisions, 3 known\n/);
  const exported = await claimboard(["names", "export", "-o", file, "--db", db]);
  expect(exported.code, exported.stderr).toBe(0);
  expect(readFileSync(file, "utf8")).toContain("\nVista\tcase\t\t\t30\t\tMathVista\n");

  expect((await claimboard(["names", "import", file, "--db", other])).code).toBe(0);
  const names = new Set((await exportClaims(other)).flatMap(({ benchmarks }) => benchmarks));
  expect(names).toContain("Vista");
  expect(names).not.toContain("MathVista");

  writeFileSync(file, `${header}\nVista\tcase\tfeathers\n`);
  const wrong = await claimboard(["names", "import", file, "--db", other]);
  expect(wrong.code).toBe(2);
  expect(wrong.stderr).toMatch(/line 2: metric of "Vista": the usual metric must be the id or the name of a metric/);
  folder.remove();
});
