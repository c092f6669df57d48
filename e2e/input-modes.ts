import { expect, type Locator, type Page } from "playwright/test";

/** Input mode of a test: mouse, or keyboard only. */
export interface InputMode {
  readonly name: string;
  readonly press: (page: Page, what: Locator) => Promise<void>;
  readonly toggle: (page: Page, box: Locator) => Promise<void>;
  readonly type: (page: Page, field: Locator, text: string) => Promise<void>;
  /** Activates a heading of the table. */
  readonly sort: (page: Page, heading: Locator) => Promise<void>;
}

const MAX_STEPS = 250;

const isFocused = (target: Locator): Promise<boolean> => target.evaluate((node) => node === document.activeElement);

/** Presses one key until an element has the focus. */
async function moveFocus(page: Page, key: string, to: Locator): Promise<void> {
  await expect(to).toBeVisible();
  for (let step = 0; step < MAX_STEPS && !(await isFocused(to)); step += 1) await page.keyboard.press(key);
  await expect(to).toBeFocused();
}

const mouse: InputMode = {
  name: "with the mouse",
  press: (_, target) => target.click(),
  toggle: (_, box) => box.click(),
  type: async (_, field, text) => {
    await field.click();
    await field.fill(text);
  },
  sort: (_, heading) => heading.click(),
};

const keyboard: InputMode = {
  name: "with the keyboard",
  press: async (page, target) => {
    await moveFocus(page, "Tab", target);
    await page.keyboard.press("Enter");
  },
  toggle: async (page, box) => {
    await moveFocus(page, "Tab", box);
    await page.keyboard.press("Space");
  },
  type: async (page, field, text) => {
    await moveFocus(page, "Tab", field);
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text);
  },
  // The table is one Tab stop; arrow keys move from its cell to the headings.
  sort: async (page, heading) => {
    await moveFocus(page, "Tab", page.locator('[data-cell][tabindex="0"]'));
    const headings = page.locator("th:has(:focus)");
    for (let step = 0; step < MAX_STEPS && (await headings.count()) === 0; step += 1)
      await page.keyboard.press("ArrowUp");
    await moveFocus(page, "ArrowRight", heading);
    await page.keyboard.press("Enter");
  },
};

export const INPUT_MODES = [mouse, keyboard] as const;
