import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { comeBack } from './driver/comeBack.ts';
import { untilFocused } from './driver/focus.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { goBack, historyIndex } from './driver/tabHistory.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember } = setup;

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search keywords' });
const choose = async (page: Page, button: string, item: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Keywords' }).getByRole('rowheader').allInnerTexts();

/** Saves a search, sorted by volume, under a name; returns the searched text. */
async function saveView(page: Page, name: string): Promise<string> {
  const first = page.getByRole('table', { name: 'Keywords' }).getByRole('rowheader').first();
  const word = (await first.innerText()).trim().split(/\s+/)[0] ?? '';
  await search(page).fill(word);
  await page
    .getByRole('columnheader', { name: /^Volume/ })
    .getByRole('button')
    .first()
    .click();
  await choose(page, 'Views', 'Save view…');
  const dialog = page.getByRole('dialog', { name: 'Save view' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `View: ${name}` }).waitFor();
  return word;
}

it('keeps search and filter in the address and applies them after a reload', async () => {
  const { page } = setup;
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first();
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true }).first();
  await openAsMember('/keyword-research');
  await page.getByRole('row').nth(2).waitFor();
  const all = (await rows(page)).length;
  await search(page).fill('Bread');
  await button('Filters').click();
  await box('Low').click();
  await box('Medium').click();
  const address = at('/keyword-research?q=Bread&level=LOW&level=MEDIUM');
  await expectAt(address);
  const found = await rows(page);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThan(all);
  for (const name of found) expect(name.toLowerCase()).toContain('bread');
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => rows(page)).toEqual(found);
  await expectAt(address);
  expect(await search(page).inputValue()).toBe('Bread');
  await button('Filters (1)').click();
  expect(await box('Low').isChecked()).toBe(true);
});

it('keeps a view through a reload, in another tab and in the palette, and shares it with who is at the business', async () => {
  const { ada } = setup;
  const { page, context } = ada;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsMember('/keyword-research', { onboardingStage: 'done' });
  const business = (await ada.localStorageValues())['businessInfo'] ?? '';
  const other = await context.newPage();
  await other.goto(at('/keyword-research'));
  await other.getByRole('button', { name: 'Views', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Whole list' }).waitFor();
  await page.bringToFront();
  const word = await saveView(page, 'Shared view');
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('Shared view');
  const shown = await rows(page);
  // The other tab shows it when somebody looks at it.
  await other.bringToFront();
  await comeBack(other);
  await other.getByRole('menuitem', { name: 'Shared view' }).waitFor();
  await other.close();
  await page.bringToFront();

  await page.reload();
  await page.getByRole('button', { name: 'View: Shared view' }).waitFor();
  await expect.poll(() => rows(page)).toEqual(shown);

  await page.goto(at('/users'));
  await page.getByRole('table', { name: 'Users' }).getByRole('rowheader').first().waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await untilFocused(page.getByRole('combobox'));
  await page.keyboard.type('shared v');
  await page.getByRole('option', { name: 'Keywords: Shared view' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/keyword-research');
  await expect.poll(() => search(page).inputValue()).toBe(word);
  await expect.poll(() => rows(page)).toEqual(shown);

  await choose(page, 'View: Shared view', 'Copy link');
  await expectText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const depth = await historyIndex(ada.page);

  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectText('Ben');
  await goBack(ada.page, (await historyIndex(ada.page)) - depth);
  await expectAt(at('/keyword-research'));
  await expectText('Ben');
  expect(await page.content()).not.toContain('Shared view');

  await page.evaluate((info) => localStorage.setItem('businessInfo', info), business);
  await page.evaluate(() => localStorage.setItem('onboardingStage', 'done'));
  await page.goto(at('/keyword-research'));
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Whole list' }).waitFor();
  await page.getByRole('menuitem', { name: 'Shared view' }).waitFor();

  await page.goto(link);
  await expect.poll(() => search(page).inputValue()).toBe(word);
  await expect.poll(() => rows(page)).toEqual(shown);
  await page.getByRole('button', { name: 'View: Shared view' }).waitFor();
});
