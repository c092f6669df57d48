import { expect, type Locator, type Page } from "playwright/test";

/** How a person works the pages: with the mouse, or with nothing but the keyboard. */
export interface Hands {
  readonly name: string;
  readonly press: (page: Page, what: Locator) => Promise<void>;
  readonly tick: (page: Page, box: Locator) => Promise<void>;
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>;
  /** Presses a heading of the table. */
  readonly sort: (page: Page, heading: Locator) => Promise<void>;
}

const MOST_STEPS = 250;

const isFocused = (what: Locator): Promise<boolean> => what.evaluate((node) => node === document.activeElement);

/** Walks to something with one key, as far as it takes. */
async function walk(page: Page, key: string, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let step = 0; step < MOST_STEPS && !(await isFocused(to)); step += 1) await page.keyboard.press(key);
  await expect(to).toBeFocused();
}

const mouse: Hands = {
  name: "with the mouse",
  press: (_, what) => what.click(),
  tick: (_, box) => box.click(),
  type: async (_, field, text) => {
    await field.click();
    await field.fill(text);
  },
  sort: (_, heading) => heading.click(),
};

const keyboard: Hands = {
  name: "with the keyboard",
  press: async (page, what) => {
    await walk(page, "Tab", what);
    await page.keyboard.press("Enter");
  },
  tick: async (page, box) => {
    await walk(page, "Tab", box);
    await page.keyboard.press("Space");
  },
  type: async (page, field, text) => {
    await walk(page, "Tab", field);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  },
  // One cell is on the way of Tab; the arrows lead from there to the headings.
  sort: async (page, heading) => {
    await walk(page, "Tab", page.locator('[data-cell][tabindex="0"]'));
    const headings = page.locator("th:has(:focus)");
    for (let step = 0; step < MOST_STEPS && (await headings.count()) === 0; step += 1)
      await page.keyboard.press("ArrowUp");
    await walk(page, "ArrowRight", heading);
    await page.keyboard.press("Enter");
  },
};

export const HANDS = [mouse, keyboard] as const;
