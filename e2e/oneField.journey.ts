import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage({ generationMs: 0 });
const field = t('usps.field.description');
const button = (name: string | RegExp) => stage.ada.page.getByRole('button', { name });
const dialog = () => stage.ada.page.getByRole('dialog');
const cards = () =>
  stage.ada.page.getByRole('list', { name: t('usps.list') }).getByRole('listitem');
const textIn = (pane: string) => dialog().getByRole('region', { name: pane }).locator('p').first();

it('writes one field anew, keeps it through a reload, and adds no row', async () => {
  const { page } = stage.ada;
  await comeAsMember(stage, '/usps', { onboardingStage: 'done' });
  await cards().first().waitFor();
  const before = await cards().count();
  await button(/^Write part of /)
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
  await expect.poll(() => cards().first().innerText(), soon).toContain(next);
  await page.reload();
  await cards().first().waitFor();
  await expect.poll(() => cards().first().innerText(), soon).toContain(next);
  expect(await cards().count()).toBe(before);
});
