import type { Page, Route } from 'playwright';
import { expect, it } from 'vitest';
import { doubleClickAcross } from './driver/doubleClickAcross.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectText } = setup;

/** Holds requests until they are released. */
async function hold(address: string, first = 0) {
  const { context } = setup.ada;
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
      // A request of a closed page cannot continue.
      await Promise.all(waiting.map((route) => route.continue().catch(() => undefined)));
    },
  };
}

const many = 30;
const grid = (page: Page) => page.getByRole('grid', { name: 'Keywords' });
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
  await dialog.getByRole('checkbox', { name: 'I have no figures' }).check();
  await press(`Add ${many} keywords`);
  return before;
}

/** Adds the rows that are offered again; expects every row once. */
async function addTheRest(before: number): Promise<void> {
  const { page, press } = setup.ada;
  await expect.poll(() => rowCount(page), waitOptions).toBeGreaterThan(1);
  await press('Review and add');
  await page
    .getByRole('dialog', { name: 'Paste keywords' })
    .getByRole('button', { name: /^Add \d+ keywords$/ })
    .click();
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + many);
  await expect.poll(() => setup.ada.visibleText(), waitOptions).not.toContain('not added');
}

it('continues adding when the page is left, shows it on every page, and adds all rows', async () => {
  const { page, goInside } = setup.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('rye loaf');
  await expect.poll(held.waiting, waitOptions).toBe(3);
  await goInside('/users');
  await expectText(/Adding\s+3 of 30/);
  await held.letGo();
  await expect.poll(() => setup.ada.visibleText(), waitOptions).not.toContain('Adding');
  expect(held.asked()).toBe(many);
  await goInside('/keyword-research');
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + many);
});

it('stops adding with a double click, and does not resume with the second click', async () => {
  const { page } = setup.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('malt loaf');
  await expect.poll(held.waiting, waitOptions).toBe(3);
  const resume = page.getByRole('button', { name: 'Resume', exact: true });
  await doubleClickAcross(page.getByRole('button', { name: 'Stop', exact: true }), () =>
    resume.waitFor(),
  );
  await held.letGo();
  await expectText(/Added 6 of 30/);
  expect(held.asked()).toBe(6);
  await resume.click();
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + many);
  expect(held.asked()).toBe(many);
});

it('asks before a reload while rows are added, and offers the remaining rows again', async () => {
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
  await expectText(/\d+ rows were not added/);
  await addTheRest(before);
});

it('keeps the remaining rows when the session ends while rows are added', async () => {
  const { page, context, allowConsole } = setup.ada;
  allowConsole(/401/);
  let asked = 0;
  await context.route('**/customKeywords', (route) => {
    if (route.request().method() !== 'OPTIONS') asked += 1;
    return asked === 6 ? route.fulfill({ status: 401, json: {} }) : route.continue();
  });
  const before = await pasteMany('oat loaf');
  await expectText(/\d+ rows were not added/);
  await expect.poll(() => new URL(page.url()).pathname, waitOptions).toBe('/keyword-research');
  await addTheRest(before);
});

/** The header, which shows running work. */
const header = (page: Page) => page.getByRole('banner');

it('shows a paste in the header of another tab, and stops it from there', async () => {
  const { page, context } = setup.ada;
  const held = await hold('**/customKeywords', 3);
  const before = await pasteMany('barley loaf');
  await expect.poll(held.waiting, waitOptions).toBe(3);
  const there = await context.newPage();
  await there.goto(setup.at('demo', '/users'), { waitUntil: 'commit' });
  await expect
    .poll(() => header(there).innerText(), waitOptions)
    .toMatch(/Adding\s+3 of 30 in another tab/);
  // Its own page shows the progress and Stop once, below the header.
  await expectText(/Added 3 of 30/);
  expect(await header(page).innerText()).not.toContain('Adding');
  expect(await page.getByRole('button', { name: 'Stop' }).count()).toBe(1);
  await header(there).getByRole('button', { name: 'Stop' }).click();
  await held.letGo();
  await expect.poll(() => header(page).innerText(), waitOptions).not.toContain('Adding');
  await expect.poll(() => header(there).innerText(), waitOptions).not.toContain('Adding');
  // The pressed button is gone: the page has the focus.
  expect(await there.evaluate(() => document.activeElement?.tagName)).toBe('MAIN');
  expect(held.asked()).toBe(6);
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + 6);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => rowCount(page), waitOptions).toBe(before + many);
  expect(held.asked()).toBe(many);
  expect(new Set(held.bodies.map((body) => JSON.stringify(body))).size).toBe(many);
});
