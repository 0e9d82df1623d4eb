import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { doubleClickAcross } from './driver/doubleClickAcross.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { untilFocused } from './driver/untilFocused.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();

for (const [path, opener] of [
  ['/keyword-research', t('general.addCustom')],
  ['/users', t('users.add')],
] as const)
  it(`keeps the dialog of ${path} open that a double click opens`, async () => {
    const { page, press } = setup.ada;
    await openAsMember(setup, path, { onboardingStage: 'done' });
    const dialog = page.getByRole('dialog');
    const field = dialog.getByRole('textbox').first();
    await doubleClickAcross(page.getByRole('button', { name: opener, exact: true }), () =>
      field.waitFor(),
    );
    // The first field gets the focus.
    await untilFocused(field);
    await page.keyboard.type('Rye');
    expect(await field.inputValue()).toBe('Rye');
    // A keyboard still closes it: the text was typed, so it asks first.
    await page.keyboard.press('Escape');
    await press('Discard');
    await expect.poll(() => dialog.count(), waitOptions).toBe(0);
  });

it('goes one page on with a double click, although the next button stands in the same place', async () => {
  const { page } = setup.ada;
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await page.getByRole('article').first().waitFor();
  const index = await setup.ada.historyIndex();
  const next = page.getByRole('button', { name: t('icps.next'), exact: true });
  await doubleClickAcross(page.getByRole('button', { name: t('usps.next'), exact: true }), () =>
    next.waitFor(),
  );
  await next.click({ trial: true });
  expect(new URL(page.url()).pathname).toBe('/icps');
  expect(await setup.ada.historyIndex()).toBe(index + 1);
});
