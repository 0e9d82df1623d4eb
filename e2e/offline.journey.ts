import { expect, it } from 'vitest';
import { comeAsMember } from './driver/member.ts';
import { setStage } from './driver/stage.ts';
import { soon } from './driver/visitor.ts';

const stage = setStage();
const { expectWords } = stage;

it('says that it is offline, keeps what stands there, and goes on when it is back', async () => {
  const { ada } = stage;
  ada.expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/);
  await comeAsMember(stage, '/usps', { onboardingStage: 'done' });
  await expectWords('Set Up ICPs');
  await ada.context.setOffline(true);
  await expectWords('You are offline.');
  // The next step may be here already: it is fetched in spare time.
  await ada.goInside('/keyword-research');
  await expectWords('This page is not available offline');
  await ada.context.setOffline(false);
  await expectWords('Keyword Research');
  await expectWords('Content Ideas');
  await expect.poll(() => ada.words(), soon).not.toContain('You are offline.');
});
