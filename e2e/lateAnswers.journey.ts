import { expect, it } from 'vitest';
import type { Page } from 'playwright';
import { paths, type CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';
import { twoFrames } from './driver/inPage.ts';

// The server goes on with nothing by itself: each request is one of the app.
const setup = setUpJourney({ generationMs: 100, finishesFirstLists: false });
const { expectAt, expectText } = setup;

const business = {
  'Business Name': 'Night Bakery',
  Website: 'night-bakery.example',
  Description: 'Bread that is baked at night.',
};
const at = (path: string) => setup.at('demo', path);
const endOf = (call: CallName) => paths[call].path.split('/').at(-1) ?? '';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label });
const cards = (page: Page) =>
  page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');

/** Holds the answer to the next request of this call until the returned function is called. */
function hold(call: CallName): () => void {
  const held = Promise.withResolvers<void>();
  setup.product.sandbox.faults.add({
    at: 'app',
    path: new RegExp(`${endOf(call)}(\\?|$)`),
    method: paths[call].method,
    times: 1,
    until: held.promise,
    effect: 'slow',
  });
  return () => held.resolve();
}

/** Returns the request bodies of this call from all tabs; the list grows with each request. */
function asked(call: CallName): string[] {
  const bodies: string[] = [];
  setup.ada.context.on('request', (request) => {
    const isMeant = new URL(request.url()).pathname.endsWith(`/${endOf(call)}`);
    if (isMeant && request.method() === paths[call].method) bodies.push(request.postData() ?? '');
  });
  return bodies;
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(business))
    // oxlint-disable-next-line no-await-in-loop -- one field after the other
    await field(page, label).fill(text);
}

const next = (page: Page) =>
  page.getByRole('button', { name: t('business.next'), exact: true }).click();
const count = (bodies: readonly string[], times: number) =>
  expect.poll(() => bodies.length, waitOptions).toBe(times);

it('creates one company when the form is left during the save and sent again', async () => {
  const { ada } = setup;
  const saves = asked('businessInfo.save');
  await setup.signInAt(at('/business-info'));
  await fillIn(ada.page);
  const letGo = hold('businessInfo.save');
  await next(ada.page);
  await count(saves, 1);
  await ada.goInside('/users');
  await expectText('Add New User');
  await ada.goInside('/business-info');
  expect(await field(ada.page, 'Business Name').inputValue()).toBe('Night Bakery');
  await next(ada.page);
  await ada.page.getByRole('button', { name: t('business.busy') }).waitFor();
  letGo();
  await expectAt(at('/usps'));
  await cards(ada.page).first().waitFor();
  expect(saves).toHaveLength(1);
});

it('does not navigate a person who has left the form, and tells them that the business is saved', async () => {
  const { ada } = setup;
  const saves = asked('businessInfo.save');
  await setup.signInAt(at('/business-info'));
  await fillIn(ada.page);
  const letGo = hold('businessInfo.save');
  await next(ada.page);
  await count(saves, 1);
  await ada.goInside('/users');
  await expectText('Add New User');
  letGo();
  await expectText(t('message.toast.received'));
  await twoFrames(ada.page);
  expect(ada.address()).toBe(at('/users'));
});

it('asks once whether this is a new entry, also after an interruption while the website is read', async () => {
  const { ada } = setup;
  const { page } = ada;
  const saves = asked('businessInfo.save');
  const scrapes = asked('businessInfo.scrape');
  await setup.signInAt(at('/business-info'));
  await fillIn(page);
  await next(page);
  await expectAt(at('/usps'));
  await cards(page).first().waitFor();
  await page.evaluate(() => localStorage.setItem('onboardingStage', 'dashboard'));
  await ada.goto(at('/business-info'));
  await field(page, 'Business Name').fill('Day Bakery');
  hold('businessInfo.scrape');
  await next(page);
  await page.getByRole('button', { name: t('business.proceed') }).click();
  await count(scrapes, 2);
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'Business Name').waitFor();
  expect((await ada.localStorageValues())['onboardingStage']).toBe('usps');
  await next(page);
  await expectAt(at('/usps'));
  const companies = saves.map((body) => (JSON.parse(body) as { companyId?: unknown }).companyId);
  expect(companies.slice(0, 2)).toEqual([undefined, undefined]);
  expect(companies).toHaveLength(3);
  expect(companies[2]).toBeDefined();
});

it('regenerates an emptied list on request, and goes on with the first lists only on Retry', async () => {
  const { ada } = setup;
  const { page } = ada;
  ada.allowConsole(/Failed to load resource.*400/);
  const keywords = asked('keywords.generate');
  const refuse = setup.product.sandbox.faults.add({
    at: 'app',
    path: new RegExp(`${endOf('keywords.generate')}$`),
    effect: { status: 400, body: '{"success":false,"message":"Not today."}' },
  });
  const banner = page.getByRole('banner');
  await setup.signInAt(at('/business-info'));
  await fillIn(page);
  await next(page);
  await expectText(t('message.generateAll'));
  await cards(page).first().waitFor();

  for (let left = await cards(page).count(); left > 0; left -= 1) {
    // oxlint-disable-next-line no-await-in-loop -- cards are deleted one by one
    await page
      .getByRole('button', { name: /^Delete / })
      .first()
      .click();
    // oxlint-disable-next-line no-await-in-loop -- one confirmation per card
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    // oxlint-disable-next-line no-await-in-loop -- wait for each deletion
    await expect.poll(() => cards(page).count(), waitOptions).toBe(left - 1);
  }
  await ada.press(t('general.generateNow'));
  await cards(page).first().waitFor();

  expect(keywords).toHaveLength(1);
  refuse();
  await banner.getByRole('button', { name: t('generation.retry') }).click();
  await count(keywords, 2);
  await expect.poll(() => banner.innerText(), waitOptions).not.toMatch(/Generating|Failed/);
});
