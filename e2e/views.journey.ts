import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';
import { untilFocused } from './driver/untilFocused.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectAt, expectText } = setup;
const at = (path: string) => setup.at('demo', path);

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search keywords' });
const choose = async (page: Page, button: string, item: string) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
};
const rows = (page: Page) =>
  page.getByRole('table', { name: 'Keywords' }).getByRole('rowheader').allInnerTexts();

/** Saves a search, sorted by volume, as 'Best of all'; returns the searched text. */
async function saveView(page: Page): Promise<string> {
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
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Best of all');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'View: Best of all' }).waitFor();
  return word;
}

it('keeps a view through a reload, in another tab and in the palette', async () => {
  const { page, context } = setup.ada;
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  const other = await context.newPage();
  await other.goto(at('/keyword-research'));
  await other.getByRole('button', { name: 'Views', exact: true }).click();
  await other.getByRole('menuitem', { name: 'Whole list' }).waitFor();
  await page.bringToFront();
  const word = await saveView(page);
  await expect
    .poll(() => new URL(page.url()).searchParams.get('view'), waitOptions)
    .toBe('Best of all');
  const shown = await rows(page);
  // The open menu in the other tab shows it at once.
  await other.getByRole('menuitem', { name: 'Best of all' }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: 'View: Best of all' }).waitFor();
  await expect.poll(() => rows(page), waitOptions).toEqual(shown);

  await page.goto(at('/users'));
  await page.getByRole('table', { name: 'Users' }).getByRole('rowheader').first().waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await untilFocused(page.getByRole('combobox'));
  await page.keyboard.type('best of');
  await page.getByRole('option', { name: 'Keywords: Best of all' }).click();
  await expect.poll(() => new URL(page.url()).pathname, waitOptions).toBe('/keyword-research');
  await expect.poll(() => search(page).inputValue(), waitOptions).toBe(word);
  await expect.poll(() => rows(page), waitOptions).toEqual(shown);
});

it('shares a view by its link, and nothing else with whoever signs in next', async () => {
  const { ada } = setup;
  const { page, context } = ada;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  const business = (await ada.localStorageValues())['businessInfo'] ?? '';
  const word = await saveView(page);
  const shown = await rows(page);
  await choose(page, 'View: Best of all', 'Copy link');
  await expectText('Link copied');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const depth = await ada.historyIndex();

  await ada.logOut();
  await expectAt(signInPage);
  await ada.signIn('ben@acme.example', 'Ben');
  await expectText('Ben');
  await ada.goBack((await ada.historyIndex()) - depth);
  await expectAt(at('/keyword-research'));
  await expectText('Ben');
  expect(await page.content()).not.toContain('Best of all');

  await page.evaluate((info) => localStorage.setItem('businessInfo', info), business);
  await page.evaluate(() => localStorage.setItem('onboardingStage', 'done'));
  await page.goto(at('/keyword-research'));
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Whole list' }).waitFor();
  expect(await page.getByRole('menuitem').allInnerTexts()).toEqual(['Whole list']);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ControlOrMeta+k');
  await untilFocused(page.getByRole('combobox'));
  await page.keyboard.type('best of all');
  await expectText('Nothing found');

  await page.goto(link);
  await expect.poll(() => search(page).inputValue(), waitOptions).toBe(word);
  await expect.poll(() => rows(page), waitOptions).toEqual(shown);
  await choose(page, 'View: Best of all', 'Save view…');
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name' });
  expect(await name.inputValue()).toBe('Best of all');
});

it('shows that the view was changed together with the rows after a reload on a phone, and does not move them', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/keyword-research', { onboardingStage: 'done' });
  await saveView(page);
  await page
    .getByRole('columnheader', { name: /^Volume/ })
    .getByRole('button')
    .first()
    .click();
  const changes = page.getByRole('group', { name: 'Changes of “Best of all”' });
  await changes.waitFor();
  await expect
    .poll(() => new URL(page.url()).searchParams.get('sort'), waitOptions)
    .not.toBe('-volume');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const look = () => {
      const row = document.querySelector('table th[scope=row]');
      if (row === null) return void requestAnimationFrame(look);
      document.documentElement.dataset['rowAt'] = String(row.getBoundingClientRect().top);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await changes.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const { y } =
    (await page
      .getByRole('table', { name: 'Keywords' })
      .getByRole('rowheader')
      .first()
      .boundingBox()) ?? {};
  expect(await page.locator('html').getAttribute('data-row-at')).toBe(String(y));
});
