import { readFile } from 'node:fs/promises';
import { beforeEach, expect, it } from 'vitest';
import { readPasted, toCsv } from '#domain/lists/sheet.ts';
import { trickyStrings } from '#mocks/fixtures/trickyStrings.ts';
import { shownRows, typeInto } from './driver/inPage.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';
import { foldText } from '#text/foldText.ts';

const setup = setUpJourney();
const dialogs: string[] = [];

beforeEach(() => {
  setup.ada.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
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
const longWait = { ...waitOptions, timeout: 90_000 };

it('adds, shows, finds and exports hundreds of tricky keywords, and executes none', async () => {
  const { ada } = setup;
  const { page } = ada;
  await openAsMember(setup, '/keyword-research');
  const grid = page.getByRole('table', { name: 'Keywords' });
  const rowCount = async () => Number(await grid.getAttribute('aria-rowcount'));
  await expect.poll(rowCount, waitOptions).toBeGreaterThan(1);

  const before = await rowCount();
  await ada.press('Paste list');
  await typeInto(page.getByRole('textbox', { name: 'Keywords' }), paste);
  await ada.press(`Add ${keywords.length} keywords`);
  const done = `Added ${keywords.length} of ${keywords.length}`;
  await expect.poll(() => ada.visibleText(), longWait).toContain(done);
  await expect.poll(rowCount, waitOptions).toBe(before + keywords.length);

  // After a reload the rows are not marked as new, so their text is the keyword alone.
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(rowCount, waitOptions).toBe(before + keywords.length);
  const shown = new Set(await shownRows(grid));
  expect(keywords.filter((text) => !shown.has(text))).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search keywords' });
  const oneLiners = keywords.filter((text) => !text.includes('\n'));
  for (const text of oneLiners.filter((_, index) => index % 12 === 0)) {
    await typeInto(search, text);
    await expect.poll(() => shownRows(grid), waitOptions).toContain(text);
  }
  await typeInto(search, '');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the / }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const saved = new Set(readPasted(file).map(([first]) => first));
  expect(inAFile.filter((text) => !saved.has(text))).toEqual([]);

  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => '__tricky' in window)).toBe(false);
}, 240_000);
