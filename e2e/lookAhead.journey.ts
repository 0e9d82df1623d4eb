import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const list = /\/getICPs(\?|$)/;

it('loads the list of the next page before that page is opened', async () => {
  const { ada } = setup;
  const { page } = ada;
  const ahead = page.waitForResponse(list);
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await ahead;
  // Requests from here on are never answered.
  await page.route(list, () => undefined);
  await ada.press(t('usps.next'));
  const cards = page.getByRole('list', { name: t('icps.list') }).getByRole('listitem');
  await expect.poll(() => cards.count(), waitOptions).toBeGreaterThan(0);
});
