import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectText } = setup;

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
  await openAsMember(setup, '/keyword-research');
  await expect.poll(() => rowCount(page), waitOptions).toBeGreaterThan(1);
  const before = await rowCount(page);
  await press('Paste list');
  const dialog = page.getByRole('dialog', { name: 'Paste keywords' });
  await dialog.getByLabel('Default region').fill('Ireland');
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill(names.join('\n'));
  await press(`Add ${many} keywords`);
  return before;
}

it('continues adding when the page is left, stops, and adds the rest when it is resumed', async () => {
  const { page, goInside, press } = setup.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('rye loaf');
  await expect.poll(held.waiting, waitOptions).toBe(3);
  await goInside('/users');
  await expectText(/Adding\s+3 of 30/);
  await goInside('/keyword-research');
  await press('Stop');
  await held.letGo();
  await expectText(/Added 6 of 30/);
  expect(held.asked()).toBe(6);
  await press('Resume');
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + many);
  expect(held.asked()).toBe(many);
});

it('asks before a reload while rows are added, and adds no more rows after it', async () => {
  const { page } = setup.ada;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('spelt loaf');
  await expect.poll(held.waiting, waitOptions).toBe(3);
  await page.reload({ waitUntil: 'commit' });
  expect(questions).toEqual(['beforeunload']);
  await held.letGo();
  await expect.poll(() => rowCount(page), waitOptions).toBeGreaterThanOrEqual(before + 3);
  expect(held.asked()).toBe(6);
  expect(await setup.ada.visibleText()).not.toContain('Added');
});
