import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage({ generationMs: 0 });
const { expectAt, expectWords } = stage;
const at = (path: string) => stage.at('demo', path);

const name = () => stage.ada.page.getByLabel(t('business.name'));
const button = (label: string) => stage.ada.page.getByRole('button', { name: label, exact: true });
const uspsShown = () =>
  stage.ada.page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
const companyIdKept = async () => {
  const kept = await stage.ada.kept();
  return (JSON.parse(kept['businessInfo'] ?? '{}') as { companyId?: unknown }).companyId;
};

/** Changes the name of the business, and opens the question whether this is a new entry. */
async function changeName(to: string): Promise<void> {
  await stage.ada.goto(at('/business-info'));
  await name().fill(to);
  await stage.ada.press(t('business.next'));
  await button(t('business.keepRest')).waitFor();
}

it('saves a change of the same business, and goes back to an entry that was replaced', async () => {
  const { ada } = stage;
  await comeAsMember(stage, '/usps', { onboardingStage: 'done' });
  await uspsShown().first().waitFor();
  const titles = await uspsShown().getByRole('heading').allInnerTexts();
  const first = await companyIdKept();

  await changeName('Day Bakery');
  await expect
    .poll(() => ada.page.evaluate(() => document.activeElement?.textContent), soon)
    .toBe(t('business.keepRest'));
  await ada.page.keyboard.press('Enter');
  await expectAt(at('/usps'));
  await expect.poll(() => uspsShown().getByRole('heading').allInnerTexts(), soon).toEqual(titles);
  expect(await companyIdKept()).toBe(first);

  await changeName('Rye & Sons');
  await button(t('business.proceed')).click();
  await expectAt(at('/usps'));
  await expect.poll(companyIdKept, soon).not.toBe(first);

  await ada.goto(at('/business-info'));
  await button(t('business.goBackTo', { name: 'Day Bakery' })).click();
  await ada.page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('business.goBack') })
    .click();
  await expectAt(at('/dashboard'));
  await expectWords(t('business.wentBack', { name: 'Day Bakery' }));
  expect(await companyIdKept()).toBe(first);
  await ada.goto(at('/usps'));
  await expect.poll(() => uspsShown().getByRole('heading').allInnerTexts(), soon).toEqual(titles);

  await ada.goto(at('/business-info'));
  await expect.poll(() => name().inputValue(), soon).toBe('Day Bakery');
  await button(t('business.goBackTo', { name: 'Rye & Sons' })).waitFor();
});
