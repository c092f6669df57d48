import { listShownColumns } from "./claims-table";
import { waitUntilInteractive } from "./interactive";
import { expect, test } from "./writable-board";

test("a view is saved, opened, renamed, shared as a link and deleted", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const views = page.getByRole("list", { name: "Views saved on this board" });
  const open = () => page.getByRole("button", { name: "Views" }).click();
  await page.goto("/claims?kind=change&pin=1&density=compact&sort=-points&cols=model,points");
  await waitUntilInteractive(page);
  const kept = new URL(page.url()).searchParams.toString();
  await open();
  await page.getByRole("textbox", { name: "Name of the view" }).fill("Steps up");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(views.getByRole("link", { name: "Steps up" })).toBeVisible();

  await page.goto("/claims");
  await waitUntilInteractive(page);
  await open();
  await views.getByRole("link", { name: "Steps up" }).click();
  await expect.poll(() => listShownColumns(page)).toEqual(["model", "points"]);
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

  await page.getByRole("textbox", { name: "Link to a view to save instead" }).fill(link);
  await expect(page.getByRole("textbox", { name: "Name of the view" })).toHaveValue("Steps up");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(views.getByRole("link", { name: "Steps up" })).toBeVisible();
  await page.getByRole("button", { name: "Delete Steps up" }).click();
  await expect(views).toBeHidden();
});

test("a view by keyboard: focus is kept, actions are announced, and a deletion can be undone", async ({
  page,
  request,
  board,
}) => {
  const keep = (name: string, query: string) =>
    request.post(`${board.url}/views.json`, { data: { name, query }, headers: { origin: board.url } });
  await keep("By night", "size=-3");
  await page.goto("/claims");
  await waitUntilInteractive(page);
  await page.getByRole("button", { name: "Views" }).click();
  const panel = page.getByRole("dialog", { name: "Saved views" });
  const link = (name: string) => panel.getByRole("link", { name, exact: true });
  const press = (name: string) => panel.getByRole("button", { name, exact: true }).press("Enter");
  const said = panel.getByRole("status");
  await expect(link("By night")).toBeVisible();
  // Another window saves another query under the name.
  await keep("By night", "size=7");
  await press("Rename By night");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("button", { name: "Rename By night" })).toBeFocused();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "New name of By night" }).fill("By day");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Renamed to By day");
  await expect(panel.getByRole("button", { name: "Rename By day" })).toBeFocused();
  await expect(link("By day")).toHaveAttribute("href", "/claims?size=7");
  await press("Delete By day");
  await expect(said).toHaveText("Deleted By day");
  await expect(link("By day")).toHaveCount(0);
  await expect(panel.getByRole("button", { name: "Undo the deletion of By day" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(link("By day")).toHaveAttribute("href", "/claims?size=7");
  await expect(panel.getByRole("button", { name: "Rename By day" })).toBeFocused();
  await press("Delete By day");
  await expect(link("By day")).toHaveCount(0);
});
