import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { twoFrames } from './driver/inPage.ts';
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

it('loads the list of a page as soon as the pointer is on a link to it', async () => {
  const { page } = setup.ada;
  const companies = /\/getTargetCompanies(\?|$)/;
  await openAsMember(setup, '/content-research', { onboardingStage: 'done' });
  const link = page.getByRole('link', { name: t('shell.outbound'), exact: true });
  let isLoaded = false;
  page.on('response', (response) => (isLoaded ||= companies.test(response.url())));
  // The link is there before the page notices the pointer, so the pointer comes again until then.
  const point = async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    return isLoaded;
  };
  await expect.poll(point, waitOptions).toBe(true);
  // Requests from here on are never answered.
  await page.route(companies, () => undefined);
  await link.click();
  const rows = page.getByRole('rowheader');
  await expect.poll(() => rows.count(), waitOptions).toBeGreaterThan(0);
});

it('shows no error while the code behind a link cannot be loaded, and opens that page later', async () => {
  const { ada, product } = setup;
  const { page } = ada;
  ada.allowConsole(/Failed to load resource/);
  const code = /^\/assets\/TargetCompaniesContainer/;
  const heal = product.sandbox.faults.add({ at: 'app', path: code, effect: { status: 404 } });
  const isRefused = page.waitForResponse(/TargetCompaniesContainer/, { timeout: 120_000 });
  await openAsMember(setup, '/content-research', { onboardingStage: 'done' });
  const link = page.getByRole('link', { name: t('shell.outbound'), exact: true });
  await link.hover();
  expect((await isRefused).status()).toBe(404);
  await twoFrames(page);
  heal();
  await link.click();
  const rows = page.getByRole('rowheader');
  await expect.poll(() => rows.count(), waitOptions).toBeGreaterThan(0);
});
