import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';

/** More Tab stops than any page of the journeys has: a list has some in each row. */
const maxTabStops = 600;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Presses Tab until the element has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < maxTabStops; stops += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${String(target)}.`);
}

/** Goes to the element with Tab and presses Enter. */
export async function choose(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Waits until the element has the focus. A dialog is visible before its field has it, and text typed then is lost. */
export const untilFocused = (target: Locator): Promise<void> =>
  expect.poll(() => hasFocus(target)).toBe(true);
