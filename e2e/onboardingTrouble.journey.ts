import { expect, it } from 'vitest';
import type { CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { hold, requestsOf, sentFor } from './driver/calls.ts';
import { expectFilledIn, fieldIn, fillIn } from './driver/controls.ts';
import { twoFrames } from './driver/inPage.ts';
import { setUpJourney } from './driver/journeySetup.ts';

// The server goes on with nothing by itself: each request of the app is refused once.
const setup = setUpJourney({ generationMs: 100, finishesFirstLists: false });
const { at, expectAt, expectText } = setup;

const business = {
  'Business Name': 'Night Bakery',
  Website: 'night-bakery.example',
  Description: 'Bread that is baked at night.',
};
const usp = {
  [t('usps.field.title')]: 'Warm at seven',
  [t('usps.field.description')]: 'Delivered before the first guest.',
  [t('usps.field.valueProposition')]: 'No baker of your own.',
};

/** Refuses a number of requests of this call; without a number, all requests until the returned function is called. */
const refuse = (call: CallName, times?: number): (() => void) =>
  setup.product.sandbox.faults.add({
    ...requestsOf(call),
    ...(times !== undefined && { times }),
    effect: { status: 400, body: '{"success":false,"message":"Not today."}' },
  });

const failOnce = (call: CallName): void => void refuse(call, 1);

const dialog = () => setup.page.getByRole('dialog');
const pressInDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

const cards = () => setup.page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');

/** Loads, adds, edits, deletes and generates cards: each fails once, shows its message, and works the second time. */
async function walkUsps(): Promise<void> {
  const { ada, page } = setup;
  const title = 'Warm at seven';

  const healList = refuse('usps.list');
  await page.reload({ waitUntil: 'commit' });
  await expectText(t('message.usps.list'));
  healList();
  await ada.press('Try again');
  await cards().first().waitFor();

  await ada.press('Add Custom');
  await fillIn(page, usp);
  failOnce('usps.add');
  await pressInDialog(t('usps.submit'));
  await expectText(t('message.alert.usps.save'));
  await expectFilledIn(page, usp);
  await pressInDialog(t('usps.submit'));
  await page.getByRole('heading', { name: title, exact: true }).waitFor();

  await ada.press(`Edit ${title}`);
  const changed = { ...usp, [t('usps.field.title')]: `${title} again` };
  await fillIn(page, changed);
  failOnce('usps.edit');
  await pressInDialog('Save');
  await expectText(t('message.alert.usps.save'));
  await expectFilledIn(page, changed);
  await pressInDialog('Save');
  await page.getByRole('heading', { name: `${title} again`, exact: true }).waitFor();

  failOnce('usps.remove');
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await ada.press(`Delete ${title} again`);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await expectText(t('message.alert.usps.remove'));
  await page.getByRole('heading', { name: `${title} again`, exact: true }).waitFor();
  await remove();
  await expect
    .poll(() => page.getByRole('heading', { name: `${title} again`, exact: true }).count())
    .toBe(0);

  const count = await cards().count();
  failOnce('usps.generate');
  await ada.press('Generate More');
  await expectText(t('message.usps.generate'));
  await ada.press('Try again');
  await expect.poll(() => cards().count()).toBeGreaterThan(count);
}

it('shows the right message for every failed call of the onboarding, loses nothing and continues', async () => {
  const { ada, page } = setup;
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 400) refused.push(answer.url());
  });
  const timesRefused = (call: CallName) =>
    refused.filter((url) => requestsOf(call).path.test(url)).length;
  const expectRefused = (call: CallName, times: number) =>
    expect.poll(() => timesRefused(call)).toBe(times);
  ada.allowConsole(/Failed to load resource.*400/);
  await setup.openSignedIn(at('/business-info'));
  await fillIn(ada.page, business);
  failOnce('businessInfo.save');
  await ada.press('Define USPs');
  await expectText('An error occurred. Please try again!');
  await expectFilledIn(page, business);

  failOnce('businessInfo.scrape');
  // Saving starts the generation. The page joins it, or starts another one if the first has failed already.
  const heal = refuse('usps.generate');
  await ada.press('Define USPs');
  await expectAt(at('/usps'));
  await expectText('We could not read your website.');
  // The generation that saving started fails first, then the page's own. Both have ended once the header reports the failure.
  await page.getByRole('banner').getByText('Failed to generate all data').waitFor();
  await page.locator('main').getByText('Failed to generate USP', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Generate now', exact: true }).waitFor();

  const later = ['icps', 'geographies', 'keywords', 'targetCompanies', 'contentIdeas'] as const;
  for (const kind of later) failOnce(`${kind}.generate`);
  // It does not retry by itself.
  expect(timesRefused('usps.generate')).toBeLessThanOrEqual(2);
  heal();
  await ada.press('Generate now');
  await cards().first().waitFor();
  const retry = page.getByRole('banner').getByRole('button', { name: 'Retry' });
  for (const [index, kind] of later.entries()) {
    if (index > 0) await retry.click();
    await expectRefused(`${kind}.generate`, 1);
    await expectText('Failed to generate all data');
  }
  await retry.click();
  await expect.poll(() => page.getByRole('banner').innerText()).not.toMatch(/Generating|Failed/);

  await walkUsps();
  await ada.press(t('usps.next'));
  await ada.press(t('icps.next'));
  await ada.press(t('geos.next'));

  await expectAt(at('/dashboard'));
  // The success overlay closes by itself, so nothing is pressed in it: it may be gone before.
  await page.getByRole('radio', { name: 'Outbound Marketing' }).check();
  await ada.press('Continue');
  await expectAt(at('/target-companies'));
  await page.getByRole('row').nth(1).waitFor();
});

const next = () =>
  setup.page.getByRole('button', { name: t('business.next'), exact: true }).click();
const count = (bodies: readonly string[], times: number) =>
  expect.poll(() => bodies.length).toBe(times);

it('creates one company when the form is left during the save and sent again', async () => {
  const { ada } = setup;
  const saves = sentFor(ada.context, 'businessInfo.save');
  await setup.openSignedIn(at('/business-info'));
  await fillIn(ada.page, business);
  const letGo = hold(setup.product, 'businessInfo.save');
  await next();
  await count(saves, 1);
  await ada.goInside('/users');
  await expectText('Add New User');
  await ada.goInside('/business-info');
  expect(await fieldIn(ada.page, 'Business Name').inputValue()).toBe('Night Bakery');
  await next();
  await ada.page.getByRole('button', { name: t('general.saving') }).waitFor();
  letGo();
  await expectAt(at('/usps'));
  await cards().first().waitFor();
  expect(saves).toHaveLength(1);
});

it('does not navigate a person who has left the form, and tells them that the business is saved', async () => {
  const { ada } = setup;
  const saves = sentFor(ada.context, 'businessInfo.save');
  await setup.openSignedIn(at('/business-info'));
  await fillIn(ada.page, business);
  const letGo = hold(setup.product, 'businessInfo.save');
  await next();
  await count(saves, 1);
  await ada.goInside('/users');
  await expectText('Add New User');
  letGo();
  await expectText(t('message.toast.received'));
  await twoFrames(ada.page);
  expect(ada.address()).toBe(at('/users'));
});
