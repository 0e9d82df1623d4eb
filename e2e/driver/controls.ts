import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import type { Locator, Page } from 'playwright';

/** The first control of this name, of those that each row or card has. */
export const firstOf = (
  frame: Page | Locator,
  role: 'button' | 'checkbox' | 'link',
  name: RegExp,
): Locator => frame.getByRole(role, { name }).first();

/** Selects the first row of a table. */
export const selectFirst = (page: Page): Promise<void> =>
  firstOf(page, 'checkbox', /^Select (?!all)/).check();

/** The field with this label. One with suggestions has the role combobox. */
export const fieldIn = (frame: Page | Locator, name: string): Locator =>
  frame.getByRole('textbox', { name }).or(frame.getByRole('combobox', { name }));

/** Texts by the label of their field. */
type Fields = Readonly<Record<string, string>>;

export async function fillIn(frame: Page | Locator, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await fieldIn(frame, label).fill(text);
}

export async function expectFilledIn(frame: Page | Locator, fields: Fields): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await expect.poll(() => fieldIn(frame, label).inputValue()).toBe(text);
}

/** Presses a button that downloads a file; returns the file. */
export async function downloaded(page: Page, name: string | RegExp) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const download = await coming;
  const text = await readFile(await download.path(), 'utf8');
  return { name: download.suggestedFilename(), text };
}
