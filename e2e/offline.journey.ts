import { expect, it } from 'vitest';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const { expectText } = setup;

it('shows that it is offline, keeps the page, and continues when it is back online', async () => {
  const { ada } = setup;
  ada.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/);
  // The code of this page is not there yet, as on a slow line.
  const code = /\/assets\/KeywordResearchContainer/;
  await ada.page.route(code, (route) => route.abort('internetdisconnected'));
  await openAsMember(setup, '/usps', { onboardingStage: 'done' });
  await expectText('Set Up ICPs');
  await ada.context.setOffline(true);
  await expectText('You are offline.');
  await ada.goInside('/keyword-research');
  await expectText('This page is not available offline');
  await ada.page.unroute(code);
  await ada.context.setOffline(false);
  await expectText('Keyword Research');
  await expectText('Content Ideas');
  await expect.poll(() => ada.visibleText(), waitOptions).not.toContain('You are offline.');
});
