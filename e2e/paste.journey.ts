import { expect, it } from 'vitest';
import type { Page, Route } from 'playwright';
import { readPasted, toCsv } from '#domain/lists/sheet.ts';
import { trickyStrings } from '#mocks/fixtures/trickyStrings.ts';
import { foldText } from '#text/foldText.ts';
import { downloaded } from './driver/controls.ts';
import { shownRows, typeInto } from './driver/inPage.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { expectText, openAsMember } = setup;

/** Holds requests until they are released. */
async function hold(address: string, first = 0) {
  const { context } = setup.ada;
  const waiting: Route[] = [];
  let asked = 0;
  let isHeld = true;
  await context.route(address, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    asked += 1;
    if (!isHeld || asked <= first) return route.continue();
    waiting.push(route);
    return undefined;
  });
  return {
    asked: () => asked,
    waiting: () => waiting.length,
    letGo: async () => {
      isHeld = false;
      // A request of a closed page cannot continue.
      await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

const many = 30;
const grid = (page: Page) => page.getByRole('table', { name: 'Keywords' });
const rowCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount'));

/** Pastes thirty keywords with this name; returns how many rows the table had before. */
async function pasteMany(name: string): Promise<number> {
  const names = Array.from({ length: many }, (_, index) => `${name} number ${index + 1}`);
  const { page, press } = setup.ada;
  await openAsMember('/keyword-research');
  await expect.poll(() => rowCount(page)).toBeGreaterThan(1);
  const before = await rowCount(page);
  await press('Import list');
  const dialog = page.getByRole('dialog', { name: 'Import keywords' });
  await dialog.getByLabel('Default region').fill('Ireland');
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill(names.join('\n'));
  await press(`Add ${many} keywords`);
  return before;
}

it('continues adding when the page is left, stops, and adds the rest when it is resumed', async () => {
  const { page, goInside, press } = setup.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('rye loaf');
  await expect.poll(held.waiting).toBe(3);
  await goInside('/users');
  await expectText(/Adding\s+3 of 30/);
  await goInside('/keyword-research');
  await press('Stop');
  await held.letGo();
  await expectText(/Added 6 of 30/);
  expect(held.asked()).toBe(6);
  await press('Resume');
  await expect.poll(() => rowCount(page)).toBe(before + many);
  expect(held.asked()).toBe(many);
});

it('asks before a reload while rows are added, and adds no more rows after it', async () => {
  const { page } = setup;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('spelt loaf');
  await expect.poll(held.waiting).toBe(3);
  await page.reload({ waitUntil: 'commit' });
  expect(questions).toEqual(['beforeunload']);
  await held.letGo();
  await expect.poll(() => rowCount(page)).toBeGreaterThanOrEqual(before + 3);
  expect(held.asked()).toBe(6);
  expect(await setup.ada.visibleText()).not.toContain('Added');
});

/** The stored form: `\n` line ends, no surrounding space, and no U+0000, which some databases cannot store. */
const typed = trickyStrings.map((text) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '').trim(),
);
const folded = typed.map(foldText);
const keywords = typed.filter((_text, index) => folded.indexOf(folded[index] ?? '') === index);

/** UTF-8 cannot encode half a surrogate pair: a file has the replacement character instead. */
const inAFile = keywords.map((text) => text.toWellFormed());

const paste = toCsv(
  [
    { heading: 'Keywords', value: (text: string) => text },
    { heading: 'Region', value: () => 'Ireland' },
  ],
  keywords,
);

/** Hundreds of requests take a while on a busy machine. */
const longWait = { timeout: 90_000 };

it('adds, shows, finds and exports hundreds of tricky keywords, and executes none', async () => {
  const { ada, page } = setup;
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await openAsMember('/keyword-research');
  await expect.poll(() => rowCount(page)).toBeGreaterThan(1);

  const before = await rowCount(page);
  await ada.press('Import list');
  await typeInto(page.getByRole('textbox', { name: 'Keywords' }), paste);
  await ada.press(`Add ${keywords.length} keywords`);
  const done = `Added ${keywords.length} of ${keywords.length}`;
  // Reading the whole text again and again would slow the page down.
  await page.getByText(done).first().waitFor(longWait);
  await expect.poll(() => rowCount(page)).toBe(before + keywords.length);

  // After a reload the rows are not marked as new, so their text is the keyword alone.
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => rowCount(page)).toBe(before + keywords.length);
  const shown = new Set(await shownRows(grid(page)));
  expect(keywords.filter((text) => !shown.has(text))).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search keywords' });
  const oneLiners = keywords.filter((text) => !text.includes('\n'));
  for (const text of oneLiners.filter((_, index) => index % 25 === 0)) {
    await typeInto(search, text);
    await expect.poll(() => shownRows(grid(page))).toContain(text);
  }
  await typeInto(search, '');

  const file = await downloaded(page, /^Export the /);
  const saved = new Set(readPasted(file.text).map(([first]) => first));
  expect(inAFile.filter((text) => !saved.has(text))).toEqual([]);

  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => '__tricky' in window)).toBe(false);
}, 240_000);
