import { expect, it } from 'vitest';
import { paths, type CallName } from '#api/contract/paths.ts';
import { t } from '#domain/words/translate.ts';
import { boards, type Board } from './driver/boards.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

// The server goes on with nothing by itself: each request of the app is refused once.
const setup = setUpJourney({ generationMs: 100, finishesFirstLists: false });
const { expectAt, expectText } = setup;

/** Matches the end of a call's address. */
const endOf = (call: CallName): RegExp =>
  new RegExp(`/${paths[call].path.split('/').at(-1)}(\\?|$)`);

/** Refuses a number of requests of this call; without a number, all requests until the returned function is called. */
const refuse = (call: CallName, times?: number): (() => void) =>
  setup.product.sandbox.faults.add({
    at: 'app',
    path: endOf(call),
    method: paths[call].method,
    ...(times !== undefined && { times }),
    effect: { status: 400, body: '{"success":false,"message":"Not today."}' },
  });

const failOnce = (call: CallName): void => void refuse(call, 1);

async function fillIn(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await setup.ada.page.getByRole('textbox', { name: label }).fill(text);
}

async function expectFilledIn(fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    expect(await setup.ada.page.getByRole('textbox', { name: label }).inputValue()).toBe(text);
}

const dialog = () => setup.ada.page.getByRole('dialog');
const pressInDialog = (name: string) => dialog().getByRole('button', { name, exact: true }).click();

/** Loads, adds, edits, deletes and generates cards: each fails once, shows its message, and works the second time. */
async function walkBoard({ area, calls, fields, level }: Board): Promise<void> {
  const { ada } = setup;
  const { page } = ada;
  const cards = page.getByRole('list', { name: t(`${area}.list`) }).getByRole('listitem');
  const title = Object.values(fields)[0] ?? '';

  const healList = refuse(`${calls}.list`);
  await page.reload({ waitUntil: 'commit' });
  await expectText(t(`message.${calls}.list`));
  healList();
  await ada.press('Try again');
  await cards.first().waitFor();

  await ada.press('Add Custom');
  await fillIn(fields);
  if (level !== undefined) {
    await dialog()
      .getByRole('button', { name: t('geos.field.competitionLevel') })
      .click();
    await page.getByRole('option', { name: level }).click();
  }
  failOnce(`${calls}.add`);
  await pressInDialog(t(`${area}.submit`));
  await expectText(t(`message.alert.${calls}.save`));
  await expectFilledIn(fields);
  await pressInDialog(t(`${area}.submit`));
  await page.getByRole('heading', { name: title, exact: true }).waitFor();

  await ada.press(`Edit ${title}`);
  const [first = ''] = Object.keys(fields);
  const changed = { ...fields, [first]: `${title} again` };
  await fillIn({ [first]: `${title} again` });
  failOnce(`${calls}.edit`);
  await pressInDialog('Save');
  await expectText(t(`message.alert.${calls}.save`));
  await expectFilledIn(changed);
  await pressInDialog('Save');
  await page.getByRole('heading', { name: `${title} again`, exact: true }).waitFor();

  failOnce(`${calls}.remove`);
  const question = page.getByRole('alertdialog');
  const remove = async () => {
    await ada.press(`Delete ${title} again`);
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  await expectText(t(`message.alert.${calls}.remove`));
  await page.getByRole('heading', { name: `${title} again`, exact: true }).waitFor();
  await remove();
  await expect
    .poll(
      () => page.getByRole('heading', { name: `${title} again`, exact: true }).count(),
      waitOptions,
    )
    .toBe(0);

  const count = await cards.count();
  failOnce(`${calls}.generate`);
  await ada.press('Generate More');
  await expectText(t(`message.${calls}.generate`));
  await ada.press('Try again');
  await expect.poll(() => cards.count(), waitOptions).toBeGreaterThan(count);
}

it('shows the right message for every failed call of the onboarding, loses nothing and continues', async () => {
  const { ada } = setup;
  const { page } = ada;
  const at = (path: string) => setup.at('demo', path);
  const business = {
    'Business Name': 'Night Bakery',
    Website: 'night-bakery.example',
    Description: 'Bread that is baked at night.',
  };
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 400) refused.push(answer.url());
  });
  const timesRefused = (call: CallName) => refused.filter((url) => endOf(call).test(url)).length;
  const expectRefused = (call: CallName, times: number) =>
    expect.poll(() => timesRefused(call), waitOptions).toBe(times);
  ada.allowConsole(/Failed to load resource.*400/);
  await setup.signInAt(at('/business-info'));
  await fillIn(business);
  failOnce('businessInfo.save');
  await ada.press('Define USPs');
  await expectText('An error occurred. Please try again!');
  await expectFilledIn(business);

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
  const cards = page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
  await cards.first().waitFor();
  const retry = page.getByRole('banner').getByRole('button', { name: 'Retry' });
  for (const [index, kind] of later.entries()) {
    if (index > 0) await retry.click();
    await expectRefused(`${kind}.generate`, 1);
    await expectText('Failed to generate all data');
  }
  await retry.click();
  await expect
    .poll(() => page.getByRole('banner').innerText(), waitOptions)
    .not.toMatch(/Generating|Failed/);

  for (const board of boards) {
    await walkBoard(board);
    await ada.press(t(`${board.area}.next`));
  }

  await expectAt(at('/dashboard'));
  // The success overlay closes by itself, so nothing is pressed in it: it may be gone before.
  await page.getByRole('radio', { name: 'Outbound Marketing' }).check();
  await ada.press('Continue');
  await expectAt(at('/target-companies'));
  await page.getByRole('row').nth(1).waitFor();
  // The page before prepared the list, so this page may still be loading it again: a single failure could be spent on that.
  const healList = refuse('targetCompanies.list');
  await page.reload({ waitUntil: 'commit' });
  await expectText('Failed to fetch target companies');
  healList();
  await ada.press('Try again');
  await page.getByRole('row').nth(1).waitFor();
  // A single failure would soon be repaired: the dashboard prepares the keyword page, which loads the list again.
  refuse('keywords.list');
  await ada.goto(at('/dashboard'));
  await expectText('Keywords: not known');
});
