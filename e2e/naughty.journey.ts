import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { readPasted, toCsv } from '#domain/lists/csv.ts';
import { demoCompanyId, demoProfile, demoWorkspace } from '#mocks/fixtures/demo.ts';
import { naughtyStrings } from '#mocks/fixtures/naughty.ts';
import { shownRows, typeInto } from './driver/inPage.ts';
import { soon, type Visitor } from './driver/visitor.ts';
import { foldText } from '#text/foldText.ts';
import { startWorld, type World } from './driver/world.ts';

let world: World;
let ada: Visitor;
const dialogs: string[] = [];

beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  ada = await world.newVisitor();
  ada.page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
});
afterEach(() => ada.leave());

/** What is stored of them: one kind of line end, no space around a keyword, and no U+0000, which not every database can keep. */
const typed = naughtyStrings.map((text) =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll('\u0000', '').trim(),
);
const folded = typed.map(foldText);
const keywords = typed.filter((_text, index) => folded.indexOf(folded[index] ?? '') === index);

/** Half a pair cannot be written in UTF-8: a file has the sign for what is unknown in its place. */
const inAFile = keywords.map((text) => text.toWellFormed());

const paste = toCsv(
  [
    { heading: 'Keywords', value: (text: string) => text },
    { heading: 'Region', value: () => 'Ireland' },
  ],
  keywords,
);

const knownBusiness = JSON.stringify({
  ...demoProfile,
  companyId: demoCompanyId,
  domain: demoWorkspace.domain,
});

it('takes hundreds of naughty keywords in, shows, finds and saves them, and runs none', async () => {
  const { page } = ada;
  await ada.goto(`${world.places.demo}/keyword-research`);
  await ada.signIn('ada@acme.example', 'Ada');
  await expect.poll(() => ada.words(), soon).toContain('Tell us about your business first');
  await page.evaluate((info) => localStorage.setItem('businessInfo', info), knownBusiness);
  await page.reload({ waitUntil: 'commit' });
  const grid = page.getByRole('grid', { name: 'Keywords' });
  const rowCount = async () => Number(await grid.getAttribute('aria-rowcount'));
  await expect.poll(rowCount, soon).toBeGreaterThan(1);

  const before = await rowCount();
  await ada.press('Paste list');
  await typeInto(page.getByRole('textbox', { name: 'Keywords' }), paste);
  await page.getByRole('checkbox', { name: 'I have no figures' }).check();
  await ada.press(`Add ${keywords.length} keywords`);
  const done = `Added ${keywords.length} of ${keywords.length}`;
  await expect.poll(() => ada.words(), soon).toContain(done);
  await expect.poll(rowCount, soon).toBe(before + keywords.length);

  // Loaded again, the rows are no longer marked as new, so that each says its keyword and nothing else.
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(rowCount, soon).toBe(before + keywords.length);
  const shown = new Set(await shownRows(grid));
  expect(keywords.filter((text) => !shown.has(text))).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search keywords' });
  const oneLiners = keywords.filter((text) => !text.includes('\n'));
  for (const text of oneLiners.filter((_, index) => index % 12 === 0)) {
    await typeInto(search, text);
    await expect.poll(() => shownRows(grid), soon).toContain(text);
  }
  await typeInto(search, '');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Export the / }).click();
  const file = await readFile(await (await download).path(), 'utf8');
  const saved = new Set(readPasted(file).map(([first]) => first));
  expect(inAFile.filter((text) => !saved.has(text))).toEqual([]);

  expect(dialogs).toEqual([]);
  expect(await page.evaluate(() => '__naughty' in window)).toBe(false);
});
