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

/** Counts how often mail to each prospect was asked for. */
function countMails(pages: readonly Page[]) {
  const times = new Map<string, number>();
  for (const page of pages)
    page.on('request', (request) => {
      if (!request.url().endsWith('/emailVariations') || request.method() !== 'POST') return;
      const { prospectid } = request.postDataJSON() as { prospectid: number };
      times.set(String(prospectid), (times.get(String(prospectid)) ?? 0) + 1);
    });
  return () => times;
}

it('stops writing mail in two tabs at once, goes on without repeating anything, and asks after a reload', async () => {
  const { page, context, words } = stage.ada;
  const ids = [101, 102, 103, 104, 105, 106];
  const kept = { selectedProspectIds: JSON.stringify(ids) };
  const written = new Map<number, number>();
  await context.route('**/getEmails*', (route) =>
    route.fulfill({
      json: {
        success: true,
        data: [...written].map(([id, count]) => setOf(id, count)),
      },
    }),
  );
  const waiting: (() => void)[] = [];
  let isHeld = true;
  await context.route('**/emailVariations', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const { prospectid } = route.request().postDataJSON() as { prospectid: number };
    if (isHeld) await new Promise<void>((resolve) => waiting.push(resolve));
    const count = (written.get(prospectid) ?? 0) + 1;
    written.set(prospectid, count);
    await route.fulfill({ json: { success: true, data: [setOf(prospectid, count)] } });
    return undefined;
  });
  const there = await context.newPage();
  const times = countMails([page, there]);
  await comeAsMember(stage, '/email-variations', kept);
  await expectWords(/round 1 of 3/);
  await there.goto(stage.at('demo', '/email-variations'), { waitUntil: 'commit' });
  await expectWords(/round 1 of 3/, there);
  await expect.poll(() => waiting.length, soon).toBe(3);

  await page
    .getByRole('region', { name: /^Writing emails/ })
    .getByRole('button', { name: 'Stop' })
    .click();
  await expectWords(/Stopped/);
  await expectWords(/Stopped/, there);
  isHeld = false;
  for (const letGo of waiting) letGo();
  await expect.poll(() => written.size, soon).toBe(3);
  await expect.poll(() => words(), soon).toMatch(/Stopped · 3 of 6 prospects in round 1 of 3/);
  expect([...times().values()]).toEqual([1, 1, 1]);

  await there.reload({ waitUntil: 'commit' });
  await expectWords(/Stopped/, there);
  expect([...times().values()]).toEqual([1, 1, 1]);
  await there.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(() => [...written.values()].join(), soon).toBe('3,3,3,3,3,3');
  await expect.poll(() => words(there), soon).not.toMatch(/Stopped|Writing emails/);
  expect([...times().values()]).toEqual([3, 3, 3, 3, 3, 3]);
});

const setOf = (id: number, count: number) => ({
  prospectid: id,
  prospectName: `Prospect ${id}`,
  targetName: 'Saltmarsh Kitchens',
  email: `p${id}@kitchens.example`,
  emails: Array.from({ length: count }, (_, index) => ({
    emailSubject: `Mail ${index} to ${id}`,
    emailBody: `Hello ${id}, for the time ${index}`,
  })),
});
