import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();

it('opens a list at its first press, though the field that had the focus would say that it is empty', async () => {
  const { ada } = stage;
  const { page } = ada;
  await comeAsMember(stage, '/content-research', { onboardingStage: 'done' });
  await page.getByRole('article').first().waitFor();
  await ada.press(t('general.addCustom'));
  const list = page.getByRole('dialog').getByRole('button', { name: t('content.field.targetIcp') });
  await list.waitFor();
  // The code of lists is there with the dialog; no hand was on this one yet.
  await list.click();
  await expect.poll(() => page.getByRole('option').count(), soon).toBeGreaterThan(0);
});

for (const [path, opener] of [
  ['/content-research', t('general.addCustom')],
  ['/keyword-research', t('general.addCustom')],
  ['/users', t('users.add')],
] as const)
  it(`closes a dialog of ${path} at the first press of Cancel, though its first field is left empty`, async () => {
    const { ada } = stage;
    const { page } = ada;
    await comeAsMember(stage, path, { onboardingStage: 'done' });
    await ada.press(opener);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    await expect.poll(() => field.evaluate((it) => it === document.activeElement), soon).toBe(true);
    await dialog.getByRole('button', { name: t('general.cancel'), exact: true }).click();
    await expect.poll(() => dialog.count(), soon).toBe(0);
  });
