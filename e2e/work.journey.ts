import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectWords } = stage;

/** Requests that wait until they are let go. */
async function hold(address: string, first = 0) {
  const { context } = stage.ada;
  const waiting: Route[] = [];
  const bodies: unknown[] = [];
  let asked = 0;
  let isHeld = true;
  await context.route(address, (route) => {
    if (route.request().method() === 'OPTIONS') return route.continue();
    asked += 1;
    bodies.push(route.request().postDataJSON());
    if (!isHeld || asked <= first) return route.continue();
    waiting.push(route);
    return undefined;
  });
  return {
    asked: () => asked,
    bodies,
    waiting: () => waiting.length,
    letGo: async () => {
      isHeld = false;
      // What belonged to a page that is gone cannot go on.
      await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

const many = 30;
const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
const rowCount = async (page: Page) => Number(await grid(page).getAttribute('aria-rowcount'));

/** Pastes thirty keywords of this name; hands back how many rows the table had before. */
async function pasteMany(name: string): Promise<number> {
  const names = Array.from({ length: many }, (_, index) => `${name} number ${index + 1}`);
  const { page, press } = stage.ada;
  await comeAsMember(stage, '/keyword-research');
  await expect.poll(() => rowCount(page), soon).toBeGreaterThan(1);
  const before = await rowCount(page);
  await press('Paste list');
  const dialog = page.getByRole('dialog', { name: 'Paste keywords' });
  await dialog.getByLabel('Default region').fill('Ireland');
  await dialog.getByRole('textbox', { name: 'Keywords' }).fill(names.join('\n'));
  await dialog.getByRole('checkbox', { name: 'I have no figures' }).check();
  await press(`Add ${many} keywords`);
  return before;
}

/** Adds what is offered again, and finds every row once. */
async function addTheRest(before: number): Promise<void> {
  const { page, press } = stage.ada;
  await expect.poll(() => rowCount(page), soon).toBeGreaterThan(1);
  await press('Review and add');
  await page
    .getByRole('dialog', { name: 'Paste keywords' })
    .getByRole('button', { name: /^Add \d+ keywords$/ })
    .click();
  await expect.poll(() => rowCount(page), soon).toBe(before + many);
  await expect.poll(() => stage.ada.words(), soon).not.toContain('not added');
}

it('goes on adding when the page is left, says so on every page, and all rows are there', async () => {
  const { page, goInside } = stage.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('rye loaf');
  await expect.poll(held.waiting, soon).toBe(3);
  await goInside('/users');
  await expectWords(/Adding\s+3 of 30/);
  await held.letGo();
  await expect.poll(() => stage.ada.words(), soon).not.toContain('Adding');
  expect(held.asked()).toBe(many);
  await goInside('/keyword-research');
  await expect.poll(() => rowCount(page), soon).toBe(before + many);
});

it('asks before a reload in the middle of adding, and offers the rest again', async () => {
  const { page } = stage.ada;
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('spelt loaf');
  await expect.poll(held.waiting, soon).toBe(3);
  await page.reload({ waitUntil: 'commit' });
  expect(questions).toEqual(['beforeunload']);
  await held.letGo();
  await expectWords(/\d+ rows were not added/);
  await addTheRest(before);
});

it('keeps what a session that ends in the middle of adding did not get to', async () => {
  const { page, context, expectNoise } = stage.ada;
  expectNoise(/401/);
  let asked = 0;
  await context.route('**/customKeywords', (route) => {
    if (route.request().method() !== 'OPTIONS') asked += 1;
    return asked === 6 ? route.fulfill({ status: 401, json: {} }) : route.continue();
  });
  const before = await pasteMany('oat loaf');
  await expectWords(/\d+ rows were not added/);
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/keyword-research');
  await addTheRest(before);
});

/** What the header says is under way. */
const header = (page: Page) => page.getByRole('banner');

it('shows a paste in the header of another tab, and stops it from there in both', async () => {
  const { page, context } = stage.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('barley loaf');
  await expect.poll(held.waiting, soon).toBe(3);
  const there = await context.newPage();
  await there.goto(stage.at('demo', '/users'), { waitUntil: 'commit' });
  await expect
    .poll(() => header(there).innerText(), soon)
    .toMatch(/Adding\s+3 of 30 in another tab/);
  await expect.poll(() => header(page).innerText(), soon).toMatch(/Adding\s+3 of 30\s+Stop/);
  await header(there).getByRole('button', { name: 'Stop' }).click();
  await held.letGo();
  await expect.poll(() => header(page).innerText(), soon).not.toContain('Adding');
  await expect.poll(() => header(there).innerText(), soon).not.toContain('Adding');
  expect(held.asked()).toBe(6);
  await expect.poll(() => rowCount(page), soon).toBe(before + 6);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => rowCount(page), soon).toBe(before + many);
  expect(held.asked()).toBe(many);
  expect(new Set(held.bodies.map((body) => JSON.stringify(body))).size).toBe(many);
});
