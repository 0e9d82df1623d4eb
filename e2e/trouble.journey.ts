import { expect, it } from 'vitest';
import { t } from '#domain/words/translate.ts';
import { expectFilledIn, fillIn } from './driver/controls.ts';
import { twoFrames } from './driver/inPage.ts';
import { setUpJourney, signInPage } from './driver/journeySetup.ts';

const setup = setUpJourney();
const { at, expectAt, expectText, openAsMember, openSignedIn } = setup;

/** A little less than an hour: the access token is about to expire, and the clocks still agree closely enough for a new one. */
const almostAnHour = 3_570_000;

/** Expires the access token in the page, and the refresh token. */
async function letTokensExpire(): Promise<void> {
  const { ada, product } = setup;
  const issued = Date.now();
  await expect.poll(() => Date.now() - issued).toBeGreaterThan(1_000);
  product.sandbox.lifetimes.refreshToken = 3_600;
  await ada.page.clock.setSystemTime(Date.now() + almostAnHour);
}

it('a session that ends with a form open leads through sign-in back to the form, with the typed text', async () => {
  const { ada, product } = setup;
  const business = {
    'Business Name': 'Acme Ltd',
    Website: 'acme.example',
    Description: 'We bake bread at night.',
  };
  ada.allowConsole(/Failed to load resource.*400/);
  product.sandbox.lifetimes.refreshToken = 1;
  await openSignedIn(at('/business-info'));
  await fillIn(ada.page, business);
  await ada.context.clearCookies({ domain: new URL(product.origins.identity).hostname });
  await letTokensExpire();
  await ada.press('Define USPs');
  await expectAt(signInPage);
  await ada.signIn('ada@acme.example', 'Ada');
  await expectAt(at('/business-info'));
  await expectFilledIn(ada.page, business);
  await ada.press('Define USPs');
  await expectAt(at('/usps'));
});

it('replaces an expired refresh token silently while the provider has a session', async () => {
  const { ada, product } = setup;
  ada.allowConsole(/Failed to load resource.*400/);
  product.sandbox.lifetimes.refreshToken = 1;
  await openSignedIn(at('/users'));
  await letTokensExpire();
  await ada.press('Add New User');
  const grace = { 'Full Name': 'Grace Hopper', Email: 'grace@acme.example', Role: 'Admiral' };
  await fillIn(ada.page.getByRole('dialog'), grace);
  await ada.press('Add User');
  await expectText('grace@acme.example');
  expect(ada.address()).toBe(at('/users'));
});

it('shows an uncaught error as a message and once on the console, and not a cancelled request', async () => {
  const { ada } = setup;
  await openSignedIn(at('/users'));
  await ada.page.evaluate(() => void Promise.reject(new DOMException('left', 'AbortError')));
  await twoFrames(ada.page);
  expect(await ada.visibleText()).toContain('Ada');
  expect(await ada.visibleText()).not.toContain('Something went wrong');
  const logged: string[] = [];
  ada.page.on('console', (message) => logged.push(message.text()));
  ada.allowConsole(/^error: Nobody caught this error: Error: (one|two)/);
  await ada.page.evaluate(() => {
    setTimeout(() => {
      throw new Error('one');
    });
    void Promise.reject(new Error('two'));
  });
  await expectText('Something went wrong. Please try again.');
  const times = (error: string) => logged.filter((text) => text.includes(error)).length;
  await expect.poll(() => [times('Error: one'), times('Error: two')]).toEqual([1, 1]);
});

const gone = /^\/assets\/KeywordResearchContainer/;

it('shows the page though its file is missing once', async () => {
  const { ada, product } = setup;
  ada.allowConsole(/Failed to load resource|Failed to fetch dynamically imported/);
  product.sandbox.faults.add({ at: 'app', path: gone, times: 1, effect: { status: 404 } });
  await openAsMember('/keyword-research', { onboardingStage: 'done' });
  const table = ada.page.getByRole('table', { name: 'Keywords' });
  await expect.poll(() => table.count()).toBe(1);
});

it('shows that the file still fails, with a way to continue', async () => {
  const { ada, product } = setup;
  ada.allowConsole(/Failed to load resource|Failed to fetch dynamically imported/);
  const heal = product.sandbox.faults.add({ at: 'app', path: gone, effect: { status: 404 } });
  await ada.goto(at('/keyword-research'));
  await ada.signIn('ada@acme.example', 'Ada');
  await expectText('A new version is available');
  heal();
  await ada.press('Reload');
  await expectText('Keyword Research');
});

it('loads the sign-in client again on request, and keeps the link', async () => {
  const { ada, product } = setup;
  ada.allowConsole(/Failed to load resource/);
  const path = /^\/assets\/auth0/;
  const heal = product.sandbox.faults.add({ at: 'app', path, effect: { status: 404 } });
  await ada.goto(at('/users?q=ada'));
  await expectText('Login failed');
  heal();
  await ada.press('Try again');
  await ada.signIn('ada@acme.example', 'Ada');
  await expectAt(at('/users?q=ada'));
});

it('shows that it is offline, keeps the page, and continues when it is back online', async () => {
  const { ada } = setup;
  ada.allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported/);
  // The code of this page is not there yet, as on a slow line.
  const code = /\/assets\/KeywordResearchContainer/;
  await ada.page.route(code, (route) => route.abort('internetdisconnected'));
  await openAsMember('/usps', { onboardingStage: 'done' });
  await expectText('Set Up ICPs');
  await ada.context.setOffline(true);
  await expectText('You are offline.');
  await ada.goInside('/keyword-research');
  await expectText('This page is not available offline');
  await ada.page.unroute(code);
  await ada.context.setOffline(false);
  await expectText('Keyword Research');
  await expectText('Content Ideas');
  await expect.poll(() => ada.visibleText()).not.toContain('You are offline.');
});

it('loads the list of a page as soon as the pointer is on a link to it (D82)', async () => {
  const { page } = setup;
  const companies = /\/getTargetCompanies(\?|$)/;
  await openAsMember('/content-research', { onboardingStage: 'done' });
  const link = page.getByRole('link', { name: t('shell.outbound'), exact: true });
  let isLoaded = false;
  page.on('response', (response) => (isLoaded ||= companies.test(response.url())));
  // The link is there before the page notices the pointer, so the pointer comes again until then.
  const point = async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    return isLoaded;
  };
  await expect.poll(point).toBe(true);
  // Requests from here on are never answered.
  await page.route(companies, () => undefined);
  await link.click();
  const rows = page.getByRole('rowheader');
  await expect.poll(() => rows.count()).toBeGreaterThan(0);
});
