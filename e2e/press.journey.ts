import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { untilFocused } from './driver/untilFocused.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

it('opens a list at its first press, though the focused field would show that it is empty', async () => {
  const { ada } = setup;
  const { page } = ada;
  await openAsMember(setup, '/content-research', { onboardingStage: 'done' });
  await page.getByRole('article').first().waitFor();
  await ada.press(t('general.addCustom'));
  const list = page.getByRole('dialog').getByRole('button', { name: t('content.field.targetIcp') });
  await list.waitFor();
  // The list's code is loaded with the dialog; this list was not touched yet.
  await list.click();
  await expect.poll(() => page.getByRole('option').count(), waitOptions).toBeGreaterThan(0);
});

for (const [path, opener] of [
  ['/content-research', t('general.addCustom')],
  ['/keyword-research', t('general.addCustom')],
  ['/users', t('users.add')],
] as const)
  it(`closes a dialog of ${path} at the first press of Cancel, though its first field is empty`, async () => {
    const { ada } = setup;
    const { page } = ada;
    await openAsMember(setup, path, { onboardingStage: 'done' });
    await ada.press(opener);
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    await untilFocused(field);
    await dialog.getByRole('button', { name: t('general.cancel'), exact: true }).click();
    await expect.poll(() => dialog.count(), waitOptions).toBe(0);
  });
