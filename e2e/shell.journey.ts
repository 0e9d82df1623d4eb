import { expect, it } from 'vitest';
import { workspacePages } from '#domain/pages/workspacePages.ts';
import { refuseStorage } from './driver/inPage.ts';
import { openAsMember } from './driver/openAsMember.ts';
import { setUpJourney } from './driver/journeySetup.ts';
import { waitOptions } from './driver/visitor.ts';

const setup = setUpJourney();
const at = (path: string) => setup.at('demo', path);
const pages = workspacePages.map(({ path }) => path);

it('shows the heading of the page before any script of the product runs', async () => {
  const { ada } = setup;
  const { page } = ada;
  // Without a selected prospect the emails page redirects; the API answers that this id is unknown.
  ada.allowConsole(/404.*getEmails/);
  const chosen = { selectedProspectIds: '[1]' };
  await openAsMember(setup, '/dashboard', { onboardingStage: 'done', ...chosen });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const headsOf = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header a[href="/"], nav[aria-label=Campaigns] > *, h1, h1 + div',
        ),
      ]
        .filter((part) => part.checkVisibility())
        .map((part) => part.textContent),
    );
  for (const path of pages) {
    await page.route(/\/assets\/index-/, (route) => route.abort());
    ada.allowConsole(/ERR_FAILED/);
    await ada.goto(at(path));
    await page.getByRole('heading', { level: 1 }).waitFor();
    const early = await headsOf();
    await page.unroute(/\/assets\/index-/);
    await ada.goto(at(path));
    await page.getByText('Ada', { exact: true }).first().waitFor();
    expect(early[0]).toBe('Bellwether');
    await expect.poll(headsOf, waitOptions).toEqual(early);
  }
});

it('shows nothing of a page to a person who is not signed in', async () => {
  const { ada } = setup;
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.allowConsole(/ERR_FAILED/);
  await ada.goto(at('/keyword-research'));
  await setup.expectText('Loading…');
  expect(await ada.visibleText()).not.toContain('Keyword Research');
});

it('shows the heading of the page when the browser has no storage', async () => {
  const { ada } = setup;
  await openAsMember(setup, '/users', { onboardingStage: 'done' });
  await ada.page.getByRole('heading', { level: 1 }).waitFor();
  await ada.context.addInitScript(refuseStorage);
  await ada.page.route(/\/assets\/index-/, (route) => route.abort());
  ada.allowConsole(/ERR_FAILED/);
  await ada.goto(at('/dashboard'));
  await expect
    .poll(() => ada.page.getByRole('heading', { level: 1 }).textContent(), waitOptions)
    .toBe('Pick your campaign');
});
