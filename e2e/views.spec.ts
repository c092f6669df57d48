import { shownColumns } from "./claims-table";
import { expect, test } from "./own-board";

test("a view is kept under a name, opened, renamed, handed on as a link and deleted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const views = page.getByRole("list", { name: "Views kept on this board" });
  const open = () => page.getByRole("button", { name: "Views" }).click();
  await page.goto("/claims?kind=change&pin=1&density=compact&sort=-points&cols=model,points");
  await page.waitForLoadState("networkidle");
  const kept = new URL(page.url()).searchParams.toString();
  await open();
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Steps up");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(views.getByRole("link", { name: "Steps up" })).toBeVisible();

  await page.goto("/claims");
  await page.waitForLoadState("networkidle");
  await open();
  await views.getByRole("link", { name: "Steps up" }).click();
  await expect.poll(() => shownColumns(page)).toEqual(["model", "points"]);
  expect(new URL(page.url()).searchParams.toString()).toBe(kept);

  await open();
  await page.getByRole("button", { name: "Copy a link to Steps up" }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole("button", { name: "Rename Steps up" }).click();
  await page.getByRole("textbox", { name: "New name of Steps up" }).fill("Größte Schritte");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect(views.getByRole("link", { name: "Größte Schritte" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Größte Schritte" }).click();
  await expect(views).toBeHidden();

  await page.getByRole("textbox", { name: "Link to a view, in place of this one" }).fill(link);
  await expect(page.getByRole("textbox", { name: "Name of the view" })).toHaveValue("Steps up");
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(views.getByRole("link", { name: "Steps up" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Steps up" }).click();
  await expect(views).toBeHidden();
});
