import { expect, test } from "./board";
import { waitUntilInteractive } from "./interactive";

const SENTENCE = "Owl-7B reaches 61.5% on GSM8K, up from 52.5%. ";

for (const [name, text, address] of [
  ["a text that fits into a link", SENTENCE, /abstract=/],
  ["a text that is too long for a link", SENTENCE.repeat(180), /\/try$/],
] as const) {
  test(`${name} is kept after a reload, and stays cleared`, async ({ page }) => {
    await page.goto("/try");
    await waitUntilInteractive(page);
    const abstract = page.getByRole("textbox", { name: "Abstract" });
    await abstract.fill(text);
    await expect(page).toHaveURL(address);
    await page.reload();
    await expect.poll(() => abstract.inputValue()).toHaveLength(text.length);
    await page.getByRole("button", { name: "Clear" }).click();
    await expect(page).toHaveURL(/\/try$/);
    await page.reload();
    await waitUntilInteractive(page);
    await expect(abstract).toHaveValue("");
    await page.getByRole("button", { name: "Example" }).click();
    await expect(abstract).toHaveValue(/Lantern/);
  });
}

test("the text of a link takes precedence over the stored text", async ({ page }) => {
  await page.goto("/try");
  await waitUntilInteractive(page);
  const abstract = page.getByRole("textbox", { name: "Abstract" });
  await abstract.fill(SENTENCE);
  await page.goto("/");
  await page.goto("/try#abstract=It+gains+3%25.");
  await expect(abstract).toHaveValue("It gains 3%.");
});

test("the page shows the claims of its example before the extractor is loaded, and loads it for another text", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.url());
  });
  await page.goto("/try");
  await waitUntilInteractive(page);
  const summary = page.getByTestId("try-summary");
  await expect(summary).toHaveText(/^5\sclaims/);
  const initial = scripts.length;
  await page.getByRole("textbox", { name: "Abstract" }).fill(SENTENCE);
  await expect(summary).toHaveText(/^1\sclaim /);
  expect(scripts.length).toBeGreaterThan(initial);
});
