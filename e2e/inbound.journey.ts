import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { readPasted } from '#domain/lists/sheet.ts';
import { downloaded } from './driver/controls.ts';
import { choose, tabTo, untilFocused } from './driver/focus.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember } = setup;

const keyword = 'rolls before dawn';
const title = 'Who bakes while you sleep';

const grid = (page: Page) => page.getByRole('table', { name: 'Keywords' });
const row = (page: Page, name = keyword) => grid(page).getByRole('row').filter({ hasText: name });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search keywords' });
const rowNames = (page: Page) => grid(page).getByRole('rowheader').allTextContents();

/** The text of the keyword's row in one column. */
async function cell(page: Page, heading: string): Promise<string> {
  const heads = await grid(page).getByRole('columnheader').allInnerTexts();
  const place = heads.findIndex((text) => text.trim() === heading);
  expect(place, `the place of ${heading} among ${heads.join()}`).toBeGreaterThan(-1);
  return row(page).locator('td, th[scope=row]').nth(place).innerText();
}

/** Adds the keyword with the keyboard alone and finds it in the table. */
async function addByKeyboard(page: Page): Promise<void> {
  await choose(page, page.getByRole('button', { name: 'Add Custom', exact: true }));
  const dialog = page.getByRole('dialog', { name: 'Add custom keyword' });
  await untilFocused(dialog.getByLabel('Keyword term'));
  await page.keyboard.type(keyword);
  await page.keyboard.press('Enter');
  const invalid = 'Please fill all required fields with valid values.';
  await expect.poll(() => dialog.getByRole('alert').innerText()).toBe(invalid);
  const figures = {
    'Search volume': '990000',
    'Competition index': '12',
    Trend: '-3',
    'Low bid': '0,4',
    'High bid': '1.5',
    Region: 'Ireland',
  };
  for (const [label, text] of Object.entries(figures)) {
    await tabTo(page, dialog.getByLabel(label));
    await page.keyboard.type(text);
  }
  const level = dialog.getByRole('button', { name: 'Competition level' });
  await tabTo(page, level);
  await page.keyboard.press('ArrowDown');
  await page.locator('[role=option][data-focus]', { hasText: 'Very low' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => level.innerText()).toBe('Very low');
  await tabTo(page, dialog.getByLabel('Region'));
  expect(await dialog.getByRole('alert').count()).toBe(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => dialog.count()).toBe(0);
  // The key of the search works once the dialog is gone and its opener has the focus again.
  await untilFocused(page.getByRole('button', { name: 'Add Custom' }));
  await page.keyboard.press('/');
  await untilFocused(search(page));
  await page.keyboard.type(keyword);
  await row(page).waitFor();
  expect(await cell(page, 'Low Bid')).toBe('0.40');
  expect(await cell(page, 'Competition Level')).toBe('Very low');
}

/** Deletes the keyword and undoes the deletion, with the keyboard alone. */
async function deleteAndUndo(page: Page): Promise<void> {
  await choose(page, page.getByRole('button', { name: `Delete ${keyword}` }));
  const question = page.getByRole('alertdialog');
  await expect
    .poll(() => question.innerText())
    .toContain('Are you sure you want to delete this keyword?');
  await choose(page, question.getByRole('button', { name: 'Delete', exact: true }));
  await expect.poll(() => row(page).count()).toBe(0);
  await page.keyboard.press('F6');
  await choose(page, page.getByRole('button', { name: 'Undo', exact: true }));
  await row(page).waitFor();
  expect(await cell(page, 'Volume')).toBe('990,000');
}

it('leads from an added keyword to an idea, its brief as a file, and Done', async () => {
  const { ada, page } = setup;
  await openAsMember('/keyword-research');
  await row(page, '').nth(2).waitFor();
  await addByKeyboard(page);
  await deleteAndUndo(page);

  await search(page).fill('');
  const ticks = page.getByRole('checkbox', { name: /^Select (?!all)/ });
  await ticks.nth(1).check();
  await ticks.nth(2).check();
  const sheet = await downloaded(page, 'Export CSV');
  expect(sheet.name).toBe('keywords.csv');
  expect(sheet.text.startsWith('\uFEFF')).toBe(true);
  const names = await rowNames(page);
  expect(readPasted(sheet.text).map(([first]) => first)).toEqual(['Keywords', names[1], names[2]]);

  await ada.press('Content Ideas');
  await expectAt(at('/content-research'));
  await ada.press('Show them');
  await ada.press(`Add an idea for “${keyword}”`);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('A first title');
  await dialog.getByRole('textbox', { name: 'Content outline' }).fill('The first tray is at two');
  await dialog.getByRole('button', { name: 'Add Content' }).click();
  await ada.press('Edit “A first title”');
  await dialog.getByRole('textbox', { name: 'Title' }).fill(title);
  await dialog.getByRole('button', { name: 'Save' }).click();

  await ada.press(`Publish “${title}”`);
  const brief = page.getByRole('dialog', { name: title });
  await expect.poll(() => brief.innerText()).toContain('The first tray is at two');
  expect(await brief.innerText()).toMatch(new RegExp(`${keyword}\\s+990,000\\s+Very low`));
  const file = await downloaded(page, 'Download');
  expect(file.name).toBe('who-bakes-while-you-sleep.md');
  expect(file.text).toContain(`# ${title}\n`);
  expect(file.text).toContain(`| ${keyword} | 990,000 | Very low | 0.40 | 1.50 |`);
  await brief.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'Back to keywords' }).click();
  await expectAt(at('/keyword-research'));
  await search(page).fill(keyword);
  await row(page).waitFor();
  await expect.poll(() => cell(page, 'Ideas')).toBe('1');
  await ada.press('Content Ideas');
  await expectText(title);
  await ada.press('Done');
  await expectAt(at('/dashboard'));
});

it('opens the next page right after typing in the search, though its code loads slowly', async () => {
  const { page } = setup;
  await page.route(/ContentResearchContainer/, async (route) => {
    await page.waitForFunction(() => location.pathname === '/content-research');
    // Longer than the delay after which a search is written to the address.
    await page.clock.fastForward(600);
    await route.continue();
  });
  await page.clock.install();
  await openAsMember('/keyword-research');
  await search(page).pressSequentially('bread', { delay: 0 });
  await page.getByRole('button', { name: 'Content Ideas', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Content Ideas' }).waitFor();
  await expectAt(at('/content-research'));
});
