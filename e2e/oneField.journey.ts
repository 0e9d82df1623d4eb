import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney({ generationMs: 0 });
const field = t('usps.field.description');
const button = (name: string | RegExp) => setup.ada.page.getByRole('button', { name });
const dialog = () => setup.ada.page.getByRole('dialog');
const cards = () =>
  setup.ada.page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
const textIn = (pane: string) => dialog().getByRole('region', { name: pane }).locator('p').first();

it('rewrites one field, keeps it after a reload, and adds no row', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await cards().first().waitFor();
  const before = await cards().count();
  await button(/^Rewrite part of /)
    .first()
    .click();
  await page.getByRole('menuitem', { name: t('rewrite.one', { field }) }).click();
  await button(t('rewrite.take')).waitFor();
  const [now, next] = [
    await textIn(t('rewrite.now')).innerText(),
    await textIn(t('rewrite.next')).innerText(),
  ];
  expect(next).not.toBe(now);
  await button(t('rewrite.take')).click();
  await expect.poll(() => cards().first().innerText(), waitOptions).toContain(next);
  await page.reload();
  await cards().first().waitFor();
  await expect.poll(() => cards().first().innerText(), waitOptions).toContain(next);
  expect(await cards().count()).toBe(before);
});
