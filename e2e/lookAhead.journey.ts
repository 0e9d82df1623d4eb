import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const list = /\/getICPs(\?|$)/;

it('has the list of the next page at hand before that is opened', async () => {
  const { ada } = stage;
  const { page } = ada;
  const ahead = page.waitForResponse(list);
  await comeAsMember(stage, '/usps', { onboardingStage: 'done' });
  await ahead;
  // Whatever is asked from here on is never answered.
  await page.route(list, () => undefined);
  await ada.press(t('usps.next'));
  const cards = page.getByRole('list', { name: t('icps.list') }).getByRole('listitem');
  await expect.poll(() => cards.count(), soon).toBeGreaterThan(0);
});
