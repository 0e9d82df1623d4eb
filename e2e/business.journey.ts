import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { firstOf } from './driver/controls.ts';
import { setUpJourney } from './driver/journeySetup.ts';

const setup = setUpJourney({ generationMs: 0 });
const { at, expectAt, expectText, openAsMember } = setup;

const name = () => setup.page.getByLabel(t('business.name'));
const button = (label: string) => setup.page.getByRole('button', { name: label, exact: true });
const uspsShown = () =>
  setup.page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
const companyIdKept = async () => {
  const kept = await setup.ada.localStorageValues();
  return (JSON.parse(kept['businessInfo'] ?? '{}') as { companyId?: unknown }).companyId;
};

/** Changes the business name and opens the question whether this is a new entry. */
async function changeName(to: string): Promise<void> {
  await setup.ada.goto(at('/business-info'));
  await name().fill(to);
  await setup.ada.press(t('business.next'));
  await button(t('business.keepRest')).waitFor();
}

it('rewrites one field, keeps it after a reload, and adds no row', async () => {
  const { page } = setup;
  const textIn = (pane: string) =>
    page.getByRole('dialog').getByRole('region', { name: pane }).locator('p').first();
  await openAsMember('/usps', { onboardingStage: 'done' });
  await uspsShown().first().waitFor();
  const before = await uspsShown().count();
  await firstOf(page, 'button', /^Rewrite part of /).click();
  await page
    .getByRole('menuitem', { name: t('rewrite.one', { field: t('usps.field.description') }) })
    .click();
  await button(t('rewrite.take')).waitFor();
  const [now, next] = [
    await textIn(t('rewrite.now')).innerText(),
    await textIn(t('rewrite.next')).innerText(),
  ];
  expect(next).not.toBe(now);
  await button(t('rewrite.take')).click();
  await expect.poll(() => uspsShown().first().innerText()).toContain(next);
  await page.reload();
  await uspsShown().first().waitFor();
  await expect.poll(() => uspsShown().first().innerText()).toContain(next);
  expect(await uspsShown().count()).toBe(before);
});

it('saves a change to the same business, and restores an entry that was replaced', async () => {
  const { ada } = setup;
  await openAsMember('/usps', { onboardingStage: 'done' });
  await uspsShown().first().waitFor();
  const titles = await uspsShown().getByRole('heading').allInnerTexts();
  const first = await companyIdKept();

  await changeName('Day Bakery');
  await expect
    .poll(() => ada.page.evaluate(() => document.activeElement?.textContent))
    .toBe(t('general.no'));
  await button(t('business.keepRest')).click();
  await expectAt(at('/usps'));
  await expect.poll(() => uspsShown().getByRole('heading').allInnerTexts()).toEqual(titles);
  expect(await companyIdKept()).toBe(first);

  await changeName('Rye & Sons');
  await button(t('business.proceed')).click();
  await expectAt(at('/usps'));
  await expect.poll(companyIdKept).not.toBe(first);

  await ada.goto(at('/business-info'));
  await button(t('business.goBackTo', { name: 'Day Bakery' })).click();
  await ada.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('business.goBack') })
    .click();
  await expectAt(at('/dashboard'));
  await expectText(t('business.wentBack', { name: 'Day Bakery' }));
  expect(await companyIdKept()).toBe(first);
  await ada.goto(at('/usps'));
  await expect.poll(() => uspsShown().getByRole('heading').allInnerTexts()).toEqual(titles);

  await ada.goto(at('/business-info'));
  await expect.poll(() => name().inputValue()).toBe('Day Bakery');
  await button(t('business.goBackTo', { name: 'Rye & Sons' })).waitFor();
});
